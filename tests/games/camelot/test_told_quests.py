"""Who learns what, word for word: how quests and knights end.

Section 3: everything that is said, in order, with its audience. Behind a bar stands what one seat learns on top.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import Black, Relic
from tests.games.camelot.scenario import (
    BK,
    DRAGON,
    GRAIL,
    LANCELOT,
    PICTS,
    RIVER,
    Scenario,
    enchanted,
    heroic_quest,
    last_pict,
    lines,
    table,
    tracked,
    war_won,
    with_dragon,
)

Story = tuple[str, Callable[[], Scenario], str]


STORIES: list[Story] = [
    (
        "a war won alone",
        lambda: war_won(),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        takes-all who=1 count=4 | 1: cards=fight2,fight5,fight5,merlin
        """,
    ),
    (
        "a war lost",
        lambda: last_pict(at={1: PICTS, 3: PICTS}),
        """
        drew-black who=1 card=pict_raid
        warrior quest=picts count=4
        quest-lost quest=picts
        swords colour=black_sword count=1 white=0 black=1
        engines count=2 total=2
        loses-life who=1 count=1 life=3
        loses-life who=3 count=1 life=3
        """,
    ),
    (
        "a war lost in the mists with heroism",
        lambda: (
            heroic_quest(tracked(enchanted(table("evil", top=[Black.PICT_RAID]), Black.MISTS), PICTS, 3), PICTS)
            .start()
            .say(1, "draw")
        ),
        """
        drew-black who=1 card=pict_raid
        warrior quest=picts count=4
        quest-lost quest=picts
        swords colour=black_sword count=3 white=0 black=3
        engines count=2 total=2
        """,
    ),
    (
        "lancelot won",
        lambda: (
            table(
                at={1: LANCELOT},
                hands={1: "F3"},
                white={LANCELOT: "F4 F4 F4 F3"},
                black={LANCELOT: [Black.LD3, Black.LD1]},
            )
            .start()
            .say(1, "quest_card", "fight3")
        ),
        """
        lays who=1 card=fight3 quest=lancelot
        combat quest=lancelot values=1,3 count=2 white=18 black=4
        quest-won quest=lancelot
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        relic-won who=1 relic=armor
        dragon-comes
        takes-all who=1 count=4 | 1: cards=lady,messenger,piety,reinforcements
        """,
    ),
    (
        "lancelot lost",
        lambda: table("evil", black={LANCELOT: [Black.LD1] * 4}, top=[Black.LD7]).start().say(1, "draw").say(1, "down"),
        """
        drew-foe who=1 quest=lancelot | 1: card=lancelot_7
        laid-face-down who=1 quest=lancelot
        drew-white who=1 count=1 | 1: cards=reinforcements
        combat quest=lancelot values=1,1,1,1,7 count=5 white=0 black=11
        quest-lost quest=lancelot
        swords colour=black_sword count=1 white=0 black=1
        relic-lost relic=armor
        dragon-comes
        """,
    ),
    (
        "the dragon with kay",
        lambda: (
            with_dragon(
                table(
                    "evil",
                    at={2: DRAGON, 3: DRAGON},
                    hands={3: "F1 F5"},
                    white={DRAGON: "F5 F5 F5 F4 F4 F4"},
                    black={DRAGON: [Black.LD1] * 4},
                    top=[Black.LD5],
                )
            )
            .start()
            .say(1, "draw")
            .say(1, "up")
            .say(3, "help", "fight5")
        ),
        """
        drew-foe who=1 quest=dragon | 1: card=dragon_9
        laid-face-up who=1 quest=dragon card=dragon_9
        combat quest=dragon values=5,5,5,5,9 count=5 white=27 black=29
        kay-helps who=3 card=fight5
        quest-won quest=dragon
        swords colour=white_sword count=2 white=2 black=0
        gains-life who=2 count=2 life=6
        gains-life who=3 count=2 life=6
        share-opens who=2 cards=convocation,fate,heroism,lady,messenger,piety,reinforcements whom=2,3
        etiquette-short
        """,
    ),
    (
        "the dragon with nobody there",
        lambda: (
            with_dragon(
                table(
                    "evil", white={DRAGON: "F5 F5 F5 F4 F4 F4 F3 F3"}, black={DRAGON: [Black.LD1] * 4}, top=[Black.LD3]
                )
            )
            .start()
            .say(1, "draw")
            .say(1, "up")
        ),
        """
        drew-foe who=1 quest=dragon | 1: card=dragon_7
        laid-face-up who=1 quest=dragon card=dragon_7
        combat quest=dragon values=5,5,5,5,7 count=5 white=33 black=27
        quest-won quest=dragon
        swords colour=white_sword count=2 white=2 black=0
        reward-wasted count=7
        """,
    ),
    (
        "excalibur won",
        lambda: tracked(table(at={1: RIVER}, hands={1: "F1"}), RIVER, 4).start().say(1, "quest_card", "fight1"),
        """
        pays-river who=1 at=5 | 1: card=fight1
        quest-won quest=excalibur
        swords colour=white_sword count=2 white=2 black=0
        gains-life who=1 count=1 life=5
        relic-won who=1 relic=sword
        takes-all who=1 count=7 | 1: cards=convocation,fate,heroism,lady,messenger,piety,reinforcements
        """,
    ),
    (
        "excalibur lost",
        lambda: tracked(table("evil", at={2: RIVER}, top=[Black.RIVER]), RIVER, -4).start().say(1, "draw"),
        """
        drew-black who=1 card=river
        sword-moves to=farther at=-5
        quest-lost quest=excalibur
        swords colour=black_sword count=2 white=0 black=2
        loses-life who=2 count=1 life=3
        relic-lost relic=sword
        """,
    ),
    (
        "excalibur waits for a dying knight",
        lambda: (
            tracked(table(hands={1: "lady"}, life={1: 0}, relics={Relic.CUP: 2}), RIVER, 4)
            .start()
            .say(1, "special", "lady")
            .say(1, "end_turn")
            .say(2, "use")
        ),
        """
        plays-lady who=1
        sword-moves to=nearer at=5
        quest-won quest=excalibur
        swords colour=white_sword count=2 white=2 black=0
        relic-waits relic=sword
        reward-wasted count=7
        saved who=2 whom=1 life=4
        relic-won who=2 relic=sword
        turn who=2 number=2
        """,
    ),
    (
        "excalibur is lost with a dying knight",
        lambda: (
            tracked(table(hands={1: "lady"}, life={1: 0}), RIVER, 4)
            .start()
            .say(1, "special", "lady")
            .say(1, "end_turn")
        ),
        """
        plays-lady who=1
        sword-moves to=nearer at=5
        quest-won quest=excalibur
        swords colour=white_sword count=2 white=2 black=0
        relic-waits relic=sword
        reward-wasted count=7
        relic-lost relic=sword
        dies who=1
        turn who=2 number=2
        """,
    ),
    (
        "the grail won",
        lambda: (
            table(at={1: GRAIL}, hands={1: "G"}, white={GRAIL: "G G G G G G"}).start().say(1, "quest_card", "grail")
        ),
        """
        lays who=1 card=grail quest=holy_grail
        quest-won quest=holy_grail
        swords colour=white_sword count=3 white=3 black=0
        gains-life who=1 count=1 life=5
        relic-won who=1 relic=cup
        takes-all who=1 count=7 | 1: cards=convocation,fate,heroism,lady,messenger,piety,reinforcements
        """,
    ),
    (
        "a death",
        lambda: (
            table(
                "evil",
                life={2: 1},
                hands={2: "F1 F2"},
                at={2: BK},
                white={BK: "F3"},
                relics={Relic.CUP: 2, Relic.SWORD: 2},
                top=[Black.MORGAN4],
            )
            .start()
            .say(1, "draw")
            .let_come()
            .say(2, "refuse")
        ),
        """
        drew-black who=1 card=morgan4
        etiquette-short
        loses-life who=1 count=1 life=3
        loses-life who=2 count=1 life=0
        loses-life who=3 count=1 life=3
        loses-life who=0 count=1 life=3
        dies who=2
        relic-lost relic=sword
        relic-lost relic=cup
        quest-abandoned quest=black_knight count=1
        """,
    ),
    (
        "a rescue",
        lambda: (
            table("evil", life={2: 1}, relics={Relic.CUP: 3}, top=[Black.MORGAN4])
            .start()
            .say(1, "draw")
            .let_come()
            .say(3, "use")
        ),
        """
        drew-black who=1 card=morgan4
        etiquette-short
        loses-life who=1 count=1 life=3
        loses-life who=2 count=1 life=0
        loses-life who=3 count=1 life=3
        loses-life who=0 count=1 life=3
        saved who=3 whom=2 life=4
        """,
    ),
    (
        "spells broken",
        lambda: war_won(spells=[Black.DARK_FOREST, Black.VIVIEN]),
        """
        lays who=1 card=fight5 quest=picts
        quest-won quest=picts
        swords colour=white_sword count=1 white=1 black=0
        gains-life who=1 count=1 life=5
        spell-broken card=dark_forest
        spell-broken card=vivien
        takes-all who=1 count=4 | 1: cards=fight2,fight5,fight5,merlin
        """,
    ),
]


@pytest.mark.parametrize(("play", "expected"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES])
def test_what_is_told_and_to_whom(play: Callable[[], Scenario], expected: str) -> None:
    assert play().told() == lines(expected)
