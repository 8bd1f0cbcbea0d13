"""Nothing that is sent betrays a hand: twin worlds look the same to everybody who may not know the difference."""

from __future__ import annotations

import logging
import re

import msgspec
import pytest

from cogs.publishing.live_panels import LivePanels
from cogs.publishing.pens import Pens
from cogs.ui.names import plain_names
from cogs.ui.table_view import table_view
from games.core.codec import encode, load_state
from games.core.draw import Dice
from games.core.match import advance
from games.core.menu import code, paths
from games.host.clock import FakeClock
from games.host.rows import Status
from games.loveletter import GAME
from games.loveletter.pieces import Card
from sandbox.model import EPHEMERAL
from tests.stories.evening import Evening, fresh, until
from tests.stories.twins import find_twin, put, readable, still_world
from texts.catalogue import DEFAULT, languages, texts

PRIVATE = ("Your hand", "You draw the", "You are dealt", "You learned", "Your new card", "You gave the")
CARDS = [card.word for card in Card]


async def one_world(folder, seed, language=DEFAULT):
    """Three people at a table whose first turn has been played, all in one language; the same in every such world."""
    evening = Evening(folder, clock=FakeClock(), world=still_world())
    await evening.__aenter__()
    evening.house.tables.new_seed = lambda: seed
    people = [evening.person(name) for name in ("Alice", "Ben", "Cleo")]
    if language != DEFAULT:
        for who in (*people, evening.person("Zoe")):
            await who.slash("preferences", language=language)
        await evening.person("Mod", moderator=True).slash("config language", value=language)
    evening.person("Zoe")
    await evening.sit_down(*people, tokens_to_win=3, first_starter="1", show_unseen_count="on")
    state = await evening.look()
    await answer(evening, 0, next(iter(paths(state.question(0).menu))))
    return evening


async def answer(evening, seat, path):
    """Through the private panel, to the last click."""
    state = await evening.look()
    who = next(one for one in evening.stage.people.values() if int(one.id) == state.seats[seat].user)
    await who.slash("hand", table="1", where="#games")
    menu, panel = state.question(seat).menu, who.panel()
    ticket = state.ticket(seat)
    for length in range(1, len(path) + 1):
        press = f"p:choose:1:{ticket.window}:{ticket.asked}:{code(menu, path[:length])}"
        if press in fresh(who, panel).custom_ids:
            await who.click(press, on=panel)
    for press in fresh(who, panel).custom_ids:
        if press.startswith("p:confirm:"):
            await who.click(press, on=panel)
    await evening.settle()


async def look_around(evening, seat):
    """All that a viewer can ask for: the hand, the log, the table, the lists; returns suggestions too."""
    state = await evening.look()
    zoe = evening.person("Zoe")
    everybody = [zoe]
    if seat is not None:
        everybody.append(next(one for one in evening.stage.people.values() if int(one.id) == state.seats[seat].user))
    for who in everybody:
        await who.click("p:hand:1", on=evening.table_message(who))
        panel = who.panel()
        mine = state.seat_of(int(who.id))
        if mine is not None and state.status is Status.PLAYING and state.view(mine).hand:
            await until(lambda who=who, panel=panel: fresh(who, panel).files)
        await who.click("p:log:1:0", on=evening.table_message(who))
        await who.slash("table show", table="1", where="#games")
        await who.slash("tables", where="#games")
        await who.slash("help", where="#games")
    await evening.settle()
    return [await who.autocomplete("loveletter play", "card", table="1", where="#games") for who in everybody]


@pytest.mark.real_key  # in both worlds the same seed and, as their clocks stand still, the same Start click
@pytest.mark.parametrize("seed", ["rose", "letter", "gate"])
@pytest.mark.parametrize("whose", ["nobody's", "the next one's", "the last one's"])
async def test_twins_look_the_same_on_discord(tmp_path, seed, whose):
    """L33: hidden cards dealt anew; every message, id, picture and suggestion the viewer gets stays the same, and so do
    the requests behind them, their order and their number: some with the pen of a click, some without.
    """
    await twins_look_the_same(tmp_path, seed, whose)


@pytest.mark.real_key
@pytest.mark.parametrize("language", [language for language in languages() if language != DEFAULT])
@pytest.mark.parametrize("whose", ["nobody's", "the next one's"])
async def test_twins_look_the_same_in_every_language(tmp_path, whose, language):
    """A case, an article or a gender must not betray a card that its word hides."""
    ours = await twins_look_the_same(tmp_path, "rose", whose, language)
    zoe = ours.person("Zoe")
    said = " ".join(one.text for one in ours.stage.world.record.readable_by(zoe.id))
    assert texts(language)("table-hand") in said and texts(DEFAULT)("table-hand") not in said


@pytest.mark.real_key
@pytest.mark.parametrize("whose", ["nobody's", "the next one's"])
async def test_nor_does_a_pen_tell_anything_that_is_not_there(tmp_path, monkeypatch, whose):
    """No pen writes: everything that everybody reads goes the ordinary way."""
    monkeypatch.setattr(Pens, "left", lambda self, pen: 0.0)
    # Whether a panel that nothing can write on any more says so in this moment or the next is another story.
    monkeypatch.setattr(LivePanels, "watch_pens", lambda self: None)
    ours = await twins_look_the_same(tmp_path, "rose", whose)
    zoe, ben = ours.person("Zoe").id, ours.person("Ben").id
    public = [one.route for one in ours.stage.world.record if {zoe, ben} <= one.audience]
    assert public and not [one for one in public if one.startswith("webhooks/")], "none has written"


async def twins_look_the_same(tmp_path, seed, whose, language=DEFAULT):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    ours, theirs = [await one_world(tmp_path / folder, seed, language) for folder in ("a", "b")]
    try:
        state = await ours.look()
        seat = state.awaits[0]
        viewer = {"nobody's": None, "the next one's": (seat + 1) % 3, "the last one's": (seat + 2) % 3}[whose]
        menu = state.question(seat).menu
        dice = Dice(f"{seed}:{viewer}")
        found = None
        for path in 4 * dice.shuffle(list(paths(menu))):
            found = find_twin(GAME, state.position, seat, path, viewer, dice)
            # One in which whoever plays holds the same says less: then nobody would see a difference.
            if found is not None and GAME.view(advance(GAME, found.match).state, seat).hand != state.view(seat).hand:
                break
            found = None
        assert found is not None, "no twin: choose another seed"
        await put(theirs, found.match)
        marks = [one.stage.world.record.mark() for one in (ours, theirs)]
        suggestions = [await look_around(one, viewer) for one in (ours, theirs)]
        assert suggestions[0] == suggestions[1]
        await answer(ours, seat, path)
        await answer(theirs, seat, found.path)
        suggestions = [await look_around(one, viewer) for one in (ours, theirs)]
        assert suggestions[0] == suggestions[1]
        assert (await ours.look()).position.match.digest != (await theirs.look()).position.match.digest
        viewers = [ours.person("Zoe").id]
        if viewer is not None:
            viewers.append(str((await ours.look()).seats[viewer].user))
        for user in viewers:
            here, there = (readable(one, user, mark) for one, mark in zip((ours, theirs), marks, strict=True))
            assert len(here) >= 8
            assert here == there
        owner = str(state.seats[seat].user)
        mine = [readable(one, owner, mark) for one, mark in zip((ours, theirs), marks, strict=True)]
        assert mine[0] != mine[1], "whoever holds the other cards sees them, so the comparison can fail"
    finally:
        await ours.__aexit__()
        await theirs.__aexit__()
    return ours


def test_the_search_for_twins_really_deals_anew():
    """A twin is another world, not the same one."""
    from games.core.entry import Answer
    from games.core.match import begin, submit

    position = begin(GAME, 3, {option.key: option.default for option in GAME.options}, "k")
    seat = position.ask.awaits[0]
    position = submit(GAME, position.match, Answer(seat, next(iter(paths(position.ask.menu(seat))))))
    seat = position.ask.awaits[0]
    found = [
        twin
        for number, path in enumerate(paths(position.ask.menu(seat)))
        if (twin := find_twin(GAME, position, seat, path, None, Dice(str(number)))) is not None
    ]
    assert found
    for twin in found:
        assert advance(GAME, twin.match).match.digest != position.match.digest


async def test_the_table_is_the_same_whatever_must_be_played(tmp_path):
    """L34: two Guards, or Countess and King, or anything else: nothing public differs, nothing plays itself."""
    evening = await one_world(tmp_path, "rose")
    try:
        state = await evening.look()
        active = state.awaits[0]
        shown = set()
        for pair in ((1, 1), (7, 6), (3, 4)):
            match = state.position.match
            cards = load_state(GAME.state, bytes(match.snapshot), 1, 1, {})
            deal(cards, active, *(Card(value) for value in pair))
            twin = advance(GAME, msgspec.structs.replace(match, snapshot=msgspec.Raw(encode(cards))))
            assert sorted(twin.state.players[active].hand) == sorted(Card(value) for value in pair)
            await put(evening, twin.match)
            before = await evening.look()
            view = encode(table_view(before, texts(), pictured=True).to_components())
            png = await evening.bot.desk.painter.picture(before.table_panel().scene, texts(), plain_names(before))
            shown.add((view, png))
            await evening.pass_time(20)
            assert (await evening.look()).awaits == (active,), "not even a forced card plays itself"
        assert len(shown) == 1
    finally:
        await evening.__aexit__()


def deal(cards, seat, held, drawn):
    """Deal what is hidden anew so that this seat holds one card and draws the other."""
    others = [player.hand for place, player in enumerate(cards.players) if player.hand and place != seat]
    hidden = [*cards.players[seat].hand, *(card for hand in others for card in hand), *cards.deck, cards.removed]
    for card in (held, drawn):
        if card not in hidden:
            # It has been played: another lies in its place, so that no story hangs on the deal.
            pile = next(player.pile for player in cards.players if card in player.pile)
            pile[pile.index(card)] = hidden.pop()
        else:
            hidden.remove(card)
    for hand in others:
        hand[:] = [hidden.pop()]
    cards.players[seat].hand[:] = [held]
    cards.removed = hidden.pop()
    cards.deck[:] = [*hidden, drawn]


@pytest.mark.parametrize("pair,played", [((7, 5), "countess"), ((8, 1), "guard")])
async def test_time_plays_without_a_word_about_why(tmp_path, pair, played):
    """L29 and L30: the forced Countess is not called forced; the Princess is never thrown away."""
    evening = await one_world(tmp_path, "rose")
    try:
        state = await evening.look()
        active = state.awaits[0]
        match = state.position.match
        cards = load_state(GAME.state, bytes(match.snapshot), 1, 1, {})
        deal(cards, active, *(Card(value) for value in pair))
        twin = advance(GAME, msgspec.structs.replace(match, snapshot=msgspec.Raw(encode(cards))))
        await put(evening, twin.match)
        await evening.pass_time(121)
        text = evening.table_message(evening.person("Zoe")).text
        assert "ran out of time; the house plays for them" in text
        assert f"plays the {played.title()}" in text
        assert "forced" not in text and "must" not in text
    finally:
        await evening.__aexit__()


async def test_what_is_private_is_sent_privately(evening, alice, ben):
    """A whole game by panel and by direct message: every hand has one reader."""
    await ben.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, robots=1, tokens_to_win=2)

    async def turn(who, table):
        await evening.by_buttons(who, table)
        await who.click("Log", on=evening.table_message(who))

    await evening.play_out(alice, ben, turn=turn)
    world = evening.stage.world
    sent = [entry for entry in world.record if entry.message_id and entry.status < 300]
    private = [entry for entry in sent if any(word in entry.text for word in PRIVATE)]
    assert len(private) > 20
    for entry in private:
        assert len(entry.audience - {world.bot.id}) == 1, entry.route
        if entry.method == "POST" and entry.route.startswith(("interactions", "webhooks")):
            flags = (entry.body.get("data") or entry.body).get("flags", 0)
            message = world.find_message(entry.message_id or "")
            assert flags & EPHEMERAL or (message and message.flags & EPHEMERAL) or entry.body.get("type") == 7


async def test_public_ids_say_nothing_but_the_table(evening, alice, ben):
    await evening.sit_down(alice, ben, robots=1)
    zoe = evening.person("Zoe")
    await evening.play_out(alice, ben, turn=evening.by_buttons)
    sent = "".join(entry.text for entry in evening.stage.world.record.readable_by(zoe.id))
    ids = re.findall(r'"custom_id": "([^"]*)"', sent)
    assert {re.sub(r"\d+", "N", one) for one in ids} <= {
        "p:join:N", "p:lobby-leave:N", "p:robot:N", "p:options:N", "p:rules:loveletter", "p:start:N",
        "p:hand:N", "p:log:N:N", "p:rematch:N", "p:fair-play:N", "p:replay:N:N:all:open",
        "p:review:N",
    }  # fmt: skip


async def test_the_log_tells_no_secret(evening, alice, ben, caplog):
    """At every level of our own loggers: no seed before the end, no hand ever."""
    caplog.set_level(logging.DEBUG)
    await alice.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, robots=1)
    record = await evening.house.tables.load(1)
    seed = record.life.seed
    evening.stage.world.faults.fail(403, route="channels/*/messages", times=2, code=50007)
    evening.stage.world.faults.drop(route="interactions/*/*/callback")
    await alice.slash("hand", table="1")
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.status is Status.OVER
    ours = [line for line in caplog.records if line.name.split(".")[0] in ("parlour", "cogs", "games", "data", "bot")]
    assert ours
    for line in ours:
        said = line.getMessage().lower()
        assert seed not in said
        assert not re.search(rf"\b({'|'.join(CARDS)})\b", said), said


async def test_a_bug_is_logged_without_content(evening, alice, ben, caplog, monkeypatch):
    await evening.sit_down(alice, ben)

    def broken(state, seat, *args, **more):
        raise ValueError(f"hand: {state.view(seat).hand}")

    monkeypatch.setattr("cogs.publishing.hand_message.hand_view", broken)
    await alice.click("My hand", on=evening.table_message(alice))
    assert "Something went wrong on our side" in alice.panel().text
    lines = [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR]
    assert len(lines) == 1 and "ValueError" in lines[0]
    assert not any(card.name in lines[0] for card in Card)
