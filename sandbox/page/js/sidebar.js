/** The left side: servers, their channels with threads, and the direct conversation. */

import { emblem } from "./avatar.js";
import { fill, h, icon, iconButton, roving } from "./dom.js";
import { askName, attempt } from "./menu.js";
import { isThread } from "./store.js";

export class Sidebar {
  /** @param {any} pane */
  constructor(pane) {
    this.pane = pane;
    this.view = pane.view;
    /** The server shown, or "direct". */
    this.place = null;
    this.rail = h("div", { class: "rail", role: "toolbar", "aria-orientation": "vertical", "aria-label": "Servers" });
    this.title = h("h2", { class: "side-title" });
    this.list = h("div", { class: "channels", role: "list" });
    this.element = h("nav", { class: "side", "aria-label": `Channels of ${pane.name}` },
      this.rail, h("div", { class: "side-main" }, h("div", { class: "side-head" }, this.title,
        iconButton("close", "Close the list of channels", () => pane.drawer(null), { class: "drawer-close" })), this.list));
    this.#tidyRail = roving(this.rail, "button");
    this.#tidyList = roving(this.list, "button");
  }

  #tidyRail;

  #tidyList;

  draw() {
    const key = document.activeElement?.dataset?.key;
    const had = this.element.contains(document.activeElement);
    this.#drawRail();
    this.#drawList();
    this.#tidyRail();
    this.#tidyList();
    if (had && key) [...this.element.querySelectorAll("[data-key]")].find((e) => e.dataset.key === key)?.focus();
  }

  #marks(channels) {
    const { reads } = this.view;
    const calls = channels.reduce((sum, c) => sum + (reads.calls.get(c.id) ?? 0), 0);
    return { calls, unread: calls > 0 || channels.some((c) => reads.unread(c)) };
  }

  #railButton(key, label, face, channels, run) {
    const { calls, unread } = this.#marks(channels);
    const said = `${label}${calls ? `, ${calls} mentions` : unread ? ", unread" : ""}`;
    return h("button", { type: "button", class: unread ? "rail-item unread" : "rail-item", title: label, "aria-label": said,
      "aria-current": this.place === key ? "true" : null, data: { key: `rail-${key}` }, on: { click: run } },
    face, calls > 0 && h("span", { class: "badge" }, String(calls)));
  }

  #drawRail() {
    const { view } = this;
    const direct = view.direct();
    fill(this.rail,
      this.#railButton("direct", "Direct messages", icon("mail", 22), direct ? [direct] : [], () => this.pane.openDirect()),
      h("hr"),
      [...view.guilds.values()].map((g) => this.#railButton(g.id, g.name, emblem(g.name),
        [...view.channels.values()].filter((c) => c.guild_id === g.id), () => this.pane.openServer(g.id))),
      h("button", { type: "button", class: "rail-item add", title: "Add a server", "aria-label": "Add a server", data: { key: "rail-add" },
        on: { click: () => this.#addServer() } }, icon("plus", 22)));
  }

  #addServer() {
    askName("Add a server", "Name of the new server; everybody and the bot come along", "Add", async (name) => {
      const made = await attempt("server", { name });
      if (made) this.pane.go(made.channel);
    });
  }

  #drawList() {
    const { view } = this;
    if (this.place === "direct") {
      const direct = view.direct();
      this.title.textContent = "Direct messages";
      fill(this.list, direct && this.#row(direct, view.store.nameOf(view.store.bot.id), "mail"));
      return;
    }
    const guild = view.guilds.get(this.place);
    this.title.textContent = guild?.name ?? "";
    fill(this.list, guild && view.channelsOf(guild.id).map((c) => [this.#row(c, c.name, "hash"),
      this.#threads(c).map((t) => this.#row(t, t.name, "thread"))]));
  }

  /** A channel's open threads, and the one being read even if it was put away. */
  #threads(channel) {
    const open = this.view.threadsOf(channel.id);
    const here = this.view.channels.get(this.pane.channelId);
    return here?.parent_id === channel.id && !open.includes(here) ? [...open, here] : open;
  }

  #row(channel, name, face) {
    const { calls, unread } = this.#marks([channel]);
    const thread = isThread(channel);
    const current = this.pane.channelId === channel.id;
    const kind = channel.type === 1 ? "conversation with" : thread ? "thread" : "channel";
    const said = `${kind} ${name}${calls ? `, ${calls} mentions` : unread ? ", unread" : ""}`;
    const classes = ["channel", thread && "thread", unread && !current && "unread"].filter(Boolean).join(" ");
    return h("div", { role: "listitem" }, h("button", { type: "button", class: classes, "aria-label": said, title: name,
      "aria-current": current ? "page" : null, data: { key: channel.id }, on: { click: () => this.pane.go(channel.id) } },
    icon(face, 18), h("span", { class: "channel-name", dir: "auto" }, name), calls > 0 && h("span", { class: "badge" }, String(calls))));
  }
}
