/** The right side: the people of a place, and what can be done about each. */

import { act } from "./api.js";
import { avatar } from "./avatar.js";
import { fill, h, iconButton, roving } from "./dom.js";
import { askChoice, attempt, openMenu } from "./menu.js";

/** Many changes in one go are asked about once. */
const SOON = 300;
const MANAGE_GUILD = 1n << 5n;

/** Whether somebody manages a server. */
function manages(guild, userId) {
  if (guild.owner_id === userId) return true;
  const mine = new Set([guild.id, ...(guild.members.get(userId)?.roles ?? [])]);
  return guild.roles.some((r) => mine.has(r.id) && BigInt(r.permissions) & MANAGE_GUILD);
}

export class Members {
  constructor(pane) {
    this.pane = pane;
    this.view = pane.view;
    this.list = h("div", { class: "member-list" });
    this.element = h("aside", { class: "members", "aria-label": "People here" },
      h("div", { class: "side-head" }, h("h2", { class: "side-title" }, "People"),
        iconButton("close", "Close the list of people", () => pane.drawer(null), { class: "drawer-close" })), this.list,
      this.spent = h("p", { class: "spent", title: "What the bot asked Discord for in this channel. It has fifty counted requests a second for all channels together; answers to clicks do not count." }));
    this.#tidy = roving(this.list, "button");
  }

  #tidy;

  draw() {
    const { view, pane } = this;
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const guild = view.guilds.get(pane.guildId);
    const bot = view.store.bot.id;
    const ids = guild ? [...guild.members.keys()] : [view.id, bot];
    const people = ids.filter((id) => id !== bot);
    const mods = guild ? people.filter((id) => manages(guild, id)) : [];
    fill(this.list,
      this.#group("Moderators", mods),
      this.#group(guild ? "Players" : "You", people.filter((id) => !mods.includes(id))),
      this.#group("App", ids.filter((id) => id === bot)));
    this.#tidy();
    if (focused) [...this.list.querySelectorAll("button")].find((b) => b.dataset.key === focused)?.focus();
    this.count();
  }

  #counting;

  /** Say in a moment how many requests the bot has made here. */
  count() {
    this.#counting ??= setTimeout(async () => {
      this.#counting = null;
      const channel = this.view.store.linked && this.pane.channelId;
      const found = channel && await act("spent", { channel }).catch(() => null);
      if (!found || channel !== this.pane.channelId) return;
      const { counted, others } = found.here;
      this.spent.textContent = `Counted requests here: ${counted}, others: ${others}`;
    }, SOON);
  }

  close() {
    clearTimeout(this.#counting);
  }

  #group(title, ids) {
    if (!ids.length) return null;
    const { view, pane } = this;
    return h("section", null, h("h3", null, `${title} — ${ids.length}`), ids.map((id) => {
      const isBot = id === view.store.bot.id;
      const closed = view.store.person(id)?.dms_open === false;
      const off = isBot && view.store.bot.state !== "online";
      return h("button", { type: "button", class: off ? "member off" : "member", "aria-haspopup": "menu", data: { key: id },
        on: { click: (event) => personMenu(pane, event.currentTarget, id) } },
      avatar(view.store, id, 32), h("span", { class: "member-text" },
        h("span", { class: "member-name", dir: "auto" }, view.nameOf(id, pane.guildId), isBot && h("span", { class: "tag" }, "APP"), id === view.id && h("span", { class: "you" }, "you")),
        closed && h("small", null, "direct messages closed"), off && h("small", null, view.store.bot.state)));
    }));
  }
}

/** A language of Discord's, as it calls itself. */
function nameOf(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale);
}

/** The bot answers each person in the language of their Discord, if it speaks it. */
function askLanguage(store, id) {
  const { locale } = store.person(id);
  const options = store.locales.map((one) => [one, `${nameOf(one)} (${one})`]).sort((a, b) => a[1].localeCompare(b[1]));
  askChoice(`${store.nameOf(id)}’s Discord`, "Language", options, locale, "Choose", (chosen) => attempt("locale", { as: id, locale: chosen }));
}

/** What can be done about somebody. */
export function personMenu(pane, anchor, id) {
  const { view, app } = pane;
  const { store } = view;
  const name = view.nameOf(id, pane.guildId);
  const guild = view.guilds.get(pane.guildId);
  const isBot = id === store.bot.id;
  const user = isBot ? store.bot : store.person(id);
  if (!user) return;
  const roles = guild ? (guild.members.get(id)?.roles ?? []).map((r) => guild.roles.find((x) => x.id === r)?.name).filter(Boolean) : [];
  const head = h("div", { class: "card" }, avatar(store, id, 56),
    h("div", null, h("b", { dir: "auto" }, name), h("small", null, isBot ? "the bot" : `@${user.username}`)),
    roles.length > 0 && h("div", { class: "roles" }, roles.map((r) => h("span", { class: "role" }, r))));
  const items = [];
  // Whoever goes elsewhere does not want to find the list open on coming back.
  const away = (run) => () => {
    pane.drawer(null);
    run();
  };
  if (!isBot) {
    const mod = guild ? manages(guild, id) : false;
    const owner = guild?.owner_id === id;
    if (id !== view.id) items.push({ label: `Be ${name}`, icon: "people", run: away(() => app.become(id)) });
    if (!app.shows(id)) items.push({ label: "Open beside", icon: "split", run: away(() => app.beside(id)) });
    items.push({ label: `Open ${name}’s direct messages`, icon: "mail", run: away(() => app.directOf(id)) }, null);
    items.push({ label: "Accepts direct messages", checked: user.dms_open, run: () => attempt("dms", { as: id, open: !user.dms_open }) });
    items.push({ label: "Language of their Discord…", note: nameOf(user.locale), icon: "gear",
      run: () => askLanguage(store, id) });
    if (guild) items.push({ label: "Moderator", note: owner ? "Owns this server" : `in ${guild.name}`, checked: mod, disabled: owner,
      run: () => attempt("moderator", { guild: guild.id, user: id, wanted: !mod }) });
  } else items.push({ label: "Open the conversation", icon: "mail", run: away(() => pane.openDirect()) });
  openMenu(anchor, items, { label: name, head, end: anchor.closest(".members") !== null });
}
