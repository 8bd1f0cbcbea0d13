"""Who learns what, word for word: the evil phase, the Black cards, and what stops them.

Section 3: everything that is said, in order, with its audience. Behind a bar stands what one seat learns on top.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import Black, Place, Relic
from tests.games.camelot.scenario import BK, DRAGON, GRAIL, LANCELOT, PICTS, Scenario, drawn, lines, table, unmasked

Story = tuple[str, Callable[[], Scenario], str]


def traitor(*top: Black, **more: object) -> Scenario:
    """Seat 1 is the unmasked Traitor, whose turn it is."""
    return unmasked(table("traitor", top=top, **more), 1).start()


def closed(play: Scenario, *places: Place) -> Scenario:
    play.close(*places)
    return play


def passed(play: Scenario) -> Scenario:
    """Nobody volunteers."""
    for seat in (1, 2, 3, 0):
        play.say(seat, "pass")
    return play


STORIES: list[Story] = [
    (
        "an engine",
        lambda: table("evil").start().say(1, "engine"),
        """
        adds-engine who=1 total=1
        """,
    ),
    (
        "a life",
        lambda: table("evil").start().say(1, "life"),
        """
        bleeds who=1 life=3
        """,
    ),
    (
        "time",
        lambda: table("evil", top=[Black.RIVER]).start().time(),
        """
        time who=1
        drew-black who=1 card=river
        sword-moves to=farther at=-1
        """,
    ),
    (
        "a peek",
        lambda: table("evil", top=[Black.VIVIEN]).start().say(1, "peek"),
        """
        peeks who=1 | 1: card=vivien
        """,
    ),
    (
        "a raid",
        lambda: drawn(Black.PICT_RAID),
        """
        drew-black who=1 card=pict_raid
        warrior quest=picts count=1
        """,
    ),
    (
        "the river",
        lambda: drawn(Black.RIVER),
        """
        drew-black who=1 card=river
        sword-moves to=farther at=-1
        """,
    ),
    (
        "a foe shown",
        lambda: drawn(Black.BK7).say(1, "up"),
        """
        drew-foe who=1 quest=black_knight | 1: card=black_knight_7
        laid-face-up who=1 quest=black_knight card=black_knight_7
        """,
    ),
    (
        "a foe hidden",
        lambda: drawn(Black.BK7).say(1, "down"),
        """
        drew-foe who=1 quest=black_knight | 1: card=black_knight_7
        laid-face-down who=1 quest=black_knight
        drew-white who=1 count=1 | 1: cards=reinforcements
        """,
    ),
    (
        "a foe without a quest",
        lambda: closed(table("evil", top=[Black.LD1]), LANCELOT, DRAGON).start().say(1, "draw"),
        """
        drew-black who=1 card=ld1
        engines count=1 total=1
        """,
    ),
    (
        "the armor",
        lambda: drawn(Black.DESPAIR, Black.SAXON_RAID, relics={Relic.ARMOR: 1}).say(1, "saxon_raid"),
        """
        armor-draws who=1 | 1: cards=despair,saxon_raid
        drew-black who=1 card=saxon_raid
        warrior quest=saxons count=1
        """,
    ),
    (
        "mercenaries",
        lambda: drawn(Black.MERCENARIES).say(1, "saxons"),
        """
        drew-black who=1 card=mercenaries
        warrior quest=saxons count=1
        """,
    ),
    (
        "mordred",
        lambda: drawn(Black.MORDRED).let_come().say(1, "saxons"),
        """
        drew-black who=1 card=mordred
        etiquette-short
        mordred-leads quest=saxons card=fight5
        warrior quest=saxons count=1
        """,
    ),
    (
        "dark forest",
        lambda: drawn(Black.DARK_FOREST).let_come(),
        """
        drew-black who=1 card=dark_forest
        etiquette-short
        spell-cast card=dark_forest threat=threat_dark_forest
        """,
    ),
    (
        "mists",
        lambda: drawn(Black.MISTS).let_come(),
        """
        drew-black who=1 card=mists
        etiquette-short
        spell-cast card=mists threat=threat_mists
        """,
    ),
    (
        "vivien",
        lambda: drawn(Black.VIVIEN).let_come(),
        """
        drew-black who=1 card=vivien
        etiquette-short
        spell-cast card=vivien threat=threat_vivien
        """,
    ),
    (
        "guinevere",
        lambda: drawn(Black.GUINEVERE, at={2: BK, 3: PICTS}, white={BK: "F1 F1", PICTS: "F1"}).let_come(),
        """
        drew-black who=1 card=guinevere
        etiquette-short
        all-come-home
        quest-abandoned quest=black_knight count=2
        turn who=2 number=2
        """,
    ),
    (
        "despair",
        lambda: drawn(Black.DESPAIR),
        """
        drew-black who=1 card=despair
        grail-darkens card=despair white=0 black=1
        """,
    ),
    (
        "despair on a full board",
        lambda: drawn(Black.DESPAIR, white={GRAIL: "G G G G"}, black={GRAIL: [Black.DESPAIR] * 3}),
        """
        drew-black who=1 card=despair
        despair-pushes card=grail
        """,
    ),
    (
        "desolation",
        lambda: drawn(Black.DESOLATION, white={GRAIL: "G"}).let_come(),
        """
        drew-black who=1 card=desolation
        etiquette-short
        despair-pushes card=grail
        grail-darkens card=desolation white=0 black=1
        """,
    ),
    (
        "morgan brings more",
        lambda: drawn(Black.MORGAN2, Black.PICT_RAID, Black.PICT_RAID, Black.SAXON_RAID).let_come(),
        """
        drew-black who=1 card=morgan2
        etiquette-short
        drew-black who=1 card=pict_raid
        warrior quest=picts count=1
        drew-black who=1 card=pict_raid
        warrior quest=picts count=2
        drew-black who=1 card=saxon_raid
        warrior quest=saxons count=1
        """,
    ),
    (
        "morgan brings engines",
        lambda: drawn(Black.MORGAN3).let_come(),
        """
        drew-black who=1 card=morgan3
        etiquette-short
        engines count=2 total=2
        """,
    ),
    (
        "morgan bleeds all",
        lambda: drawn(Black.MORGAN4, life={2: 6}).let_come(),
        """
        drew-black who=1 card=morgan4
        etiquette-short
        loses-life who=1 count=1 life=3
        loses-life who=2 count=1 life=5
        loses-life who=3 count=1 life=3
        loses-life who=0 count=1 life=3
        """,
    ),
    (
        "morgan is paid in cards",
        lambda: (
            drawn(Black.MORGAN1, hands={2: "F1 F2 G"}).let_come().say(2, "volunteer", ("fight1", "fight2", "grail"))
        ),
        """
        drew-black who=1 card=morgan1
        etiquette-short
        volunteers who=2
        discards who=2 count=3 | 2: cards=fight1,fight2,grail
        """,
    ),
    (
        "morgan is paid in life",
        lambda: drawn(Black.MORGAN5).let_come().say(3, "volunteer"),
        """
        drew-black who=1 card=morgan5
        etiquette-short
        volunteers who=3
        loses-life who=3 count=2 life=2
        """,
    ),
    (
        "morgan is not paid",
        lambda: (
            passed(drawn(Black.MORGAN1, hands={2: "F1 F2", 3: "G"}).let_come()).say(2, ("fight2",)).say(3, ("grail",))
        ),
        """
        drew-black who=1 card=morgan1
        etiquette-short
        discards who=2 count=1 | 2: cards=fight2
        discards who=3 count=1 | 3: cards=grail
        """,
    ),
    (
        "morgan and the clock",
        lambda: drawn(Black.MORGAN5).let_come().say(2, "pass").time(),
        """
        drew-black who=1 card=morgan5
        etiquette-short
        time-counted count=3
        """,
    ),
    (
        "two merlins and the sword",
        lambda: (
            drawn(Black.MORGAN4, hands={0: "M", 3: "M"}, relics={Relic.SWORD: 2})
            .say(3, "offer")
            .say(0, "offer")
            .say(2, "sacrifice")
        ),
        """
        drew-black who=1 card=morgan4
        etiquette-short
        merlin-offered who=3 count=1 total=1
        merlin-offered who=0 count=1 total=2
        excalibur-sacrificed who=2
        merlins-return count=2
        stopped
        """,
    ),
    (
        "three merlins",
        lambda: drawn(Black.MORGAN4, hands={0: "M", 3: "M M"}).say(3, "offer", "2").say(0, "offer"),
        """
        drew-black who=1 card=morgan4
        etiquette-short
        merlin-offered who=3 count=2 total=2
        merlin-offered who=0 count=1 total=3
        merlins-prevail
        stopped
        """,
    ),
    (
        "the sword against a hidden foe",
        lambda: drawn(Black.BK7, relics={Relic.SWORD: 2}).say(1, "down").say(2, "sacrifice"),
        """
        drew-foe who=1 quest=black_knight | 1: card=black_knight_7
        laid-face-down who=1 quest=black_knight
        excalibur-sacrificed who=2
        stopped
        """,
    ),
    (
        "the traitor taunts",
        lambda: traitor(hands={2: "F1", 3: "G"}).say(1, "3"),
        """
        taunts who=1 whom=3 | 3: card=grail
        """,
    ),
    (
        "the traitor builds",
        lambda: traitor().say(1, "engine"),
        """
        adds-engine who=1 total=1
        turn who=2 number=2
        """,
    ),
    (
        "the traitor hides a foe",
        lambda: traitor(Black.BK7).say(1, "draw").say(1, "down"),
        """
        drew-foe who=1 quest=black_knight | 1: card=black_knight_7
        laid-face-down who=1 quest=black_knight
        turn who=2 number=2
        """,
    ),
    (
        "unmasked by choice",
        lambda: (
            table(
                "evil",
                traitor=1,
                hands={1: "F1 G"},
                at={1: LANCELOT},
                white={LANCELOT: "F2"},
                relics={Relic.SWORD: 1, Relic.CUP: 1, Relic.ARMOR: 1},
                options={"allow_voluntary_reveal": True},
            )
            .start()
            .say(1, "reveal")
        ),
        """
        unmasked who=1
        quest-abandoned quest=lancelot count=1
        relic-lost relic=sword
        relic-lost relic=cup
        """,
    ),
]


@pytest.mark.parametrize(("play", "expected"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES])
def test_what_is_told_and_to_whom(play: Callable[[], Scenario], expected: str) -> None:
    assert play().told() == lines(expected)
