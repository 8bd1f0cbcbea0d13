/** The page: several people's panes over one sandbox. */

import { Pane } from "./pane.js";
import { startCounting } from "./stamp.js";
import { steady } from "./steady.js";
import { Store } from "./store.js";
import { applyTheme } from "./theme.js";
import { Topbar } from "./topbar.js";
import { loadWelcome, welcomed } from "./welcome.js";

const MOST = 3;

/** Who is shown where, in the address: `#person.channel+person.channel`. */
function readAddress() {
  return location.hash.slice(1).split("+").filter(Boolean).slice(0, MOST).map((part) => {
    const [user, channel] = part.split(".");
    return { user, channel: channel || null };
  });
}

class App {
  constructor() {
    /** @type {Pane[]} */
    this.panes = [];
    this.active = null;
    this.lastIn = new Map();
    this.host = document.getElementById("panes");
    this.store = new Store();
    this.topbar = new Topbar(this, document.getElementById("topbar"));
    this.store.on("world", () => this.#world());
    this.store.on("link", () => this.topbar.draw());
    this.store.on("reset", () => this.#clear());
    window.addEventListener("hashchange", () => this.#follow());
    document.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("visibilitychange", () => this.panes.forEach((pane) => pane.timeline.stuck && pane.seen()));
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.current?.composer.focus();
    });
  }

  get current() {
    return this.panes.includes(this.active) ? this.active : this.panes[0];
  }

  // people

  #world() {
    const known = (id) => this.store.person(id) !== undefined;
    for (const pane of this.panes.filter((p) => !known(p.view.id))) this.#drop(pane);
    for (const person of this.store.people) this.#listen(person.id);
    if (!this.panes.length && this.store.people.length) {
      const wanted = readAddress().filter((p) => known(p.user));
      this.#place(wanted.length ? wanted : [{ user: this.store.people[0].id, channel: null }]);
    }
    this.topbar.draw();
  }

  #listen(id) {
    const view = this.store.view(id);
    if (view.heard) return;
    view.heard = true;
    view.on("reads", () => this.#later());
    view.on("shape", () => this.#later());
  }

  /** Many changes in one go are one new bar. */
  #later() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => steady(() => {
      this.waiting = false;
      this.topbar.draw();
      const calls = this.panes.reduce((sum, p) => sum + this.callsFor(p.view.id), 0);
      document.title = `${calls ? `(${calls}) ` : ""}${this.current?.title() ?? ""} · Parlour sandbox`;
    }));
  }

  /** How often somebody was called and has not looked yet. */
  callsFor(id) {
    return [...this.store.view(id).reads.calls.values()].reduce((sum, n) => sum + n, 0);
  }

  shows(id) {
    return this.panes.some((pane) => pane.view.id === id);
  }

  /** Be somebody: in the pane last used, looking at the same channel. */
  become(id) {
    const shown = this.panes.find((pane) => pane.view.id === id);
    if (shown) {
      this.focused(shown);
      shown.element.scrollIntoView({ inline: "start", block: "nearest" });
      shown.composer.focus();
      return;
    }
    const old = this.current;
    const fresh = new Pane(this, id, old?.channelId ?? null);
    if (old) {
      old.element.before(fresh.element);
      this.panes[this.panes.indexOf(old)] = fresh;
      old.close();
    }
    this.#settled(fresh);
  }

  /** Show somebody beside those already shown. */
  beside(id) {
    if (this.shows(id)) return;
    if (this.panes.length >= MOST) this.#drop(this.panes.at(-1));
    const fresh = new Pane(this, id, this.current?.channelId ?? null);
    this.panes.push(fresh);
    this.host.append(fresh.element);
    this.#settled(fresh);
    fresh.element.scrollIntoView({ inline: "start", block: "nearest" });
    fresh.composer.focus();
  }

  #place(wanted) {
    for (const pane of [...this.panes]) this.#drop(pane);
    for (const { user, channel } of wanted) {
      const pane = new Pane(this, user, channel);
      this.panes.push(pane);
      this.host.append(pane.element);
    }
    this.#settled(this.panes[0]);
  }

  async directOf(id) {
    this.become(id);
    await this.panes.find((pane) => pane.view.id === id).openDirect();
  }

  closePane(pane) {
    this.#drop(pane);
    this.#settled(this.panes[0]);
    this.current?.composer.focus();
  }

  #drop(pane) {
    this.panes = this.panes.filter((p) => p !== pane);
    pane.close();
  }

  #settled(pane) {
    this.host.dataset.count = String(this.panes.length);
    this.focused(pane);
    for (const p of this.panes) p.redraw();
    this.moved();
    this.topbar.draw();
  }

  focused(pane) {
    this.active = pane;
    for (const p of this.panes) p.element.classList.toggle("active", p === pane);
  }

  // address

  /** Write down who is shown where, so that a reload comes back to it. */
  moved() {
    const address = `#${this.panes.map((p) => `${p.view.id}.${p.channelId ?? p.wanted ?? ""}`).join("+")}`;
    if (this.panes.length && address !== location.hash) history.replaceState(null, "", address);
    this.#later();
  }

  #follow() {
    const wanted = readAddress().filter((p) => this.store.person(p.user));
    if (wanted.length) this.#place(wanted);
  }

  #clear() {
    for (const pane of [...this.panes]) this.#drop(pane);
    this.lastIn.clear();
    history.replaceState(null, "", "#");
  }

  showWelcome() {
    welcomed(false);
    const [pane] = this.panes;
    pane.openFirst();
    pane.timeline.begin();
    pane.timeline.stuck = false;
    pane.timeline.scroller.scrollTop = 0;
  }

  // keys

  #key(event) {
    const pane = this.current;
    if (!pane || document.querySelector("dialog[open]") || event.isComposing) return;
    const typing = event.target.matches?.("input, textarea, select");
    if (event.altKey && /^[1-9]$/.test(event.key)) {
      const person = this.store.people[Number(event.key) - 1];
      if (person) {
        event.preventDefault();
        this.become(person.id);
        this.current.composer.focus();
      }
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      const rows = [...pane.sidebar.list.querySelectorAll("button[data-key]")].map((b) => b.dataset.key);
      const next = rows[rows.indexOf(pane.channelId) + (event.key === "ArrowDown" ? 1 : -1)];
      if (next) pane.go(next);
    } else if (event.key === "F6") {
      event.preventDefault();
      this.#nextPart(event.shiftKey ? -1 : 1);
    } else if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      pane.composer.begin("/");
    }
  }

  #nextPart(step) {
    const parts = [this.topbar.people.querySelector(".be[tabindex='0']"),
      ...this.panes.flatMap((p) => [p.sidebar.list.querySelector("button[tabindex='0']"), p.timeline.scroller, p.composer.element.querySelector("textarea, input, .command-name"), p.members.list.querySelector("button[tabindex='0']")])]
      .filter((e) => e && e.checkVisibility({ visibilityProperty: true }));
    const here = parts.findLastIndex((e) => e === document.activeElement || e.parentElement?.contains(document.activeElement));
    parts[(here + step + parts.length) % parts.length]?.focus();
  }
}

applyTheme();
startCounting();
await loadWelcome();
new App();
