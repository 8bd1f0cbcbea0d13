/** Menus and small dialogs. */

import { act, Refused } from "./api.js";
import { add, freshId, h, icon, iconButton, roving } from "./dom.js";
import { openPopup } from "./popup.js";

/**
 * Show a menu; an item is `{ label, icon?, run, danger?, checked?, note? }`, null is a line.
 * @param {HTMLElement} anchor
 * @param {(object | null)[]} items
 */
export function openMenu(anchor, items, { label, head, above, end } = {}) {
  const list = h("div", { class: "menu", role: "menu", "aria-label": label });
  const popup = openPopup(anchor, h("div", null, head, list), { above, end });
  for (const item of items) {
    if (item === null) {
      list.append(h("hr", { role: "separator" }));
      continue;
    }
    const choice = item.checked !== undefined;
    list.append(h("button", {
      type: "button",
      role: choice ? "menuitemcheckbox" : "menuitem",
      "aria-checked": choice ? String(item.checked) : null,
      disabled: item.disabled,
      class: item.danger ? "danger" : null,
      on: { click: () => {
        popup.close();
        item.run();
      } },
    }, h("span", { class: "menu-text" }, item.label, item.note && h("small", null, item.note)),
    choice ? h("span", { class: "tick" }, item.checked && icon("check", 18)) : item.icon && icon(item.icon, 18)));
  }
  roving(list, "button")();
  popup.place();
  list.querySelector("button:not(:disabled)")?.focus({ focusVisible: true });
  return popup;
}

/** Say something in passing. */
export function toast(text, kind = "") {
  const note = h("div", { class: `toast ${kind}` }, text);
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

/** Do something and say so if it is refused. */
export async function attempt(verb, body) {
  try {
    return await act(verb, body);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    toast(problem.message, "bad");
    return null;
  }
}

/** A dialog over the page; it is gone when it closes. */
export function dialog(title, content, { face, closed, className = "" } = {}) {
  const id = freshId("dialog");
  const box = h("dialog", { class: `dialog ${className}`, "aria-labelledby": id },
    h("header", null, face, h("h2", { id }, title), iconButton("close", "Close", () => box.close())), content);
  box.addEventListener("close", () => {
    box.remove();
    closed?.();
  });
  box.addEventListener("pointerdown", (event) => {
    const at = box.getBoundingClientRect();
    const inside = event.clientX >= at.left && event.clientX <= at.right && event.clientY >= at.top && event.clientY <= at.bottom;
    if (event.target === box && !inside) box.close();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

/** Ask before something that cannot be taken back. */
export function confirm(title, text, yes, run) {
  const box = dialog(title, h("div", { class: "dialog-body" }, h("p", null, text)));
  add(box, [h("footer", null,
    h("button", { type: "button", class: "button quiet", on: { click: () => box.close() } }, "Cancel"),
    h("button", { type: "button", class: "button danger", on: { click: () => {
      box.close();
      run();
    } } }, yes))]);
}

/** Ask for a name. */
export function askName(title, label, yes, run) {
  ask(title, label, h("input", { class: "field", maxlength: 32, required: true, autocomplete: "off" }), yes, run);
}

/** Ask for one of several values, each with its name. */
export function askChoice(title, label, options, current, yes, run) {
  const picker = h("select", { class: "field" }, options.map(([value, name]) => h("option", { value }, name)));
  picker.value = current;
  ask(title, label, picker, yes, run);
}

/** Ask for what one field says. */
function ask(title, label, field, yes, run) {
  field.id = freshId("field");
  const form = h("form", { method: "dialog" },
    h("div", { class: "dialog-body" }, h("label", { for: field.id }, label), field),
    h("footer", null,
      h("button", { type: "button", class: "button quiet", on: { click: () => box.close() } }, "Cancel"),
      h("button", { class: "button primary" }, yes)));
  form.addEventListener("submit", () => run(field.value));
  const box = dialog(title, form);
  field.focus();
}
