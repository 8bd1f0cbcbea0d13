/** The messages of a channel: added, changed and removed one by one, never drawn anew as a whole. */

import { fill, h, icon } from "./dom.js";
import { drawMessage, drawNote, wording } from "./message.js";
import { newer } from "./reads.js";
import { EPHEMERAL } from "./store.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR = 80;
const JUST_PRESSED = 1500;
const LIT = 2400;

export class Timeline {
  /** @param {any} ctx @param {() => { key: string, draw: () => Node[] }} beginning what stands before the first message */
  constructor(ctx, beginning) {
    this.ctx = ctx;
    this.beginning = beginning;
    this.begun = null;
    this.channelId = null;
    /** The element of each message, and the message it was drawn from. */
    this.nodes = new Map();
    this.drawn = new Map();
    this.stuck = true;
    this.newFrom = null;
    this.start = h("div", { class: "start" });
    this.items = h("div", { class: "items" });
    this.notes = h("div", { class: "notes" });
    this.scroller = h("div", { class: "scroller", role: "log", tabindex: 0, "aria-live": "polite", "aria-relevant": "additions",
      on: { scroll: () => this.#scrolled(), keydown: (event) => this.#key(event) } }, this.start, this.items, this.notes);
    this.jump = h("button", { type: "button", class: "to-end", hidden: true, on: { click: () => this.toEnd() } },
      h("span", null, "Jump to the newest"), icon("down", 16));
    /** The private message that has changed out of sight. */
    this.missed = null;
    this.above = h("button", { type: "button", class: "to-private", hidden: true, on: { click: () => this.point(this.missed) } },
      icon("eye", 16), h("span", null, "Your private message has changed"));
    this.element = h("div", { class: "timeline" }, this.scroller, this.above, this.jump);
    this.resized = new ResizeObserver(() => this.stuck && this.toEnd());
    for (const part of [this.scroller, this.items, this.notes, this.start]) this.resized.observe(part);
  }

  get log() {
    return this.ctx.view.log(this.channelId);
  }

  /** Show a channel. */
  open(channelId, name) {
    const { view } = this.ctx;
    this.channelId = channelId;
    this.nodes.clear();
    this.drawn.clear();
    this.items.replaceChildren();
    this.scroller.setAttribute("aria-label", `Messages in ${name}`);
    const channel = view.channels.get(channelId);
    this.newFrom = channel && view.reads.unread(channel) ? view.reads.marks?.[channelId] ?? "0" : null;
    this.stuck = true;
    this.#miss(null);
    this.begin();
    view.load(channelId);
    if (this.log.loaded) this.changed({ kind: "all" });
    this.#drawNotes();
  }

  /** Draw what stands before the first message, if it is not there already. */
  begin() {
    const { key, draw } = this.log.more
      ? { key: "more", draw: () => [h("p", { class: "older" }, "Loading older messages…")] }
      : this.beginning();
    if (key === this.begun) return;
    this.begun = key;
    fill(this.start, ...draw());
  }

  /** Take in a change of the log. */
  changed({ kind, id, mine = false }) {
    const { log } = this;
    const before = this.drawn.get(id);
    if (kind === "notes") {
      this.#drawNotes();
    } else if (kind === "all" || kind === "older") {
      this.#keepPlace(kind === "older", () => this.#sync());
    } else if (kind === "add") {
      this.#insert(log.messages.get(id));
    } else if (kind === "edit") {
      this.#redraw(log.messages.get(id));
    } else if (kind === "gone") {
      this.#remove(id);
    }
    if (this.stuck || mine) this.toEnd();
    else if (kind === "add") this.jump.hidden = false;
    if (kind === "edit") this.#notice(before, log.messages.get(id));
  }

  #drawNotes() {
    fill(this.notes, this.log.notes.map((note) => drawNote(note, this.ctx)));
  }

  #keepPlace(wanted, work) {
    const before = this.scroller.scrollHeight - this.scroller.scrollTop;
    work();
    this.begin();
    if (wanted && !this.stuck) this.scroller.scrollTop = this.scroller.scrollHeight - before;
  }

  #sync() {
    const { messages } = this.log;
    for (const id of [...this.nodes.keys()]) if (!messages.has(id)) this.#drop(id);
    let at = this.items.firstElementChild;
    for (const message of messages.values()) {
      let node = this.nodes.get(message.id);
      if (!node) {
        node = this.#draw(message);
        this.items.insertBefore(node, at);
      } else {
        at = node.nextElementSibling;
        if (this.drawn.get(message.id) !== message) this.#redraw(message);
      }
    }
    this.#group([...this.items.children]);
  }

  #draw(message) {
    const node = drawMessage(message, this.ctx);
    this.nodes.set(message.id, node);
    this.drawn.set(message.id, message);
    return node;
  }

  #insert(message) {
    if (this.nodes.has(message.id)) return this.#redraw(message);
    const node = this.#draw(message);
    let after = this.items.lastElementChild;
    while (after && newer(after.dataset.id, message.id)) after = after.previousElementSibling;
    if (after) after.after(node);
    else this.items.prepend(node);
    this.#group([node, node.nextElementSibling]);
    return undefined;
  }

  #redraw(message) {
    const old = this.nodes.get(message.id);
    if (!old) return;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const fresh = this.#draw(message);
    this.#carry(old, fresh);
    old.replaceWith(fresh);
    this.#group([fresh]);
    if (focused) this.#refocus(focused, fresh);
  }

  /** A private message that changes by itself is easily missed: it lights up, and from afar something leads to it. */
  #notice(before, message) {
    const pressed = Date.now() - (this.ctx.pressed.get(message.id) ?? 0) < JUST_PRESSED;
    if (!before || !(message.flags & EPHEMERAL) || pressed || wording(before) === wording(message)) return;
    const node = this.nodes.get(message.id);
    node.classList.add("lit");
    setTimeout(() => node.classList.remove("lit"), LIT);
    if (!this.#inSight(node)) this.#miss(message.id);
  }

  #miss(id) {
    this.missed = id;
    this.above.hidden = id === null;
  }

  /** Whether its end is to be seen: there are the question and the buttons. */
  #inSight(node) {
    const frame = this.scroller.getBoundingClientRect();
    const { bottom } = node.getBoundingClientRect();
    return bottom > frame.top + NEAR && bottom < frame.bottom + NEAR;
  }

  /** Controls and pictures that did not change stay the very same elements. */
  #carry(old, fresh) {
    const key = (node) => this.ctx.keep.get(node) ?? node.dataset.src;
    const kept = new Map([...old.querySelectorAll(".keep")].map((node) => [key(node), node]));
    for (const node of fresh.querySelectorAll(".keep")) {
      const same = kept.get(key(node));
      if (!same) continue;
      kept.delete(key(node));
      node.replaceWith(same);
    }
  }

  /** Leave the focus on the same control, or on the one that says the same, or on the first to press. */
  #refocus(focused, fresh) {
    if (document.querySelector(".popup, dialog[open]")) return;
    const all = [...fresh.querySelectorAll("button:not(:disabled), a[href]")];
    const same = all.find((e) => e === focused)
      ?? all.find((e) => focused.dataset.id && e.dataset.id === focused.dataset.id)
      ?? all.find((e) => e.className === focused.className && e.textContent === focused.textContent)
      ?? all.find((e) => e.closest(".row"))
      ?? all.find((e) => e.closest(".components"));
    (same ?? fresh).focus({ preventScroll: true });
  }

  /** Draw one message again, for something that is not in the message itself. */
  refresh(id) {
    const message = this.log.messages.get(id);
    if (message) this.#redraw(message);
  }

  #drop(id) {
    this.nodes.get(id)?.remove();
    this.nodes.delete(id);
    this.drawn.delete(id);
    if (this.missed === id) this.#miss(null);
  }

  #remove(id) {
    const node = this.nodes.get(id);
    const next = node?.nextElementSibling;
    const had = node?.contains(document.activeElement);
    this.#drop(id);
    this.#group([next]);
    for (const message of this.log.messages.values()) if (message.message_reference?.message_id === id) this.#redraw(message);
    if (had) this.ctx.focusComposer();
  }

  /** Decide which messages have a head, a day line or the line of what is new. */
  #group(nodes) {
    for (const node of nodes) {
      if (!node) continue;
      const message = this.log.messages.get(node.dataset.id);
      const before = this.log.messages.get(node.previousElementSibling?.dataset.id);
      const newDay = !before || new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString();
      const isNew = this.newFrom !== null && newer(message.id, this.newFrom) && (!before || !newer(before.id, this.newFrom));
      node.classList.toggle("new-day", newDay && !this.log.more);
      node.classList.toggle("first-new", isNew);
      node.classList.toggle("follows", !newDay && !isNew && follows(before, message));
    }
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.stuck = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.stuck) {
      this.jump.hidden = true;
      this.ctx.seen();
    }
    if (this.missed && this.#inSight(this.nodes.get(this.missed))) this.#miss(null);
    if (scrollTop < 300 && this.log.more && this.log.loaded) this.ctx.view.load(this.channelId, true);
  }

  #key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      this.ctx.focusComposer();
      return;
    }
    const here = document.activeElement.closest?.("article");
    if (document.activeElement !== here && document.activeElement !== this.scroller) return;
    const all = [...this.items.children];
    const at = here ? all.indexOf(here) : all.length;
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || !all[next]) return;
    event.preventDefault();
    all[next].focus({ preventScroll: true });
    all[next].scrollIntoView({ block: "nearest" });
  }

  toEnd() {
    // Before anything was said, what is worth reading is the welcome, from its beginning.
    const said = this.log.messages.size > 0 || this.log.notes.length > 0;
    this.scroller.scrollTop = said ? this.scroller.scrollHeight : 0;
    this.stuck = true;
    this.jump.hidden = true;
    this.ctx.seen();
  }

  /** Bring a message into view and point at it. */
  point(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.stuck = false;
    if (this.missed === id) this.#miss(null);
    node.scrollIntoView({ block: node.offsetHeight < this.scroller.clientHeight ? "center" : "end" });
    node.focus({ preventScroll: true });
    node.classList.add("pointed");
    setTimeout(() => node.classList.remove("pointed"), 1600);
  }

  close() {
    this.resized.disconnect();
  }
}

function follows(before, message) {
  return before && before.author.id === message.author.id && before.type === 0 && message.type === 0 && !message.interaction_metadata
    && Math.abs(new Date(message.timestamp) - new Date(before.timestamp)) < TOGETHER && (before.flags & 64) === (message.flags & 64);
}
