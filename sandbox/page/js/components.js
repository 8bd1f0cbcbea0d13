/** Buttons, selects and layouts of a message. */

import { choose, press } from "./interact.js";
import { h, icon } from "./dom.js";
import { link } from "./inline.js";
import { markdown } from "./markdown.js";
import { covered, file, gallery, picture } from "./media.js";
import { select } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

// The label says it; a button without one is named by its aria-label.
function emoji(found) {
  if (!found) return null;
  if (found.id) return h("img", { class: "emoji", src: `/emojis/${found.id}.png`, alt: "" });
  return h("span", { class: "emoji", "aria-hidden": "true" }, found.name);
}

function button(c, ctx, message) {
  const face = [emoji(c.emoji), c.label && h("span", null, c.label)];
  if (c.style === 5) {
    const made = link(c.url, ctx, face, icon("external", 16));
    made.className = "button secondary link";
    return made;
  }
  const made = h("button", {
    type: "button", class: `button keep ${STYLES[c.style] ?? "secondary"}`, disabled: c.disabled,
    "aria-label": c.label ? null : c.emoji?.name, data: { id: c.custom_id ?? "" },
    on: { click: () => press(ctx, message, c, made) },
  }, face);
  return made;
}

function row(c, ctx, message) {
  return h("div", { class: "row", role: "group" }, c.components.map((inner) => component(inner, ctx, message)));
}

function section(c, ctx, message) {
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, c.components.map((inner) => component(inner, ctx, message))),
    h("div", { class: "accessory" }, component(c.accessory, ctx, message)));
}

function container(c, ctx, message) {
  const accent = c.accent_color === null || c.accent_color === undefined ? null : `#${c.accent_color.toString(16).padStart(6, "0")}`;
  const box = h("div", { class: accent ? "container accent" : "container", vars: accent ? { "--accent-bar": accent } : {} },
    c.components.map((inner) => component(inner, ctx, message)));
  return c.spoiler ? covered(box) : box;
}

/** Draw one component of any kind. */
export function component(c, ctx, message) {
  const made = draw(c, ctx, message);
  if (made.classList.contains("keep")) ctx.keep.set(made, JSON.stringify(c));
  return made;
}

function draw(c, ctx, message) {
  switch (c.type) {
    case 1: return row(c, ctx, message);
    case 2: return button(c, ctx, message);
    case 3: case 5: case 6: case 7: case 8: {
      const made = select(c, ctx, (values) => choose(ctx, message, c, values, made.element));
      return made.element;
    }
    case 9: return section(c, ctx, message);
    case 10: return markdown(c.content, ctx);
    case 11: return h("div", { class: "thumb" }, picture(c.media, c.description, { spoiler: c.spoiler, ctx, crop: true }));
    case 12: return gallery(c.items, ctx);
    case 13: return file(c.name ?? "file", c.size, c.file.url, c.spoiler);
    case 14: return h("div", { class: c.spacing === 2 ? "separator large" : "separator" }, c.divider !== false && h("hr"));
    case 17: return container(c, ctx, message);
    default: return h("div", { class: "unknown" }, `A component of type ${c.type} that this page does not draw.`);
  }
}
