"""Whole games of Love Letter, from /play to the winner: by buttons, by typing, by direct message."""

from __future__ import annotations

import re

import pytest

from games.host.rows import Status
from sandbox import admin
from tests.stories.evening import fresh, press_through


async def test_by_buttons_from_lobby_to_winner(evening, alice, ben):
    await evening.sit_down(alice, ben, robots=1)
    lobby = next(one for one in alice.messages() if "Alice, Ben and Ada (robot) are playing." in one.text)
    assert "discord.com/channels" in lobby.text and not lobby.buttons
    thread = evening.stage.threads()[0]
    table = evening.table_message(alice)
    assert table.channel_id == thread.id
    await alice.slash("table show")
    words = alice.panel().text.replace(" · ", "\n").split("\n")
    seats = {part.strip("*") for part in words}
    assert {"Alice", "Ben", "Ada"} <= seats, "the picture shows them; in words they are one press away"
    assert "<t:" in table.text and [file.name for file in table.files] == ["table.webp"]
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.status is Status.OVER and state.result is not None
    end = evening.table_message(alice)
    winner = state.name(state.result.winners[0])
    assert f"## {winner} won with 1 token." in end.text and state.seed not in end.text
    assert end.labels == ["Rematch", "Replay", "Review", "Log", "Fair play"]
    await alice.click("Fair play", on=end)
    assert state.seed in alice.panel().text
    assert end.files, "the last picture stays"


async def test_a_game_of_several_rounds_has_one_live_message(evening, alice, ben):
    await evening.sit_down(alice, ben, tokens_to_win=2)
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert max(state.result.scores) == 2
    public = [one for one in alice.messages(evening.stage.threads()[0]) if not one.ephemeral]
    assert len([one for one in public if one.custom_ids]) == 1
    for panel in (one for who in (alice, ben) for one in who.messages(everywhere=True) if one.ephemeral):
        assert "Confirm" not in panel.labels, "a late picture never undoes a newer panel"


async def test_by_typing(evening, alice, ben):
    await evening.sit_down(alice, ben)
    state = await evening.play_out(alice, ben, turn=evening.by_typing)
    assert state.result is not None
    for one in (alice, ben):
        (panel,) = [message for message in one.messages(everywhere=True) if message.ephemeral]
        assert "won with 1 token" in panel.text, "one panel for each of them, and it knows the end"


async def test_typed_commands_find_the_table_of_their_thread(evening, alice, ben):
    await evening.sit_down(alice, ben)
    state = await evening.look()
    first = alice if state.seats[state.awaits[0]].user == int(alice.id) else ben
    first.goes(evening.stage.threads()[0])
    cards = await first.autocomplete("loveletter play", "card")
    hand = {card.word for card in state.view(state.awaits[0]).hand}
    assert {card.lower() for card in cards} <= hand
    await first.slash("loveletter play")
    labels = {one.label.partition(" → ")[0] for one in first.panel().buttons if not one.label.startswith("Rules: ")}
    assert labels - {"More", "Refresh"} == set(cards), "an incomplete move opens the panel"


async def test_autocomplete_offers_legal_choices_only(evening, alice, ben):
    await evening.sit_down(alice, ben, robots=1)
    state = await evening.look()
    seat = state.awaits[0]
    first, other = (alice, ben) if state.seats[seat].user == int(alice.id) else (ben, alice)
    menu = state.question(seat).menu
    await first.autocomplete("loveletter play", "card", table="1")
    assert [choice["value"] for choice in first.last.choices] == list(menu.choices)
    for card in menu.choices:
        targets = menu.after(card)
        await first.autocomplete("loveletter play", "target", table="1", card=card)
        assert [choice["value"] for choice in first.last.choices] == list(targets.choices if targets else ())
        guesses = targets.after(targets.choices[0]) if targets else None
        await first.autocomplete("loveletter play", "guess", table="1", card=card, target="1")
        offered = [choice["value"] for choice in first.last.choices]
        assert offered == (list(guesses.choices) if guesses and "1" in targets.choices else [])
    assert await first.autocomplete("loveletter play", "target", table="1") == [], "first a card, then a target"
    assert await first.autocomplete("loveletter play", "card", "zzz", table="1") == []
    assert await other.autocomplete("loveletter play", "card", table="1") == [], "not asked, nothing to suggest"
    assert await first.autocomplete("loveletter play", "table") == ["Love Letter · table 1"]


async def test_what_is_typed_must_be_on_the_menu(evening, alice, ben):
    await evening.sit_down(alice, ben)
    state = await evening.look()
    first, other = (alice, ben) if state.seats[state.awaits[0]].user == int(alice.id) else (ben, alice)
    await first.slash("loveletter play", card="Dragon")
    assert '"Dragon" cannot be chosen here' in first.panel().text
    await other.slash("loveletter play", card="Guard")
    assert f"the table waits for {first.name}" in other.panel().text
    assert (await evening.look()).version == state.version


async def test_by_direct_message_only(evening, alice, ben):
    for one in (alice, ben):
        await one.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben)

    async def by_dm(who, table):
        await evening.settle()
        hands = [one for one in who.dms() if one.buttons]
        assert len(hands) == 1, "one message per table"
        await press_through(who, hands[0])

    state = await evening.play_out(alice, ben, turn=by_dm)
    assert state.result is not None
    for one in (alice, ben):
        assert len(one.dms()) == 1, "edited in place from the first card to the last"
        assert re.search(r"### (Alice|Ben) won with \d tokens?\.", one.dms()[0].text)
        panels = [m for m in one.messages(everywhere=True) if m.ephemeral]
        assert [panel.text.split()[0] for panel in panels] == ["**How"], "nothing but the answer to /preferences"


async def test_direct_messages_closed_in_the_middle(evening, alice, ben):
    await alice.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben, tokens_to_win=3)
    assert len(alice.dms()) == 1
    alice.closes_dms()
    admin.delete_message(evening.stage.world, alice.dms()[0].message)
    state = await evening.play_out(alice, ben, turn=evening.by_buttons)
    assert state.result is not None, "the panel is always there"
    said = evening.stage.world.record.of()
    told = {e.interaction_id for e in said if "direct messages are closed" in e.text and e.status < 300}
    assert len(told) == 1, "said once"
    refused = [e for e in said if e.status == 403]
    assert len(refused) <= 1, "a closed door is not tried again and again"


async def test_open_doors_again_and_hands_come_back(evening, alice, ben):
    alice.closes_dms()
    await alice.slash("preferences", hands="dm")
    await evening.sit_down(alice, ben)
    await evening.settle()
    assert alice.dms() == []
    alice.opens_dms()
    await alice.slash("preferences", hands="dm")
    await evening.settle()
    assert len(alice.dms()) == 1 and [file.name for file in alice.dms()[0].files] == ["hand.webp"]


async def test_a_preference_set_in_the_middle_counts_at_once(evening, alice, ben):
    await evening.sit_down(alice, ben)
    await alice.slash("preferences", hands="dm")
    await evening.settle()
    assert [file.name for file in alice.dms()[0].files] == ["hand.webp"]
    before = alice.dms()[0].data
    await alice.slash("preferences", hands="panel")
    assert "My hand" in alice.panel().text
    await evening.by_buttons(alice if (await evening.look()).awaits == (0,) else ben)
    await evening.settle()
    assert alice.dms()[0].data == before, "no longer kept up to date there"


@pytest.mark.parametrize("threads", ["on", "off"])
async def test_rematch_with_the_same_people(evening, threads, ben):
    alice = evening.person("Anna", moderator=True)
    await alice.slash("config threads", value=threads)
    await evening.sit_down(alice, ben, robots=1)
    await evening.play_out(alice, ben, turn=evening.by_buttons)
    await ben.click("Rematch", on=evening.table_message(ben))
    lobby = evening.lobby_message(ben, 2)
    assert all(name in lobby.text for name in ("Anna", "Ben", "Ada (robot)"))
    assert "Tokens to win: **1**" in lobby.text
    await alice.click("Rematch", on=evening.table_message(alice))
    assert "The rematch is open already" in alice.panel().text
    assert len([m for m in alice.messages(everywhere=True) if "p:join:2" in m.custom_ids]) == 1
    await ben.click("Start", on=lobby)
    await evening.settle()
    state = await evening.play_out(alice, ben, table=2, turn=evening.by_buttons)
    assert state.status is Status.OVER
    assert fresh(ben, lobby).labels == ["Rematch"] and "won with 1 token" in fresh(ben, lobby).text


async def test_back_leads_back_and_nothing_counts_before_confirm(evening, alice, ben):
    await evening.sit_down(alice, ben)
    state = await evening.look()
    first = alice if state.awaits == (0,) else ben
    await evening.careful(first)
    mark = evening.stage.world.record.mark()
    await first.click("My hand", on=evening.table_message(first))
    panel = start = first.panel()
    depth = 0
    while "Confirm" not in fresh(first, panel).labels:
        await first.click(fresh(first, panel).buttons[0].label, on=panel)
        depth += 1
    for _ in range(depth):
        await first.click("Back", on=panel)
    assert fresh(first, panel).custom_ids == start.custom_ids
    assert (await evening.look()).version == state.version
    public = [e for e in evening.stage.world.record.since(mark) if len(e.audience) > 2]
    assert public == [], "nobody else sees a choice in the making"
