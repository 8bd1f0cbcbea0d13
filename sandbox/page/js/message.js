/** One message. */

import { avatar } from "./avatar.js";
import { component } from "./components.js";
import { h, icon, iconButton } from "./dom.js";
import { embed } from "./embed.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { attempt } from "./menu.js";
import { day, sent } from "./stamp.js";
import { newer } from "./reads.js";
import { EPHEMERAL, HAS_THREAD, LOADING } from "./store.js";

const REPLY = 19;
const THREAD_CREATED = 18;
const STARTER = 21;
const MANAGE_MESSAGES = 1n << 13n;
const LONGEST_PREVIEW = 120;

/** The line above an answer: what it answers. */
function origin(message, ctx) {
  const meta = message.interaction_metadata;
  if (meta?.name) {
    return h("div", { class: "origin" }, avatar(ctx.view.store, meta.user.id, 16),
      h("span", null, h("b", null, ctx.nameOf(meta.user.id)), " used ", h("span", { class: "mention" }, `/${meta.name}`)));
  }
  const about = message.message_reference;
  if (message.type !== REPLY || !about) return null;
  const log = ctx.view.log(message.channel_id);
  const known = message.referenced_message ?? log.messages.get(about.message_id);
  if (!known) {
    const older = log.more && newer(log.messages.keys().next().value ?? "0", about.message_id);
    const words = older ? "an older message" : "Original message was deleted";
    return h("div", { class: "origin" }, icon("reply", 16), h("span", { class: "preview" }, words));
  }
  return h("button", { type: "button", class: "origin", on: { click: () => ctx.go(about.channel_id, about.message_id) } },
    icon("reply", 16), h("b", null, ctx.nameOf(known.author.id)), h("span", { class: "preview" }, preview(known, ctx)));
}

/** All that can be read and pressed in a message, to tell whether an edit changed more than its picture. */
export function wording(message) {
  return JSON.stringify([message.content, message.components], (key, value) => (key === "items" ? undefined : value));
}

/** A message in a few plain words. */
function preview(message, ctx) {
  const texts = [message.content];
  const walk = (list) => list.forEach((c) => {
    if (c.type === 10) texts.push(c.content);
    if (c.components) walk(c.components);
  });
  walk(message.components);
  for (const e of message.embeds) texts.push(e.title, e.description);
  const named = texts.filter(Boolean).join("\n").replace(/^-#? /gm, "").replace(/<@!?(\d{1,20})>/g, (_, id) => `@${ctx.nameOf(id)}`);
  const words = named.replace(/[#*_~`|>]|<[^>]*>/g, "").replace(/\s+/g, " ").trim();
  const short = words.length > LONGEST_PREVIEW ? `${words.slice(0, LONGEST_PREVIEW).replace(/\s+\S*$/, "")}…` : words;
  return short || "a picture or a file";
}

function threadCard(message, ctx) {
  const thread = message.flags & HAS_THREAD ? ctx.view.channels.get(message.id) : null;
  if (!thread) return null;
  return h("button", { type: "button", class: "thread-card", on: { click: () => ctx.go(thread.id) } },
    icon("thread", 18), h("b", null, thread.name), h("span", null, "Open thread"), icon("right", 16));
}

function system(message, ctx) {
  const who = h("b", null, ctx.nameOf(message.author.id));
  if (message.type === THREAD_CREATED) {
    const id = message.message_reference?.channel_id;
    return [icon("thread", 18), h("span", null, who, " opened a thread: ",
      h("button", { type: "button", class: "plain-link", on: { click: () => ctx.go(id) } }, message.content), " ", sent(message.timestamp))];
  }
  const about = message.referenced_message;
  return [icon("thread", 18), h("span", null, "This thread began with ",
    h("button", { type: "button", class: "plain-link", on: { click: () => about && ctx.go(about.channel_id, about.id) } },
      about ? preview(about, ctx) : "a message"))];
}

function thinking(ctx, message) {
  return h("div", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    `${ctx.nameOf(message.author.id)} is thinking…`);
}

function privately(message, ctx) {
  const put = () => attempt("dismiss", { as: ctx.me, channel: message.channel_id, message: message.id });
  return h("div", { class: "privately" }, icon("eye", 16),
    h("span", null, "Only you", h("span", { class: "who-sees" }, ` (${ctx.nameOf(ctx.me)})`), " can see this"), " · ",
    h("button", { type: "button", class: "plain-link", on: { click: put } }, "Dismiss message"));
}

function tools(message, ctx) {
  const mine = message.author.id === ctx.me;
  const may = BigInt(ctx.view.channels.get(message.channel_id)?.permissions ?? 0) & MANAGE_MESSAGES;
  if (message.flags & EPHEMERAL || (!mine && !may)) return null;
  const remove = () => attempt("delete", { as: ctx.me, channel: message.channel_id, message: message.id });
  return h("div", { class: "tools" }, iconButton("trash", "Delete message", remove));
}

function body(message, ctx) {
  if (message.flags & LOADING) return thinking(ctx, message);
  const edited = message.edited_timestamp && h("span", { class: "edited", title: `Edited ${message.edited_timestamp}` }, " (edited)");
  const text = message.content ? markdown(message.content, ctx) : null;
  if (text && edited) (text.lastElementChild ?? text).append(edited);
  return [
    text,
    message.embeds.map((e) => embed(e, ctx)),
    message.components.length > 0 && h("div", { class: "components" }, message.components.map((c) => component(c, ctx, message))),
    attachments(message, ctx),
    threadCard(message, ctx),
  ];
}

/**
 * Draw a message. Head and day line are always there; the timeline decides which are shown.
 * @param {any} message
 * @param {any} ctx
 */
export function drawMessage(message, ctx) {
  const name = ctx.nameOf(message.author.id);
  const bot = message.author.bot;
  const failure = ctx.failures.get(message.id);
  const hidden = message.flags & EPHEMERAL;
  const isSystem = message.type === THREAD_CREATED || message.type === STARTER;
  const classes = ["message"];
  if (hidden) classes.push("private");
  if (ctx.view.mentions(message)) classes.push("calls-me");
  if (isSystem) classes.push("system");
  return h("article", { class: classes.join(" "), id: `m-${ctx.paneId}-${message.id}`, tabindex: -1,
    "aria-label": `${name}${hidden ? ", only you can see this" : ""}: ${preview(message.type === STARTER ? message.referenced_message ?? message : message, ctx)}`, data: { id: message.id } },
  h("div", { class: "day-line", role: "separator" }, h("span", null, day(message.timestamp))),
  h("div", { class: "new-line", role: "separator" }, h("span", null, "New")),
  h("div", { class: "bubble" }, isSystem ? h("div", { class: "system-line" }, system(message, ctx)) : [
    origin(message, ctx),
    h("div", { class: "message-main" },
      h("div", { class: "gutter" }, avatar(ctx.view.store, message.author.id, 40), sent(message.timestamp)),
      h("div", { class: "message-text" },
        h("div", { class: "head" },
          h("button", { type: "button", class: "author", on: { click: (event) => ctx.card(event.currentTarget, message.author.id) } }, name),
          bot && h("span", { class: "tag" }, "APP"), sent(message.timestamp)),
        body(message, ctx),
        failure && h("p", { class: "failure", role: "alert" }, failure),
        hidden ? privately(message, ctx) : null)),
    tools(message, ctx),
  ]));
}

/** A note of the page itself: a command on its way, or one that came to nothing. */
export function drawNote(note, ctx) {
  const line = h("div", { class: "origin" }, avatar(ctx.view.store, ctx.me, 16),
    h("span", null, h("b", null, ctx.nameOf(ctx.me)), " used ", h("span", { class: "mention" }, `/${note.command}`)));
  const pending = note.kind === "pending";
  return h("article", { class: "message private note" }, h("div", { class: "bubble" }, line,
    h("div", { class: "message-main" },
      h("div", { class: "gutter" }, avatar(ctx.view.store, ctx.view.store.bot.id, 40)),
      h("div", { class: "message-text" },
        h("div", { class: "head" }, h("span", { class: "author" }, ctx.nameOf(ctx.view.store.bot.id)), h("span", { class: "tag" }, "APP")),
        pending ? h("div", { class: "thinking" }, "Sending command…") : h("p", { class: "failure", role: "alert" }, note.text),
        !pending && h("div", { class: "privately" }, icon("eye", 16), h("span", null, "Only you can see this"), " · ",
          h("button", { type: "button", class: "plain-link", on: { click: () => note.dismiss() } }, "Dismiss message"))))));
}
