/** A list to choose from, moved through from an input or from itself. */

import { fill, freshId, h, icon } from "./dom.js";

/**
 * @typedef {{ key: string, label: string, note?: string, face?: () => Node, value?: any, detail?: any }} Item
 */
export class Listbox {
  /** @param {{ label: string, multiple?: boolean, pick: (item: Item) => void }} options */
  constructor({ label, multiple = false, pick }) {
    this.id = freshId("list");
    this.multiple = multiple;
    this.pick = pick;
    this.items = [];
    this.at = -1;
    this.chosen = new Set();
    /** The element that has the focus while the list is used. */
    this.owner = null;
    this.element = h("ul", { id: this.id, role: "listbox", class: "listbox", "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null });
  }

  /** Show these; the first is ready to be picked unless `idle`. */
  show(items, { idle = false } = {}) {
    this.items = items;
    fill(this.element, items.map((item, i) => this.#option(item, i)));
    this.move(items.length && !idle ? Math.max(0, items.findIndex((x) => this.chosen.has(x.key))) : -1);
  }

  /** Offer nothing more to the keys, but leave what is shown until something else is. */
  forget() {
    this.items = [];
    this.move(-1);
  }

  #option(item, i) {
    return h("li", {
      id: `${this.id}-${i}`,
      role: "option",
      "aria-selected": String(this.chosen.has(item.key)),
      on: {
        pointermove: () => this.at !== i && this.move(i, false),
        pointerdown: (event) => event.preventDefault(),
        click: () => this.pick(item),
      },
    }, item.face?.(), h("span", { class: "option-text" },
      h("span", { class: "option-label" }, item.label), item.note && h("small", null, item.note)),
    this.multiple ? h("span", { class: "box" }, icon("check", 14)) : h("span", { class: "tick" }, icon("check", 18)));
  }

  /** Note which are chosen, and show it. */
  choose(keys) {
    this.chosen = new Set(keys);
    [...this.element.children].forEach((li, i) => li.setAttribute("aria-selected", String(this.chosen.has(this.items[i].key))));
  }

  move(to, scroll = true) {
    this.element.children[this.at]?.classList.remove("active");
    this.at = this.items.length ? Math.max(-1, Math.min(to, this.items.length - 1)) : -1;
    const li = this.element.children[this.at];
    li?.classList.add("active");
    if (scroll) li?.scrollIntoView({ block: "nearest" });
    if (li) this.owner?.setAttribute("aria-activedescendant", li.id);
    else this.owner?.removeAttribute("aria-activedescendant");
  }

  get active() {
    return this.items[this.at] ?? null;
  }

  /** Handle a key; returns whether it was one of the list's. */
  key(event) {
    const n = this.items.length;
    if (!n || event.isComposing) return false;
    const steps = { ArrowDown: (this.at + 1) % n, ArrowUp: (this.at - 1 + n) % n, PageDown: Math.min(this.at + 8, n - 1), PageUp: Math.max(this.at - 8, 0) };
    if (event.altKey || steps[event.key] === undefined) return false;
    event.preventDefault();
    this.move(steps[event.key]);
    return true;
  }
}
