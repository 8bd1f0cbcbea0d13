"""Love Letter with the real bot: two people to the very end, and a newcomer who has only a keyboard."""

from __future__ import annotations

import json
import re
import shlex
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.page.conftest import ROOT, Viewer, Window, until

pytestmark = [pytest.mark.page, pytest.mark.timeout(240)]

EPHEMERAL = 1 << 6
PICTURES = re.compile(r'"url": "(https://cdn[^"]+)"')
CARDS = ("Guard", "Spy", "Baron", "Handmaid", "Prince", "King", "Countess", "Princess")
CARD = rf"(?:{'|'.join(sorted(CARDS, key=len, reverse=True))})\b"
SOME = rf"{CARD}(?:, {CARD})*(?: and {CARD})?"
QUIET = ("Spy", "Handmaid", "Countess", "Prince", "King", "Guard", "Baron", "Princess")
BOLD = ("Princess", "Baron", "Guard", "Prince", "King", "Spy", "Countess", "Handmaid")
WHO = "(?:Anna|Ben)"
GRAVE = "Nothing is played before you confirm."
STEPS = {"On whom?": {"Anna", "Ben"}, "Which card do they hold?": set(CARDS[1:]), GRAVE: {"Confirm"}}
"""What a panel may still ask after the card, and what it offers for it."""
OPEN = re.compile(
    "|".join(
        [
            rf"Set aside face up: {SOME}",
            rf"Discards: {SOME}",
            rf"plays the {CARD}",
            rf"on {WHO}: the {CARD}\?",
            rf"discards the {CARD}",
            rf"showing the {SOME}",
            rf"shows the {CARD}",
            "protected by the Handmaid",
            "Get your letter to the Princess",
            rf"The Princess reads {WHO}'s letter",
            "wins the Princess's heart",
            "Sharpest Guard",
        ]
    )
)
"""Where the table may name a card for all to read."""
PEEKS = re.compile("plays the (Spy|Baron|King)")
TURN = re.compile(rf"({WHO}), your turn\.")

SEEN = """() => [...document.querySelectorAll("section.pane")].map((pane) => {
    const said = (e) => [...e.querySelectorAll("*"), e].flatMap((x) => ["alt", "title", "aria-label", "value", "href"]
        .map((name) => x.getAttribute(name) ?? "")).filter((text) => text);
    const rest = pane.cloneNode(true);
    for (const e of rest.querySelectorAll("article, .composer")) e.remove();
    const composer = pane.querySelector(".composer");
    return {
        around: [rest.textContent, ...said(rest)],
        composer: [composer.textContent, ...said(composer)],
        articles: [...pane.querySelectorAll("article[data-id]")].map((e) => ({
            id: e.dataset.id,
            hidden: e.classList.contains("private"),
            words: e.querySelector(".bubble").innerText.replaceAll("\\u00a0", ""),
            said: said(e),
            pictures: [...e.querySelectorAll(".picture img")].map((img) => img.getAttribute("src")),
            html: e.outerHTML,
        })),
    };
})"""


FACTS = """(pane) => {
    const logs = [...pane.querySelectorAll('article:not(.private) [data-id^="p:log:"]')];
    const table = logs.at(-1)?.closest(".components");
    if (!table) return [];
    const words = table.innerText.replaceAll("\\u00a0", "").split("\\n");
    return [...table.querySelectorAll("img:not(.emoji)")].map((e) => e.alt).concat(words);
}"""
"""The newest table, its picture described and its words."""
TOLD = re.compile(rf"Round \d|{WHO}\b")
"""How a line of it begins that tells what happened or whose turn it is; and no line about the picture, which may come
later than the words under it, or while they stay as they are.
"""


@pytest.fixture(scope="module")
def bot_command() -> str:
    return shlex.join([sys.executable, str(ROOT / "bot.py")])


def table_in(viewer: Viewer) -> Locator:
    """The newest public message of the table: it comes down to the bottom again and again."""
    log = viewer.page.locator('[data-id^="p:log:"]')
    return viewer.log.locator("article:not(.private)", has=log).last


def asked_in(panel: Locator) -> str:
    """What a panel still wants to know; nothing once the move is played, and it says what came of it."""
    steps = {step: panel.get_by_text(step) for step in STEPS}
    shown = panel.get_by_text("Your last move, and since:").or_(panel.get_by_role("button", name="Rematch"))
    for found in steps.values():
        shown = shown.or_(found)
    expect(shown.first).to_be_visible()
    return next((step for step, found in steps.items() if found.count()), "")


class Wire:
    """What the page is told about each person's side of the world, also what it does not show."""

    def __init__(self, page: Page) -> None:
        self.heard: dict[str, list[str]] = defaultdict(list)
        self.secrets: dict[str, set[str]] = defaultdict(set)
        """Ids of private messages, and the addresses of their pictures."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(str(frame)))

    def _take(self, frame: str) -> None:
        event = json.loads(frame)
        who = event.get("as")
        if who is None:
            return
        self.heard[who].append(frame)
        for message in [*event.get("messages", ()), *([event["message"]] if "message" in event else ())]:
            if message["flags"] & EPHEMERAL:
                self.secrets[who] |= {message["id"], *PICTURES.findall(json.dumps(message["components"]))}

    def check(self, *people: str) -> None:
        """Nothing that is for one person alone was ever told to another."""
        for who in people:
            assert self.secrets[who]
            for other in people:
                told = "".join(self.heard[other]) if other != who else ""
                assert not [secret for secret in self.secrets[who] if secret in told]


class Evening:
    """Anna and Ben at one table, side by side."""

    def __init__(self, window: Window, wire: Wire) -> None:
        self.window, self.page, self.wire = window, window.page, wire
        self.anna, self.ben = window.people
        self.moves = 0
        self.peeked = False

    # What is to be seen.

    def table(self, viewer: Viewer) -> Locator:
        return table_in(viewer)

    def facts(self, viewer: Viewer) -> list[str]:
        """The table without what only time changes; nothing while it is on its way down."""
        found = viewer.page.evaluate(FACTS, viewer.pane.element_handle())
        return [line.split(" Deadline")[0] for line in found if line.strip()]

    def agree(self, before: list[str] | None = None) -> list[str]:
        """Wait until both see the same table, and it tells something else than before; what it tells."""

        def look() -> list[str] | None:
            hers, his = self.facts(self.anna), self.facts(self.ben)
            told = [line for line in hers if TOLD.match(line)]
            return told if told and hers == his and told != before else None

        return until(self.page, look, "the table did not change for both")

    def turn(self) -> Viewer | None:
        """Whose turn it is; nobody's when the game is over."""
        found = TURN.search("\n".join(self.facts(self.anna)))
        return {"Anna": self.anna, "Ben": self.ben}[found[1]] if found else None

    def nobody_peeks(self, mover: Viewer | None = None) -> None:
        """Public words name open cards only; private ones, and their pictures, are with their owner alone."""
        sides = self.page.evaluate(SEEN)
        assert len(sides) == 2
        for viewer, side, other in zip(self.window.people, sides, reversed(sides), strict=True):
            everything = [text for article in other["articles"] for text in (article["html"], article["words"])]
            for article in side["articles"]:
                if article["hidden"]:
                    self._private(viewer, article, everything)
                else:
                    self._public([article["words"], *article["said"]])
            self._public(side["around"])
            if viewer is not mover:
                self._public(side["composer"])

    def _public(self, texts: list[str]) -> None:
        for text in texts:
            self.peeked |= bool(PEEKS.search(text))
            left = OPEN.sub("", text)
            # A line that was cut short may end within a list of open cards.
            left = left if not left.endswith("…") else re.sub(r"(Set aside face up|Discards): [^·]*…$", "", left)
            assert not re.search(CARD, left), text

    def _private(self, viewer: Viewer, article: dict[str, Any], others: list[str]) -> None:
        assert f"Only you ({viewer.name}) can see this" in article["words"]
        self.peeked |= bool(PEEKS.search(article["words"]))
        assert self.peeked or not re.search(r" holds the |You saw ", article["words"])
        secrets = [article["id"], *article["pictures"]]
        assert not [text for text in others for secret in secrets if secret in text]

    # What is done.

    def panel(self, viewer: Viewer) -> Locator:
        """The one private panel."""
        return viewer.log.locator("article.private[data-id]")

    def anew(self, viewer: Viewer, act: Callable[[], None]) -> None:
        """What somebody does opens a panel at the bottom, and the one before it goes."""
        before = [one.get_attribute("data-id") for one in self.panel(viewer).all()]
        act()
        old = "".join(f':not([data-id="{one}"])' for one in before)
        expect(viewer.log.locator(f"article.private[data-id]{old}")).to_have_count(1)
        expect(self.panel(viewer)).to_have_count(1)

    def hand(self, viewer: Viewer) -> list[str]:
        """The cards in the panel, as the picture's description says."""
        cards = self.panel(viewer).get_by_role("img", name=re.compile("^Your cards: "))
        expect(cards).to_be_visible()
        return re.findall(CARD, str(cards.get_attribute("alt")))

    def open_hand(self, viewer: Viewer) -> list[str]:
        self.anew(viewer, lambda: viewer.click("My hand"))
        return self.hand(viewer)

    def asks(self, viewer: Viewer) -> str:
        return asked_in(self.panel(viewer))

    def choices(self, viewer: Viewer) -> list[str]:
        labels = self.panel(viewer).locator(".button.primary").all_inner_texts()
        return [label.strip() for label in labels]

    def press(self, viewer: Viewer, label: str) -> None:
        self.panel(viewer).get_by_role("button", name=label, exact=True).click()
        expect(viewer.pane.locator("[aria-busy=true]")).to_have_count(0)

    def taste(self, cards: list[str]) -> str:
        """At first a quiet card, so that the round has a middle; later one that brings it to an end."""
        return min(cards, key=(QUIET if self.moves < 3 else BOLD).index)

    def choose_card(self, viewer: Viewer) -> None:
        """The first step of a move in the panel."""
        expect(self.panel(viewer)).to_contain_text("Your turn: play a card.")
        # Where two things read well together, they are one press: "Baron → Ben".
        offered = {label.split(" → ")[0]: label for label in self.choices(viewer)}
        if not set(offered) <= set(QUIET):
            return  # the only card that may be played was taken by itself, and more is asked
        card, question = self.taste(list(offered)), self.question(viewer)
        self.press(viewer, offered[card])
        # Whoever wins the round with it is asked again at once.
        if self.asks(viewer) and self.question(viewer) == question:
            expect(self.panel(viewer).locator("strong", has_text=card).last).to_be_visible()
            expect(self.panel(viewer).get_by_role("button", name="Back", exact=True)).to_be_visible()

    def question(self, viewer: Viewer) -> str:
        """To which question the choices in the panel belong; nothing where there are none."""
        choices = self.panel(viewer).locator("[data-id^='p:choose:'], [data-id^='p:confirm:']")
        ids = choices.evaluate_all("all => all.map((one) => one.dataset.id)")
        return ":".join(ids[0].split(":")[2:5]) if ids else ""

    def finish(self, viewer: Viewer, question: str) -> None:
        """The further steps, as far as there are any: the last one plays, and only what is grave is asked for twice.

        Whoever wins the round is asked again at once, perhaps in the same words: two Guards leave no choice of a card.
        That is the next move: so the question is the one from before anything was played.
        """
        while (step := self.asks(viewer)) and self.question(viewer) == question:
            if step == GRAVE:
                self.press(viewer, "Confirm")
            else:
                offered = self.choices(viewer)
                assert offered and set(offered) <= STEPS[step]
                self.press(viewer, next((name for name in offered if name != viewer.name), viewer.name))
            self.nobody_peeks(viewer)
            until(self.page, lambda: self._gone_on(viewer, question, step), f"nothing came of {step}")

    def _gone_on(self, viewer: Viewer, question: str, step: str) -> bool:
        return not self.panel(viewer).get_by_text(step).count() or self.question(viewer) != question

    def offered(self, viewer: Viewer, option: str) -> list[str]:
        """What autocomplete suggests for an option."""
        viewer.option(option).click()
        head = viewer.pane.locator(".suggest-head", has=self.page.locator("b", has_text=re.compile(f"^{option}$")))
        expect(head).to_be_visible()
        listed, none = viewer.pane.locator(".suggest [role=option]"), viewer.pane.locator(".suggest .none")
        found: list[str] = []

        def settled() -> bool:
            # Opening the command and clicking the option both ask: between the two answers the list is empty.
            found[:] = listed.locator(".option-label").all_inner_texts()
            return bool(found) or none.filter(has_text="Nothing fits.").is_visible()

        until(self.page, settled, f"no suggestions for {option}")
        return found

    def type_move(self, viewer: Viewer, *, whole: bool) -> None:
        """A move as a command; one that is not typed whole goes on in the panel."""
        held = self.hand(viewer)
        viewer.begin("loveletter play")
        cards = self.offered(viewer, "card")
        assert cards and set(cards) <= set(held)
        viewer.give("card", self.taste(cards))
        for option in ("target", "guess") if whole else ():
            listed = self.offered(viewer, option)
            if not listed:
                break
            viewer.give(option, next((name for name in listed if name != viewer.name), viewer.name))
        self.nobody_peeks(viewer)
        self.anew(viewer, lambda: self.page.keyboard.press("Control+Enter"))
        expect(viewer.pane.locator(".command")).to_have_count(0)
        self.asks(viewer)

    def move(self, viewer: Viewer, meanwhile: Callable[[], None] = lambda: None) -> None:
        """One turn, each time in another way; `meanwhile` happens in the midst of it if it has a midst."""
        before = self.agree()
        self.open_hand(viewer)
        question = self.question(viewer)
        assert question
        self.nobody_peeks(viewer)
        if self.moves % 3 == 1:
            self.choose_card(viewer)
        else:
            self.type_move(viewer, whole=self.moves % 3 == 2)
        self.moves += 1
        meanwhile()
        self.nobody_peeks(viewer)
        self.finish(viewer, question)
        self.agree(before)
        self.nobody_peeks()

    def reload(self) -> None:
        self.page.reload()
        self.window.wait()
        for viewer in self.window.people:
            expect(self.table(viewer)).to_be_visible()

    def restart(self) -> None:
        self.window.restart_bot()


def test_two_people_play_a_whole_game(sandbox, server, new_page):
    page, ids = new_page(), sandbox.ids()
    wire = Wire(page)
    page.goto(f"{sandbox.url}#" + "+".join(f"{ids[name]}.{server['channel']}" for name in ("Anna", "Ben")))
    evening = Evening(Window(page, ("Anna", "Ben")).wait(), wire)
    anna, ben = evening.anna, evening.ben

    anna.command("play", game="Love Letter")
    ben.sees("1 of 4 seats taken")
    ben.click("Join")
    anna.sees("2 of 4 seats taken")
    anna.click("Options")
    anna.choose("Option", "Tokens to win")
    # Two rounds at least, so that there is a middle.
    anna.choose("Value", "2")
    expect(ben.message("2 of 4 seats taken")).to_contain_text("Tokens to win: 2")
    ben.sees_not("What should be different")
    anna.button("Dismiss message").click()
    anna.click("Start")
    for viewer in (anna, ben):
        viewer.goes("Love Letter")
        expect(evening.table(viewer)).to_be_visible()

    evening.agree()
    evening.nobody_peeks()
    incidents = [evening.reload, evening.restart]
    while mover := evening.turn():
        other = ben if mover is anna else anna
        if evening.moves < 2:
            assert len(evening.open_hand(other)) == 1
        evening.move(mover, incidents.pop(0) if incidents else lambda: None)
        assert evening.moves < 60
    assert not incidents

    for viewer in (anna, ben):
        expect(evening.table(viewer)).to_contain_text(re.compile(rf"{WHO} won with 2 tokens\."))
        expect(evening.panel(viewer)).to_contain_text(re.compile(rf"{WHO} won with 2 tokens\."))
    wire.check(ids["Anna"], ids["Ben"])
    ben.click("Rematch")
    for viewer in (anna, ben):
        lobby = viewer.sees("2 of 4 seats taken")
        expect(lobby).to_contain_text("Tokens to win: 2")
        expect(lobby.get_by_role("button", name="Start", exact=True)).to_be_enabled()


@pytest.mark.parametrize("game", ["Coup", "Inkognito", "Shadows over Camelot", "Hamlet"])
def test_other_games_are_one_click_away(sandbox, new_page, game):
    page = new_page()
    page.goto(sandbox.url)
    page.locator(".welcome").get_by_role("button", name=game).click()
    (anna,) = Window(page, ("Anna",)).people
    expect(anna.pane.locator("h1")).to_contain_text(re.compile(rf"#\d+ {game}"))
    expect(anna.log.locator("article:not(.private) .picture img").first).to_be_visible()
    anna.click("My turn" if game == "Hamlet" else "My hand")
    hand = anna.log.locator("article.private[data-id]")
    # In Hamlet nobody holds anything at first that could be drawn.
    expect(hand if game == "Hamlet" else hand.locator(".picture img")).to_be_visible()


def test_a_newcomer_plays_against_robots_by_keyboard_alone(sandbox, new_page):
    page = new_page()
    keys = page.keyboard
    (anna,) = Window(page, ("Anna",)).people

    def focus(label: str, key: str = "Tab") -> None:
        """Walk to something."""
        for _ in range(80):
            keys.press(key)
            said = page.evaluate(
                "(() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.innerText; })()"
            )
            if said.startswith(label):
                return
        raise AssertionError(f"the keyboard does not lead to {label}")

    began = time.monotonic()
    page.goto(sandbox.url)
    expect(page.get_by_role("button", name="Play Love Letter against two robots")).to_be_enabled()
    focus("Play Love Letter against two robots")
    keys.press("Enter")
    anna.sees("Get your letter to the Princess")
    print(f"from the address to a lobby: {time.monotonic() - began:.2f} s")

    expect(anna.pane.locator("h1")).to_contain_text(re.compile(r"#\d+ Love Letter"))
    expect(anna.log).to_be_focused()
    expect(table_in(anna)).to_contain_text("Anna, your turn.", timeout=90_000)
    focus("My hand")
    keys.press("Enter")
    panel = anna.log.locator("article.private[data-id]").last
    expect(panel).to_contain_text("Your turn: play a card.")
    label = panel.locator(".button.primary").first.inner_text().strip()
    focus(label)
    keys.press("Enter")
    while step := asked_in(panel):
        expect(panel.locator(".button:focus")).to_have_count(1)
        keys.press("Enter")
        expect(panel.get_by_text(step)).to_have_count(0)
    card = label.split(" → ")[0]
    # Two of a kind leave no choice of a card: then it is taken by itself.
    expect(panel).to_contain_text(re.compile(rf"Anna plays the \s?{card if card in CARDS else CARD}"))
    # The picture of the card stands before its name.
    emoji = panel.get_by_role("listitem").filter(has_text="Anna plays the").locator("img.emoji").first
    expect(emoji).to_have_js_property("naturalWidth", 128)
