"""Who learns what, word for word: the heroic actions, the powers and the Special White cards.

Section 3: everything that is said, in order, with its audience. Behind a bar stands what one seat learns on top.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import Black, Relic
from tests.games.camelot.scenario import BK, GRAIL, LANCELOT, PICTS, RIVER, Scenario, lines, table, tracked

Story = tuple[str, Callable[[], Scenario], str]


def hero(**more: object) -> Scenario:
    return table(**{"knights": "percival arthur gawain kay", **more})  # type: ignore[arg-type]


def special(card: str, *how: object, **more: object) -> Scenario:
    """Seat 1 plays the Special card, which is in hand with a Fight 1, a Fight 2 and a Grail."""
    hands = {1: f"{card} F1 F2 G", **more.pop("held", {})}  # type: ignore[dict-item]
    return hero(hands=hands, **more).start().say(1, "special", card, *how)


def without_river(play: Scenario) -> Scenario:
    play.close(RIVER)
    return play


def hidden(play: Scenario) -> Scenario:
    play.state.quest(BK).black[-1].down = True
    return play


STORIES: list[Story] = [
    (
        "a move",
        lambda: hero(at={1: LANCELOT}, white={LANCELOT: "F3"}).start().say(1, "move", "picts"),
        """
        moves who=1 to=picts
        quest-abandoned quest=lancelot count=1
        """,
    ),
    (
        "a fight",
        lambda: hero(at={1: BK}, hands={1: "F3"}).start().say(1, "quest_card", "fight3"),
        """
        lays who=1 card=fight3 quest=black_knight
        """,
    ),
    (
        "a grail",
        lambda: hero(at={1: GRAIL}, hands={1: "G"}).start().say(1, "quest_card", "grail"),
        """
        lays who=1 card=grail quest=holy_grail
        """,
    ),
    (
        "a grail on a full board",
        lambda: (
            hero(
                at={1: GRAIL},
                hands={1: "G"},
                white={GRAIL: "G G G G G"},
                black={GRAIL: [Black.DESPAIR, Black.DESOLATION]},
            )
            .start()
            .say(1, "quest_card", "grail")
        ),
        """
        lays who=1 card=grail quest=holy_grail
        grail-pushes card=desolation
        """,
    ),
    (
        "a card to the river",
        lambda: hero(at={1: RIVER}, hands={1: "M F1"}).start().say(1, "quest_card", "merlin"),
        """
        pays-river who=1 at=1 | 1: card=merlin
        """,
    ),
    (
        "a soldier",
        lambda: hero(at={1: PICTS}, hands={1: "F1"}).start().say(1, "quest_card", "fight1"),
        """
        lays who=1 card=fight1 quest=picts
        """,
    ),
    (
        "the round table",
        lambda: hero().start().say(1, "draw_white"),
        """
        drew-white who=1 count=2 | 1: cards=piety,reinforcements
        """,
    ),
    (
        "gawain at the round table",
        lambda: hero(knights="arthur gawain kay percival").start().say(1, "draw_white"),
        """
        drew-white who=1 count=3 | 1: cards=messenger,piety,reinforcements
        """,
    ),
    (
        "an engine falls",
        lambda: (
            hero(hands={1: "F5 F2 F1"}, engines=2, fixed={"die": [7]})
            .start()
            .say(1, "siege", ("fight1", "fight2", "fight5"))
        ),
        """
        siege who=1 cards=fight1,fight2,fight5 white=8 roll=7
        engine-destroyed who=1 total=1
        """,
    ),
    (
        "an engine holds",
        lambda: hero(hands={1: "F5 F2"}, engines=2, fixed={"die": [7]}).start().say(1, "siege", ("fight2", "fight5")),
        """
        siege who=1 cards=fight2,fight5 white=7 roll=7
        engine-holds who=1
        loses-life who=1 count=1 life=3
        """,
    ),
    (
        "kay helps himself",
        lambda: (
            hero(knights="arthur kay gawain percival", hands={1: "F5 F2"}, engines=1, fixed={"die": [6]})
            .start()
            .say(1, "siege", ("fight5",))
            .say(1, "help", "fight2")
        ),
        """
        siege who=1 cards=fight5 white=5 roll=6
        kay-helps who=1 card=fight2
        engine-destroyed who=1 total=0
        """,
    ),
    (
        "kay keeps his card",
        lambda: (
            hero(knights="arthur kay gawain percival", hands={1: "F5 F2"}, engines=1, fixed={"die": [6]})
            .start()
            .say(1, "siege", ("fight5",))
            .say(1, "pass")
        ),
        """
        siege who=1 cards=fight5 white=5 roll=6
        kay-passes who=1
        engine-holds who=1
        loses-life who=1 count=1 life=3
        """,
    ),
    (
        "healing",
        lambda: hero(hands={1: "G G G"}).start().say(1, "heal", "grail"),
        """
        healed who=1 life=5 | 1: card=grail
        """,
    ),
    (
        "healing does not name its cards to others",
        lambda: hero(hands={1: "F4 F4 F4"}).start().say(1, "heal", "fight4"),
        """
        healed who=1 life=5 | 1: card=fight4
        """,
    ),
    (
        "a sacrifice",
        lambda: hero().start().say(1, "draw_white").say(1, "sacrifice"),
        """
        drew-white who=1 count=2 | 1: cards=piety,reinforcements
        sacrifices-life who=1 life=3
        """,
    ),
    (
        "an exchange",
        lambda: hero(hands={1: "F1", 2: "F5 G"}).start().say(1, "arthur_exchange", "fight1", "2").say(2, "grail"),
        """
        arthur-offers who=1 whom=2
        exchanged who=1 whom=2 | 1: gave=fight1 got=grail | 2: gave=grail got=fight1
        """,
    ),
    (
        "time for an exchange",
        lambda: hero(hands={1: "F1", 2: "G"}).start().say(1, "arthur_exchange", "fight1", "2").time(),
        """
        arthur-offers who=1 whom=2
        time who=2
        exchanged who=1 whom=2 | 1: gave=fight1 got=grail | 2: gave=grail got=fight1
        """,
    ),
    (
        "accused and loyal",
        lambda: hero(white_swords=4, black_swords=2, traitor=3).start().say(1, "accuse", "2"),
        """
        accuses who=1 whom=2
        accused-loyal who=2
        sword-turns white=3 black=3
        """,
    ),
    (
        "accused and loyal without a white sword",
        lambda: hero(black_swords=6, traitor=3).start().say(1, "accuse", "2"),
        """
        accuses who=1 whom=2
        accused-loyal who=2
        """,
    ),
    (
        "accused and the traitor",
        lambda: (
            hero(engines=6, traitor=3, hands={3: "F1"}, relics={Relic.CUP: 3, Relic.ARMOR: 3})
            .start()
            .say(1, "accuse", "3")
        ),
        """
        accuses who=1 whom=3
        unmasked who=3
        relic-lost relic=cup
        swords colour=white_sword count=1 white=1 black=0
        """,
    ),
    (
        "merlin breaks an engine",
        lambda: special("merlin", "engine", engines=4),
        """
        merlin-removes-engine who=1 total=3
        """,
    ),
    (
        "merlin slays a warrior",
        lambda: tracked(hero(hands={1: "M"}), PICTS, 2).start().say(1, "special", "merlin", "picts"),
        """
        merlin-removes-warrior who=1 quest=picts count=1
        """,
    ),
    (
        "merlin lifts a card",
        lambda: special("merlin", "black_knight", black={BK: [Black.BK3, Black.BK7]}),
        """
        merlin-lifts who=1 quest=black_knight card=black_knight_7
        """,
    ),
    (
        "merlin lifts a hidden card",
        lambda: (
            hidden(hero(hands={1: "M"}, black={BK: [Black.BK3, Black.BK7]}))
            .start()
            .say(1, "special", "merlin", "black_knight")
        ),
        """
        merlin-lifts-hidden who=1 quest=black_knight
        """,
    ),
    (
        "clairvoyance",
        lambda: special("clairvoyance", top=[Black.BK1, Black.BK3, Black.RIVER, Black.VIVIEN, Black.MISTS]).say(
            1, "mists", "bk1", "bk3", "river"
        ),
        """
        plays-clairvoyance who=1
        ~foresees | 1: cards=bk1,bk3,river,vivien,mists
        foreseen who=1 count=5
        """,
    ),
    (
        "fate of the loyal",
        lambda: special("fate"),
        """
        plays-fate who=1
        drew-white who=1 count=1 | 1: cards=reinforcements
        drew-white who=2 count=1 | 2: cards=piety
        drew-white who=3 count=1 | 3: cards=messenger
        drew-white who=0 count=1 | 0: cards=lady
        """,
    ),
    (
        "fate of the traitor",
        lambda: (
            special("fate", "as_traitor", traitor=1, held={0: "F5 F4 F3", 3: "G"})
            .say(0, ("fight3", "fight5"))
            .say(3, ("grail",))
        ),
        """
        plays-fate who=1
        unmasked who=1
        discards who=3 count=1 | 3: cards=grail
        discards who=0 count=2 | 0: cards=fight3,fight5
        turn who=2 number=2
        """,
    ),
    (
        "heroism",
        lambda: special("heroism", "picts"),
        """
        plays-heroism who=1 quest=picts
        """,
    ),
    (
        "the lady",
        lambda: special("lady"),
        """
        plays-lady who=1
        sword-moves to=nearer at=1
        """,
    ),
    (
        "the lady heals",
        lambda: without_river(hero(hands={1: "lady"}, life={1: 3})).start().say(1, "special", "lady"),
        """
        plays-lady who=1
        gains-life who=1 count=2 life=5
        """,
    ),
    (
        "the messenger",
        lambda: special("messenger", "3", ("fight1", "grail")),
        """
        plays-messenger who=1 whom=3 count=2 | 1: cards=fight1,grail | 3: cards=fight1,grail
        """,
    ),
    (
        "piety for oneself",
        lambda: special("piety", "self"),
        """
        plays-piety who=1
        gains-life who=1 count=2 life=6
        """,
    ),
    (
        "piety for others",
        lambda: special("piety", "others", life={2: 6}),
        """
        plays-piety who=1
        gains-life who=3 count=1 life=5
        gains-life who=0 count=1 life=5
        """,
    ),
    (
        "reinforcements for oneself",
        lambda: special("reinforcements", "self"),
        """
        plays-reinforcements who=1
        drew-white who=1 count=4 | 1: cards=heroism,lady,messenger,piety
        """,
    ),
    (
        "reinforcements for others",
        lambda: special("reinforcements", "others"),
        """
        plays-reinforcements who=1
        drew-white who=2 count=1 | 2: cards=piety
        drew-white who=3 count=1 | 3: cards=messenger
        drew-white who=0 count=1 | 0: cards=lady
        """,
    ),
    (
        "convocation",
        lambda: (
            special("convocation", at={0: BK, 2: GRAIL, 3: PICTS}, white={BK: "F1"})
            .say(3, "return")
            .say(2, "stay")
            .say(0, "return")
        ),
        """
        plays-convocation who=1
        stays-away who=2
        comes-home who=3
        comes-home who=0
        quest-abandoned quest=black_knight count=1
        share-opens who=1 cards=messenger,piety,reinforcements whom=1,3,0
        etiquette-short
        """,
    ),
]


@pytest.mark.parametrize(("play", "expected"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES])
def test_what_is_told_and_to_whom(play: Callable[[], Scenario], expected: str) -> None:
    assert play().told() == lines(expected)
