/** The list above the message box: commands, choices, suggestions. */

import { fill, h } from "./dom.js";
import { Listbox } from "./listbox.js";

export class Suggest {
  constructor() {
    this.title = h("div", { class: "suggest-head" });
    this.run = () => {};
    this.list = new Listbox({ label: "Suggestions", pick: (item) => this.run(item) });
    this.element = h("div", { class: "suggest", hidden: true }, this.title, this.list.element);
  }

  get shown() {
    return !this.element.hidden;
  }

  /** Which field the list belongs to. */
  owner(input) {
    this.list.owner = input;
  }

  /** Say what is being filled in; until there is something new to choose from, the old stands there faintly. */
  head(name, note, loading = false) {
    const goesOn = this.shown && this.title.firstChild?.textContent === name;
    this.element.hidden = false;
    fill(this.title, h("b", null, name), " ", h("span", null, note));
    if (goesOn && loading && this.list.element.childElementCount) this.list.forget();
    else this.list.show([]);
    if (loading && !this.list.element.childElementCount) fill(this.list.element, h("li", { class: "none" }, "Loading…"));
    this.#busy(loading);
  }

  #busy(loading) {
    this.list.element.setAttribute("aria-busy", String(loading));
  }

  /** Offer these. */
  items(items, run, { empty = "", idle = false } = {}) {
    this.run = run;
    this.element.hidden = false;
    this.#busy(false);
    this.list.show(items, { idle });
    if (!items.length && empty) fill(this.list.element, h("li", { class: "none" }, empty));
    this.list.owner?.setAttribute("aria-expanded", String(items.length > 0));
  }

  hide() {
    this.element.hidden = true;
    this.#busy(false);
    fill(this.title);
    this.list.show([]);
    this.list.owner?.setAttribute("aria-expanded", "false");
  }
}
