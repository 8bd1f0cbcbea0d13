"""Who learns what, word for word: sharing, the turn, and the end of the game.

Section 3: everything that is said, in order, with its audience. Behind a bar stands what one seat learns on top.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import Black
from tests.games.camelot.scenario import FOUR, Scenario, last_pict, lines, table, war_won

Story = tuple[str, Callable[[], Scenario], str]


STORIES: list[Story] = [
    (
        "a share agreed",
        lambda: (
            war_won(3)
            .say(1, "propose", "3", ("fight5~2", "merlin"))
            .say(3, "reject")
            .say(1, "propose", "3", ())
            .say(3, "accept")
        ),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        gains-life who=3 count=1 life=5
        share-opens who=1 cards=fight2,fight5,fight5,merlin whom=1,3
        etiquette-short
        share-proposed who=1 cards=fight2,fight5
        share-proposed who=3 cards=fight5,merlin
        share-rejected who=3
        share-proposed who=1 cards=fight2,fight5,fight5,merlin
        share-proposed-nothing who=3 cards=
        share-accepted who=3
        share-done
        """,
    ),
    (
        "a share dealt",
        lambda: war_won(3, 0, fixed={"share": [FOUR]}).say(0, "no_agreement"),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        gains-life who=3 count=1 life=5
        gains-life who=0 count=1 life=5
        share-opens who=1 cards=fight2,fight5,fight5,merlin whom=1,3,0
        etiquette-short
        share-fails who=0
        share-dealt who=1 count=4 | 0: cards=fight5 | 1: cards=fight2,fight5 | 3: cards=merlin
        """,
    ),
    (
        "a share and the clock",
        lambda: war_won(3, fixed={"share": [FOUR]}).time(),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        gains-life who=3 count=1 life=5
        share-opens who=1 cards=fight2,fight5,fight5,merlin whom=1,3
        etiquette-short
        time who=1
        share-dealt who=1 count=4 | 1: cards=fight2,fight5 | 3: cards=fight5,merlin
        """,
    ),
    (
        "a share among more than there are cards",
        lambda: war_won(0, 2, 3, 4, knights="arthur percival gawain kay tristan", fixed={"share": [FOUR]}).time(),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        gains-life who=2 count=1 life=5
        gains-life who=3 count=1 life=5
        gains-life who=4 count=1 life=5
        gains-life who=0 count=1 life=5
        share-opens who=1 cards=fight2,fight5,fight5,merlin whom=1,2,3,4,0
        etiquette-short
        time who=1
        share-dealt who=1 count=4 | 1: cards=fight2 | 2: cards=merlin | 3: cards=fight5 | 4: cards=fight5
        """,
    ),
    (
        "the end by engines",
        lambda: table("evil", engines=11, traitor=2).start().say(1, "engine"),
        """
        adds-engine who=1 total=12
        ends-engines white=0 black=0 engines=12
        falls
        traitor-was who=2
        """,
    ),
    (
        "the end by black swords",
        lambda: last_pict(black_swords=6),
        """
        drew-black who=1 card=pict_raid
        warrior quest=picts count=4
        quest-lost quest=picts
        swords colour=black_sword count=1 white=0 black=7
        engines count=2 total=2
        ends-black-swords white=0 black=7 engines=2
        falls
        traitor-none who=
        """,
    ),
    (
        "the end of the last loyal knight",
        lambda: (
            table("evil", life={0: 1, 1: 1, 2: 1}, traitor=3, top=[Black.MORGAN4])
            .start()
            .say(1, "draw")
            .let_come()
            .say(1, "draw_white")
            .say(1, "end_turn")
        ),
        """
        drew-black who=1 card=morgan4
        etiquette-short
        loses-life who=1 count=1 life=0
        loses-life who=2 count=1 life=0
        loses-life who=3 count=1 life=3
        loses-life who=0 count=1 life=0
        dies who=2
        dies who=0
        drew-white who=1 count=2 | 1: cards=piety,reinforcements
        dies who=1
        ends-no-knights white=0 black=0 engines=0
        falls
        traitor-was who=3
        """,
    ),
    (
        "the end by a count",
        lambda: war_won(white_swords=7, black_swords=4),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=8 black=4
        ends-count white=8 black=4 engines=0
        stands
        traitor-none who=
        """,
    ),
    (
        "the end by a count with a traitor",
        lambda: war_won(white_swords=7, black_swords=4, traitor=2),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=8 black=4
        traitor-turns-swords who=2 count=2
        ends-count white=6 black=6 engines=0
        falls
        traitor-was who=2
        """,
    ),
    (
        "the next turn",
        lambda: table().start().say(1, "draw_white").say(1, "end_turn"),
        """
        drew-white who=1 count=2 | 1: cards=piety,reinforcements
        turn who=2 number=2
        """,
    ),
]


@pytest.mark.parametrize(("play", "expected"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES])
def test_what_is_told_and_to_whom(play: Callable[[], Scenario], expected: str) -> None:
    assert play().told() == lines(expected)
