"""What players see and are asked, as far as views, asks, menus and events go: L29-L35 and the memory aid."""

from __future__ import annotations

import pytest

from games.core.codec import encode
from games.core.entry import Answer
from games.core.match import submit
from games.core.text import Refused
from games.loveletter import GAME
from tests.games.loveletter.table import A, B, C, D, Table, path

KEYS = [f"key {number}" for number in range(24)]


@pytest.mark.parametrize("key", KEYS[:6])
def test_l29_default_plays_a_forced_countess_without_saying_so(key: str) -> None:
    """L29: at the deadline the house plays the Countess; the words are those of any Countess."""
    table = Table("A{7,5} B(2) C(1)", key=key).time()
    assert table.said[:2] == ["time", "sighed"]
    by_hand = Table("A{7,5} B(2) C(1)", key=key).play(7)
    assert encode(table.heard(B)[1:]) == encode(by_hand.heard(B))


def test_l30_default_never_plays_the_princess() -> None:
    """L30: at the deadline the Guard is played, never the Princess; targets and guesses vary."""
    tables = [Table("A{8,1} B(2) C(3)", key=key).time() for key in KEYS]
    guards = [event for table in tables for event in table.events if event.key.startswith("guard-")]
    assert len(guards) == len(tables)
    assert {event.args["whom"] for event in guards} == {B, C}
    assert len({event.args["guess"] for event in guards}) > 3


def test_4_3_default_card_is_random() -> None:
    """4.3: either card may be played, so that silence is no signal."""
    piles = {tuple(Table("A{4,2} B(1) C(3)", key=key).time().pile(A)) for key in KEYS}
    assert piles == {(4,), (2,)}


def test_4_3_default_prince_spares_the_own_princess() -> None:
    """4.3: a Prince beside the Princess goes to another player."""
    for key in KEYS:
        table = Table("A{5,8} B(2) C(3)", key=key).time()
        assert not table.out(A) and table.event("discarded").args["whom"] in (B, C)


def test_4_3_default_prince_may_be_ones_own() -> None:
    """4.3: without the Princess every target is as likely, oneself too."""
    tables = [Table("A{5,5} B(2) C(3)", key=key).time() for key in KEYS]
    discarded = [event for table in tables for event in table.events if event.key.startswith("discarded")]
    assert len(discarded) == len(tables) and {event.args["whom"] for event in discarded} == {A, B, C}


def test_4_3_default_when_every_move_is_fatal() -> None:
    """4.3: where nothing else is legal, one of the fatal moves is played."""
    ends = {tuple(Table("A{5,8} B(2)* C(3)*", key=key).time().pile(A)) for key in KEYS}
    assert ends == {(5, 8), (8, 5)}


def test_l31_an_old_prompt_is_dead() -> None:
    """L31: after A's move the serials have moved on, and A is not asked any more."""
    table = Table("A{4,2} B(1) C(3)")
    serial, window = table.position.serial, table.position.window
    table.play(4)
    assert table.position.serial > serial and table.position.window > window
    kept = encode(table.position.match)
    with pytest.raises(Refused):
        submit(GAME, table.position.match, Answer(A, path(2, B)))
    assert encode(table.position.match) == kept


def test_l32_only_the_one_whose_turn_it_is_plays() -> None:
    """L32: B's press in A's turn is refused, privately, naming A."""
    table = Table("A{4,2} B(1) C(3)")
    with pytest.raises(Refused) as refused:
        submit(GAME, table.position.match, Answer(B, path(1, C, 8)))
    assert refused.value.phrase.key == "refused-not-asked" and refused.value.phrase.args == {"who": [A]}


def test_l33_views_do_not_tell_hidden_cards() -> None:
    """L33: worlds that differ in B's and the removed card look the same to A and to everybody."""
    one = Table("A{1,3} B(5) C(2)", deck=11, removed=4)
    other = Table("A{1,3} B(4) C(2)", deck=11, removed=5)
    assert sorted(one.state.deck) == sorted(other.state.deck)
    for seat in (None, A, C):
        first, second = GAME.view(one.state, seat), GAME.view(other.state, seat)
        assert encode(first) == encode(second)
    assert encode(GAME.hand_panel(GAME.view(one.state, A))) == encode(GAME.hand_panel(GAME.view(other.state, A)))
    assert one.public() == other.public()
    assert encode(GAME.view(one.state, B)) != encode(GAME.view(other.state, B))


@pytest.mark.parametrize("hand", ["{1,1}", "{7,6}", "{7,5}", "{8,4}"])
def test_l34_the_table_looks_the_same_for_every_hand(hand: str) -> None:
    """L34: two equal cards or a forced Countess are asked for like any hand, in the same public words."""
    table, usual = Table(f"A{hand} B(2) C(1)", deck=11, removed=3), Table("A{3,4} B(2) C(1)", deck=11, removed=3)
    assert table.position.ask is not None and table.position.ask.awaits == (A,)
    assert table.public() == usual.public()


def reminded(table: Table, seat: int) -> list[tuple[int, str]]:
    """Whose card the panel of this seat names, and which."""
    blocks = GAME.hand_panel(GAME.view(table.state, seat)).blocks
    lines = [line for block in blocks for line in block.lines if line.key == "loveletter-known"]
    return [(line.args["who"], line.args["card"]) for line in lines]


def test_l35_memory_aid_follows_the_card() -> None:
    """L35: a card seen is remembered, in the panel too, while it is kept, and forgotten when it is played."""
    table = Table("A{2,4} B(5) C(1)", deck=[2, 3, 1, 1, 6, 7, 8]).play(2, B)
    assert table.known(A, B) == 5 and reminded(table, A) == [(B, "prince")]
    assert reminded(table, B) == reminded(table, C) == []
    table.play(2, C)
    assert table.known(A, B) == 5, "B has played the new card and kept the other"
    assert reminded(table, A) == [(B, "prince")] and reminded(table, B) == [(C, "guard")]
    table.play(1, A, 8)
    assert reminded(table, B) == [], "C has played that Guard, or another one: who knows"
    table.play(4)
    assert table.state.active == B and reminded(table, A) == [(B, "prince")]
    table.play(5, C)
    assert table.known(A, B) is None and reminded(table, A) == [] and table.state.round == 1


def test_l35_a_play_is_forgotten_of_its_player_alone() -> None:
    """L35: what is known of others, and of another card of the same kind, stays."""
    table = Table("A{2,2} B(5) C(5) D(3)", deck=[1, 1, 1, 4, 1, 6, 7]).play(2, B)
    table.play(1, D, 8).play(1, D, 8).play(1, A, 8).play(2, C)
    assert reminded(table, A) == [(B, "prince"), (C, "prince")]
    table.play(5, D)
    assert reminded(table, A) == [(C, "prince")]


def test_memory_prince_and_king() -> None:
    """Section 7: a Prince makes one forget; a King's swap carries knowledge over, also that of third players."""
    table = Table("A{2,4} B(6) C(1) D(3)", deck=[5, 1, 1, 1]).play(2, B)
    assert table.known(A, B) == 6
    table.play(6, C)
    assert table.known(A, B) is None, "the King has been played"
    assert table.known(B, C) == 5 and table.known(C, B) == 1


def test_memory_of_third_players_swaps_along() -> None:
    """Section 7: whoever knew B's card knows after the swap that C holds it."""
    table = Table("A{2,4} B(5) C(1) D(3)", deck=[6, 1, 1, 1]).play(2, B)
    table.play(6, C)
    assert table.known(A, C) == 5 and table.known(A, B) is None
    assert table.hand(C)[0] == 5


def test_memory_prince() -> None:
    """Section 7: whoever was hit by a Prince holds something unknown again."""
    table = Table("A{2,4} B(1) C(3)", deck=[5, 1, 1, 1]).play(2, B)
    assert table.known(A, B) == 1
    table.play(5, B)
    assert table.known(A, B) is None


@pytest.mark.parametrize("theirs", [2, 6, 4], ids=["won", "lost", "equal"])
def test_a_baron_reminds_no_third_player(theirs: int) -> None:
    """Section 7: others have not seen the two cards, whoever won; after a tie the two of them have."""
    table = Table(f"A{{3,4}} B({theirs}) C(1) D(5)").play(3, B)
    assert [table.known(other, seat) for other in (C, D) for seat in (A, B, C, D)] == [None] * 8
    assert (table.known(A, B), table.known(B, A)) == ((4, 4) if theirs == 4 else (None, None))


def test_13_4_no_memory_for_those_out() -> None:
    """13.4: whoever is out of the round is shown no memory; a lost Baron adds nothing to it."""
    table = Table("A{3,2} B(6) C(1)").play(3, B)
    assert GAME.view(table.state, A).known == []
    assert table.known(A, B) is None and table.known(B, A) is None


def test_13_4_who_is_out_forgets() -> None:
    """13.4: what was seen before is gone as well, and so is what others saw of the one who is out."""
    table = Table("A{2,3} B(6) C(2)", deck=[1, 4, 5, 1]).play(2, B).play(1, A, 8).play(2, A)
    assert table.known(A, B) == 6 and table.known(C, A) == 3
    table.play(3, B)
    assert table.out(A) and table.known(A, B) is None and table.known(C, A) is None
    assert GAME.view(table.state, A).known == []


def test_a_new_round_forgets_and_lowers_shields() -> None:
    """Sections 2 and 7: nobody is protected any more, no card is remembered, all piles are empty."""
    table = Table("A(6) B(1) C{4,3}", deck=[2, 2]).play(4)
    assert table.protected(C)
    table.play(2, B).play(2, A)
    assert table.said[0] == "saw" and table.state.round == 2 and table.state.active == A
    assert [table.protected(seat) for seat in (A, B, C)] == [False] * 3
    assert [player.known for player in table.state.players] == [[None] * 3] * 3
    assert [table.pile(seat) for seat in (A, B, C)] == [[]] * 3
    assert [reminded(table, seat) for seat in (A, B, C)] == [[]] * 3


def test_when_all_is_over_nothing_is_remembered() -> None:
    """Section 7: with the round the memory aid is over, also after the last one."""
    table = Table("A{2,4} B(6) C(1)", deck=0, tokens_to_win=1).play(2, B)
    assert table.state.result is not None and table.known(A, B) == 6
    assert GAME.view(table.state, A).known == [] and reminded(table, A) == []


def test_memory_aid_can_be_switched_off() -> None:
    """Option: without the memory aid the panel reminds of nothing."""
    on = Table("A{2,4} B(8) C(1)").play(2, B)
    off = Table("A{2,4} B(8) C(1)", memory_aid=False).play(2, B)
    assert GAME.view(on.state, A).known[B] == 8 and GAME.view(off.state, A).known == []
    titles = [block.title for block in GAME.hand_panel(GAME.view(on.state, A)).blocks]
    assert any(titles) and not any(block.title for block in GAME.hand_panel(GAME.view(off.state, A)).blocks)


def test_the_count_of_unseen_cards_is_the_same_for_all() -> None:
    """Option `show_unseen_count`: copies not yet public, in one public line; without it there is none."""
    table = Table("A{2,4}[1] B(8) C(1)", deck=9, show_unseen_count=True)
    lines = [line for block in GAME.table_panel(GAME.view(table.state, None)).blocks for line in block.lines]
    (line,) = [line for line in lines if line.key == "loveletter-unseen"]
    assert sum(line.args["counts"]) == 16 - 1 - len(table.state.aside)
    plain = Table("A{2,4}[1] B(8) C(1)", deck=9)
    assert "loveletter-unseen" not in str(GAME.table_panel(GAME.view(plain.state, None)))


def test_clock_option() -> None:
    """Options: the clock of a turn is the host's; live times and long ones, nothing between or beyond."""
    option = next(option for option in GAME.options if option.key == "turn_seconds")
    assert [option.read(value) for value in ("90", 3_600, 86_401, 604_800)] == [90, 3_600, 86_401, 604_800]
    for wrong in (14, 601, 3_599, 604_801, "soon", True):
        with pytest.raises(Refused):
            option.read(wrong)
