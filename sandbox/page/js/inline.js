/** Discord's markdown within a line: emphasis, code, links, mentions, times. */

import { h, icon } from "./dom.js";
import { stamp } from "./stamp.js";
import { isThread } from "./store.js";

const CDN = /^https:\/\/(?:cdn\.discordapp\.com|media\.discordapp\.net)(\/(?:attachments|emojis)\/.*)$/;
const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;
const SPECIAL = /[\\`<[h@*_~|]/g;

/** Where a file of the stand-in is on this machine; null for anything elsewhere, which is never loaded. */
export function local(url) {
  return CDN.exec(url ?? "")?.[1] ?? null;
}

/** A link; one to a message or channel stays within the page. */
export function link(url, ctx, ...children) {
  const jump = JUMP.exec(url);
  const path = local(url);
  if (jump) {
    const bare = children[0] === url;
    const shown = bare ? [named(ctx.channel(jump[1])), jump[2] && " › message"] : children;
    return h("a", { href: "#", class: bare ? "mention" : null, title: url, on: { click: (event) => {
      event.preventDefault();
      ctx.go(jump[1], jump[2]);
    } } }, shown);
  }
  return h("a", { href: path ?? url, target: "_blank", rel: "noopener noreferrer nofollow", title: url }, children);
}

function spoiler(children) {
  const inner = h("span", { class: "spoiler-inner", "aria-hidden": "true" }, children);
  const show = () => {
    outer.classList.add("shown");
    inner.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) outer.removeAttribute(name);
  };
  const outer = h("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler, press to show",
    on: { click: show, keydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show();
    } } }, inner);
  return outer;
}

function mention(ctx, id) {
  return h("span", { class: id === ctx.me ? "mention me" : "mention" }, `@${ctx.nameOf(id)}`);
}

/** A channel or thread as it is mentioned. */
function named(channel) {
  return channel && isThread(channel) ? [icon("thread", 14), ` ${channel.name}`] : `# ${channel?.name ?? "unknown"}`;
}

function place(ctx, id) {
  const channel = ctx.channel(id);
  if (!channel) return h("span", { class: "mention" }, named(channel));
  return h("button", { type: "button", class: "mention", on: { click: () => ctx.go(id) } }, named(channel));
}

function emoji(name, id) {
  return h("img", { class: "emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, loading: "lazy" });
}

const wrap = (tag, group = 1) => (m, ctx) => [h(tag, null, inline(m[group], ctx))];

/** Each rule is tried at a place; the first that fits makes nodes. */
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (m) => [m[1]]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => [h("code", null, m[2].replace(/^ (.*[^ ].*) $/s, "$1"))]],
  [/<(https?:\/\/[^\s<>]+)>/y, (m, ctx) => [link(m[1], ctx, m[1])]],
  [/<@!?(\d{1,20})>/y, (m, ctx) => [mention(ctx, m[1])]],
  [/<@&(\d{1,20})>/y, (m, ctx) => [h("span", { class: "mention" }, `@${ctx.roleOf(m[1])}`)]],
  [/<#(\d{1,20})>/y, (m, ctx) => [place(ctx, m[1])]],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => [stamp(Number(m[1]), m[2] ?? "f")]],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, (m) => [emoji(m[1], m[2])]],
  [/<\/([-\w' ]{1,100}):\d{1,20}>/y, (m, ctx) => [
    h("button", { type: "button", class: "mention", on: { click: () => ctx.type(`/${m[1]}`) } }, `/${m[1]}`)]],
  [/\[((?:\\[^]|[^[\]\\]|\[[^\]]*\])+)\]\(\s*<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+)>?(?:\s+"[^"]*")?\s*\)/y,
    (m, ctx) => [link(m[2], ctx, inline(m[1], { ...ctx, inLink: true }))]],
  [/https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))*(?:[^\s<>().,:;"'\]!?]|\([^\s<>()]*\))/y, (m, ctx) => (ctx.inLink ? [m[0]] : [link(m[0], ctx, m[0])])],
  [/@(?:everyone|here)\b/y, (m) => [h("span", { class: "mention me" }, m[0])]],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, wrap("u")],
  [/\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/y, wrap("em")],
  [/_((?:__|\\[^]|[^\\_])+?)_(?!\w)/y, wrap("em")],
  [/~~((?:\\[^]|[^\\])+?)~~(?!_)/y, wrap("s")],
  [/\|\|([^]+?)\|\|/y, (m, ctx) => [spoiler(inline(m[1], ctx))]],
];

/**
 * Turn text into nodes.
 * @param {string} text
 * @param {object} ctx who reads it, and what names mean to them
 * @returns {(Node | string)[]}
 */
export function inline(text, ctx) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const hit = rule(text, at, ctx);
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(...hit.nodes);
      at = hit.end;
      continue;
    }
    SPECIAL.lastIndex = at + 1;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
  }
  if (plain) out.push(plain);
  return out;
}

function rule(text, at, ctx) {
  // An underscore or a link inside a word begins nothing.
  const inWord = at > 0 && /\w/.test(text[at - 1]);
  if (inWord && (text[at] === "h" || (text[at] === "_" && text[at + 1] !== "_"))) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { nodes: make(match, ctx), end: at + match[0].length };
  }
  return null;
}
