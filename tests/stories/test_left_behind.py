"""What is left in a thread when a whole game of four has been played in it."""

from __future__ import annotations

from games.core.draw import Dice
from games.host.rows import Status
from tests.stories.presses import give
from tests.stories.witness import Witness


async def test_one_panel_for_each_no_call_and_the_result_last(evening, blank):
    people = [evening.person(name) for name in ("Anna", "Ben", "Chloé", "Dmitri")]
    await evening.sit_down(*people, tokens_to_win=2)
    by_user = {int(one.id): one for one in people}
    while (state := await evening.look()).status is Status.PLAYING:
        seat = state.awaits[0]
        dice = Dice(f"left behind:{state.version}")
        path = state.game.robot(state.view(seat), state.question(seat), dice, state.game.levels[0])
        await give(evening, by_user[state.seats[seat].user], 1, path)
        await evening.settle()
    witness = Witness(people)
    assert witness.complaints(state) == []
    for who in people:
        private = [one for one in who.messages(evening.stage.threads()[0]) if one.ephemeral]
        assert len(private) == 1, [one.text[:60] for one in private]
    public = witness.thread(people[0])
    assert [one.id for one in public if one.custom_ids] == [public[-1].id], "nothing else can be pressed"
    assert not [one.text for one in public if "moved" in one.text], "no stub where the table was"
