"""The page over time: first visit, reloads, several tabs, the bot restarted and killed, long channels, reset."""

from __future__ import annotations

import time
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, Window, listen, refused, until

pytestmark = pytest.mark.page


def test_a_first_visit_is_usable_at_once_and_plays_with_one_click(sandbox, new_page):
    page = new_page()
    began = time.monotonic()
    page.goto(sandbox.url)
    thing = page.get_by_role("button", name="Play Love Letter against two robots")
    expect(thing).to_be_enabled()
    usable = time.monotonic() - began
    thing.click()
    (anna,) = Window(page, ("Anna",)).people
    expect(anna.pane.locator("h1")).to_have_text("loveletter table")
    anna.sees("it is your turn")
    print(f"from the address to a usable page: {usable:.2f} s, to a table: {time.monotonic() - began:.2f} s")
    expect(anna.pane.locator(".channel.thread[aria-current]")).to_have_text("loveletter table")
    anna.click("My hand")
    anna.sees("Your hand, Anna")
    page.get_by_role("button", name="#general").click()
    anna.sees("3 of 4 seats taken")
    page.get_by_role("button", name="Hide the welcome").click()
    page.reload()
    expect(page.get_by_role("heading", name="#general")).to_be_attached()
    expect(page.get_by_text("Welcome to the sandbox")).to_have_count(0)


def test_reloads_and_tabs_agree(open_as, complaints):
    window = open_as("Anna", "Ben")
    anna, ben = window.people
    anna.command("whisper")
    anna.sees("A secret for Anna")
    ben.goes("games")
    window.page.reload()
    window.wait()
    anna.sees("A secret for Anna")
    expect(ben.pane.locator("h1")).to_have_text("games")
    other = listen(window.page.context.new_page(), complaints)
    other.goto(window.page.url)
    Window(other, ("Anna", "Ben")).wait()
    anna.says("seen in both tabs")
    expect(other.get_by_role("region", name="Anna’s view")).to_contain_text("seen in both tabs")


def test_the_bot_restarted_and_killed_in_the_middle(open_as):
    window = open_as("Anna", "Ben")
    anna, ben = window.people
    anna.command("play", game="Love Letter")
    ben.sees("1 of 4 seats taken")
    window.restart_bot()
    ben.click("Join")
    anna.sees("2 of 4 seats taken")
    window.bot("Kill the bot")
    expect(window.bot_state).to_have_attribute("data-state", "stopped")
    ben.button("Add robot").click()
    ben.sees("This interaction failed")
    window.bot("Start the bot")
    expect(window.bot_state).to_have_attribute("data-state", "online", timeout=60_000)
    ben.click("Add robot")
    expect(anna.sees("3 of 4 seats taken")).to_be_visible()
    ben.sees_not("This interaction failed")
    window.bot("Show its log")
    expect(window.page.get_by_role("dialog")).to_contain_text("logging in")


KEYSTROKE = """async () => {
    const box = document.querySelector("textarea.words");
    const times = [];
    for (let i = 0; i < 30; i += 1) {
        const began = performance.now();
        box.value += "x";
        box.dispatchEvent(new Event("input"));
        document.body.getBoundingClientRect();
        times.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
    }
    return Math.min(...times);
}"""
"""The least work a key costs, layout included: the least, since other work on the machine only adds to it."""


def test_five_hundred_messages_stay_usable(open_as, sandbox, server):
    lines = [f"message number {i}" for i in range(500)]
    sandbox.say("Ben", server["channel"], *lines)
    window = open_as("Anna")
    (anna,) = window.people
    anna.sees("message number 499")
    short = window.page.evaluate(KEYSTROKE)
    assert anna.messages.count() < 100
    while anna.messages.count() < 500:
        before = anna.messages.count()
        anna.log.evaluate("e => { e.scrollTop = 0; }")
        expect(anna.messages.nth(before)).to_be_attached()
    expect(anna.messages.first).to_contain_text("message number 0")
    anna.log.evaluate("e => { e.scrollTop = e.scrollHeight; }")
    anna.log.evaluate("e => { for (const m of e.querySelectorAll('article')) m.marked = true; }")
    anna.says("one more")
    anna.sees("one more")
    drawn_anew = anna.log.evaluate("e => [...e.querySelectorAll('article')].filter((m) => !m.marked).length")
    assert drawn_anew == 1
    below = "e => e.scrollHeight - e.scrollTop - e.clientHeight"
    until(window.page, lambda: anna.log.evaluate(below) < 5, "the page does not follow to the newest message")
    long = window.page.evaluate(KEYSTROKE)
    print(f"a key costs {short:.2f} ms in a short channel, {long:.2f} ms in a long one")
    assert long < 10 * max(short, 0.5)


SCROLLED_UP = """async (log) => {
    for (let kept = 0; kept < 3; kept = log.scrollTop === 200 ? kept + 1 : 0) {
        log.scrollTop = 200;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
    }
}"""
"""While the first messages are still being laid out the page holds on to the newest one."""


def test_old_messages_stay_in_place_when_new_ones_come(open_as, sandbox, server):
    sandbox.say("Ben", server["channel"], *(f"line {i}" for i in range(40)))
    window = open_as("Anna")
    (anna,) = window.people
    anna.sees("line 39")
    anna.log.evaluate(SCROLLED_UP)
    sandbox.say("Ben", server["channel"], "a late line")
    jump = anna.pane.get_by_role("button", name="Jump to the newest")
    expect(jump).to_be_visible()
    assert anna.log.evaluate("e => e.scrollTop") == 200
    jump.click()
    expect(anna.sees("a late line")).to_be_in_viewport()


def test_what_i_say_or_ask_for_comes_into_view(open_as, sandbox, server):
    sandbox.say("Ben", server["channel"], *(f"line {i}" for i in range(40)))
    (anna,) = open_as("Anna").people
    anna.sees("line 39")
    anna.log.evaluate(SCROLLED_UP)
    anna.says("my own words")
    expect(anna.sees("my own words")).to_be_in_viewport()
    anna.log.evaluate(SCROLLED_UP)
    anna.command("whisper")
    expect(anna.sees("A secret for Anna")).to_be_in_viewport()


LIGHTS = """(log) => {
    log.lit = new Set();
    new MutationObserver((seen) => seen.forEach((e) => e.target.matches(".private.lit") && log.lit.add(e.target)))
        .observe(log, { subtree: true, attributeFilter: ["class"] });
}"""
"""Note every private message that lights up."""


def test_a_private_message_that_changes_by_itself_is_noticed(open_as, sandbox, server):
    window = open_as("Anna")
    (anna,) = window.people
    above = anna.pane.get_by_role("button", name="Your private message has changed")
    go = {"as": sandbox.ids()["Ben"], "channel": server["channel"], "command": "go", "options": {}}
    anna.log.evaluate(LIGHTS)
    anna.command("secret")
    anna.sees("a quiet secret")
    sandbox.do("slash", **go)
    anna.sees("another secret")
    until(window.page, lambda: anna.log.evaluate("log => log.lit.size") == 1, "the change did not light up")
    expect(above).to_be_hidden()

    sandbox.say("Ben", server["channel"], *(f"line {i}" for i in range(40)))
    expect(anna.sees("line 39")).to_be_in_viewport()
    sandbox.do("slash", **go)
    expect(above).to_be_visible()
    above.click()
    expect(anna.sees("the last secret")).to_be_in_viewport()
    expect(above).to_be_hidden()

    anna.log.evaluate("log => log.lit.clear()")
    anna.click("Turn over")
    anna.sees("turned over")
    assert anna.log.evaluate("log => log.lit.size") == 0, "what I press myself is no news"


def test_an_answer_says_what_it_answers_and_when_that_is_gone(open_as, sandbox, server):
    (anna,) = open_as("Anna").people
    anna.command("play", game="Coup")
    anna.sees("1 of 4 seats taken")
    lobby = anna.messages.first
    anna.click("Join")
    origin = anna.sees("You are sitting here already.").locator(".origin")
    expect(origin).to_contain_text("Coup 1 of 4 seats taken 1. @Anna")
    message = lobby.get_attribute("data-id")
    sandbox.do("delete", **{"as": sandbox.ids()["Operator"], "channel": server["channel"], "message": message})
    expect(origin).to_have_text("Original message was deleted")


def test_a_press_is_not_lost_when_things_change_under_it(open_as, sandbox, server):
    window = open_as("Anna")
    (anna,) = window.people
    mouse = window.page.mouse

    def press_while(target, change) -> None:
        at = target.bounding_box()
        mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        mouse.down()
        change()
        for _ in range(3):
            window.page.evaluate("new Promise(requestAnimationFrame)")
        mouse.up()

    games = anna.pane.locator(".channel", has_text="games")
    press_while(games, lambda: sandbox.say("Ben", server["channel"], f"a word to <@{sandbox.ids()['Anna']}>"))
    expect(anna.pane.locator("h1")).to_have_text("games")

    anna.goes("general")
    anna.sees("a word to @Anna")
    anna.command("brief")
    anna.sees("first words")
    go = {"as": sandbox.ids()["Ben"], "channel": server["channel"], "command": "go", "options": {}}
    press_while(anna.button("Look"), lambda: sandbox.do("slash", **go))
    anna.sees("Your hand, Anna")
    anna.sees("second words")


def test_a_phone_shows_one_thing_at_a_time(open_as):
    window = open_as("Anna", viewport=PHONE, color_scheme="dark")
    (anna,) = window.people
    expect(anna.pane.locator("nav.side")).not_to_be_in_viewport()
    anna.goes("games")
    expect(anna.pane.locator("nav.side")).not_to_be_in_viewport()
    anna.command("layout")
    anna.sees("A section with a button")
    assert window.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert anna.pane.evaluate("e => { e.scrollLeft = 90; return e.scrollLeft; }") == 0
    assert anna.log.evaluate("e => e.scrollWidth <= e.clientWidth")
    seventh = window.page.locator(".chip-person").nth(6)
    window.page.keyboard.press("Alt+7")
    expect(seventh).to_have_class("chip-person on")
    expect(seventh).to_be_in_viewport(ratio=0.99)


def test_a_first_visit_on_a_phone_begins_with_the_welcome(sandbox, new_page):
    sandbox.do("reset")
    page = new_page(viewport={"width": 390, "height": 600})
    page.goto(sandbox.url)
    expect(page.get_by_role("heading", name="Welcome to the sandbox")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play Love Letter against two robots")).to_be_enabled()
    expect(page.get_by_role("heading", name="Welcome to the sandbox")).to_be_in_viewport()
    assert page.get_by_role("log").evaluate("e => e.scrollHeight > e.clientHeight")


def test_on_a_phone_two_people_are_a_swipe_apart(open_as):
    window = open_as("Anna", viewport=PHONE)
    (anna,) = window.people
    anna.pane.get_by_role("button", name="People here").click()
    anna.pane.locator(".member", has_text="Ben").click()
    window.page.get_by_role("menuitem", name="Open beside").click()
    ben = window.page.get_by_role("region", name="Ben’s view")
    expect(ben.locator("textarea")).to_be_focused()
    expect(anna.pane.locator("aside.members")).not_to_be_in_viewport()
    expect(anna.pane).not_to_be_in_viewport()
    assert ben.bounding_box()["width"] == PHONE["width"]


def test_the_server_speaks_only_to_this_machine(sandbox, complaints):
    page = urllib.request.urlopen(sandbox.url, timeout=10)
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
    assert b"http" not in page.read()

    def asks(path: str = "", data: bytes | None = None, **headers: str) -> int:
        return refused(
            urllib.request.Request(sandbox.url + path, data, {k.replace("_", "-"): v for k, v in headers.items()})
        )

    as_json = {"Content_Type": "application/json"}
    assert asks() == 200
    assert asks(Host="example.org") == 403
    assert asks("page/do/world", b"{}", **as_json) == 200
    assert asks("page/do/world", b"{}", Origin="https://example.org", **as_json) == 403
    assert asks("page/do/world", b"{}", Origin="http://127.0.0.1:1", **as_json) == 403
    assert asks("page/do/world", b"{}", Content_Type="text/plain") == 403
    assert asks("page/do/nothing", b"{}", **as_json) == 404
    assert asks("page/do/slash", b"[]", **as_json) == 404
    assert asks("page/../people.py") == 404
    assert asks("page/%2e%2e/people.py") == 404
    assert asks("page/socket", Origin="http://127.0.0.1:1", Upgrade="websocket", Connection="Upgrade") == 403


def test_the_page_names_no_other_address(sandbox, new_page):
    page = new_page()
    asked = []
    page.on("request", lambda r: asked.append(r.url))
    page.goto(sandbox.url)
    expect(page.locator(".bot-state")).to_have_attribute("data-state", "online")
    assert asked and all(url.startswith((sandbox.url, "data:")) for url in asked)


def test_reset_begins_again(sandbox, new_page):
    page = new_page()
    page.goto(sandbox.url)
    window = Window(page, ("Anna",)).wait()
    (anna,) = window.people
    anna.says("soon forgotten")
    anna.sees("soon forgotten")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("menuitem", name="Reset everything").click()
    page.get_by_role("button", name="Reset", exact=True).click()
    expect(page.get_by_text("Everything is new.")).to_be_visible(timeout=20_000)
    expect(window.bot_state).to_have_attribute("data-state", "online", timeout=30_000)
    anna.sees_not("soon forgotten")
    anna.command("echo", text="a new beginning")
    anna.sees("a new beginning")
