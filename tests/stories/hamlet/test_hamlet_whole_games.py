"""Whole games of Hamlet, from /play to the last point: by buttons, by typing, alone against clock and rival."""

from __future__ import annotations

import pytest

from cogs.ui.limits import TEXT
from games.core.state import Result
from tests.stories.hamlet.hall import Hall
from texts.catalogue import texts

MOST_MOVES = 250


async def played_out(hall, moves):
    """Everybody plays as a robot advises, each in their own manner, until the church stands; what was done is told."""
    done = []
    while not await hall.over():
        who = await hall.active()
        path = await hall.advice(who)
        await moves[who](who, *path)
        done.append((who, path[0]))
        assert len(done) < MOST_MOVES, "no end"
        assert len(hall.table(who).text) < TEXT
    await hall.evening.settle()
    return done


async def test_two_players_one_by_buttons_one_by_typing(evening, alice, ben, unpainted):
    hall = await Hall.open(evening, alice, ben)
    done = await played_out(hall, {alice: hall.play, ben: hall.type})
    assert {"work", "build", "blueprint", "deliver", "end"} <= {verb for _, verb in done}, "nearly everything was done"
    assert min(sum(1 for who, _ in done if who is one) for one in (alice, ben)) > 15
    state = await hall.look()
    assert isinstance(state.result, Result) and max(state.result.scores) > 40
    end = hall.table(alice)
    assert f"## {texts().listed([state.name(seat) for seat in state.result.winners])} won" in end.text
    assert " holds " not in end.text, "what was not built counts no more"
    for seat, score in enumerate(state.result.scores):
        line = next(line for line in end.text.split("\n") if line.startswith(f"- {state.name(seat)}: **"))
        assert f"**{score}★**" in line, "a sheet by category for all to see"
        assert score == sum(int(part.split()[-1]) for part in line.split(" · ")[1:]), "whose lines add up"
    assert [file.name for file in end.files] == ["table.webp"], "the final village stays"
    public = [one for one in alice.messages(evening.stage.threads()[0]) if not one.ephemeral and one.custom_ids]
    assert len(public) == 1, "one live message from the first round to the last"


@pytest.mark.parametrize("mode", ["clock", "rival"])
async def test_alone_to_the_end(evening, alice, unpainted, mode):
    hall = await Hall.open(evening, alice, solo=mode)

    async def quickly(who, *path):
        await hall.type(who, *path, suggest=False)

    done = await played_out(hall, {alice: quickly})
    assert len(done) > 30
    state, end = await hall.look(), hall.table(alice).text
    village = await hall.village()
    assert state.result is not None and len(state.result.scores) == 1
    if mode == "clock":
        assert village.finished or village.round == 24
        assert state.result.why.replace("_", " ").capitalize() in end, "what the place has become"
        assert state.result.winners == ([0] if village.finished else [])
    else:
        assert village.finished and "- The rival: **" in end
        assert len(village.players) == 2 and village.players[1].turns >= village.round - 1
        assert ("won with" if state.result.winners else "★, without a win.") in end
