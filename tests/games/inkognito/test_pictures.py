"""Inkognito's pictures as data: the town, the hand, what a tried safe shows, what stands out in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from games.core.draw import Dice
from games.core.end import End
from games.core.scene import Glow, Scene, Sign, Stamp, every, labels
from games.core.state import Result
from games.core.text import Phrase, say
from games.inkognito import GAME
from games.inkognito.art import agent
from games.inkognito.pieces import IDENTITIES, Place
from games.inkognito.state import State
from games.inkognito.venice import SPOTS, venice
from tests.games.inkognito.table import (
    BRIAN,
    DAVID,
    EVE,
    GIORGIO,
    MARCO,
    MARIO,
    RIALTO,
    RIGHT,
    ROB,
    SALUTE,
    SIGHS,
    WRONG,
    B,
    F,
    Table,
    at_rialto,
    five,
    with_air,
)
from texts.catalogue import texts

NAMES = ("Brian", "Rob", "Mario", "David", "Eve")


def words(scene: Scene) -> list[str]:
    return [texts()(label.text, NAMES.__getitem__) for label in labels(scene.shapes) if not label.initial]


def signs(scene: Scene) -> Counter[str]:
    """Without their shadows."""
    found = [shape for shape in every(scene.shapes) if isinstance(shape, Sign)]
    return Counter(sign.sign for sign in found if sign.fill != "#00000080")


def drawings(scene: Scene) -> Counter[str]:
    stamps = [shape for shape in every(scene.shapes) if isinstance(shape, Stamp)]
    return Counter(stamp.art.removeprefix("inkognito/") for stamp in stamps if isinstance(stamp.art, str))


def public(state: State) -> Scene:
    scene = GAME.table_panel(GAME.view(state, None)).scene
    assert scene is not None
    return scene


def hand(table: Table, seat: int) -> Scene:
    scene = GAME.hand_panel(table.view(seat)).scene
    assert scene is not None
    return scene


def standing(scene: Scene, colour: int | None) -> list[Place]:
    """The places below whose plates this figure stands."""
    art = agent(0, 0, colour, 42).art
    figures = [one for one in scene.shapes if isinstance(one, Stamp) and one.art == art and one.y < 500]
    return [
        min(SPOTS, key=lambda place: abs(SPOTS[place][0] - one.x - 25) + abs(SPOTS[place][1] - one.y))
        for one in figures
    ]


def tried(table: Table, combination: str, who: int = BRIAN) -> Table:
    """A safe is opened; whoever else is in the meeting runs out of time."""
    table.open_safe(who, combination)
    return table.time() if table.awaited else table


# The table.


def test_everybody_stands_where_they_went() -> None:
    scene = public(at_rialto().state)
    assert [standing(scene, colour) for colour in (0, 1, 2, 3, None)] == [
        [Place.RIALTO],
        [Place.RIALTO],
        [Place.SAN_MARCO],
        [Place.SAN_MARCO],
        [Place.SAN_MARCO],
    ]
    assert {"Round 1 · 1 of 5", "Brian", "Rob", "Mario", "David", "The Ambassador"} <= {*words(scene)}
    assert signs(scene)["conversation"] == 1, "two are alone together at Rialto, three are none at San Marco"


def test_the_ledger_numbers_the_visits_of_the_cycle() -> None:
    table = Table(ambassador=[MARCO, SIGHS]).go(RIALTO, SALUTE, SIGHS, GIORGIO).go(MARCO)
    said = Counter(words(public(table.state)))
    before = Counter(words(public(Table(ambassador=[MARCO]).state)))
    # Beside them the figures have their numbers.
    assert said["1"] - before["1"] == 5 and said["2"] - before["2"] == 2, "five of round 1; Rob, and his figure"


def test_only_whoever_is_to_move_glows() -> None:
    table = Table(ambassador=[MARCO])
    rows = []
    for place in (RIALTO, RIALTO, MARCO, MARCO):
        (glow,) = [shape for shape in public(table.state).shapes if isinstance(shape, Glow)]
        rows.append((glow.y - 572) / 48)
        assert table.awaited == (table.view(None).to_move(),)
        table.go(place)
    assert rows == [0, 1, 2, 3]
    assert not [shape for shape in public(table.state).shapes if isinstance(shape, Glow)], "now they meet"
    assert table.view(None).to_move() is None


def test_the_ambassadors_player_moves_first_and_the_next_in_their_order() -> None:
    table = Table(players=5, first=MARIO)
    seen = [table.view(None).to_move()]
    table.say(EVE, SALUTE)
    for place in (RIALTO, RIALTO, MARCO, MARCO):
        seen.append(table.view(None).to_move())
        table.go(place)
    assert seen == [EVE, MARIO, DAVID, BRIAN, ROB]


def test_who_is_first_has_the_light() -> None:
    assert signs(public(Table(first=MARIO).state))["candle-flame"] == 1


@pytest.mark.parametrize(
    "table",
    [at_rialto(), at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13"), with_air(), five(SALUTE, RIALTO, RIALTO)],
    ids=["meeting", "shown", "three", "five"],
)
def test_no_two_worlds_that_look_alike_are_drawn_differently(table: Table) -> None:
    twins = [GAME.redeal(table.state, None, Dice(f"world {number}")) for number in range(4)]
    assert any(msgspec.to_builtins(twin.black) != msgspec.to_builtins(table.state.black) for twin in twins)
    assert all(public(twin) == public(table.state) for twin in twins)
    assert not {card.word for card in IDENTITIES} & {*drawings(public(table.state))}, "nobody's face"


def test_all_masks_fall_at_the_end() -> None:
    table = at_rialto()
    before = public(table.state)
    after = public(tried(table, RIGHT).state)
    assert not {"13", "24", "36", "47"} & {*words(before)} and {"13", "24", "36", "47"} <= {*words(after)}
    assert {card.word: 1 for card in IDENTITIES} == dict(drawings(after))
    assert signs(after)["key"] == 1, "where the safe was tried"


def test_a_series_counts_points_in_the_ledger() -> None:
    points = [len(words(public(Table(series_points=target, players=5).state))) for target in (1, 3)]
    assert points[1] - points[0] == 5


# The hand.


def test_the_hand_shows_ones_own_truth_and_all_cards_to_show() -> None:
    scene = hand(at_rialto(), BRIAN)
    heads = {name: count for name, count in drawings(scene).items() if name in [card.word for card in IDENTITIES]}
    assert heads == {"fiddlebottom": 1, "bubble": 2, "zsazsa": 1, "agent_x": 1}
    assert Counter(words(scene))["13"] == 2 and signs(scene)["check-mark"] == 2 and signs(scene)["cancel"] == 6
    assert [shape.state for shape in scene.shapes if isinstance(shape, Stamp) and shape.state] == ["grey"], "Rialto"


def test_the_ambassadors_hand_is_tiles_and_the_chosen_one_shines() -> None:
    table = Table(players=5)
    assert not [shape for shape in hand(table, EVE).shapes if isinstance(shape, Glow)]
    table.say(EVE, SALUTE)
    scene = hand(table, EVE)
    assert "The Ambassador" in words(scene) and {place.word for place in Place} <= {*drawings(scene)}
    assert len([shape for shape in scene.shapes if isinstance(shape, Glow)]) == 1


# Moments.


def moment(table: Table) -> Scene | None:
    heard = [phrase for event in table.events for phrase in event.heard_by(GAME.key, None)]
    return GAME.moment(table.view(None), heard)


def test_a_right_safe_shows_who_was_who_and_who_has_won() -> None:
    scene = moment(tried(at_rialto(), RIGHT))
    assert scene is not None and dict(drawings(scene)) == {card.word: 1 for card in IDENTITIES}
    said = words(scene)
    assert "Brian opens the safe at Rialto!" in said and "Winners: Brian and Rob" in said
    assert signs(scene)["check-mark"] == 4 and signs(scene)["cancel"] == 0 and signs(scene)["shaking-hands"] == 2
    assert len([shape for shape in scene.shapes if isinstance(shape, Glow)]) == 2, "the partners"


def test_a_wrong_safe_shows_what_was_tried_and_what_was_true() -> None:
    scene = moment(tried(at_rialto(), WRONG))
    assert scene is not None
    said = Counter(words(scene))
    assert said["47"] == said["36"] == 2 and said["13"] == said["24"] == 1
    assert signs(scene)["check-mark"] == 2 and signs(scene)["cancel"] == 2
    assert said["Brian tries the safe at Rialto: it stays shut"] == 1 and said["Winners: Mario and David"] == 1


def test_the_right_numbers_with_the_wrong_partner() -> None:
    scene = moment(tried(Table(ambassador=[MARCO]).go(RIALTO, SALUTE, RIALTO, SIGHS), RIGHT))
    assert scene is not None and signs(scene)["check-mark"] == 4
    assert "The right numbers, but Mario is not the partner of Brian" in words(scene)


def test_with_three_nobody_has_a_partner_and_the_air_player_is_unmasked_too() -> None:
    scene = moment(tried(with_air(), RIGHT))
    assert scene is not None and signs(scene)["shaking-hands"] == 0 and "The air player" in words(scene)


def test_a_carnival_without_a_safe_unmasks_all() -> None:
    revealed = [
        say("inkognito-revealed", who=seat, identity=identity.word, number=number)
        for seat, (identity, number) in enumerate(zip(IDENTITIES, ("n47", "n13", "n24", "n36"), strict=True))
    ]
    ended = [say("inkognito-ended", rounds=50), *revealed, say("inkognito-game-undecided", who=[], number=1)]
    scene = GAME.moment(Table().view(None), ended)
    assert scene is not None and dict(drawings(scene)) == {card.word: 1 for card in IDENTITIES}
    assert "Nobody gets a point" in words(scene) and not signs(scene)["check-mark"] + signs(scene)["cancel"]


def test_what_nobody_saw_has_no_picture() -> None:
    assert moment(at_rialto().say(BRIAN, B, "n24").say(ROB, F, "n13")) is None


# Awards and the end.


def award_lines(told: Sequence[Phrase]) -> list[str]:
    return [texts()(award.text, NAMES.__getitem__) for award in GAME.awards(told)]


def test_awards_go_to_those_who_did_it_most() -> None:
    met = say("inkognito-meets-aa", who=[ROB, MARIO], place="rialto")
    alone = say("inkognito-meets-am", who=[ROB], place="salute")
    asks = [say("inkognito-asked", who=BRIAN, whom=DAVID), say("inkognito-asked", who=BRIAN, whom=DAVID)]
    let_be = [say("inkognito-declined", who=MARIO)] * 2
    knew = [say("inkognito-could-know", who=seat, round=round) for seat, round in ((ROB, 6), (DAVID, 4))]
    assert award_lines([met, met, alone, *asks, *let_be, *knew]) == [
        "Could have known first: David (round 4)",
        "Met the most people: Rob (3 meetings)",
        "Most curious: Brian (2 black cards)",
        "Most asked: David (2 times)",
        "Most discreet: Mario (let it be 2 times)",
    ]
    assert award_lines([met, alone, asks[0], let_be[0]]) == [], "too little to be worth a word"
    assert award_lines([say("inkognito-could-know", who=seat, round=4) for seat in range(3)]) == [], "nothing special"


def test_a_look_through_the_air_counts_as_curious() -> None:
    told = [say("inkognito-asked-air", who=ROB), say("inkognito-looked", who=ROB)]
    assert award_lines(told) == ["Most curious: Rob (2 black cards)"]


def test_the_end_card_has_partners_as_winners_and_everybodys_mask() -> None:
    table = tried(at_rialto(), RIGHT)
    assert table.state.result is not None
    scene = GAME.end_card(table.view(None), End(table.state.result, [], say("end-foot", date="1 May 2026", seed="abc")))
    said = words(scene)
    assert "Brian and Rob" in said and "opened the safe together" in said and "1 May 2026 · seed abc" in said
    assert drawings(scene) == Counter({"bubble": 2, "fiddlebottom": 2, "zsazsa": 1, "agent_x": 1})


@pytest.mark.parametrize(
    ("why", "winners", "line"),
    [
        ("opened", [BRIAN], "opened the safe alone"),
        ("failed", [MARIO, DAVID], "won: the others' safe stayed shut"),
        ("failed", [], "A safe was tried, and stayed shut: nobody wins"),
        ("rounds", [], "The carnival ended, and no safe was tried"),
        ("series", [ROB], "won the series with 3 points"),
        ("series", [], "The series ended without a point"),
    ],
)
def test_the_end_card_says_why(why: str, winners: list[int], line: str) -> None:
    view = tried(at_rialto(), RIGHT).view(None)
    points = 3 if winners else 0
    scene = GAME.end_card(view, End(Result(winners, [points] * 4, why), [], say("end-foot", date="1 May", seed="abc")))
    assert line in words(scene)


def test_the_ambassador_wins_with_a_card_of_their_own() -> None:
    table = tried(five(RIALTO, RIALTO, SALUTE, SIGHS, GIORGIO), RIGHT, EVE)
    assert table.state.result is not None and table.state.result.winners == [EVE]
    scene = GAME.end_card(table.view(None), End(table.state.result, [], say("end-foot", date="1 May", seed="abc")))
    assert words(scene).count("The Ambassador") == 2, "leaning to the left, and in Eve's row"


# The town.


def test_the_town_is_the_same_every_time() -> None:
    assert venice() == venice()
    roofs = [shape for shape in every(venice().shapes) if type(shape).__name__ == "Polygon"]
    assert len(roofs) > 1_000
