"""Who sees what: people switched, side by side, in private, in direct messages, as moderators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import until

pytestmark = pytest.mark.page


def test_two_side_by_side_see_only_their_own_secrets(open_as):
    anna, ben = open_as("Anna", "Ben").people
    anna.command("whisper")
    ben.command("whisper")
    secret = anna.sees("A secret for Anna")
    expect(secret).to_contain_text("Only you (Anna) can see this")
    ben.sees("A secret for Ben")
    anna.sees_not("A secret for Ben")
    ben.sees_not("A secret for Anna")
    secret.get_by_role("button", name="Dismiss message").click()
    anna.sees_not("A secret for Anna")
    ben.sees("A secret for Ben")


def test_one_click_makes_me_somebody_else(open_as):
    window = open_as("Anna")
    (anna,) = window.people
    anna.command("whisper")
    anna.says("hello from Anna")
    window.page.get_by_role("button", name="Be Ben", exact=True).click()
    ben = window.page.get_by_role("region", name="Ben’s view")
    expect(ben.get_by_role("log")).to_contain_text("hello from Anna")
    expect(ben.get_by_role("log")).not_to_contain_text("A secret for Anna")
    expect(ben.locator("textarea")).to_have_attribute("placeholder", "Message #general as Ben")


def test_commands_are_read_in_everybodys_own_language(open_as):
    window = open_as("Anna", "Dmitri")
    anna, dmitri = window.people
    for person, note, game in (
        (anna, "The rules as short pages", "Love Letter"),
        (dmitri, "Правила коротко", "Любовное письмо"),
    ):
        person.words.click()
        window.page.keyboard.type("/rules")
        expect(person.pane.locator(".suggest [role=option]").first).to_contain_text(note)
        window.page.keyboard.type(" ")
        expect(person.pane.locator(".suggest .option-label").first).to_have_text(game)


def test_a_third_person_fits_beside_and_can_be_closed(open_as):
    window = open_as("Anna", "Ben")
    window.page.get_by_role("button", name="Open Chloé beside").click()
    expect(window.page.locator(".pane")).to_have_count(3)
    window.shot("three")
    window.page.get_by_role("button", name="Close Ben’s view").click()
    expect(window.page.locator(".pane")).to_have_count(2)
    until(window.page, lambda: window.page.evaluate("location.hash").count("+") == 1, "the address still names Ben")


def test_mentions_are_marked_unread_and_counted(open_as):
    window = open_as("Anna", "Ben")
    anna, ben = window.people
    ben.goes("games")
    anna.command("text")
    expect(anna.sees("Heading one")).to_have_class(re.compile("calls-me"))
    general = ben.pane.locator(".channel", has_text="general")
    ben.pane.get_by_role("button", name="Channels", exact=True).click()
    expect(general).to_have_class("channel unread")
    general.click()
    expect(ben.sees("Heading one")).not_to_have_class(re.compile("calls-me"))
    expect(ben.pane.locator(".new-line").first).to_be_attached()
    expect(general).not_to_have_class("channel unread")


def test_direct_messages_arrive_and_can_be_closed(open_as):
    window = open_as("Dmitri")
    (dmitri,) = window.people
    dmitri.command("write")
    dmitri.sees("Look into your direct messages")
    direct = dmitri.pane.get_by_role("button", name="Direct messages, unread")
    direct.click()
    dmitri.sees("Hello in private.")
    dmitri.pane.get_by_role("button", name=re.compile("^direct_messages")).click()
    dmitri.pane.locator(".member", has_text="Dmitri").click()
    window.page.get_by_role("menuitemcheckbox", name="Accepts direct messages").click()
    expect(dmitri.pane.locator(".member", has_text="Dmitri")).to_contain_text("direct messages closed")
    dmitri.command("write")
    dmitri.sees("Your direct messages are closed")
    dmitri.pane.locator(".member", has_text="Dmitri").click()
    window.page.get_by_role("menuitemcheckbox", name="Accepts direct messages").click()
    expect(dmitri.pane.locator(".member", has_text="Dmitri")).not_to_contain_text("closed")


def test_somebody_chooses_the_language_of_their_discord(open_as):
    window = open_as("Ben")
    (ben,) = window.people
    for language, name in (("ru", "русский"), ("sv-SE", "svenska (Sverige)")):
        ben.pane.locator(".member", has_text="Ben").click()
        window.page.get_by_role("menuitem", name="Language of their Discord").click()
        window.page.get_by_label("Language", exact=True).select_option(language)
        window.page.get_by_role("button", name="Choose", exact=True).click()
        expect(window.page.get_by_role("dialog")).to_have_count(0)
        ben.pane.locator(".member", has_text="Ben").click()
        expect(window.page.get_by_role("menuitem", name="Language of their Discord")).to_contain_text(name)
        window.page.keyboard.press("Escape")


def test_a_moderator_gets_more_commands(open_as):
    window = open_as("Elif")
    (elif_,) = window.people

    def offered() -> list[str]:
        elif_.words.fill("/")
        expect(elif_.pane.locator(".suggest [role=option]").first).to_be_visible()
        names = elif_.pane.locator(".suggest .option-label").all_text_contents()
        elif_.words.fill("")
        return names

    assert "/config" not in offered()
    elif_.pane.locator(".member", has_text="Elif").click()
    window.page.get_by_role("menuitemcheckbox", name="Moderator").click()
    expect(elif_.pane.locator(".member-list section").first).to_contain_text("Elif")
    assert "/config" in offered()


def test_a_second_server_has_the_bot_and_everybody(open_as, sandbox):
    window = open_as("Anna")
    (anna,) = window.people
    anna.pane.get_by_role("button", name="Add a server").click()
    window.page.get_by_label("Name of the new server").fill("Second home")
    window.page.keyboard.press("Enter")
    expect(anna.pane.locator("nav .side-title")).to_have_text("Second home")
    expect(anna.pane.locator(".member")).to_have_count(len(sandbox.ids()) + 1)
    anna.command("echo", text="a word in the second server")
    anna.sees("a word in the second server")


def test_what_the_bot_spends_in_the_open_channel_is_said_below_the_people(open_as, sandbox):
    (anna,) = open_as("Anna").people
    spent = anna.pane.locator(".spent")
    expect(spent).to_have_text("Counted requests here: 0, others: 0")
    anna.command("whisper")
    anna.sees("A secret for Anna")
    expect(spent).to_have_text("Counted requests here: 0, others: 1")
    anna.goes("games")
    expect(spent).to_have_text("Counted requests here: 0, others: 0")
    anna.goes("general")
    expect(spent).to_have_text("Counted requests here: 0, others: 1")
