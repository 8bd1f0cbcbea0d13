/** Floating boxes beside something: menus, lists to choose from. One is open at a time. */

import { h } from "./dom.js";

let open = null;

/**
 * Show a box beside an anchor until Escape, a click elsewhere, or the anchor's end.
 * @param {HTMLElement} anchor
 * @param {HTMLElement} content
 * @param {{ closed?: (why: "escape" | "outside" | "done") => void, wide?: boolean, above?: boolean, end?: boolean }} [options]
 */
export function openPopup(anchor, content, { closed, wide = false, above = false, end = false } = {}) {
  open?.close("outside");
  const host = anchor.closest("dialog") ?? document.body;
  const box = h("div", { class: "popup" }, content);
  const stop = new AbortController();
  const on = (target, type, run) => target.addEventListener(type, run, { signal: stop.signal, capture: true });
  const popup = {
    anchor,
    box,
    close(why = "done") {
      if (open !== popup) return;
      open = null;
      stop.abort();
      const inside = box.contains(document.activeElement);
      box.remove();
      anchor.setAttribute("aria-expanded", "false");
      if (inside && why !== "outside") anchor.focus();
      closed?.(why);
    },
    place() {
      if (!anchor.isConnected) popup.close("outside");
      else put(box, anchor.getBoundingClientRect(), { wide, above, end });
    },
  };
  open = popup;
  host.append(box);
  anchor.setAttribute("aria-expanded", "true");
  popup.place();
  on(document, "pointerdown", (event) => {
    if (box.contains(event.target)) return;
    popup.close("outside");
    // The press that closes a box does not open it again.
    if (anchor.contains(event.target)) swallowNextClick();
  });
  on(document, "keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    popup.close("escape");
  });
  on(document, "focusin", (event) => {
    if (!box.contains(event.target) && event.target !== anchor) popup.close("outside");
  });
  on(window, "resize", () => popup.place());
  on(document, "scroll", (event) => {
    if (!box.contains(event.target)) popup.place();
  });
  return popup;
}

function swallowNextClick() {
  const eat = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", eat, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", eat, { capture: true }), 400);
}

function put(box, at, { wide, above, end }) {
  const gap = 6;
  const edge = 8;
  box.style.minWidth = wide ? `${at.width}px` : "";
  box.style.maxWidth = `${Math.min(window.innerWidth - 2 * edge, wide ? Math.max(at.width, 280) : 340)}px`;
  const below = window.innerHeight - at.bottom - gap - edge;
  const over = at.top - gap - edge;
  box.style.maxHeight = "none";
  const natural = box.offsetHeight;
  const up = above ? over > 160 || over > below : natural > below && over > below;
  const room = Math.max(140, Math.min(420, up ? over : below));
  box.style.maxHeight = `${room}px`;
  const height = Math.min(natural, room);
  const left = end ? at.right - box.offsetWidth : at.left;
  box.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - box.offsetWidth - edge))}px`;
  box.style.top = `${up ? at.top - gap - height : at.bottom + gap}px`;
}
