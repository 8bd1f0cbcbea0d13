/** Select menus: of options, people, roles and channels; one or several. */

import { avatar } from "./avatar.js";
import { fill, h, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { openPopup } from "./popup.js";

const USER = 5;
const ROLE = 6;
const BOTH = 7;
const CHANNEL = 8;
const SEARCH_FROM = 8;

function emojiOf(emoji) {
  if (!emoji) return undefined;
  return () => (emoji.id ? h("img", { class: "emoji", src: `/emojis/${emoji.id}.png`, alt: "" }) : h("span", { class: "emoji" }, emoji.name));
}

/** People of a place, as items to choose. */
export function people(ctx) {
  const guild = ctx.view.guilds.get(ctx.guildId);
  const ids = guild ? [...guild.members.keys()] : [ctx.me, ctx.view.store.bot.id];
  return ids.map((id) => ({ key: id, label: ctx.nameOf(id), face: () => avatar(ctx.view.store, id, 24) }));
}

/** Roles of a place, as items to choose. */
export function roles(ctx) {
  const guild = ctx.view.guilds.get(ctx.guildId);
  return (guild?.roles ?? []).map((r) => ({ key: r.id, label: r.name.startsWith("@") ? r.name : `@${r.name}`, face: () => icon("shield", 18) }));
}

/** Channels of a place, as items to choose. */
export function channels(ctx, types) {
  return [...ctx.view.channels.values()]
    .filter((c) => c.guild_id && c.guild_id === ctx.guildId && (!types?.length || types.includes(c.type)))
    .map((c) => ({ key: c.id, label: c.name, face: () => icon(c.parent_id ? "thread" : "hash", 18) }));
}

function itemsOf(component, ctx) {
  if (component.type === USER) return people(ctx);
  if (component.type === ROLE) return roles(ctx);
  if (component.type === BOTH) return [...people(ctx), ...roles(ctx)];
  if (component.type === CHANNEL) return channels(ctx, component.channel_types);
  return component.options.map((o) => ({ key: o.value, label: o.label, note: o.description, face: emojiOf(o.emoji) }));
}

function standing(component) {
  if (component.type === 3) return component.options.filter((o) => o.default).map((o) => o.value);
  return (component.default_values ?? []).map((d) => d.id);
}

/**
 * Draw a select.
 * @param {any} component
 * @param {any} ctx
 * @param {(values: string[]) => void} commit what to do with a choice
 * @param {string} [label] its name, where it has one beside the placeholder
 */
export function select(component, ctx, commit, label) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  const several = high > 1;
  const name = label ?? component.placeholder ?? "Make a selection";
  let values = standing(component);
  const text = h("span", { class: "select-text" });
  const trigger = h("button", {
    type: "button", class: "select keep", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    disabled: component.disabled, data: { id: component.custom_id }, on: { click: open, keydown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open();
    } },
  }, text, icon("down", 18));
  show();

  function show() {
    const all = itemsOf(component, ctx);
    const chosen = values.map((v) => all.find((i) => i.key === v)?.label).filter(Boolean);
    fill(text, chosen.length
      ? several ? chosen.map((c) => h("span", { class: "chosen" }, c)) : chosen[0]
      : h("span", { class: "placeholder" }, component.placeholder ?? "Make a selection"));
    trigger.setAttribute("aria-label", chosen.length ? `${name}: ${chosen.join(", ")}` : name);
  }

  function open() {
    const all = itemsOf(component, ctx);
    const before = values.join();
    let picked = [...values];
    const list = new Listbox({ label: name, multiple: several, pick: toggle });
    const search = all.length >= SEARCH_FROM
      ? h("input", { class: "field search", type: "text", placeholder: "Search", "aria-label": `Search ${name}`, role: "combobox",
        "aria-expanded": "true", "aria-controls": list.id, autocomplete: "off" })
      : null;
    const count = h("span", { class: "count", "aria-live": "polite" });
    const done = h("button", { type: "button", class: "button primary small", on: { click: () => popup.close("done") } }, "Done");
    const content = h("div", { class: "chooser" }, search, list.element, several && h("footer", null, count, done));
    list.choose(picked);
    list.show(all);
    if (!all.length) list.element.append(h("li", { class: "none" }, "Nothing to choose from"));
    const popup = openPopup(trigger, content, { wide: true, closed });
    const focus = search ?? list.element;
    if (!search) list.element.tabIndex = 0;
    list.owner = focus;
    list.move(list.at);
    focus.focus();
    tell();
    search?.addEventListener("input", () => {
      const typed = search.value.toLowerCase();
      list.show(all.filter((i) => i.label.toLowerCase().includes(typed)));
      popup.place();
    });
    focus.addEventListener("keydown", (event) => {
      if (list.key(event)) return;
      const pick = event.key === "Enter" || (event.key === " " && !search);
      if (pick && list.active) {
        event.preventDefault();
        toggle(list.active);
      } else if (!search && event.key.length === 1) {
        const typed = event.key.toLowerCase();
        const next = all.findIndex((i, n) => n > list.at && i.label.toLowerCase().startsWith(typed));
        list.move(next >= 0 ? next : all.findIndex((i) => i.label.toLowerCase().startsWith(typed)));
      }
    });

    function toggle(item) {
      const has = picked.includes(item.key);
      if (!several) {
        picked = has && low === 0 ? [] : [item.key];
        popup.close("done");
        return;
      }
      if (has) picked = picked.filter((v) => v !== item.key);
      else if (picked.length < high) picked = [...picked, item.key];
      list.choose(picked);
      tell();
    }

    function tell() {
      const fits = picked.length >= low && picked.length <= high;
      count.textContent = `${picked.length} chosen, ${low === high ? low : `${low} to ${high}`} needed`;
      done.disabled = !fits;
    }

    function closed(why) {
      const fits = picked.length >= low && picked.length <= high;
      const single = why === "done" && !several;
      if (why === "escape" || !fits || (!single && picked.join() === before) || (!several && why !== "done")) return;
      values = picked;
      show();
      commit(values);
    }
  }

  return { element: trigger, get values() {
    return values;
  } };
}
