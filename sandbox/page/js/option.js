/** One option of a command: what may be given, what is suggested, what is wrong. */

import { act, Refused } from "./api.js";
import { localised } from "./commands.js";
import { readFile } from "./form.js";
import { channels, people, roles } from "./select.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;

export class Option {
  /** @param {any} spec the option as the bot registered it @param {any} ctx */
  constructor(spec, ctx) {
    this.spec = spec;
    this.ctx = ctx;
    this.name = localised(spec, "name");
    this.note = localised(spec, "description");
    this.text = "";
    /** What was picked from a list; typing on forgets it. */
    this.picked = null;
    this.file = null;
  }

  get isFile() {
    return this.spec.type === ATTACHMENT;
  }

  get listed() {
    return Boolean(this.spec.choices?.length) || [BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE].includes(this.spec.type);
  }

  get empty() {
    return this.isFile ? !this.file : !this.text.trim();
  }

  type(text) {
    if (this.picked && this.picked.label !== text) this.picked = null;
    this.text = text;
  }

  pick(item) {
    this.picked = item;
    this.text = item.label;
  }

  /** What can be chosen, without asking the bot. */
  #fixed() {
    const { spec, ctx } = this;
    if (spec.choices?.length) return spec.choices.map((c) => ({ key: String(c.value), value: c.value, label: localised(c, "name") }));
    if (spec.type === BOOLEAN) return [{ key: "true", value: true, label: "True" }, { key: "false", value: false, label: "False" }];
    if (spec.type === USER) return people(ctx);
    if (spec.type === CHANNEL) return channels(ctx, spec.channel_types);
    if (spec.type === ROLE) return roles(ctx);
    if (spec.type === MENTIONABLE) return [...people(ctx), ...roles(ctx)];
    return [];
  }

  #find(text) {
    const wanted = text.trim().toLowerCase().replace(/^[@#]/, "");
    return this.#fixed().find((i) => i.label.toLowerCase().replace(/^[@#]/, "") === wanted);
  }

  /**
   * Suggestions for what is typed.
   * @returns {Promise<{ items: any[], failed?: boolean }>}
   */
  async suggest(channelId, command, others) {
    const typed = this.picked ? "" : this.text;
    if (this.spec.autocomplete) {
      try {
        const body = { as: this.ctx.me, channel: channelId, command, option: this.spec.name, typed: this.text, options: others };
        const { failed, choices } = await act("autocomplete", body);
        return { failed, items: choices.map((c) => ({ key: String(c.value), value: c.value, label: localised(c, "name") })) };
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        return { failed: true, items: [] };
      }
    }
    const wanted = typed.trim().toLowerCase().replace(/^[@#]/, "");
    return { items: this.#fixed().filter((i) => i.label.toLowerCase().includes(wanted)).slice(0, 25) };
  }

  /** What keeps the command from being sent, or null. */
  problem() {
    const { spec } = this;
    if (this.empty) return spec.required ? "This option is required. Give a value." : null;
    if (this.picked || this.isFile) return null;
    if (this.listed) return this.#find(this.text) ? null : "Choose one from the list.";
    const length = this.text.trim().length;
    if (spec.type === INTEGER || spec.type === NUMBER) {
      const number = Number(this.text);
      if (Number.isNaN(number) || (spec.type === INTEGER && !Number.isInteger(number))) return spec.type === INTEGER ? "This must be a whole number." : "This must be a number.";
      if (spec.min_value !== undefined && spec.min_value !== null && number < spec.min_value) return `This must be ${spec.min_value} or more.`;
      if (spec.max_value !== undefined && spec.max_value !== null && number > spec.max_value) return `This must be ${spec.max_value} or less.`;
    } else if (spec.min_length && length < spec.min_length) return `This needs at least ${spec.min_length} characters.`;
    else if (spec.max_length && length > spec.max_length) return `This takes at most ${spec.max_length} characters.`;
    return null;
  }

  /** The value as the sandbox takes it; undefined when there is none. */
  async value() {
    if (this.empty) return undefined;
    if (this.isFile) return readFile(this.file);
    const item = this.picked ?? (this.listed ? this.#find(this.text) : null);
    if (item) return item.value ?? item.key;
    return this.spec.type === INTEGER || this.spec.type === NUMBER ? Number(this.text) : this.text.trim();
  }
}
