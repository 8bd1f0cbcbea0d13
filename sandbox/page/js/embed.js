/** Embeds: the cards of the first generation. */

import { h } from "./dom.js";
import { inline, link } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { sent } from "./stamp.js";

function title(e, ctx) {
  if (!e.title) return null;
  const words = inline(e.title, { ...ctx, inLink: Boolean(e.url) });
  return h("div", { class: "embed-title", role: "heading", "aria-level": 4 }, e.url ? link(e.url, ctx, words) : words);
}

function fields(e, ctx) {
  if (!e.fields?.length) return null;
  return h("div", { class: "embed-fields" }, e.fields.map((f) =>
    h("div", { class: f.inline ? "inline" : null }, h("div", { class: "field-name" }, inline(f.name, ctx)), markdown(f.value, ctx))));
}

/** Draw an embed. */
export function embed(e, ctx) {
  const colour = e.color ?? e.colour;
  const bar = colour ? `#${colour.toString(16).padStart(6, "0")}` : "var(--line)";
  return h("div", { class: "embed", role: "group", "aria-label": e.title ?? "Embed", vars: { "--accent-bar": bar } },
    h("div", { class: "embed-main" },
      e.author?.name && h("div", { class: "embed-author" }, e.author.url ? link(e.author.url, ctx, e.author.name) : e.author.name),
      title(e, ctx),
      e.description && markdown(e.description, ctx),
      fields(e, ctx)),
    e.thumbnail?.url && h("div", { class: "thumb" }, picture(e.thumbnail, "", { ctx, crop: true })),
    e.image?.url && h("div", { class: "embed-image" }, picture(e.image, e.image.description ?? "", { ctx })),
    (e.footer?.text || e.timestamp) && h("div", { class: "embed-footer" },
      e.footer?.text, e.footer?.text && e.timestamp && " · ", e.timestamp && sent(e.timestamp)));
}
