"""Rulings where printed sources disagree: one switch each, set as this house plays. Read as `rulings.NAME`."""

from __future__ import annotations

MORGANS = {1: "three_cards", 2: "three_more", 3: "two_engines", 4: "one_life", 5: "two_lives"}
"""Which of the five Morgans does what; the numbers are ours."""

TWO_LIVES_FALLBACK = "card"
"""When nobody bleeds for Morgan each knight loses a "card", or a "life"."""

MERLIN_MOVES_EXCALIBUR = False
"""Merlin alone moves the sword a step when it is on Evil's half of the river."""

MERLIN_LIFTS_DESOLATION = False
"""Merlin alone may take a Desolation off the Grail board."""

DESOLATION_ONLY_WHEN_FULL = False
"""Desolation replaces a Grail card on a full board only, and else fills a slot."""

CONVOCATION_COMPELS = False
"""Convocation brings every knight home, without asking."""

FATE_UNMASKS = False
"""Fate played by a Traitor who knows it always unmasks them."""

EXCALIBUR_STOPS_CHAIN = True
"""Excalibur may be sacrificed against a card of Morgan's chain."""

ARMOR_IN_CHAIN = False
"""The Armor works on the cards of Morgan's chain."""

EXCALIBUR_STOPS_SPECIAL = True
"""Excalibur may be sacrificed against a Special Black card."""

MERLINS_HEAL = True
"""Three Merlins count as three identical cards when healing."""

ACTIVE_DIES_AT_ONCE = False
"""The active player dies as soon as the card or action is done, not at the end of the turn."""

LATE_LOOK_SEATS = (3,)
"""At these player counts the usual look at loyalty waits for six swords."""
