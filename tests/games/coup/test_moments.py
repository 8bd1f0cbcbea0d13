"""Great moments, awards and the end card: made of what everybody heard, and of nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.draw import Dice
from games.core.end import End
from games.core.scene import Scene, labels
from games.core.text import Phrase, say
from games.coup import GAME
from games.coup.pieces import Character
from games.coup.view import view
from tests.games.coup.playing import Play, fresh, table
from tests.games.coup.test_pictures import keys, shown, signs
from texts.catalogue import texts

FOOT = say("end-foot", date="today", seed="abc")


def told(play: Play, since: int = 0) -> list[Phrase]:
    return [phrase for event in play.events[since:] for phrase in event.heard_by("coup", None)]


def moment(play: Play, *answer: Any) -> Scene | None:
    """The picture of what comes of one answer."""
    since = len(play.events)
    play.say(*answer)
    return GAME.moment(view(play.state, None), told(play, since))


def seen(play: Play, *answer: Any) -> Scene:
    scene = moment(play, *answer)
    assert scene is not None
    return scene


def title(scene: Scene) -> str:
    return scene.alt[0].key.removeprefix("coup-moment-")


def who(scene: Scene) -> list[int]:
    """Whose faces are in it, from left to right."""
    return [label.text.args["who"] for label in labels(scene.shapes) if label.text.key == "name" and label.initial]


def test_a_true_claim_is_shown() -> None:
    """Who doubted whom, and the card with a tick; the doubter's loss is another picture, once they have chosen."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1)
    scene = seen(play, 2, "doubt")
    assert title(scene) == "proved" and who(scene) == [2, 0] and shown(scene) == ["captain"]
    assert "check-mark" in signs(scene.shapes) and "cross-mark" not in signs(scene.shapes)
    scene = seen(play, 2, "assassin")
    assert title(scene) == "lost" and who(scene) == [2] and shown(scene) == ["assassin"]
    assert scene.alt[-1] == say("coup-turned-up", who=2, card="assassin", by=0, cause="doubt")


def test_a_bluff_is_not_shown_as_a_card_of_theirs() -> None:
    play = table("ca,co", "du,am", "as,as").say(0, "tax")
    scene = seen(play, 1, "doubt")
    assert title(scene) == "bluffed" and who(scene) == [1, 0] and shown(scene) == ["duchess"]
    assert "cross-mark" in signs(scene.shapes) and "check-mark" not in signs(scene.shapes)


@pytest.mark.parametrize("doubter_loses", [True, False])
def test_whoever_is_out_for_a_doubt_lies_beside_it(doubter_loses: bool) -> None:
    """Both their characters, at their side of what was claimed."""
    own = ("ca,co", "as") if doubter_loses else ("co", "as,as")
    lost = {1: "du"} if doubter_loses else {0: "du"}
    play = table(own[0], own[1], "am,am", lost=lost).say(0, "steal", 1)
    scene = seen(play, 1, "doubt")
    cards = ["duchess", "assassin", "captain"] if doubter_loses else ["captain", "duchess", "contessa"]
    assert shown(scene) == cards and "death-skull" in signs(scene.shapes)
    assert [line.key for line in scene.alt[1:]] == ["coup-turned-up", "coup-out"]


@pytest.mark.parametrize("last", [True, False])
def test_a_murder_has_its_dagger(last: bool) -> None:
    play = table("ca,co", "as" if last else "as,du", "am,am", lost={1: "du"} if last else {}, coins=[7, 2, 2])
    scene = seen(play, 0, "murder", 1) if last else seen(play.say(0, "murder", 1), 1, "assassin")
    assert title(scene) == "murder" and who(scene) == [0, 1] and "plain-dagger" in signs(scene.shapes)
    assert shown(scene) == (["duchess", "assassin"] if last else ["assassin"])
    assert ("death-skull" in signs(scene.shapes)) == last
    assert "crown" in signs(scene.shapes) or last, "the life that is left lies face down"


def test_an_assassination_is_known_when_it_strikes() -> None:
    """It was announced long before; the loss itself says by whom it came."""
    play = table("ca,co", "du,am", "as,as", coins=[3, 2, 2]).say(0, "assassinate", 2).pass_all().pass_all()
    scene = seen(play, 2, "assassin")
    assert title(scene) == "assassinate" and who(scene) == [0, 2] and shown(scene) == ["assassin"]


def test_a_victory_shows_what_was_held() -> None:
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 2], two_player="standard")
    scene = seen(play, 0, "murder", 1)
    assert title(scene) == "won" and "laurels" in signs(scene.shapes)
    assert sorted(shown(scene)) == ["assassin", "captain", "contessa", "duchess"]


def test_within_a_series_the_winner_s_cards_stay_hidden() -> None:
    """And the cards of the next game, which is dealt with the same answer, are nowhere."""
    play = table("ca,co", "as", lost={1: "du"}, coins=[7, 2], two_player="standard", series_wins=2)
    scene = seen(play, 0, "murder", 1)
    assert title(scene) == "won" and shown(scene) == ["assassin"]


@pytest.mark.parametrize("seats", [2, 3])
def test_giving_up_shows_both_cards(seats: int) -> None:
    play = table(*("ca,co", "du,am", "as,as")[:seats], two_player="standard")
    play.leave(1)
    scene = GAME.moment(view(play.state, None), told(play))
    assert scene is not None and title(scene) == ("won" if seats == 2 else "conceded")
    assert {"duchess", "ambassador"} <= set(shown(scene)) and 1 in who(scene)


@pytest.mark.parametrize("answer", [(0, "income"), (0, "tax"), (0, "steal", 1)])
def test_where_nothing_is_to_be_seen_there_is_no_picture(answer: tuple[Any, ...]) -> None:
    assert moment(table("ca,co", "du,am", "as,as"), *answer) is None


def test_of_several_turns_the_last_with_something_to_see() -> None:
    play = table("ca,co", "du,am", "as,as", coins=[7, 7, 2]).say(0, "murder", 2).say(2, "assassin")
    play.say(1, "murder", 0).say(0, "captain").say(2, "income")
    scene = GAME.moment(view(play.state, None), told(play))
    assert scene is not None and who(scene) == [1, 0] and shown(scene) == ["captain"]


def test_a_loss_of_an_old_log_has_no_cause() -> None:
    scene = GAME.moment(view(table("ca,co", "du").state, None), [say("coup-turned-up", who=0, card="duchess")])
    assert scene is not None and title(scene) == "lost" and who(scene) == [0]


def test_a_moment_tells_nothing_that_is_hidden() -> None:
    """Two worlds in which the same was heard have the same picture."""
    play = table("ca,co", "du,am", "as,as").say(0, "steal", 1)
    since = len(play.events)
    play.say(2, "doubt")
    twin = GAME.redeal(play.state, None, Dice("other"))
    heard = told(play, since)
    assert GAME.moment(view(play.state, None), heard) == GAME.moment(view(twin, None), heard)


def test_every_picture_has_a_text() -> None:
    assert all(texts().has(f"coup-{key}") for key in GAME.pictured)
    banner = GAME.banner()
    assert banner is not None and keys(banner) == ["coup", "coup.motto"] and texts().has("coup.motto")


# Awards.


def doubted(who: int, whom: int, *, true: bool) -> list[Phrase]:
    facts = {"who": whom, "character": "duchess"}
    return [
        say("coup-doubted", who=who, whom=whom, character="duchess"),
        Phrase("coup-proved" if true else "coup-bluffed", facts),
    ]


def struck(by: int, cause: str) -> Phrase:
    return say("coup-turned-up", who=2, card="duchess", by=by, cause=cause)


@pytest.mark.parametrize(("key", "count", "heard"), [
    ("liar", 2, [say("coup-report", who=0, claims=9, bluffs=3, caught=1)]),
    ("doubts", 2, [*doubted(0, 1, true=False), *doubted(0, 2, true=False)]),
    ("honest", 2, [*doubted(1, 0, true=True), *doubted(2, 0, true=True)]),
    ("kills", 2, [struck(0, "murder"), struck(0, "assassinate")]),
    ("claims", 4, [say("coup-announced-tax", who=0, character="duchess")] * 3 + [
        say("coup-blocks", who=0, character="captain")]),
    ("coins", 10, [say("coup-took", who=0, coins=8), say("coup-stole", who=0, whom=1, coins=2)]),
])  # fmt: skip
def test_an_award_and_what_falls_short_of_it(key: str, count: int, heard: list[Phrase]) -> None:
    """Each for who did it most, told with their number; not for less than is worth a word."""
    award = say(f"coup-award-{key}", who=[0], count=count)
    assert award in [found.text for found in GAME.awards(heard)]
    assert texts()(award)
    less = [say("coup-report", who=0, claims=9, bluffs=1, caught=0)] if key == "liar" else heard[:-1]
    assert f"coup-award-{key}" not in [found.text.key for found in GAME.awards(less)]


def test_what_is_no_feat_counts_for_nothing() -> None:
    """A wrong doubt is no sharp eye, a loss by a doubt no kill, income no claim; a loss of an old log has no cause."""
    heard = [*doubted(0, 1, true=True), struck(0, "doubt"), struck(0, "doubt")]
    heard += [say("coup-announced-income", who=0)] * 5 + [say("coup-turned-up", who=1, card="duchess")] * 3
    assert GAME.awards(heard) == []


def test_at_most_four_awards() -> None:
    heard = [say("coup-report", who=0, claims=9, bluffs=3, caught=0), struck(1, "murder"), struck(1, "murder")]
    heard += [*doubted(0, 1, true=False)] * 2 + [*doubted(0, 1, true=True)] * 2 + [say("coup-took", who=2, coins=30)]
    assert [award.text.key.rsplit("-", 1)[1] for award in GAME.awards(heard)] == ["liar", "doubts", "kills", "honest"]


# The end card.


@pytest.mark.parametrize("series", [1, 3])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_end_of_a_game_to_share(seats: int, series: int) -> None:
    """Everybody with the characters they had; the winner's in front, and why they won."""
    play = fresh(seats, series_wins=series, two_player="standard")
    play.leave(*range(1, seats))
    assert play.state.result is not None
    end = End(play.state.result, GAME.awards(told(play)), FOOT)
    scene = GAME.end_card(view(play.state, None), end)
    assert scene is not None
    held = {card.word for card in play.player(0).hidden}
    assert set(shown(scene)) == held
    places = [label.text.args["who"] for label in labels(scene.shapes) if label.text.key == "name"]
    assert set(places) == set(range(seats))
    assert [line.key for line in scene.alt] == ["coup-sign-won", *["coup-alt-end"] * seats]
    assert ("coup-why" if series == 1 else "coup-why-series") in keys(scene)
    assert ("trophy-cup" in signs(scene.shapes)) == (series > 1)


def test_the_end_card_greys_what_the_winner_lost() -> None:
    play = table("ca", "as", lost={0: "co", 1: "du"}, coins=[7, 2], two_player="standard").say(0, "murder", 1)
    assert play.state.result is not None
    scene = GAME.end_card(view(play.state, None), End(play.state.result, [], FOOT))
    assert scene is not None and shown(scene) == ["contessa", "captain"]
    assert [getattr(shape, "state", "") for shape in scene.shapes[:2]] == ["grey", ""]
    assert Character.CAPTAIN.word in shown(scene)
