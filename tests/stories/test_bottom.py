"""The table hangs at the bottom, where the eye is; moments are said once; the result is the last word."""

from __future__ import annotations

import pytest

from cogs.publishing.below import SCREENFUL
from games.host.rows import Status
from tests.games.loveletter.table import state_from
from tests.stories.coup.court import Court
from tests.stories.evening import until
from tests.stories.salon import Salon

pytestmark = pytest.mark.usefixtures("blank")

HOLDING = "A{4,2} B(8)", [1, 5, 6, 7]
"""Anna plays the Handmaid, Ben is next."""
WON = "A{3,8} B(2)"
"""Anna plays the Baron and wins the round."""


async def written(evening, salon, lines):
    """People talk at the table; the bot hears of it."""
    ben, thread, below = salon.people[1], evening.stage.threads()[0], evening.bot.desk.delivery.message.below
    said = [int(ben.says(f"hm {number}", where=thread).id) for number in range(lines)]
    await until(lambda: said[-1] in below._last[int(thread.id)])


@pytest.mark.parametrize("lines,moves", [(1, False), (SCREENFUL - 1, False), (SCREENFUL, True)])
async def test_it_comes_down_after_a_screenful_and_never_for_a_line_of_chat(evening, lines, moves):
    salon = await Salon.open(evening, *HOLDING)
    old = salon.seen()
    await written(evening, salon, lines)
    await salon.plays(salon.people[0], "Handmaid")
    assert (salon.seen().id != old.id) is moves
    tables = [one for one in salon.public() if "p:log:1:0" in one.custom_ids]
    assert len(tables) == 1, "the old place is deleted"
    assert (salon.public()[-1].id == tables[0].id) is moves


async def test_the_lines_of_the_house_count_as_well(evening):
    """What pushes it up the screen is what stands below it, whoever wrote it."""
    court = await Court.open(evening, "ca", "as,co", "am,co", "as,am", lost={0: "ca"})
    anna, ben, *_ = court.people
    await court.choose(anna, "Duchess: +3")
    await evening.settle()
    old = court.seen()
    await written(evening, court, SCREENFUL - 1)
    await court.press("Doubt", ben)
    await evening.settle()
    thread = [one for one in anna.messages(evening.stage.threads()[0]) if not one.ephemeral]
    assert [one.text for one in thread if not one.custom_ids and "Anna" in one.text] == [
        "Ben doubts Anna's Duchess.\nIt was a bluff: Anna has no Duchess.\nAnna loses the Captain.\n"
        "Anna is out; 2 coins go to the Treasury."
    ]
    assert court.seen().id != old.id


ROUND_WON = "Anna is the last one left and wins round 1 and a token (1 of 5)."


async def test_at_a_round_it_comes_down_if_anybody_has_written_and_what_has_happened_stays_above(evening):
    salon = await Salon.open(evening, WON)
    anna = salon.people[0]
    old = salon.seen()
    await written(evening, salon, 1)
    await salon.plays(anna, "Baron")
    said, table = salon.public()[-2:]
    assert said.text == ROUND_WON
    assert "Round 2 begins" in table.text and table.id == salon.seen().id != old.id
    assert old.id not in [one.id for one in salon.public()]


async def test_below_its_own_last_word_it_stays_where_it_is(evening):
    """Else it would push people's panels up; and on a new message nobody has clicked yet, so that each change of it
    would count.
    """
    salon = await Salon.open(evening, WON)
    old, mark = salon.seen(), evening.stage.world.record.mark()
    await salon.plays(salon.people[0], "Baron")
    table, said = salon.public()[-2:]
    assert said.text == ROUND_WON and table.id == old.id and "Round 2 begins" in table.text
    counted = [one for one in evening.stage.world.record.since(mark) if one.route.startswith("channels/")]
    assert [(one.method, one.message_id) for one in counted] == [("POST", said.id)]


# Panels come down as well.


def order(evening, salon, who):
    """The table and this player's panel, as they stand in the thread."""
    thread = evening.stage.threads()[0]
    kinds = {salon.seen().id: "table", salon.panel(who).id: "panel"}
    return [kinds[one.id] for one in who.messages(thread) if one.id in kinds]


async def test_where_the_table_has_come_down_whoever_is_asked_finds_the_panel_below_it(evening):
    """Nobody presses anything for it, and Discord counts none of it; the others' panels stay where they are."""
    salon = await Salon.open(evening, WON)
    anna, ben = salon.people
    await written(evening, salon, 1)
    old, mark = salon.seen(), evening.stage.world.record.mark()
    await salon.plays(anna, "Baron")
    assert salon.seen().id != old.id and "Round 2 begins. Anna starts." in salon.seen().text
    assert order(evening, salon, anna) == ["table", "panel"] and order(evening, salon, ben) == ["panel", "table"]
    assert "Your turn" in salon.panel(anna).text and salon.panel(anna).files
    sent = [one for one in evening.stage.world.record.since(mark) if one.method == "POST"]
    assert len([one for one in sent if one.route.startswith("webhooks/")]) == 1


async def test_a_panel_comes_down_when_a_screenful_is_below_it_and_its_reader_is_asked(evening):
    """Not before: chat moves nothing, and whoever has begun to choose goes on where they are."""
    salon = await Salon.open(evening, *HOLDING)
    anna, ben = salon.people
    hands = {who: salon.panel(who).id for who in salon.people}
    await written(evening, salon, SCREENFUL)
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    assert salon.panel(ben).id == hands[ben], "it is not his turn"
    assert salon.panel(anna).id != hands[anna]
    await salon.plays(anna, "Handmaid")
    assert salon.panel(ben).id != hands[ben] and order(evening, salon, ben) == ["table", "panel"]
    mine = salon.panel(ben).id
    await ben.click("Princess", on=salon.panel(ben))
    await written(evening, salon, SCREENFUL)
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    assert salon.panel(ben).id == mine and "Confirm" in salon.panel(ben).labels


async def test_the_result_is_the_last_public_message_and_the_lobby_names_the_winner(evening):
    salon = await Salon.open(evening, WON, tokens=(4, 0))
    anna, ben = salon.people
    (lobby,) = [one for one in ben.messages("general") if "Anna and Ben are playing." in one.text]
    old = salon.seen()
    await salon.plays(anna, "Baron")
    result = salon.public()[-1]
    assert result.id != old.id and result.labels == ["Rematch", "Replay", "Review", "Log", "Fair play"] and result.files
    assert "Anna won with 5 tokens." in result.text
    assert not [one for one in salon.public() if "p:hand:1" in one.custom_ids or one.calls]
    (told,) = [one for one in ben.messages("general") if one.id == lobby.id]
    assert "Anna won with 5 tokens." in told.text and told.labels == ["Rematch"]
    await written(evening, salon, SCREENFUL + 1)
    await evening.bot.desk.delivery.show_again(1)
    await evening.settle()
    assert salon.seen().id == result.id, "once it is over it stays where it is"


async def test_where_everybody_has_given_up_robots_play_on_and_the_result_is_told(evening):
    """Nobody could come back, so the table waits for nobody."""
    salon = await Salon.open(evening, "A{4,2} B(8) C(3) D(5)", [1, 5, 6, 7], robots=2, tokens=(0, 0, 4, 4))
    for who in salon.people:
        await evening.house.play.concede(1, int(who.id))
    await evening.settle()
    state = await salon.look()
    assert state.status is Status.OVER and state.ended is None
    assert "won with 5 tokens" in salon.public()[-1].text


async def test_a_table_that_was_ended_early_says_so_at_the_bottom(evening):
    salon = await Salon.open(evening, *HOLDING)
    anna, ben = salon.people
    old = salon.seen()
    ben.says("hm", where=evening.stage.threads()[0])
    await evening.house.seats.end(1, int(anna.id))
    await evening.settle()
    result = salon.public()[-1]
    assert (await salon.look()).status is Status.OVER and result.id == salon.seen().id != old.id
    assert "ended early" in result.text and "Rematch" in result.labels
    assert any("ended early" in one.text for one in ben.messages("general"))
    assert "ended early" in salon.panel(ben).text


# Moments.


def moments(salon):
    return [one.text for one in salon.public() if not one.custom_ids and "wins round" in one.text]


async def test_a_moment_is_posted_once_though_its_answer_is_lost(evening):
    salon = await Salon.open(evening, WON)
    evening.stage.world.faults.drop(method="POST", route="channels/*/messages", after=True)
    await salon.plays(salon.people[0], "Baron")
    await until(lambda: not evening.stage.world.faults.active)
    await evening.settle()
    assert len(moments(salon)) == 1 and "Round 2 begins" in salon.seen().text


async def test_a_moment_is_posted_once_though_what_follows_it_fails(evening):
    """The line is there, the table is not: it is tried again, the line is not."""
    salon = await Salon.open(evening, WON)
    await written(evening, salon, 1)
    faults = evening.stage.world.faults

    async def nothing():
        """The line was lost on its way to the table."""

    faults.die(nothing, method="POST", route="channels/*/messages", skip=1, after=False)
    await salon.plays(salon.people[0], "Baron")
    await until(lambda: not faults.active)
    await evening.settle()
    assert len(moments(salon)) == 1 and "Round 2 begins" in salon.seen().text


async def test_a_moment_is_posted_once_though_the_process_ends_right_after_it(evening):
    """Also when the nonce has been forgotten by then."""
    salon = await Salon.open(evening, WON)
    world = evening.stage.world

    async def cut_off():
        """From now on nothing arrives any more."""
        world.nonces.clear()
        world.faults.fail(503, route="channels/**", times=None)

    world.faults.die(cut_off, method="POST", route="channels/*/messages")
    await evening.by_typing(salon.people[0])
    await until(lambda: len(moments(salon)) == 1)
    await evening.close()
    world.faults.clear()
    await evening.open()
    await evening.settle()
    assert len(moments(salon)) == 1 and "Round 2 begins" in salon.seen().text
    await salon.again()
    await evening.settle()
    assert len(moments(salon)) == 1


async def next_round(salon, won):
    """Anna, who has won so many, wins this one as well."""
    laid = state_from(WON, 3, 1, 0, (won, 0), tokens_to_win=5, turn_seconds=600)
    await salon.evening.arrange(lambda _: laid)
    await salon.evening.bot.desk.delivery.show_again(1)
    await salon.evening.settle()
    await salon.plays(salon.people[0], "Baron")


async def test_moments_are_told_by_one_message_until_somebody_speaks(evening):
    salon = await Salon.open(evening, WON)
    await salon.plays(salon.people[0], "Baron")
    (first,) = moments(salon)
    await next_round(salon, 1)
    (both,) = moments(salon)
    assert both.split("\n") == [first, first.replace("1 of 5", "2 of 5")]
    await written(evening, salon, 1)
    await next_round(salon, 2)
    assert moments(salon) == [both, first.replace("1 of 5", "3 of 5")]


async def test_a_moment_that_was_added_and_not_noted_is_not_told_again(evening):
    """The process ended right after it, and somebody has written below it since."""
    salon = await Salon.open(evening, WON)
    world = evening.stage.world
    await salon.plays(salon.people[0], "Baron")

    async def cut_off():
        world.faults.fail(503, method="POST", times=None)
        world.faults.fail(503, method="PATCH", times=None)

    world.faults.die(cut_off, method="PATCH", route="channels/*/messages/*")
    laid = state_from(WON, 3, 1, 0, (1, 0), tokens_to_win=5, turn_seconds=600)
    await evening.arrange(lambda _: laid)
    await salon.people[0].slash("loveletter play", card="baron", target="Ben")
    await until(lambda: "2 of 5" in moments(salon)[0])
    await evening.close()
    world.faults.clear()
    salon.people[1].says("hm", where=evening.stage.threads()[0])
    await evening.open()
    await evening.settle()
    (both,) = moments(salon)
    assert len(both.split("\n")) == 2 and "Round 2 begins" in salon.seen().text
