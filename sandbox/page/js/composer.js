/** The message box: plain words, or a command. */

import { act, Refused } from "./api.js";
import { avatar } from "./avatar.js";
import { Command } from "./command.js";
import { matching, offered } from "./commands.js";
import { fill, h, iconButton } from "./dom.js";
import { slash } from "./interact.js";
import { toast } from "./menu.js";
import { Suggest } from "./suggest.js";

const LONGEST = 2000;
const drafts = new Map();

export class Composer {
  constructor(ctx) {
    this.ctx = ctx;
    this.channelId = null;
    this.command = null;
    this.known = [];
    this.suggest = new Suggest();
    this.box = h("textarea", { rows: 1, maxlength: LONGEST, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": this.suggest.list.id, class: "words", dir: "auto", enterkeyhint: "send",
      on: { input: () => this.#typed(), keydown: (event) => this.#key(event), blur: () => !this.command && this.suggest.hide(),
        focus: () => this.box.value.startsWith("/") && this.#typed() } });
    this.field = h("div", { class: "composer-field" }, this.box);
    this.problems = h("div", { class: "composer-problem" });
    this.sendButton = iconButton("send", "Send", () => this.send(), { class: "send" });
    this.slashButton = iconButton("slash", "Commands", () => this.begin("/"), { class: "begin-slash" });
    this.element = h("form", { class: "composer", on: { submit: (event) => event.preventDefault() } },
      this.suggest.element, this.problems,
      h("div", { class: "composer-bar" }, avatar(ctx.view.store, ctx.me, 24), this.slashButton, this.field, this.sendButton));
  }

  /** Write into another channel from now on; its name may be too long to be shown in an empty box. */
  open(channelId, name, short = name) {
    this.#keepDraft();
    this.leave(false);
    this.channelId = channelId;
    this.box.value = drafts.get(`${this.ctx.me}/${channelId}`) ?? "";
    const label = (place) => `Message ${place} as ${this.ctx.nameOf(this.ctx.me)}`;
    this.box.placeholder = label(short);
    this.box.setAttribute("aria-label", label(name));
    this.#grow();
  }

  #keepDraft() {
    if (this.channelId) drafts.set(`${this.ctx.me}/${this.channelId}`, this.box.value);
  }

  focus() {
    if (this.command) {
      this.command.focus();
      return;
    }
    // A box that got its focus back from a closing dialog has no caret until it is focused anew.
    this.box.blur();
    this.box.focus();
  }

  /** Put a text into the box as if it had been typed. */
  begin(text) {
    this.leave(false);
    this.box.value = text;
    this.box.focus();
    this.#typed();
  }

  #grow() {
    this.box.style.height = "auto";
    const { scrollHeight } = this.box;
    if (scrollHeight) this.box.style.height = `${Math.min(scrollHeight, 220)}px`;
  }

  async #typed() {
    this.#grow();
    const { value } = this.box;
    if (!value.startsWith("/") || value.includes("\n")) {
      this.suggest.hide();
      return;
    }
    try {
      if (value.length === 1 || !this.known.length) this.known = await offered(this.ctx, this.channelId);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.known = [];
    }
    if (this.box.value !== value || this.command) return;
    const typed = value.slice(1);
    const exact = this.known.find((c) => typed === `${c.shown} ` || typed === `${c.path} `);
    if (exact) this.#take(exact);
    else this.#offer(typed);
    // A bot that has just started may not have told its commands yet.
    if (!this.known.length) setTimeout(() => this.box.value === value && this.suggest.shown && this.#typed(), 500);
  }

  #offer(typed) {
    const found = matching(this.known, typed);
    this.suggest.owner(this.box);
    this.suggest.head("Commands", found.length ? `${found.length} to choose from` : "");
    this.suggest.items(found.map((c) => ({ key: c.path, label: `/${c.shown}`, note: c.note, value: c, face: () => avatar(this.ctx.view.store, this.ctx.view.store.bot.id, 28) })),
      (item) => this.#take(item.value),
      { empty: this.known.length ? "No command fits." : "The bot offers no commands here yet." });
  }

  #take(command) {
    this.suggest.hide();
    this.box.value = "";
    this.command = new Command(command, this.ctx, {
      suggest: this.suggest,
      channel: this.channelId,
      leave: () => this.leave(),
      send: (options) => {
        this.leave();
        slash(this.ctx, this.channelId, command.path, options);
      },
    });
    fill(this.field, this.command.element);
    fill(this.problems, this.command.problem);
    this.command.focus();
  }

  /** Back to plain words. */
  leave(focus = true) {
    this.suggest.hide();
    if (!this.command) return;
    this.command = null;
    fill(this.field, this.box);
    fill(this.problems);
    this.#grow();
    if (focus) this.box.focus();
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.suggest.shown) {
      if (this.suggest.list.key(event)) return;
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        this.suggest.hide();
        return;
      }
      if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.suggest.list.active) {
        event.preventDefault();
        this.#take(this.suggest.list.active.value);
        return;
      }
    }
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    if (this.command) {
      this.command.submit();
      return;
    }
    const text = this.box.value;
    if (!text.trim()) return;
    this.box.value = "";
    this.suggest.hide();
    this.#grow();
    try {
      await act("say", { as: this.ctx.me, channel: this.channelId, text });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (!this.box.value) this.box.value = text;
      this.#grow();
      toast(problem.message, "bad");
    }
  }

  close() {
    this.#keepDraft();
  }
}
