"""Sections 16.1 and 17.1: every question as everybody may see it: whom it awaits, what it is about, on which clock."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Relic
from games.core.ask import Ask
from games.core.text import plain
from tests.contract.harness import Case
from tests.contract.readers import Reader
from tests.games.camelot.scenario import (
    DRAGON,
    GRAIL,
    PICTS,
    Scenario,
    drawn,
    enchanted,
    table,
    unmasked,
    war_won,
    with_dragon,
)

POOL = ["fight2", "fight5", "fight5", "merlin"]
"""To be shared after `war_won`."""


def seen(ask: Ask) -> str:
    """Everything public of a question, as one line."""
    about = [f"{name}={one}" for name, one in plain(ask.about).items()]
    marks = ["counted"] * ask.counted + ["collected"] * ask.collected + [f"held {ask.hold}"] * bool(ask.hold)
    face = [f"[{' '.join(ask.face.choices)}]"] if ask.face else []
    return " ".join([ask.key, ask.pace.name.lower(), str(list(ask.awaits)), *about, *marks, *face])


def held(play: Scenario) -> Scenario:
    """With the usual shortest time of windows offered to all."""
    play.state.min_window = 8
    return play


def passed(play: Scenario) -> Scenario:
    for seat in (1, 2, 3, 0):
        play.say(seat, "pass")
    return play


def drawn_held(card: Black, **more: object) -> Scenario:
    return held(table("evil", top=[card], **more)).start().say(1, "draw")


ASKED: list[tuple[str, Callable[[], Scenario], str]] = [
    (
        "evil",
        lambda: table("evil").start(),
        "evil turn [1]",
    ),
    (
        "heroic",
        lambda: table().start(),
        "heroic turn [1] done=[] left=1",
    ),
    (
        "heroic after an action",
        lambda: table().start().say(1, "draw_white").say(1, "sacrifice"),
        "heroic turn [1] done=['quest'] left=1",
    ),
    (
        "armor",
        lambda: drawn(Black.BK1, Black.BK3, relics={Relic.ARMOR: 1}),
        "armor reaction [1]",
    ),
    (
        "face",
        lambda: drawn(Black.LD1),
        "face reaction [1] quest=lancelot",
    ),
    (
        "war",
        lambda: drawn(Black.MERCENARIES),
        "war reaction [1] card=mercenaries",
    ),
    (
        "war for mordred",
        lambda: drawn(Black.MORDRED).let_come(),
        "war reaction [1] card=mordred",
    ),
    (
        "cancel a special card",
        lambda: drawn_held(Black.MORGAN4, hands={2: "M"}),
        "cancel reaction [1, 2, 3, 0] by=1 card=morgan4 entering=morgan4"
        " merlins=1 threat=threat_one_life offered=0 counted held 8 [pass offer]",
    ),
    (
        "cancel a special card with the sword",
        lambda: drawn_held(Black.MORGAN4, relics={Relic.SWORD: 3}),
        "cancel reaction [1, 2, 3, 0] by=1 card=morgan4 entering=morgan4"
        " merlins=1 threat=threat_one_life offered=0 counted held 8 [pass offer sacrifice]",
    ),
    (
        "cancel after an offer",
        lambda: drawn_held(Black.VIVIEN, hands={2: "M M"}).say(0, "pass").say(2, "offer", "2"),
        "cancel reaction [1, 3, 0] by=1 card=vivien entering=vivien"
        " merlins=1 threat=threat_vivien offered=2 counted held 8 [pass offer]",
    ),
    (
        "cancel a standard card",
        lambda: drawn_held(Black.RIVER, relics={Relic.SWORD: 3}),
        "cancel reaction [3] by=1 card=river entering=river merlins=0 offered=0 [pass sacrifice]",
    ),
    (
        "cancel a card shown",
        lambda: drawn_held(Black.BK3, relics={Relic.SWORD: 3}).say(1, "up"),
        "cancel reaction [3] by=1 card=bk3 entering=black_knight_3 merlins=0 offered=0 [pass sacrifice]",
    ),
    (
        "cancel a hidden card",
        lambda: drawn_held(Black.BK3, relics={Relic.SWORD: 3}).say(1, "down"),
        "cancel reaction [3] by=1 quest=black_knight entering=hidden_card merlins=0 offered=0 [pass sacrifice]",
    ),
    (
        "cancel a special card after vivien",
        lambda: (
            held(enchanted(table("evil", top=[Black.MORGAN4], relics={Relic.SWORD: 3}), Black.VIVIEN))
            .start()
            .say(1, "draw")
        ),
        "cancel reaction [3] by=1 card=morgan4 entering=morgan4 merlins=0 offered=0 [pass sacrifice]",
    ),
    (
        "cancel a card of the chain",
        lambda: passed(drawn(Black.MORGAN2, Black.MISTS, relics={Relic.SWORD: 3})),
        "cancel reaction [3] by=1 card=mists entering=mists merlins=0 offered=0 [pass sacrifice]",
    ),
    (
        "volunteer cards",
        lambda: passed(drawn_held(Black.MORGAN1, hands={2: "F1 F2 G"})).time(),
        "volunteer-cards reaction [1, 2, 3, 0] counted held 8 [pass volunteer]",
    ),
    (
        "volunteer life",
        lambda: drawn(Black.MORGAN5).let_come().say(2, "pass"),
        "volunteer-life reaction [1, 3, 0] counted [pass volunteer]",
    ),
    (
        "discard",
        lambda: passed(passed(drawn(Black.MORGAN1, hands={2: "G", 0: "F1"}))),
        "discard secret [2, 0] count=1",
    ),
    (
        "fate-discard",
        lambda: table(hands={1: "fate", 2: "G"}, traitor=1).start().say(1, "special", "fate", "as_traitor"),
        "fate-discard secret [2] count=2",
    ),
    (
        "kay on a quest",
        lambda: (
            with_dragon(
                table("evil", at={3: DRAGON}, white={DRAGON: "F5"}, black={DRAGON: [Black.LD1] * 4}, top=[Black.LD5])
            )
            .start()
            .say(1, "draw")
            .say(1, "up")
        ),
        "kay reaction [3] white=5 black=29 against=dragon",
    ),
    (
        "kay at the siege",
        lambda: (
            table(knights="arthur kay gawain tristan", hands={1: "F5"}, engines=1, fixed={"die": [6]})
            .start()
            .say(1, "siege", ("fight5",))
        ),
        "kay reaction [1] white=5 black=6 against=siege_engine",
    ),
    (
        "grail for another",
        lambda: drawn(Black.MORGAN4, life={2: 1}, relics={Relic.CUP: 3}).let_come(),
        "grail reaction [3] whom=2 own=0",
    ),
    (
        "grail for oneself",
        lambda: drawn(Black.MORGAN4, life={2: 1}, relics={Relic.CUP: 2}).let_come(),
        "grail reaction [2] whom=2 own=1",
    ),
    (
        "arthur-return",
        lambda: (
            table(knights="kay arthur gawain tristan", hands={1: "F1", 3: "G"})
            .start()
            .say(1, "arthur_exchange", "fight1", "3")
        ),
        "arthur-return reaction [3] by=1",
    ),
    (
        "foresight",
        lambda: table(hands={1: "clairvoyance"}).start().say(1, "special", "clairvoyance"),
        "foresight reaction [1]",
    ),
    (
        "convocation",
        lambda: table(hands={1: "convocation"}, at={2: GRAIL, 0: PICTS}).start().say(1, "special", "convocation"),
        "convocation secret [2, 0]",
    ),
    (
        "share",
        lambda: war_won(3),
        f"share turn [1] by=1 cards={POOL} proposed=0 [propose accept reject no_agreement evenly]",
    ),
    (
        "share proposed",
        lambda: war_won(3, 0).say(1, "propose", "3", (), "0", ()),
        f"share turn [3, 0] by=1 cards={POOL} proposed=1 [propose accept reject no_agreement evenly]",
    ),
    (
        "taunt",
        lambda: unmasked(table("traitor", hands={2: "F1"}), 1).start(),
        "taunt turn [1]",
    ),
    (
        "help-evil",
        lambda: unmasked(table("traitor"), 1).start(),
        "help-evil turn [1]",
    ),
]


@pytest.mark.parametrize(("play", "expected"), [row[1:] for row in ASKED], ids=[row[0] for row in ASKED])
def test_what_a_question_shows(play: Callable[[], Scenario], expected: str) -> None:
    """A face-down card is named to nobody, and no question says what a hand holds."""
    asked = play().ask
    assert asked is not None and seen(asked) == expected


@pytest.mark.parametrize("play", [row[1] for row in ASKED], ids=[row[0] for row in ASKED])
def test_every_question_can_be_read(play: Callable[[], Scenario]) -> None:
    """Each question, and each step and choice of its menus, has words."""
    asked = play().ask
    assert asked is not None
    Reader("en").ask(Case(GAME, 4), asked)
