/** A command being filled in: its options as small fields, with suggestions above. */

import { fill, freshId, h, icon } from "./dom.js";
import { Option } from "./option.js";

const PAUSE = 160;

export class Command {
  /**
   * @param {any} command from `offered`
   * @param {any} ctx
   * @param {{ suggest: any, send: (options: object) => void, leave: () => void, channel: string }} host
   */
  constructor(command, ctx, host) {
    this.command = command;
    this.host = host;
    this.options = command.options.map((spec) => new Option(spec, ctx));
    this.asked = 0;
    this.fields = h("div", { class: "command-fields" });
    this.more = h("div", { class: "command-more" });
    this.problem = h("p", { class: "problem", role: "alert", id: freshId("problem") });
    this.name = h("span", { class: "command-name", tabindex: 0, role: "combobox", "aria-expanded": "false", "aria-label": `Command ${command.shown}, Enter sends it`,
      "aria-controls": host.suggest.list.id, on: { focus: () => this.#suggestOptions(), blur: () => host.suggest.hide() } }, `/${command.shown}`);
    this.element = h("div", { class: "command", role: "group", "aria-label": `Command ${command.shown}`,
      on: { keydown: (event) => this.#key(event) } }, this.name, this.fields, this.more);
    for (const option of this.options) if (option.spec.required) this.#show(option);
    this.#offerMore();
  }

  focus() {
    const first = this.options.find((o) => o.input && o.empty) ?? this.options.find((o) => o.input);
    (first?.input ?? this.name).focus();
  }

  #show(option) {
    const id = freshId("option");
    const props = { id, "aria-describedby": this.problem.id, "aria-required": String(Boolean(option.spec.required)) };
    if (option.isFile) {
      option.input = h("input", { ...props, type: "file", on: { change: () => {
        option.file = option.input.files[0] ?? null;
        this.#good(option);
      }, focus: () => this.host.suggest.head(option.name, option.note) } });
    } else {
      option.input = h("input", { ...props, type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
        "aria-controls": this.host.suggest.list.id, autocomplete: "off", spellcheck: "false", dir: "auto",
        on: { input: () => this.#typed(option), focus: () => this.#suggest(option), blur: () => this.host.suggest.hide() } });
      this.#fit(option);
    }
    option.pill = h("label", { class: "pill", for: id }, h("span", null, option.name), option.input);
    this.fields.append(option.pill);
  }

  #hide(option) {
    option.pill.remove();
    option.pill = option.input = option.file = null;
    option.type("");
    this.#offerMore();
    this.focus();
  }

  #offerMore() {
    const left = this.options.filter((o) => !o.input);
    fill(this.more, left.map((option) => h("button", { type: "button", class: "chip", title: option.note,
      on: { click: () => this.#add(option) } }, icon("plus", 14), option.name)));
  }

  #add(option) {
    this.#show(option);
    this.#offerMore();
    option.input.focus();
  }

  /** While no option is being filled in, those left are offered; Enter sends. */
  #suggestOptions() {
    const { suggest } = this.host;
    const left = this.options.filter((o) => !o.input);
    suggest.owner(this.name);
    suggest.head(`/${this.command.shown}`, `${this.command.note} · Enter sends it`);
    suggest.items(left.map((o) => ({ key: o.spec.name, label: o.name, note: o.note, value: o })), (item) => this.#add(item.value), { idle: true });
  }

  #fit(option) {
    option.input.style.setProperty("--chars", String(Math.max(4, Math.min(48, option.input.value.length + 1))));
  }

  #typed(option) {
    option.type(option.input.value);
    this.#fit(option);
    this.#good(option);
    this.#suggest(option, PAUSE);
  }

  #good(option) {
    option.pill.classList.remove("bad");
    option.input.removeAttribute("aria-invalid");
    this.problem.textContent = "";
  }

  async #given(except) {
    const values = {};
    for (const option of this.options) {
      const value = option === except || option.problem() ? undefined : await option.value();
      if (value !== undefined) values[option.spec.name] = value;
    }
    return values;
  }

  async #suggest(option, pause = 0) {
    const { suggest } = this.host;
    this.asked += 1;
    const turn = this.asked;
    suggest.head(option.name, option.note, option.listed || Boolean(option.spec.autocomplete));
    suggest.owner(option.input);
    if (option.spec.autocomplete && pause) await new Promise((done) => { setTimeout(done, pause); });
    if (turn !== this.asked) return;
    const found = await option.suggest(this.host.channel, this.command.path, await this.#given(option));
    if (turn !== this.asked || document.activeElement !== option.input) return;
    suggest.items(found.items, (item) => this.#pick(option, item), {
      empty: found.failed ? "Suggestions could not be loaded." : option.listed || option.spec.autocomplete ? "Nothing fits." : "",
      idle: Boolean(option.picked),
    });
  }

  #pick(option, item) {
    option.pick(item);
    option.input.value = item.label;
    this.#fit(option);
    this.#good(option);
    this.asked += 1;
    this.host.suggest.hide();
    const next = this.options.find((o) => o.input && o.spec.required && o.empty);
    if (next) next.input.focus();
    else option.input.focus();
  }

  #key(event) {
    const option = this.options.find((o) => o.input && o.input === event.target);
    const { suggest } = this.host;
    if (event.isComposing) return;
    const here = option || event.target === this.name;
    if (here && suggest.shown && suggest.list.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (suggest.shown && suggest.list.items.length) suggest.hide();
      else this.host.leave();
    } else if (event.key === "Enter" && !event.target.matches("button")) {
      event.preventDefault();
      if (here && suggest.shown && suggest.list.active && !event.ctrlKey) suggest.run(suggest.list.active);
      else this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && option && !option.empty && suggest.shown && suggest.list.active) {
      this.#pick(option, suggest.list.active);
      if (document.activeElement !== option.input) event.preventDefault();
    } else if (event.key === "Backspace" && (!option || !option.input.value)) {
      event.preventDefault();
      if (option && !option.spec.required) this.#hide(option);
      else this.host.leave();
    }
  }

  /** Send it, unless something is wrong, which is then said. */
  async submit() {
    const wrong = this.options.filter((o) => o.input && o.problem());
    for (const option of wrong) {
      option.pill.classList.add("bad");
      option.input.setAttribute("aria-invalid", "true");
    }
    if (wrong.length) {
      this.problem.textContent = `${wrong[0].name}: ${wrong[0].problem()}`;
      wrong[0].input.focus();
      return;
    }
    this.host.send(await this.#given(null));
  }
}
