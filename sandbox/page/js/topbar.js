/** The bar at the top: who I am, how the bot is, what else can be done. */

import { avatar, hueOf } from "./avatar.js";
import { fill, h, icon, iconButton, roving } from "./dom.js";
import { askName, attempt, confirm, dialog, openMenu, toast } from "./menu.js";
import { chosenTheme, setTheme } from "./theme.js";

const STATES = {
  online: "Bot online",
  starting: "Bot starting…",
  stopping: "Bot stopping…",
  stopped: "Bot stopped",
  crashed: "Bot crashed, starting again…",
  absent: "No bot",
};
const KEYS = [
  ["/", "Go to the message box and show the commands"],
  ["Alt + 1 … 9", "Be the first, second … person"],
  ["Alt + ↑ ↓", "Next or previous channel"],
  ["Arrow keys", "Move within people, servers, channels, messages and lists"],
  ["Enter · Shift + Enter", "Send · new line"],
  ["Escape", "Close a list, leave a command, go back to the message box"],
  ["F6", "Move between the parts of the page"],
];

export class Topbar {
  constructor(app, element) {
    this.app = app;
    this.people = h("div", { class: "people", role: "group", "aria-label": "Who I am" });
    this.tidy = roving(this.people, ".be", { horizontal: true });
    this.bot = h("button", { type: "button", class: "bot-state", "aria-haspopup": "menu", on: { click: () => this.#botMenu() } });
    this.more = iconButton("gear", "Settings", () => this.#settings(), { "aria-haspopup": "menu" });
    fill(element, h("span", { class: "brand" }, h("img", { src: "/page/icon.svg", alt: "", width: 26, height: 26 }), h("b", null, "Parlour"), h("span", null, "sandbox")),
      this.people, this.bot, this.more);
  }

  draw() {
    const { app } = this;
    const focused = this.people.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    fill(this.people, app.store.people.map((person) => this.#chip(person)));
    this.tidy();
    if (focused) [...this.people.querySelectorAll("button")].find((b) => b.dataset.key === focused)?.focus();
    this.#reveal(app.current?.view.id);
    const state = app.store.linked ? app.store.bot?.state ?? "absent" : "lost";
    this.bot.dataset.state = state;
    const said = state === "lost" ? "Sandbox not reached" : STATES[state];
    if (this.bot.title !== said) {
      this.bot.title = said;
      fill(this.bot, h("span", { class: "lamp", "aria-hidden": "true" }), h("span", { class: "bot-text", role: "status" }, said), icon("down", 14));
    }
  }

  /** Bring whoever somebody has just become into view, where not all fit. */
  #reveal(id) {
    if (id === this.revealed) return;
    this.revealed = id;
    this.people.querySelector(`[data-key="${id}"]`)?.parentElement.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #chip(person) {
    const { app } = this;
    const name = app.store.nameOf(person.id);
    const shown = app.shows(person.id);
    const calls = app.callsFor(person.id);
    const said = `Be ${name}${calls ? `, ${calls} mentions` : ""}`;
    return h("span", { class: shown ? "chip-person on" : "chip-person", vars: { "--hue": hueOf(app.store, person.id) } },
      h("button", { type: "button", class: "be", "aria-pressed": String(shown), "aria-label": said, title: `Be ${name}`, data: { key: person.id },
        on: { click: (event) => (event.shiftKey || event.ctrlKey ? app.beside(person.id) : app.become(person.id)) } },
      avatar(app.store, person.id, 26), h("span", { class: "chip-name", dir: "auto" }, name),
      calls > 0 && h("span", { class: "badge" }, String(calls))),
      !shown && h("button", { type: "button", class: "beside", "aria-label": `Open ${name} beside`, title: `Open ${name} beside`, data: { key: `beside-${person.id}` },
        on: { click: () => app.beside(person.id) } }, icon("split", 16)));
  }

  #botMenu() {
    const { bot } = this.app.store;
    const turn = (how) => attempt("bot", { how });
    const alive = bot.state === "online" || bot.state === "starting";
    const items = bot.managed
      ? [
        alive && { label: "Restart the bot", note: "asks it to end, then starts it again", icon: "restart", run: () => turn("restart") },
        alive && { label: "Stop the bot", note: "asks it to end", icon: "close", run: () => turn("stop") },
        alive && { label: "Kill the bot", note: "at once, as a crash would", icon: "trash", danger: true, run: () => turn("kill") },
        !alive && { label: "Start the bot", icon: "send", run: () => turn("start") },
        null,
        { label: "Show its log", icon: "file", run: () => this.#log() },
      ].filter((item) => item !== false)
      : [{ label: "This sandbox did not start the bot", disabled: true, run: () => {} }];
    openMenu(this.bot, items, { label: "The bot", end: true });
  }

  async #log() {
    const found = await attempt("log", {});
    if (!found) return;
    // Colours meant for a terminal are no text.
    const lines = found.lines.map((line) => line.replace(/\u001b\[[0-9;]*m/g, ""));
    const text = h("pre", { class: "log", tabindex: 0, "aria-label": "Log" }, lines.join("\n") || "The bot has written nothing yet.");
    dialog("What the bot wrote", text, { className: "wide" });
    text.scrollTop = text.scrollHeight;
  }

  #settings() {
    const { app } = this;
    const theme = chosenTheme();
    const themes = [["system", "Colours of the system"], ["light", "Light"], ["dark", "Dark"]];
    openMenu(this.more, [
      ...themes.map(([key, label]) => ({ label, checked: theme === key, run: () => setTheme(key) })),
      null,
      { label: "Add a person…", icon: "people", run: () => this.#addPerson() },
      { label: "Show the welcome", icon: "eye", run: () => app.showWelcome() },
      { label: "Keyboard", icon: "slash", run: () => this.#keys() },
      null,
      { label: "Reset everything…", icon: "trash", danger: true, run: () => this.#reset() },
    ], { label: "Settings", end: true });
  }

  #addPerson() {
    askName("Add a person", "Name", "Add", async (name) => {
      const made = await attempt("person", { name });
      if (made) toast(`${name} is here.`);
    });
  }

  #keys() {
    dialog("Keyboard", h("dl", { class: "keys" }, KEYS.map(([key, what]) => [h("dt", null, key), h("dd", null, what)])));
  }

  #reset() {
    confirm("Reset everything?", "All messages, servers, people and the bot’s own memory are thrown away, and the bot starts anew.", "Reset", async () => {
      if (await attempt("reset", {})) toast("Everything is new.");
    });
  }
}
