"""`/replay`: anybody steps through a finished game, as everybody or as one player saw it."""

from __future__ import annotations

import pytest

from games.host.rows import Status
from sandbox.picks import select_of
from tests.stories.evening import fresh, until


async def turns_to(who, panel, words):
    """Until the panel says so: it is edited when its pictures are drawn."""
    await until(lambda: words in fresh(who, panel).text)
    return fresh(who, panel)


@pytest.fixture
async def finished(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1", tokens_to_win=2)
    await evening.play_out(alice, ben, turn=evening.by_typing)
    return evening


async def test_step_by_step_from_the_button_at_the_end(finished, alice):
    zoe = finished.person("Zoe")
    await zoe.click("Replay", on=finished.table_message(zoe))
    panel = zoe.panel()
    assert panel.ephemeral and "step 1 of" in panel.text and "Round 1 begins. Alice starts." in panel.text
    assert [file.name for file in panel.files] == ["table.webp"]
    assert "You are dealt" not in panel.text and "\n### " not in panel.text, "the picture is the table's heading"
    steps = int(panel.text.split("step 1 of ")[1].split()[0])
    assert steps > 2
    assert {b.label for b in panel.buttons if b.disabled} == {"« Start", "‹ Back"}
    for step in range(2, steps + 1):
        await zoe.click("Next ›", on=panel)
        panel = await turns_to(zoe, panel, f"step {step} of {steps}")
    assert {b.label for b in panel.buttons if b.disabled} == {"Next ›", "End »"}
    await zoe.click("‹ Back", on=panel)
    await turns_to(zoe, panel, f"step {steps - 1} of {steps}")
    assert len([m for m in zoe.messages(everywhere=True) if m.ephemeral]) == 1, "one panel, edited in place"


async def test_through_a_players_eyes(finished, alice, ben):
    """When a game is over nothing in it is secret any more: anybody may look into any hand."""
    zoe = finished.person("Zoe")
    await zoe.slash("replay", table="1")
    panel = zoe.panel()
    await zoe.choose("Through whose eyes?", "As Ben saw it", on=panel)
    panel = await turns_to(zoe, panel, "Ben's hand: ")
    assert "To Ben: You are dealt the" in panel.text and "To Alice" not in panel.text
    assert "Your hand" not in panel.text, "it is not the reader's"
    assert [file.name for file in panel.files] == ["table.webp", "hand.webp"]
    await zoe.click("Next ›", on=panel)
    assert "Ben's hand" in (await turns_to(zoe, panel, "step 2 of")).text, "the same eyes from step to step"


async def test_ones_own_hand_is_your_hand(finished, ben):
    await ben.slash("replay", table="1")
    panel = ben.panel()
    await ben.choose("Through whose eyes?", "As Ben saw it", on=panel)
    panel = await turns_to(ben, panel, "Your hand: ")
    assert "- You are dealt the" in panel.text and "Ben's hand" not in panel.text


async def test_all_hands_open(finished):
    zoe = finished.person("Zoe")
    await zoe.slash("replay", table="1")
    panel = zoe.panel()
    await zoe.choose("Through whose eyes?", "All hands open", on=panel)
    panel = await turns_to(zoe, panel, "Ben's hand: ")
    assert "Alice's hand: " in panel.text and "Your hand" not in panel.text
    assert "To Alice: You are dealt the" in panel.text and "To Ben: You are dealt the" in panel.text
    assert [file.name for file in panel.files] == ["table.webp", "hand-1.webp", "hand-2.webp"]
    await zoe.slash("preferences", pictures="off")
    await zoe.click("Next ›", on=panel)
    panel = await turns_to(zoe, panel, "step 2 of")
    assert "Alice's hand: " in panel.text and panel.files == []
    await zoe.click("End »", on=panel)
    await until(lambda: {"Next ›", "End »"} == {b.label for b in fresh(zoe, panel).buttons if b.disabled})
    assert "'s hand" not in fresh(zoe, panel).text, "what was left in the hands lies on the table"


async def test_a_jump_to_a_turn(finished):
    zoe = finished.person("Zoe")
    await zoe.slash("replay", table="1")
    panel = zoe.panel()
    assert "**Alice's turn**" in panel.text
    turns = [label for label, _ in select_of(panel, "Jump to a round or turn").options]
    assert turns[0].startswith("1 · ") and "2 · Ben's turn" in turns
    await zoe.choose("Jump to a round or turn", "2 · Ben's turn", on=panel)
    panel = await turns_to(zoe, panel, "**Ben's turn**")
    assert "Alice's turn" not in panel.text
    assert "step 2 of" in panel.text


async def test_words_only_for_who_wants_no_pictures(finished, alice):
    await alice.slash("preferences", pictures="off")
    await alice.slash("replay")
    panel = alice.panel()
    assert panel.files == [] and "Round 1 begins" in panel.text and "Alice" in panel.text


async def test_which_game_is_meant(finished, alice, ben):
    zoe, cleo = finished.person("Zoe"), finished.person("Cleo", at="games")
    await finished.sit_down(cleo, zoe, table=2)
    await finished.play_out(cleo, zoe, table=2, turn=finished.by_typing)
    await alice.slash("replay", where="#general")
    assert "table 1 ·" in alice.panel().text, "my own last one"
    mod = finished.person("Mod")
    await mod.slash("replay", where="#general")
    assert "table 2 ·" in mod.panel().text, "else the last one here"
    await zoe.slash("replay", where=finished.stage.threads()[0])
    assert "table 1 ·" in zoe.panel().text, "in a thread, its own"
    assert await alice.autocomplete("replay", "table") == [
        "Love Letter · table 1 · Alice and Ben",
        "Love Letter · table 2 · Cleo and Zoe",
    ]
    assert await alice.autocomplete("replay", "table", "cleo") == ["Love Letter · table 2 · Cleo and Zoe"]


async def test_a_running_game_keeps_its_secrets(evening, alice, ben):
    await alice.slash("replay")
    assert "No game has been finished here yet" in alice.panel().text
    await evening.sit_down(alice, ben)
    await ben.slash("replay", table="1")
    assert "Only a finished game can be stepped through" in ben.panel().text
    await ben.slash("replay", table="99")
    assert "There is no such table here" in ben.panel().text


async def test_it_works_after_a_restart_and_for_a_table_that_was_ended(evening, alice, ben):
    await evening.sit_down(alice, ben, first_starter="1", tokens_to_win=7)
    await evening.by_typing(alice)
    await evening.house.seats.end(1, int(alice.id))
    await evening.settle()
    assert (await evening.look()).status is Status.OVER
    await alice.click("Replay", on=evening.table_message(alice))
    panel = alice.panel()
    await evening.close()
    await evening.open()
    await alice.click("End »", on=panel)
    await turns_to(alice, panel, "step 2 of 2")


async def test_an_old_thread_opens_its_own_game_also_after_a_restart(evening, alice, ben):
    """Whatever has been played since: whoever types in a thread means the table that was played there."""
    await evening.sit_down(alice, ben)
    await evening.play_out(alice, ben, turn=evening.by_typing)
    old = evening.table_message(alice, 1)
    await evening.sit_down(alice, ben, table=2)
    await evening.play_out(alice, ben, table=2, turn=evening.by_typing)
    await evening.close()
    await evening.open()
    thread = evening.stage.world.channels[old.channel_id]
    for who in (alice, evening.person("Zoe")):
        await who.slash("replay", where=thread)
        assert "table 1 ·" in (await turns_to(who, who.panel(), "step 1 of")).text
        await who.slash("replay", where="#general")
        assert "table 2 ·" in (await turns_to(who, who.panel(), "step 1 of")).text
