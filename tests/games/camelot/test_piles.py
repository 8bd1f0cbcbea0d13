"""Sections 5, 9.2 and 13: drawing, the Armor, what is on its way, and empty piles."""

from __future__ import annotations

import pytest

from games.camelot import GAME
from games.camelot.pieces import BLACK_DECK, Black, Place, Relic, White
from games.camelot.state import Dark, Phase
from tests.games.camelot.scenario import BK, GRAIL, LANCELOT, PICTS, RIVER, Scenario, drawn, enchanted, table, unmasked


def short(play: Scenario, white: int | None = None, black: int | None = None) -> Scenario:
    """So many cards are left on top; the others lie in the discards."""
    state = play.state
    if white is not None:
        state.white_discard, state.white_draw = state.white_draw[:-white], state.white_draw[-white:]
    if black is not None:
        state.black_discard = [dark.card for dark in state.black_draw[:-black]]
        state.black_draw = state.black_draw[-black:]
    return play


def test_the_last_black_card_brings_both_discards_back() -> None:
    """13: as soon as the draw leaves the pile empty; the card being resolved is not shuffled in."""
    play = short(table("evil", top=[Black.PICT_RAID]), white=10, black=1).start().say(1, "draw")
    assert len(play.events("reshuffled")) == 1 and not play.state.white_discard
    assert len(play.state.white_draw) == 84 and len(play.state.black_draw) == 75
    assert play.state.black_discard == [Black.PICT_RAID] and play.state.quest(PICTS).track == 1
    assert play.events("reshuffled")[0].args == {"white": 84, "black": 75}


def test_two_cards_left_are_enough() -> None:
    """13: nothing is shuffled before the pile is empty."""
    play = short(table("evil", top=[Black.PICT_RAID]), black=2).start().say(1, "draw")
    assert not play.events("reshuffled") and len(play.state.black_draw) == 1
    white = short(table(), white=3).start().say(1, "draw_white")
    assert not white.events("reshuffled") and len(white.state.white_draw) == 1


def test_reshuffling_is_by_chance() -> None:
    """13: both piles come in the order that was drawn, and whatever was known of it is gone."""
    play = table("evil", top=[Black.PICT_RAID])
    blacks = [dark.card for dark in play.state.black_draw[:-1]][::-1]
    whites = play.state.white_draw[::-1]
    play.table.draw.fixed.update({"black": [blacks], "white": [whites]})
    for dark in play.state.black_draw:
        dark.known = [0]
    short(play, white=10, black=1).start().say(1, "draw")
    assert [dark.card for dark in play.state.black_draw] == blacks and play.state.white_draw == whites
    assert not any(dark.known for dark in play.state.black_draw) and all(dark.down for dark in play.state.black_draw)


def test_an_empty_pile_takes_up_the_next_discard() -> None:
    """13: all Black cards are elsewhere; the next one discarded is the new pile."""
    play = table(hands={1: "M"}, black={BK: [Black.BK3]}).without_black_cards()
    play.start().say(1, "special", "merlin", "black_knight")
    assert [dark.card for dark in play.state.black_draw] == [Black.BK3] and not play.state.black_discard
    play.say(1, "end_turn")
    assert "draw" in play.offers(2)


def test_an_empty_discard_shuffles_nothing() -> None:
    """13: the pile stays empty until something is discarded."""
    play = table(at={1: RIVER}, hands={1: "F1"}).without_black_cards().start().say(1, "quest_card", "fight1")
    assert not play.events("reshuffled")
    hands = table(hands={0: "F1"})
    hands.state.players[2].hand, hands.state.white_draw = hands.state.white_draw, []
    hands.start().say(1, "move", "picts")
    assert not hands.events("reshuffled")


def test_a_knight_without_cards_discards_none() -> None:
    """13: nothing discarded, nothing shuffled: a death with an empty hand, a war without Black cards."""
    play = table("evil", life={2: 1}, top=[Black.MORGAN4])
    play.state.players[3].hand, play.state.white_draw = play.state.white_draw, []
    play.start().say(1, "draw").let_come()
    assert not play.state.players[2].alive and not play.events("reshuffled")
    war = table(at={1: PICTS}, hands={1: "F5"}, white={PICTS: "F1 F2 F3 F4"}).without_black_cards()
    assert not war.start().say(1, "quest_card", "fight5").events("reshuffled")


def test_clearing_a_board_with_an_empty_pile() -> None:
    """13 and 8.9: both sides of a quest come back together with what else is discarded."""
    play = table(at={1: BK}, hands={1: "F5"}, white={BK: "F4 F4 F5"}, black={BK: [Black.BK1]}).without_black_cards()
    play.start().say(1, "quest_card", "fight5")
    assert [dark.card for dark in play.state.black_draw] == [Black.BK1] and play.state.white_swords == 1


def test_a_chain_draws_what_there_is() -> None:
    """5 and 9.2: with nothing left to draw, Morgan's chain is shorter, and the turn goes on."""
    play = table("evil", top=[Black.MORGAN2, Black.DESPAIR])
    play.state.resolving, play.state.black_draw = play.state.black_draw[:-2], play.state.black_draw[-2:]
    play.held = True
    play.start().say(1, "draw").let_come()
    assert len(play.state.quest(GRAIL).black) == 1 and play.key == "heroic"
    assert [event.args["card"] for event in play.events("drew-black")] == ["morgan2", "despair"]


def test_a_hand_draws_what_there_is() -> None:
    """9.2: one by one, as many as there are."""
    play = table()
    play.state.players[2].hand, play.state.white_draw = play.state.white_draw[1:], play.state.white_draw[:1]
    play.start().say(1, "draw_white")
    assert len(play.hand(1)) == 1 and play.events("drew-white")[0].args["count"] == 1


def test_the_armor_with_one_card_left() -> None:
    """5: nothing to choose from: it is played, and its drawer knows it."""
    play = table("evil", top=[Black.BK7], relics={Relic.ARMOR: 1})
    play.state.resolving, play.state.black_draw = play.state.black_draw[:-1], play.state.black_draw[-1:]
    play.held = True
    play.start().say(1, "draw")
    assert play.key == "face"
    play.say(1, "down")
    assert play.state.quest(BK).black[0].known == [1]


@pytest.mark.parametrize("picked", ["bk3", "despair"])
def test_the_armors_other_card_goes_under_the_pile(picked: str) -> None:
    """5 and 8.10: unseen by others, at the very bottom; whoever had foreseen it loses sight of it."""
    play = table("evil", top=[Black.BK3, Black.DESPAIR], relics={Relic.ARMOR: 1})
    for dark in play.state.black_draw[-2:]:
        dark.known = [0]
    play.start().say(1, "draw").say(1, picked)
    other = Black.DESPAIR if picked == "bk3" else Black.BK3
    bottom = play.state.black_draw[0]
    assert (bottom.card, bottom.known, bottom.down) == (other, [1], True) and len(play.state.black_draw) == 75
    assert GAME.view(play.state, 1).foreseen == [(74, other)]
    assert GAME.view(play.state, 0).foreseen == GAME.view(play.state, None).foreseen == []


def test_only_its_owner_draws_two() -> None:
    """8.10: the Armor of another knight changes nothing."""
    assert drawn(Black.PICT_RAID, Black.DESPAIR, relics={Relic.ARMOR: 2}).state.quest(PICTS).track == 1


def test_the_unmasked_traitor_keeps_the_armors_use() -> None:
    """11.3."""
    play = unmasked(table("traitor", top=[Black.PICT_RAID, Black.DESPAIR], relics={Relic.ARMOR: 1}), 1).start()
    assert play.say(1, "draw").key == "armor"


@pytest.mark.parametrize("percival", [True, False])
def test_percival_knows_what_he_draws(percival: bool) -> None:
    """10: he peeks at the top card, once; drawn and hidden, it is known to him alone, and only once."""
    play = table(
        "evil", knights="arthur percival gawain kay" if percival else "arthur gawain percival kay", top=[Black.BK5]
    )
    assert ("peek" in play.start().offers(1)) is percival
    if percival:
        play.say(1, "peek")
        assert "peek" not in play.offers(1) and GAME.view(play.state, 1).foreseen == [(0, Black.BK5)]
        assert not GAME.view(play.state, 0).foreseen
    play.say(1, "draw").say(1, "down")
    assert play.state.quest(BK).black[0].known == [1]


def test_percival_cannot_peek_at_nothing() -> None:
    assert table("evil").without_black_cards().start().offers(1) == ("engine", "life")


def test_percival_may_choose_anything_after_his_look() -> None:
    """10: the card stays where it is, and he still knows it in the heroic phase."""
    play = table("evil", top=[Black.VIVIEN]).start().say(1, "peek").say(1, "engine")
    assert play.state.black_draw[-1].card is Black.VIVIEN and GAME.view(play.state, 1).foreseen == [(0, Black.VIVIEN)]


@pytest.mark.parametrize(
    ("card", "closed"),
    [
        (Black.LD3, [LANCELOT, Place.DRAGON]),
        (Black.RIVER, [RIVER]),
        (Black.DESPAIR, [GRAIL]),
        (Black.DESOLATION, [GRAIL]),
        (Black.DARK_FOREST, [GRAIL]),
    ],
)
def test_a_card_of_a_closed_quest_brings_an_engine(card: Black, closed: list[Place]) -> None:
    """5.1 and 5.2: one, no question of its face, and the card is discarded; a special one may be stopped."""
    play = table("evil", top=[card])
    play.close(*closed)
    play.start().say(1, "draw")
    assert (play.key == "cancel") is card.special
    play.let_come()
    assert play.state.engines == 1 and card in play.state.black_discard and play.key == "heroic"
    assert not play.state.dark_forest and not any(quest.black for quest in play.state.quests)


@pytest.mark.parametrize(("card", "pays"), [(Black.MORGAN1, 2), (Black.MORGAN5, 3)])
def test_a_volunteer_pays_for_all(card: Black, pays: int) -> None:
    """5.2: nobody else loses anything, and nobody is asked again."""
    play = drawn(card, hands={0: "F1", 1: "F1", 2: "F1 F2 G", 3: "F1"}).let_come()
    path = ("volunteer", ("fight1", "fight2", "grail")) if card is Black.MORGAN1 else ("volunteer",)
    play.say(pays, *path)
    assert play.key == "heroic" and [len(play.hand(seat)) for seat in (0, 1, 3)] == [1, 1, 1]
    assert [play.life(seat) for seat in range(4)] == ([4] * 4 if card is Black.MORGAN1 else [4, 4, 4, 2])


@pytest.mark.parametrize(("cards", "life", "pays"), [(2, 2, False), (3, 3, True), (4, 6, True)])
def test_who_may_volunteer(cards: int, life: int, pays: bool) -> None:
    """5.2: three cards, or three life, at least."""
    hands, lives = {2: " ".join(["F1"] * cards)}, {2: life}
    for card in (Black.MORGAN1, Black.MORGAN5):
        play = drawn(card, hands=hands, life=lives).let_come()
        assert play.offers(2) == (("pass", "volunteer") if pays else ("pass",))


def test_morgan_asks_nobody_with_empty_hands() -> None:
    """5.2: without a card in any hand nobody discards, and nothing is asked."""
    for card in (Black.MORGAN1, Black.MORGAN5):
        play = drawn(card).let_come()
        for seat in (1, 2, 3, 0):
            play.say(seat, "pass")
        assert play.key == "heroic"


def test_each_discards_one_for_morgan() -> None:
    """5.2: one each, whichever they hold."""
    play = drawn(Black.MORGAN5, hands={0: "F1 G", 2: "F2 F3", 3: "M"}).let_come()
    for seat in (1, 2, 3, 0):
        play.say(seat, "pass")
    assert play.offers(0) == ("fight1", "grail")
    play.say(0, ("grail",)).say(2, ("fight3",)).say(3, ("merlin",))
    assert (play.hand(0), play.hand(2), play.hand(3)) == ([White.FIGHT1], [White.FIGHT2], [])


def test_default_discards_are_by_chance() -> None:
    """17.1: the first of a shuffle of the cards, copies told apart."""
    play = drawn(Black.MORGAN1, hands={2: "F1 F1 G"}, fixed={"default discard": [["grail", "fight1~2", "fight1"]]})
    play.let_come().time().time()
    assert play.hand(2) == [White.FIGHT1, White.FIGHT1]


def test_default_gifts_returns_and_taunts_are_by_chance() -> None:
    """17.1."""
    play = table(
        knights="kay arthur gawain percival", hands={1: "F1", 2: "F5 G"}, fixed={"default return": [White.GRAIL]}
    )
    play.start().say(1, "arthur_exchange", "fight1", "2").time()
    assert play.hand(1) == [White.GRAIL]
    other = unmasked(table("traitor", hands={2: "F5", 3: "G"}, fixed={"default taunt": [3]}), 1).start().time()
    assert not other.hand(3) and other.hand(2) == [White.FIGHT5]
    gift = Scenario(hands={0: "F1 F2 M"}, fixed={"default gift": [White.FIGHT2]})
    assert gift.table.default_gift(0) == ("fight2",)


def test_what_is_done_with_lies_in_the_discards() -> None:
    """5: in a chain, each card is gone before the next; Morgan herself waits below them."""
    play = drawn(Black.MORGAN2, Black.GUINEVERE, Black.MERCENARIES, Black.PICT_RAID).let_come()
    assert play.key == "war" and [dark.card for dark in play.state.resolving] == [Black.MORGAN2, Black.MERCENARIES]
    assert play.state.black_discard == [Black.GUINEVERE]


def test_a_chain_brings_three_cards() -> None:
    """5.2: no more; the drawer then has a heroic phase."""
    play = drawn(Black.MORGAN2, Black.PICT_RAID, Black.SAXON_RAID, Black.PICT_RAID, Black.PICT_RAID).let_come()
    assert (
        play.state.quest(PICTS).track == 2
        and play.key == "heroic"
        and len(play.state.black_draw) == len(BLACK_DECK) - 4
    )


def test_equal_cards_on_their_way_are_told_apart() -> None:
    """18: which of two equal cards goes is not left to chance."""
    play = Scenario()
    first, second = Dark(Black.RIVER, [0]), Dark(Black.RIVER, [0])
    play.state.resolving = [first, second]
    play.table.unresolve(second)
    assert len(play.state.resolving) == 1 and play.state.resolving[0] is first


def test_a_turn_is_played_phase_by_phase() -> None:
    """16.3: one phase from checkpoint to checkpoint."""
    play = table("evil")
    for phase, answers in ((Phase.HEROIC, ["engine"]), (Phase.EVIL, ["draw_white", "end_turn"])):
        play.flow = play.table.turn()
        play.ask = next(play.flow)
        for word in answers:
            play.say(1, word)
        assert play.key == "over" and play.state.phase is phase
    assert play.state.active == 2


@pytest.mark.parametrize("phase", ["muster", "divide"])
def test_the_beginning_has_checkpoints_of_its_own(phase: str) -> None:
    """16.3: the muster ends when all have given, the division when the gifts are shared."""
    play = Scenario()
    play.flow = play.table.turn()
    play.muster().time()
    assert play.key == "over" and play.state.phase is Phase.DIVIDE and len(play.state.pool) == 3
    if phase == "divide":
        play.flow = play.table.turn()
        play.ask = next(play.flow)
        play.time()
        assert play.key == "over" and play.state.phase is Phase.EVIL and play.state.turns == 1


def test_mists_and_other_spells_leave_the_pile() -> None:
    """5.2: a card in force is not discarded until it ends."""
    play = enchanted(table(), Black.MISTS).start()
    assert Black.MISTS not in [dark.card for dark in play.state.black_draw] + play.state.black_discard
