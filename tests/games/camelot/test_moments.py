"""Great moments, the banner, awards and the end card: what they show, and that they show nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from games.camelot import GAME
from games.camelot.pieces import Black, Place, Relic
from games.camelot.scenes_moments import PICTURED
from games.core.codec import encode
from games.core.draw import Dice
from games.core.end import End
from games.core.scene import Scene, Sign, Stamp, labels
from games.core.text import Phrase, say
from tests.games.camelot.scenario import Scenario, table, tracked, war_won
from texts.catalogue import seat_number, texts

SEVEN = "arthur galahad gawain kay palamedes percival tristan"


def heard(play: Scenario) -> list[Phrase]:
    """All that everybody was told."""
    assert play.table.events is not None
    return [phrase for event in play.table.events for phrase in event.heard_by("camelot", None)]


def moment(play: Scenario, *told: Phrase) -> Scene | None:
    return GAME.moment(GAME.view(play.state, None), told or heard(play))


def seen(scene: Scene | None) -> list[str]:
    """The named drawings in it, and the cards by their names."""
    assert scene is not None
    stamps = [shape.art for shape in scene.shapes if isinstance(shape, Stamp)]
    found = [art.removeprefix("camelot/") for art in stamps if isinstance(art, str)]
    return found + [label.text.key.removeprefix("camelot-") for label in labels(scene.shapes)]


def title(scene: Scene | None) -> str:
    assert scene is not None and scene.alt
    return texts("en")(scene.alt[0], seat_number)


def test_a_quest_won_shows_what_it_brought() -> None:
    """A war: one sword, who gained a life; then the Round Table."""
    scene = moment(war_won(2))
    assert title(scene) == "Won: the Pict War!"
    there = seen(scene)
    assert there.count("white_sword") == 2 and {"percival", "gawain", "round_table"} <= set(there)
    assert scene is not None and [shape.sign for shape in scene.shapes if isinstance(shape, Sign)] == ["hearts"] * 2


def test_a_quest_lost_shows_black_swords_and_engines() -> None:
    play = tracked(table("evil", top=[Black.PICT_RAID]), Place.PICTS, 3).start().say(1, "draw").let_come()
    there = seen(moment(play))
    assert there.count("siege_engine") == 2 and there.count("black_sword") == 2 and "white_sword" not in there
    assert title(moment(play)) == "Lost: the Pict War"


def test_a_relic_is_shown_with_its_quest() -> None:
    play = Scenario(SEVEN, relics={Relic.CUP: 2})
    won = [say("camelot-quest-won", quest=Place.HOLY_GRAIL), say("camelot-relic-won", who=2, relic=Relic.CUP)]
    assert "cup" in seen(moment(play, *won))
    lost = [say("camelot-quest-lost", quest=Place.LANCELOT), say("camelot-relic-lost", relic=Relic.ARMOR)]
    grey = [shape for shape in _shapes(moment(play, *lost)) if isinstance(shape, Stamp) and shape.state == "grey"]
    assert [shape.art for shape in grey] == ["camelot/armor"]


def _shapes(scene: Scene | None) -> list[Any]:
    assert scene is not None
    return [*scene.shapes]


def test_a_combat_says_what_it_came_to() -> None:
    combat = say("camelot-combat", quest=Place.DRAGON, values=[5], count=1, white=27, black=5)
    scene = moment(Scenario(), combat, say("camelot-quest-won", quest=Place.DRAGON))
    assert "27 : 5" in [texts("en")(label.text, seat_number) for label in labels(_shapes(scene))]


@pytest.mark.parametrize("traitor", [2, None])
def test_an_accusation_shows_the_card(traitor: int | None) -> None:
    play = Scenario(white_swords=4, black_swords=3, traitor=traitor).start().say(0, "accuse", "2")
    scene = moment(play)
    there = seen(scene)
    assert {"arthur", "gawain"} <= set(there)
    assert ("traitor" in there) is (traitor == 2) and ("loyal" in there) is (traitor is None)
    right = "is the Traitor!" if traitor == 2 else "is loyal"
    assert title(scene).endswith(right)


def test_the_fallen_are_grey() -> None:
    play = Scenario(SEVEN)
    scene = moment(play, say("camelot-dies", who=1), say("camelot-dies", who=2), say("camelot-turn", who=3, number=4))
    grey = [shape.art for shape in _shapes(scene) if isinstance(shape, Stamp) and shape.state == "grey"]
    assert grey == ["camelot/galahad", "camelot/gawain"] and title(scene).endswith("have fallen")


def test_excalibur_goes_back_into_the_lake() -> None:
    assert "sword" in seen(moment(Scenario(), say("camelot-excalibur-sacrificed", who=0)))


def test_treason_comes_before_death_and_death_before_a_quest() -> None:
    quest, dies = say("camelot-quest-lost", quest=Place.PICTS), say("camelot-dies", who=1)
    assert title(moment(Scenario(), quest, dies)).endswith("has fallen")
    assert title(moment(Scenario(), quest, dies, say("camelot-unmasked", who=2))).endswith("is the Traitor!")


def test_nothing_to_see_has_no_picture() -> None:
    assert moment(Scenario(), say("camelot-turn", who=1, number=3)) is None


@pytest.mark.parametrize("key", sorted(PICTURED))
def test_whatever_is_pictured_has_a_picture(key: str) -> None:
    facts = {"quest": Place.PICTS} if key.startswith("quest") else {"who": 1}
    scene = moment(Scenario(SEVEN), say(f"camelot-{key}", **facts))
    assert scene is not None and (scene.width, scene.height) == (800, 236)
    for shape in scene.shapes:
        if isinstance(shape, Stamp):
            assert shape.x >= 0 and shape.x + shape.width <= 800 and shape.y + shape.height <= 236


def test_seven_knights_fit_into_a_moment() -> None:
    """The fullest: a sum, four swords, and everybody was there."""
    told = [
        say("camelot-combat", quest=Place.DRAGON, values=[11], count=1, white=36, black=41),
        say("camelot-quest-lost", quest=Place.DRAGON),
        say("camelot-swords", colour="black_sword", count=4, white=1, black=5),
        *[say("camelot-loses-life", who=seat, count=2, life=2) for seat in range(7)],
    ]
    stamps = [shape for shape in _shapes(moment(Scenario(SEVEN), *told)) if isinstance(shape, Stamp)]
    assert all(shape.x >= 0 and shape.x + shape.width <= 800 for shape in stamps)
    assert sum(shape.art == "camelot/black_sword" and shape.width > 100 for shape in stamps) == 4


def test_a_moment_is_the_same_in_every_world() -> None:
    play = Scenario(SEVEN, hands={0: "F1 G", 1: "M F5"}, black={Place.LANCELOT: [Black.LD7]}, traitor=4)
    told = [say("camelot-quest-won", quest=Place.PICTS), say("camelot-gains-life", who=1, count=1, life=5)]
    other = GAME.redeal(play.state, None, Dice("another"))
    one, two = (GAME.moment(GAME.view(state, None), told) for state in (play.state, other))
    assert encode(one) == encode(two)


def test_the_banner_shows_all_seven() -> None:
    assert set(SEVEN.split()) <= set(seen(GAME.banner()))


# The end to share.

AWARDS = [
    ("engines", [("engine-destroyed", {"total": 1})], 2),
    ("blood", [("bleeds", {"life": 2})], 3),
    ("blood", [("sacrifices-life", {"life": 2})], 3),
    ("fights", [("lays", {"card": "fight3", "quest": "picts"})], 4),
    ("grails", [("lays", {"card": "grail", "quest": "holy_grail"})], 3),
    ("deeds", [("plays-piety", {})], 3),
    ("deeds", [("merlin-removes-engine", {"total": 2})], 3),
    ("river", [("pays-river", {"at": 2})], 3),
]


def given(told: list[Phrase]) -> dict[str, list[int]]:
    return {award.text.key.removeprefix("camelot-award-"): award.text.args["who"] for award in GAME.awards(told)}


@pytest.mark.parametrize(("award", "deed", "least"), AWARDS)
def test_an_award_needs_enough_of_it(award: str, deed: list[tuple[str, dict[str, Any]]], least: int) -> None:
    one = [say(f"camelot-{key}", who=1, **facts) for key, facts in deed]
    assert given(one * (least - 1)) == {} and given(one * least) == {award: [1]}
    others = [say(f"camelot-{key}", who=0, **facts) for key, facts in deed]
    assert given(one * least + others * (least + 1)) == {award: [0]}


def test_the_hunter_was_right() -> None:
    accuses = say("camelot-accuses", who=1, whom=2)
    assert given([accuses, say("camelot-unmasked", who=2)]) == {"hunter": 1}
    assert given([accuses, say("camelot-accused-loyal", who=2)]) == {}
    assert given([say("camelot-unmasked", who=2)]) == {}


def test_the_end_card_names_the_traitor_and_why() -> None:
    play = Scenario(white_swords=6, black_swords=5, traitor=2).start().say(0, "accuse", "2")
    result = play.state.result
    assert result is not None
    scene = GAME.end_card(GAME.view(play.state, None), End(result, GAME.awards(heard(play)), say("number", count=1)))
    said = [label.text.key for label in labels(scene.shapes)]
    assert "camelot-by-count" in said and "camelot-verdict-loyal" in said and "camelot-award-hunter" in said
    assert [shape.sign for shape in scene.shapes if isinstance(shape, Sign)].count("drama-masks") == 1


def test_an_end_by_siege_shows_the_engines() -> None:
    play = Scenario(SEVEN, phase="evil", engines=11).start().say(0, "engine")
    result = play.state.result
    assert result is not None and result.why == "engines" and result.winners == []
    scene = GAME.end_card(GAME.view(play.state, None), End(result, [], say("number", count=1)))
    assert seen(scene).count("siege_engine") == 12 and "verdict-evil" in seen(scene)
    assert [label.text.key for label in labels(scene.shapes)].count("name") >= 7
