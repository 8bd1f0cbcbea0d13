"""A sandbox process with a bot of one's choice, and people looking at it in a real browser.

window = open_as("Anna", "Ben")          # two people side by side
anna, ben = window.people
anna.command("play", game="Love Letter")  # typed, completed and sent
ben.click("Join")
anna.sees("2 of 4 seats")
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
DEMO_BOT = f"{sys.executable} -m tests.page.demo_bot"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# How long a busy machine may take before something counts as missing; nothing ever waits for all of it.
expect.set_options(timeout=30_000)


def until(page: Page, look: Callable[[], Any], what: str, within: float = 30.0) -> Any:
    """Look again and again until there is something."""
    end = time.monotonic() + within
    while not (found := look()):
        assert time.monotonic() < end, what
        page.wait_for_timeout(50)
    return found


def chromium() -> str:
    """Where the browser is; without one the page's tests are skipped, or fail in CI."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found:
        return found
    missing = "the page's tests need Chromium: apt-get install chromium, or name it in CHROMIUM"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


class SandboxProcess:
    """`python -m sandbox` in a folder of its own, with the bot as its child."""

    def __init__(self, folder: Path, bot: str = DEMO_BOT, *options: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "sandbox", "--port", "0", "--identify-every", "0", "--bot", bot, *options]
        self.log = folder / "sandbox.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, cwd=folder, env=env, stdout=log, stderr=subprocess.STDOUT)
        self.url = self._address()

    def _address(self) -> str:
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            if found := re.search(r"http://[\d.]+:\d+/", self.log.read_text(errors="replace")):
                return found[0]
            time.sleep(0.05)
        raise AssertionError(f"the sandbox did not start:\n{self.log.read_text(errors='replace')}")

    def do(self, verb: str, **body: Any) -> Any:
        """What the page does, without the page."""
        request = urllib.request.Request(
            f"{self.url}page/do/{verb}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def say(self, who: str, channel: str, *lines: str) -> None:
        """Many lines by one person, over one connection."""
        address = urllib.parse.urlsplit(self.url)
        talk = http.client.HTTPConnection(str(address.hostname), address.port, timeout=30)
        speaker = self.ids()[who]
        for line in lines:
            body = json.dumps({"as": speaker, "channel": channel, "text": line})
            talk.request("POST", "/page/do/say", body, {"Content-Type": "application/json"})
            answer = talk.getresponse()
            answer.read()
            assert answer.status == 200, line
        talk.close()

    def ids(self) -> dict[str, str]:
        """Everybody's id by name."""
        return {p["global_name"]: p["id"] for p in self.do("world")["people"]}

    def wait_for_bot(self, within: float = 60.0) -> None:
        """Wait until the bot is connected and offers commands."""
        end = time.monotonic() + within
        world = self.do("world")
        while time.monotonic() < end:
            world = self.do("world")
            if world["bot"]["state"] == "online":
                return
            time.sleep(0.05)
        raise AssertionError(f"the bot is {world['bot']['state']}:\n{self.log.read_text(errors='replace')}")

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Viewer:
    """One person's pane in a window."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.pane = page.get_by_role("region", name=f"{name}’s view", exact=True)
        self.log = self.pane.get_by_role("log")

    @property
    def messages(self) -> Locator:
        """The messages shown, oldest first."""
        return self.log.locator(".items article")

    @property
    def words(self) -> Locator:
        """The message box."""
        return self.pane.locator("textarea.words")

    def message(self, text: str) -> Locator:
        """The newest message with a text."""
        return self.messages.filter(has_text=text).last

    def sees(self, text: str) -> Locator:
        """Wait for a message with a text."""
        found = self.message(text)
        expect(found).to_be_visible()
        return found

    def sees_not(self, text: str) -> None:
        """Nothing in this pane says so."""
        expect(self.log).not_to_contain_text(text)

    def goes(self, channel: str) -> None:
        """Open a channel or thread by its name."""
        show = self.pane.get_by_role("button", name="Channels", exact=True)
        if show.is_visible():
            show.click()
        self.pane.locator(".channel", has_text=channel).last.click()
        expect(self.pane.locator("h1")).to_contain_text(channel)

    def says(self, text: str) -> None:
        """Send plain words."""
        self.words.fill(text)
        self.words.press("Enter")

    def begin(self, command: str) -> None:
        """Type a command's name; its options are then there to be filled in."""
        self.words.click()
        self.words.fill("/")
        expect(self.pane.locator(".suggest [role=option]").first).to_be_visible()
        self.words.press_sequentially(f"{command} ")
        expect(self.pane.locator(".command-name")).to_have_text(f"/{command}")

    def option(self, name: str) -> Locator:
        """The field of an option, shown first if need be."""
        label = re.compile(f"^{re.escape(name)}$")
        field = self.pane.locator(".pill", has=self.page.locator("span", has_text=label)).locator("input")
        chip = self.pane.locator(".chip", has_text=label)
        expect(field.or_(chip)).to_have_count(1)
        if chip.count():
            chip.click()
        return field

    def give(self, name: str, value: str) -> None:
        """Fill in an option, taking what the list offers for it if it offers something."""
        field = self.option(name)
        field.click()
        field.fill(value)
        if field.get_attribute("role") == "combobox":
            expect(self.pane.locator(".suggest .listbox")).to_have_attribute("aria-busy", "false")
            offered = self.pane.locator(".suggest [role=option]", has_text=value)
            if offered.count():
                offered.first.click()

    def command(self, command: str, **options: str) -> None:
        """Use a command, typed and sent by Enter."""
        self.begin(command)
        for name, value in options.items():
            self.give(name, value)
        self.page.keyboard.press("Control+Enter")
        expect(self.pane.locator(".command")).to_have_count(0)

    def button(self, label: str) -> Locator:
        """The newest button of that label."""
        return self.log.get_by_role("button", name=label, exact=True).last

    def click(self, label: str) -> None:
        """Press the newest button of that label, and wait until it was answered."""
        button = self.button(label)
        button.click()
        expect(self.pane.locator("[aria-busy=true]")).to_have_count(0)

    def choose(self, menu: str, *labels: str) -> None:
        """Choose in the newest select of that placeholder; several are confirmed with Done."""
        self.log.get_by_role("combobox", name=menu).last.click()
        popup = self.page.locator(".popup")
        for label in labels:
            popup.get_by_role("option", name=label).first.click()
        done = popup.get_by_role("button", name="Done")
        if done.count():
            done.click()
        expect(popup).to_have_count(0)


class Window:
    """A tab of the browser with one person, or several side by side."""

    def __init__(self, page: Page, names: tuple[str, ...]) -> None:
        self.page = page
        self.people = [Viewer(page, name) for name in names]

    @property
    def bot_state(self) -> Locator:
        """The lamp that says how the bot is."""
        return self.page.locator(".bot-state")

    def wait(self) -> Window:
        """Wait until everybody's channel is there and the bot is online."""
        for viewer in self.people:
            expect(viewer.pane.locator("h1")).not_to_be_empty()
        expect(self.bot_state).to_have_attribute("data-state", "online", timeout=60_000)
        return self

    def bot(self, what: str) -> None:
        """Choose something in the bot's menu."""
        self.bot_state.click()
        self.page.get_by_role("menuitem", name=what).click()

    def restart_bot(self) -> None:
        """Restart the bot and wait for the new one; the page must have shown that it was away."""
        self.page.evaluate(
            """() => {
                const lamp = document.querySelector(".bot-state");
                lamp.dataset.away = "not yet";
                new MutationObserver(() => { if (lamp.dataset.state !== "online") lamp.dataset.away = "seen"; })
                    .observe(lamp, { attributeFilter: ["data-state"] });
            }"""
        )
        self.bot("Restart the bot")
        expect(self.bot_state).to_have_attribute("data-away", "seen")
        expect(self.bot_state).to_have_attribute("data-state", "online", timeout=60_000)

    def shot(self, name: str) -> None:
        """Keep a picture if PAGE_SHOTS names a folder."""
        if folder := os.environ.get("PAGE_SHOTS"):
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"))


@pytest.fixture(scope="module")
def bot_command() -> str:
    """The bot to run; a module may say otherwise."""
    return DEMO_BOT


@pytest.fixture(scope="package")
def sandboxes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], SandboxProcess]]:
    """One sandbox for each bot, for all tests: every test has a server of its own."""
    running: dict[str, SandboxProcess] = {}

    def with_bot(command: str) -> SandboxProcess:
        if command not in running:
            running[command] = SandboxProcess(tmp_path_factory.mktemp("sandbox"), command)
        running[command].wait_for_bot()
        return running[command]

    yield with_bot
    for one in running.values():
        one.stop()


@pytest.fixture(scope="module")
def sandbox(sandboxes: Callable[[str], SandboxProcess], bot_command: str) -> SandboxProcess:
    chromium()
    return sandboxes(bot_command)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all of the page's tests, and not a moment longer: as long as it is there no other loop can run."""
    path = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS), headless=True)
        yield running
        running.close()


@pytest.fixture
def complaints() -> list[str]:
    """What pages wrote to the console as errors; a test that expects some empties it."""
    return []


@pytest.fixture
def new_page(browser: Browser, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """A tab in a browser that has never been here; its console must stay clean."""
    contexts = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"viewport": WIDE, **options})
        contexts.append(context)
        return listen(context.new_page(), complaints)

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


def listen(page: Page, complaints: list[str]) -> Page:
    """Note every error a page reports."""
    page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: complaints.append(str(e)))
    return page


@pytest.fixture
def server(sandbox: SandboxProcess, request: pytest.FixtureRequest) -> dict[str, str]:
    """A server of the test's own, so that tests do not meet in a channel."""
    return sandbox.do("server", name=request.node.name.removeprefix("test_")[:30])


@pytest.fixture
def open_as(sandbox: SandboxProcess, server: dict[str, str], new_page: Callable[..., Page]) -> Callable[..., Window]:
    """Open the page as one or several people, in the test's own server."""

    def make(*names: str, **options: Any) -> Window:
        ids = sandbox.ids()
        page = new_page(**options)
        page.goto(f"{sandbox.url}#" + "+".join(f"{ids[name]}.{server['channel']}" for name in names))
        return Window(page, names).wait()

    return make


def refused(request: urllib.request.Request) -> int:
    """The status of a request, also of one that is refused."""
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        return problem.code
