"""Section 8: who fights, who completes, who gains and loses, and what lies on the boards afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.camelot.pieces import Black, Place, Relic, White, fits
from games.camelot.state import ON_BOARD, REMOVED, Deeds
from tests.games.camelot.scenario import (
    BK,
    DRAGON,
    GRAIL,
    HOME,
    LANCELOT,
    PICTS,
    RIVER,
    SAXONS,
    Scenario,
    cards,
    drawn,
    enchanted,
    heroic_quest,
    last_pict,
    table,
    tracked,
    unmasked,
    war_won,
    with_dragon,
)


@pytest.mark.parametrize(("sword", "won"), [(None, False), (1, False), (3, False), (2, True)])
def test_excalibur_helps_only_where_its_owner_fights(sword: int | None, won: bool) -> None:
    """8.10: one more against a tie, if the owner stands on the quest; not from Camelot, nor from another quest."""
    play = table(
        "evil",
        top=[Black.BK1],
        at={2: BK, 3: LANCELOT},
        white={BK: "F2 F2"},
        black={BK: [Black.BK1] * 3},
        relics={} if sword is None else {Relic.SWORD: sword},
    ).start()
    play.say(1, "draw").say(1, "up").let_come()
    fought = play.events("combat-excalibur" if won else "combat")[0].args
    assert (fought["white"], fought["black"]) == (4 + won, 4) and fought.get("sum") == (4 if won else None)
    assert (play.state.white_swords, play.state.black_swords) == ((1, 0) if won else (0, 1))


@pytest.mark.parametrize(("owner", "white"), [(1, 6), (2, 5), (None, 5)])
def test_excalibur_in_an_engine_fight(owner: int | None, white: int) -> None:
    """8.8: the fighter's own only."""
    relics = {} if owner is None else {Relic.SWORD: owner}
    play = table(hands={1: "F5"}, engines=1, relics=relics, fixed={"die": [5]}).start().say(1, "siege", ("fight5",))
    fought = play.events("siege-excalibur" if owner == 1 else "siege")[0].args
    assert (fought["white"], fought.get("sum")) == (white, 5 if owner == 1 else None)
    assert play.state.engines == (0 if white > 5 else 1)


def test_excalibur_has_no_use_in_a_war() -> None:
    """8.6: no combat: nothing is counted, and Kay is not asked."""
    play = last_pict(at={3: PICTS}, hands={3: "F5"}, relics={Relic.CUP: 3})
    assert play.key == "heroic" and not play.events("combat") and play.state.black_swords == 1


@pytest.mark.parametrize(("white", "asked"), [("F1 F1", True), ("F2 F2", True), ("F2 F3", False)])
def test_kay_is_asked_unless_it_is_won(white: str, asked: bool) -> None:
    """8.1 and 10: behind or tied, on his quest; without Fights in hand, too."""
    play = table("evil", top=[Black.BK1], at={3: BK}, white={BK: white}, black={BK: [Black.BK1] * 3})
    play.start().say(1, "draw").say(1, "up")
    assert (play.key == "kay") is asked
    if asked:
        assert play.offers(3) == ("pass",)
        assert play.say(3, "pass").events("kay-passes")[0].args == {"who": 3} and play.state.black_swords == 1


def test_kay_elsewhere_is_not_asked() -> None:
    play = table("evil", top=[Black.BK1], at={2: BK, 3: LANCELOT}, hands={3: "F5"}, black={BK: [Black.BK1] * 3})
    play.start().say(1, "draw").say(1, "up")
    assert play.key == "heroic" and play.state.black_swords == 1


def test_kay_helps_with_any_fight_card() -> None:
    """8.1: beyond slots and pattern, Fights only; it is discarded with the rest."""
    play = table(
        "evil", top=[Black.BK1], at={3: BK}, hands={3: "F1 F3 G M"}, white={BK: "F2 F2"}, black={BK: [Black.BK1] * 3}
    )
    play.start().say(1, "draw").say(1, "up")
    assert play.offers(3, "help") == ("fight1", "fight3")
    play.say(3, "help", "fight1")
    assert play.state.white_swords == 1 and White.FIGHT1 in play.state.white_discard


@pytest.mark.parametrize(("fights", "asked"), [(("fight5",), True), (("fight1", "fight5"), False)])
def test_kay_fighting_an_engine(fights: tuple[str, ...], asked: bool) -> None:
    """8.8: after the roll, behind or tied; not if he has won."""
    play = table(knights="arthur kay gawain tristan", hands={1: "F5 F1 F2"}, engines=1, fixed={"die": [5]}).start()
    play.say(1, "siege", fights)
    assert (play.key == "kay") is asked and (play.state.engines == 0) is not asked


def test_kay_does_not_help_against_anothers_engine() -> None:
    """8.8."""
    play = table(hands={1: "F1", 3: "F5"}, engines=1, fixed={"die": [5]}).start().say(1, "siege", ("fight1",))
    assert play.key == "heroic" and play.life(1) == 3


def test_foes_are_turned_up_when_all_is_counted() -> None:
    """8.1: while Kay decides, everybody sees them, sorted."""
    play = table("evil", top=[Black.BK1], at={3: BK}, black={BK: [Black.BK7, Black.BK3, Black.BK1]})
    for dark in play.state.quest(BK).black:
        dark.down = True
    play.start().say(1, "draw").say(1, "down")
    assert play.key == "kay"
    assert [(dark.card, dark.down) for dark in play.state.quest(BK).black] == [
        (Black.BK1, False),
        (Black.BK1, False),
        (Black.BK3, False),
        (Black.BK7, False),
    ]


@pytest.mark.parametrize(("present", "drawer_there", "owner"), [((2,), False, 2), ((0,), False, 0), ((1,), True, 1)])
def test_who_takes_the_armor_when_a_foe_ends_it(present: tuple[int, ...], drawer_there: bool, owner: int) -> None:
    """8.9: the drawer if present, else the knight who stands there."""
    play = table(
        "evil",
        top=[Black.LD1],
        at=dict.fromkeys(present, LANCELOT),
        white={LANCELOT: "F5 F5 F5"},
        black={LANCELOT: [Black.LD1] * 3 + [Black.LD3]},
    )
    play.start().say(1, "draw").say(1, "up")
    assert play.state.relics[Relic.ARMOR] == owner and (owner == 1) is drawer_there and len(play.hand(owner)) == 4
    assert [event.args["who"] for event in play.events("relic-won")] == [owner]


def test_a_dying_drawer_takes_nothing_from_the_completer() -> None:
    """12.2: in Morgan's chain the drawer loses the last life, then a foe lets another knight win the Armor."""
    play = drawn(
        Black.MORGAN2,
        Black.MORGAN4,
        Black.LD1,
        Black.PICT_RAID,
        life={1: 1},
        at={2: LANCELOT},
        white={LANCELOT: "F5 F5 F5"},
        black={LANCELOT: [Black.LD1] * 3 + [Black.LD3]},
    )
    play.let_come().say(1, "up")
    assert play.life(1) == 0 and play.state.relics[Relic.ARMOR] == 2 and len(play.hand(2)) == 4


def dragon_won(at: dict[int, Place], **more: object) -> Scenario:
    """A Black card ends the Dragon, and the knights have more."""
    laid = {DRAGON: "F5 F5 F5 F4 F4 F4 F3 F3"}
    play = table("evil", at=at, white=laid, black={DRAGON: [Black.LD1] * 4}, top=[Black.LD3], **more)
    return with_dragon(play).start().say(1, "draw").say(1, "up")


@pytest.mark.parametrize(("present", "first"), [((0, 3), 3), ((0, 2), 2), ((0, 1), 1)])
def test_who_distributes_when_a_foe_ends_it(present: tuple[int, ...], first: int) -> None:
    """8.9 and 9.3: the first knight present in turn order after the drawer."""
    play = dragon_won(dict.fromkeys(present, DRAGON))
    assert play.key == "share" and play.ask is not None and play.ask.awaits == (first,)
    assert [play.life(seat) for seat in range(4)] == [6 if seat in present else 4 for seat in range(4)]
    assert all(play.place(seat) is HOME for seat in range(4)) and not play.state.quest(DRAGON).open


def test_those_elsewhere_stay_where_they_are() -> None:
    """8.9: only the knights of the quest come home, gain and share."""
    play = war_won(3, life={3: 2})
    play.state.players[2].place = SAXONS
    assert play.place(3) is HOME and play.life(3) == 3
    other = table(at={1: PICTS, 2: SAXONS, 0: LANCELOT}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4", LANCELOT: "F1"})
    other.start().say(1, "quest_card", "fight5")
    assert (other.place(2), other.place(0)) == (SAXONS, LANCELOT) and other.life(2) == 4
    assert other.state.quest(LANCELOT).white == [White.FIGHT1]


def test_a_loss_hurts_everybody_there() -> None:
    """8.0: and nobody else; cards of the straight are discarded."""
    play = last_pict(at={0: PICTS, 3: PICTS}, white={PICTS: "F1 F2"})
    assert [play.life(seat) for seat in range(4)] == [3, 4, 4, 3] and play.state.engines == 2
    assert sorted(play.state.white_discard) == [White.FIGHT1, White.FIGHT2]
    assert play.place(0) is play.place(3) is HOME


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("spells", [(), (Black.MISTS,)])
@pytest.mark.parametrize("heroism", [True, False])
def test_swords_of_a_war(won: bool, spells: tuple[Black, ...], heroism: bool) -> None:
    """8.9: Mists add to a loss only, Heroism to either, and is then discarded."""
    if won:
        play = table(at={1: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"})
    else:
        play = tracked(table("evil", top=[Black.PICT_RAID]), PICTS, 3)
    enchanted(play, *spells)
    if heroism:
        heroic_quest(play, PICTS)
    play.start().say(1, *(("quest_card", "fight5") if won else ("draw",)))
    swords = 1 + heroism + (bool(spells) and not won)
    assert (play.state.white_swords, play.state.black_swords) == ((swords, 0) if won else (0, swords))
    assert play.state.engines == (0 if won else 2) and play.state.mists is bool(spells)
    assert not play.state.quest(PICTS).heroism and (White.HEROISM in play.state.white_discard) is heroism


def test_heroism_elsewhere_waits() -> None:
    play = heroic_quest(table(at={1: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"}), SAXONS)
    play.start().say(1, "quest_card", "fight5")
    assert play.state.white_swords == 1 and play.state.quest(SAXONS).heroism


@pytest.mark.parametrize("place", [PICTS, SAXONS])
def test_a_won_war_breaks_the_spells(place: Place) -> None:
    """5.2: Dark Forest and Vivien are discarded, the Mists are not."""
    spells = [Black.DARK_FOREST, Black.VIVIEN, Black.MISTS]
    play = enchanted(table(at={1: place}, hands={1: "F5"}, white={place: "F1 F2 F3 F4"}), *spells)
    play.start().say(1, "quest_card", "fight5")
    assert not play.state.dark_forest and not play.state.vivien and play.state.mists
    assert {Black.DARK_FOREST, Black.VIVIEN} <= set(play.state.black_discard)
    assert Black.MISTS not in play.state.black_discard


def test_a_lost_war_ends_mordred() -> None:
    """5.2: attached to one war, he goes when it is lost."""
    play = table("evil", top=[Black.SAXON_RAID])
    play.in_force(Black.MORDRED)
    play.state.quest(SAXONS).mordred = True
    tracked(play, SAXONS, 3).start().say(1, "draw")
    assert not play.state.quest(SAXONS).mordred and Black.MORDRED in play.state.black_discard


def test_lancelot_lost_makes_way_for_the_dragon() -> None:
    """8.0 and 9.1: his cards are gone, the Armor too, and Heroism does not pass on."""
    play = heroic_quest(table("evil", black={LANCELOT: [Black.LD1] * 4}, top=[Black.LD3]), LANCELOT)
    play.start().say(1, "draw").say(1, "up")
    dragon = play.state.quest(DRAGON)
    assert dragon.open and not dragon.black and not dragon.heroism and not play.state.quest(LANCELOT).open
    assert play.state.relics[Relic.ARMOR] == REMOVED and play.state.black_swords == 2


def test_other_quests_bring_no_dragon() -> None:
    play = war_won()
    assert not play.state.quest(DRAGON).open and play.state.quest(LANCELOT).open and play.state.quest(PICTS).open
    assert play.state.relics == [ON_BOARD] * 3


@pytest.mark.parametrize(("track", "ends"), [(3, False), (4, True), (-3, False), (-4, True)])
def test_the_banks_of_the_river(track: int, ends: bool) -> None:
    """8.4: the fifth step ends it, on either side."""
    won = track > 0
    play = table("heroic" if won else "evil", at={1: RIVER}, hands={1: "G"}, top=[Black.RIVER])
    tracked(play, RIVER, track).start().say(1, *(("quest_card", "grail") if won else ("draw",)))
    assert play.state.quest(RIVER).open is not ends
    assert play.state.quest(RIVER).track == (0 if ends else track + (1 if won else -1))
    if ends:
        assert play.state.relics[Relic.SWORD] == (1 if won else REMOVED)


def test_whoever_lays_the_last_card_takes_the_grail() -> None:
    """8.5: the others there share the cards only."""
    play = table(at={1: GRAIL, 2: GRAIL}, hands={1: "G"}, white={GRAIL: "G G G G G G"}).start()
    play.say(1, "quest_card", "grail")
    assert play.state.relics[Relic.CUP] == 1 and play.life(2) == 5
    assert play.key == "share" and len(play.state.pool) == 7


def test_a_grail_without_room_moves_nothing_forward() -> None:
    """8.5: on a full board it takes a Black card away; the board then has a free slot."""
    play = table(at={1: GRAIL}, hands={1: "G"}, white={GRAIL: "G G G G G G"}, black={GRAIL: [Black.DESPAIR]}).start()
    play.say(1, "quest_card", "grail")
    quest = play.state.quest(GRAIL)
    assert (len(quest.white), len(quest.black), quest.open) == (6, 0, True)
    assert play.state.white_discard == [White.GRAIL] and play.state.black_discard == [Black.DESPAIR]


@pytest.mark.parametrize(
    ("place", "laid", "allowed"),
    [
        (BK, "", "F1 F2 F3 F4 F5"),
        (BK, "F1 F1", "F2 F3 F4 F5"),
        (BK, "F1 F2", "F1 F2"),
        (BK, "F1 F1 F2", "F2"),
        (LANCELOT, "F1 F1", "F1 F2 F3 F4 F5"),
        (LANCELOT, "F1 F1 F1", "F2 F3 F4 F5"),
        (LANCELOT, "F1 F1 F1 F2", "F2"),
        (LANCELOT, "F1 F1 F2 F2", "F1 F2"),
        (DRAGON, "F1 F2", "F1 F2 F3 F4 F5"),
        (DRAGON, "F1 F1 F1 F2 F3", "F2 F3"),
        (DRAGON, "F1 F1 F1 F2 F2 F2", "F3 F4 F5"),
        (PICTS, "", ""),
    ],
)
def test_patterns(place: Place, laid: str, allowed: str) -> None:
    """8.1: two pairs, three and two, three triples; nothing but Fights."""
    fit = [card for card in White if fits(place, cards(laid), card)]
    assert fit == cards(allowed)


def test_merlins_alone() -> None:
    """9.1: one engine, one warrior, the newest card; the others stay."""
    engine = table(hands={1: "M"}, engines=5).start().say(1, "special", "merlin", "engine")
    assert engine.state.engines == 4
    war = tracked(table(hands={1: "M"}), SAXONS, 3).start().say(1, "special", "merlin", "saxons")
    assert war.state.quest(SAXONS).track == 2 and war.state.engines == 0
    foes = table(hands={1: "M"}, black={BK: [Black.BK1, Black.BK7]}).start().say(1, "special", "merlin", "black_knight")
    assert [dark.card for dark in foes.state.quest(BK).black] == [Black.BK1]
    assert foes.state.black_discard == [Black.BK7] and foes.state.white_discard == [White.MERLIN]


DEEDS: list[tuple[str, Callable[[], Scenario], Deeds]] = [
    ("draws", lambda: drawn(Black.PICT_RAID), Deeds(drew=1)),
    ("builds", lambda: table("evil").start().say(1, "engine"), Deeds(engines=1)),
    ("bleeds", lambda: table("evil").start().say(1, "life"), Deeds(bled=1)),
    ("hides", lambda: drawn(Black.BK1).say(1, "down"), Deeds(drew=1, face_down=1)),
    ("shows", lambda: drawn(Black.BK1).say(1, "up"), Deeds(drew=1)),
    ("moves", lambda: table().start().say(1, "move", "picts"), Deeds(idle=1)),
    ("rests", lambda: table().start().say(1, "draw_white"), Deeds(idle=1)),
    ("fights", lambda: table(at={1: BK}, hands={1: "F1"}).start().say(1, "quest_card", "fight1"), Deeds(helped=1)),
    ("storms", lambda: table(hands={1: "F5"}, engines=1).start().say(1, "siege", ("fight5",)), Deeds(helped=1)),
    ("pays", lambda: drawn(Black.MORGAN5).let_come().say(1, "volunteer"), Deeds(drew=1, helped=1)),
]


@pytest.mark.parametrize(("play", "deeds"), [row[1:] for row in DEEDS], ids=[row[0] for row in DEEDS])
def test_deeds_are_remembered(play: Callable[[], Scenario], deeds: Deeds) -> None:
    """18: what everybody has done in the open, each for themselves."""
    players = play().state.players
    assert players[1].deeds == deeds and all(players[seat].deeds == Deeds() for seat in (0, 2, 3))


def test_the_unmasked_traitors_help_is_no_deed() -> None:
    play = unmasked(table("traitor", top=[Black.PICT_RAID]), 1).start().say(1, "draw")
    assert play.state.players[1].deeds == Deeds()
