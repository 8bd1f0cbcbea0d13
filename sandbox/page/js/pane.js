/** One person's window onto the chat: channels, messages, people. */

import { avatar, hueOf } from "./avatar.js";
import { Composer } from "./composer.js";
import { fill, freshId, h, icon, iconButton } from "./dom.js";
import { personMenu, Members } from "./members.js";
import { attempt, toast } from "./menu.js";
import { Sidebar } from "./sidebar.js";
import { isThread } from "./store.js";
import { Timeline } from "./timeline.js";
import { beginning } from "./welcome.js";

export class Pane {
  /** @param {any} app @param {string} userId @param {string | null} channelId */
  constructor(app, userId, channelId) {
    this.app = app;
    this.view = app.store.view(userId);
    this.id = freshId("pane");
    this.wanted = channelId;
    this.channelId = null;
    this.pointAt = null;
    this.name = app.store.nameOf(userId);
    this.ctx = this.#context();
    this.sidebar = new Sidebar(this);
    this.members = new Members(this);
    this.timeline = new Timeline(this.ctx, () => beginning(this));
    this.composer = new Composer(this.ctx);
    this.head = h("header", { class: "pane-head" });
    this.banner = h("p", { class: "banner", role: "status" });
    this.element = h("section", { class: "pane", "aria-label": `${this.name}’s view`, vars: { "--hue": hueOf(app.store, userId) },
      on: { focusin: () => app.focused(this), pointerdown: () => app.focused(this) } },
    this.sidebar.element,
    h("div", { class: "chat" }, this.head, this.banner, this.timeline.element, this.composer.element),
    this.members.element,
    h("div", { class: "shade", on: { click: () => this.drawer(null) } }));
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.element.dataset.drawer) this.drawer(null);
    });
    this.stops = [
      this.view.on("shape", () => this.#shape()),
      this.view.on("reads", () => this.sidebar.draw()),
      this.view.on("log", (change) => change.channel === this.channelId && this.#logged(change)),
      app.store.on("world", () => this.#drawAround()),
    ];
    if (this.view.ready) this.#shape();
  }

  get guildId() {
    return this.view.channels.get(this.channelId)?.guild_id ?? null;
  }

  #context() {
    const pane = this;
    const { view } = this;
    return {
      paneId: this.id,
      me: view.id,
      view,
      keep: new WeakMap(),
      failures: new Map(),
      /** When something on a message was last pressed. */
      pressed: new Map(),
      get guildId() {
        return pane.guildId;
      },
      nameOf: (id) => view.nameOf(id, pane.guildId),
      roleOf: (id) => view.guilds.get(pane.guildId)?.roles.find((r) => r.id === id)?.name.replace(/^@/, "") ?? "unknown role",
      channel: (id) => view.channels.get(id),
      go: (channelId, messageId) => pane.go(channelId, messageId),
      type: (text) => pane.composer.begin(text),
      card: (anchor, id) => personMenu(pane, anchor, id),
      focusComposer: () => pane.composer.focus(),
      seen: () => pane.seen(),
      failure(message, text) {
        if ((this.failures.get(message.id) ?? null) === text) return;
        if (text) this.failures.set(message.id, text);
        else this.failures.delete(message.id);
        pane.timeline.refresh(message.id);
      },
      back(message) {
        const control = message && pane.timeline.nodes.get(message.id)?.querySelector(".components button:not(:disabled)");
        (control ?? pane.composer).focus();
      },
    };
  }

  // moving about

  /** Servers or channels came, went or changed. */
  #shape() {
    const { view } = this;
    if (!view.channels.has(this.channelId)) {
      const known = view.channels.has(this.wanted) ? this.wanted : this.#first();
      if (known) this.#open(known);
    } else {
      view.load(this.channelId);
      this.#drawAround();
    }
  }

  #first(guildId) {
    const guilds = guildId ? [guildId] : [...this.view.guilds.keys()];
    for (const id of guilds) {
      const [channel] = this.view.channelsOf(id);
      if (channel) return channel.id;
    }
    return null;
  }

  /** Open a channel, and point at a message of it. */
  go(channelId, messageId = null) {
    if (!this.view.channels.has(channelId)) {
      // It may only just have been made.
      this.wanted = channelId;
      const stop = this.view.on("shape", () => {
        if (!this.view.channels.has(channelId)) return;
        stop();
        clearTimeout(late);
        this.go(channelId, messageId);
      });
      const late = setTimeout(() => {
        stop();
        toast(`${this.name} cannot see that channel.`, "bad");
      }, 5000);
      return;
    }
    this.pointAt = messageId;
    if (channelId === this.channelId) this.#point();
    else this.#open(channelId);
    this.drawer(null);
  }

  openServer(guildId) {
    const last = this.app.lastIn.get(`${this.view.id}/${guildId}`);
    const id = this.view.channels.has(last) ? last : this.#first(guildId);
    if (id) this.#open(id);
  }

  /** Go to the very first channel, where the welcome is. */
  openFirst() {
    const id = this.#first();
    if (id && id !== this.channelId) this.#open(id);
  }

  /** Whether this is where the page welcomes people. */
  get isFirst() {
    return this.app.panes[0] === this && this.channelId === this.#first();
  }

  async openDirect() {
    const opened = await attempt("dm", { as: this.view.id });
    if (opened) this.go(opened.channel);
  }

  #open(channelId) {
    this.channelId = channelId;
    const { guildId } = this;
    if (guildId) this.app.lastIn.set(`${this.view.id}/${guildId}`, channelId);
    this.sidebar.place = guildId ?? "direct";
    this.timeline.open(channelId, this.title());
    this.composer.open(channelId, this.title(), isThread(this.view.channels.get(channelId)) ? "the thread" : this.title());
    this.#drawAround();
    this.#point();
    this.app.moved();
  }

  #point() {
    if (!this.pointAt || !this.timeline.log.loaded) return;
    this.timeline.point(this.pointAt);
    this.pointAt = null;
  }

  #logged(change) {
    this.timeline.changed(change);
    this.members.count();
    this.#point();
  }

  /** The channel's name as it is said. */
  title() {
    const channel = this.view.channels.get(this.channelId);
    if (!channel) return "";
    if (channel.type === 1) return `@${this.app.store.nameOf(this.app.store.bot.id)}`;
    return isThread(channel) ? channel.name : `#${channel.name}`;
  }

  /** What is at the end has been read, if anybody looks. */
  seen() {
    const channel = this.view.channels.get(this.channelId);
    if (channel && document.visibilityState === "visible" && this.timeline.log.loaded) this.view.reads.read(channel.id, channel.last_message_id);
  }

  // drawing

  /** Draw what depends on who else is shown. */
  redraw() {
    this.#drawAround();
  }

  #drawAround() {
    const channel = this.view.channels.get(this.channelId);
    if (!channel) return;
    this.sidebar.draw();
    this.members.draw();
    this.#drawHead(channel);
    this.#drawBanner(channel);
    if (!this.timeline.log.more) this.timeline.begin();
  }

  #drawHead(channel) {
    const parent = isThread(channel) ? this.view.channels.get(channel.parent_id) : null;
    const many = this.app.panes.length > 1;
    const had = document.activeElement?.dataset?.head;
    const face = channel.type === 1 ? "mail" : isThread(channel) ? "thread" : "hash";
    fill(this.head,
      iconButton("menu", "Channels", () => this.drawer("side"), { class: "show-side", data: { head: "side" } }),
      h("span", { class: "who" }, avatar(this.app.store, this.view.id, 28), h("b", { dir: "auto" }, this.name)),
      parent && h("button", { type: "button", class: "crumb", "aria-label": `#${parent.name}`, title: `#${parent.name}`, on: { click: () => this.go(parent.id) } },
        "#", h("span", null, parent.name), icon("right", 14)),
      h("h1", { dir: "auto" }, icon(face, 20), h("span", null, channel.type === 1 ? this.app.store.nameOf(this.app.store.bot.id) : channel.name)),
      h("span", { class: "space" }),
      iconButton("people", "People here", () => this.drawer("members"), { class: "show-members", data: { head: "members" } }),
      many && iconButton("close", `Close ${this.name}’s view`, () => this.app.closePane(this), { data: { head: "close" } }));
    if (had) this.head.querySelector(`[data-head="${had}"]`)?.focus();
  }

  #drawBanner(channel) {
    let text = "";
    if (channel.thread_metadata?.archived) text = "This thread is archived; writing in it opens it again.";
    if (channel.type === 1 && this.view.user?.dms_open === false) text = `${this.name} accepts no direct messages: the bot cannot write here.`;
    if (this.banner.textContent !== text) this.banner.textContent = text;
  }

  /** Show one of the sides over the chat, where there is no room beside it. */
  drawer(which) {
    const open = which && this.element.dataset.drawer !== which;
    if (open) this.element.dataset.drawer = which;
    else delete this.element.dataset.drawer;
    if (!open) return;
    const side = which === "side" ? this.sidebar.element : this.members.element;
    (side.querySelector("[aria-current=page]") ?? side.querySelector("button[data-key]"))?.focus();
  }

  close() {
    for (const stop of this.stops) stop();
    this.members.close();
    this.timeline.close();
    this.composer.close();
    this.element.remove();
  }
}
