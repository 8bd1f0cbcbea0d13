/** Faces: initials on a colour of one's own. */

import { h } from "./dom.js";
import { newer } from "./reads.js";

const HUES = [128, 262, 18, 158, 205, 335, 42, 290, 232, 75];

/** The hue of somebody, by who came before them: neighbours differ, and newcomers change nobody's. */
export function hueOf(store, userId) {
  return HUES[store.people.filter((p) => newer(userId, p.id)).length % HUES.length];
}

function initials(name) {
  const parts = name.trim().split(/\s+/).slice(0, 2);
  return parts.map((part) => [...part].find((ch) => /[\p{L}\p{N}]/u.test(ch)) ?? "").join("").toUpperCase() || "?";
}

/** Somebody's face; the name beside it says who it is, so it is silent. */
export function avatar(store, userId, size = 40) {
  const bot = store.bot?.id === userId;
  const props = { class: bot ? "avatar bot" : "avatar", "aria-hidden": "true", vars: { "--size": `${size}px` } };
  if (!bot) props.vars["--hue"] = String(hueOf(store, userId));
  return h("span", props, bot ? cards() : initials(store.nameOf(userId)));
}

function cards() {
  return h("img", { src: "/page/icon.svg", alt: "", draggable: "false" });
}

/** A server's face. */
export function emblem(name) {
  return h("span", { class: "emblem", "aria-hidden": "true" }, initials(name));
}
