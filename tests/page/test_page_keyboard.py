"""The whole page without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.page


def focused(page) -> str:
    return page.evaluate(
        "(() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.textContent; })()"
    )


def test_a_walk_by_keyboard(open_as):
    window = open_as("Anna")
    page, keys = window.page, window.page.keyboard
    (anna,) = window.people

    keys.press("Tab")
    assert focused(page) == "Skip to the message box"
    keys.press("Tab")
    assert focused(page) == "Be Anna"
    keys.press("ArrowRight")
    assert focused(page) == "Be Ben"
    keys.press("ArrowLeft")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"

    keys.press("/")
    expect(anna.pane.locator(".suggest [role=option]").first).to_be_visible()
    keys.type("pi")
    expect(anna.pane.locator(".suggest [role=option]").first).to_contain_text("/pick")
    keys.press("Tab")
    expect(anna.pane.locator(".command-name")).to_have_text("/pick")
    keys.type("ban")
    expect(anna.pane.locator(".suggest [role=option]")).to_have_text(["Banana"])
    keys.press("Enter")
    keys.press("Enter")
    anna.sees("1 × banana")

    keys.type("/menus ")
    keys.press("Enter")
    anna.sees("Choose:")
    select = anna.log.get_by_role("combobox", name="One fruit")
    keys.press("Shift+Tab")
    for _ in range(12):
        if focused(page) == "One fruit":
            break
        keys.press("Shift+Tab")
    expect(select).to_be_focused()
    keys.press("ArrowDown")
    keys.type("ch")
    keys.press("Enter")
    anna.sees("picked cherry")

    keys.press("Escape")
    expect(anna.words).to_be_focused()
    keys.type("/form ")
    keys.press("Enter")
    form = page.get_by_role("dialog")
    expect(form.get_by_label("Your name")).to_be_focused()
    keys.press("Escape")
    expect(form).to_have_count(0)
    expect(anna.words).to_be_focused()

    keys.type("/play ")
    expect(anna.option("game")).to_be_focused()
    keys.press("ArrowDown")
    expect(anna.pane.locator(".suggest .active")).to_have_text("Coup")
    keys.press("Enter")
    keys.press("Enter")
    anna.sees("1 of 4 seats taken")
    anna.button("Add robot").focus()
    keys.press("Enter")
    anna.sees("2 of 4 seats taken")
    expect(anna.button("Add robot")).to_be_focused()
    keys.press("Space")
    anna.sees("3 of 4 seats taken")


def test_keys_for_people_channels_and_parts(open_as):
    window = open_as("Anna")
    page, keys = window.page, window.page.keyboard
    keys.press("Alt+2")
    ben = page.get_by_role("region", name="Ben’s view")
    expect(ben.locator("textarea")).to_be_focused()
    expect(ben.locator("h1")).to_have_text("general")
    keys.press("Alt+ArrowDown")
    expect(ben.locator("h1")).to_have_text("games")
    keys.press("F6")
    assert focused(page) is not None
    keys.press("Escape")
    page.get_by_role("button", name="Settings").focus()
    keys.press("Enter")
    expect(page.get_by_role("menuitemcheckbox", name="Colours of the system")).to_be_focused()
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").press("Enter")
    keys.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()


def test_options_that_may_be_left_out_are_offered_and_enter_sends(open_as):
    window = open_as("Anna")
    keys = window.page.keyboard
    (anna,) = window.people
    anna.begin("greet")
    expect(anna.pane.locator(".suggest [role=option]")).to_have_count(2)
    keys.press("Enter")
    anna.sees("Hello, everybody")
    anna.begin("greet")
    keys.press("ArrowDown")
    keys.press("Enter")
    keys.type("Be")
    expect(anna.pane.locator(".suggest .option-label")).to_have_text(["Ben"])
    keys.press("Enter")
    keys.press("Enter")
    anna.sees("Hello, Ben")


def test_the_list_of_commands_begins_with_the_plain_ones_and_goes_when_a_text_was_sent(open_as):
    (anna,) = open_as("Anna").people
    anna.words.fill("/")
    labels = anna.pane.locator(".suggest .option-label")
    expect(labels.first).to_be_visible()
    names = labels.all_text_contents()
    assert names == sorted(names, key=lambda name: (name.count(" ") > 0, name))
    assert any(" " in name for name in names)
    anna.words.fill("/nothing")
    expect(anna.pane.locator(".suggest .none")).to_have_text("No command fits.")
    anna.words.press("Enter")
    anna.sees("/nothing")
    expect(anna.pane.locator(".suggest")).to_be_hidden()


def test_escape_leaves_a_command_step_by_step(open_as):
    window = open_as("Anna")
    keys = window.page.keyboard
    (anna,) = window.people
    anna.begin("play")
    expect(anna.pane.locator(".suggest [role=option]")).to_have_count(2)
    keys.press("Escape")
    expect(anna.pane.locator(".suggest")).to_be_hidden()
    expect(anna.pane.locator(".command")).to_be_visible()
    keys.press("Escape")
    expect(anna.words).to_be_focused()


def test_everything_to_press_has_a_name(open_as):
    window = open_as("Anna", "Ben")
    anna, _ = window.people
    anna.command("menus")
    anna.command("layout")
    anna.sees("A section with a button")
    nameless = window.page.evaluate(
        """() => [...document.querySelectorAll("button, input, textarea, a[href], img")]
            .filter((e) => !(e.getAttribute("aria-label") ?? e.getAttribute("alt")
                    ?? e.labels?.[0]?.textContent ?? e.textContent).trim()
                && !e.closest("[aria-hidden=true]") && e.getAttribute("alt") !== "")
            .map((e) => e.outerHTML)"""
    )
    assert nameless == []


def test_commands_that_come_late_are_offered_to_whoever_waits(open_as):
    """Somebody types before the bot, just started, has told its commands."""
    window = open_as("Anna")
    (anna,) = window.people
    window.page.route("**/page/do/commands", lambda route: route.fulfill(json={"commands": []}))
    anna.words.click()
    anna.words.fill("/")
    expect(anna.pane.get_by_text("The bot offers no commands here yet.")).to_be_visible()
    window.page.unroute("**/page/do/commands")
    expect(anna.pane.locator(".suggest [role=option]").first).to_be_visible()
