/** Modals: the forms the bot opens. */

import { act, Refused } from "./api.js";
import { avatar } from "./avatar.js";
import { add, freshId, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { dialog } from "./menu.js";
import { select } from "./select.js";

/** A file as the sandbox takes it. */
export function readFile(chosen) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ file: chosen.name, data: reader.result.split(",")[1] ?? "" });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(chosen);
  });
}

function textInput(c, id) {
  const props = { id, class: "field", maxlength: c.max_length ?? 4000, minlength: c.min_length || null,
    placeholder: c.placeholder, required: c.required !== false, autocomplete: "off", dir: "auto" };
  const input = c.style === 2 ? h("textarea", { ...props, rows: 4 }) : h("input", { ...props, type: "text" });
  input.value = c.value ?? "";
  return { element: input, read: async () => input.value, focus: input };
}

function ticks(c, id, kind) {
  const name = freshId("tick");
  const box = h("div", { class: "ticks", role: kind === "radio" ? "radiogroup" : "group", id },
    c.options.map((o) => h("label", null,
      h("input", { type: kind, name, value: o.value, checked: o.default, required: kind === "radio" && c.required !== false }),
      h("span", null, o.label, o.description && h("small", null, o.description)))));
  const chosen = () => [...box.querySelectorAll("input:checked")].map((i) => i.value);
  return { element: box, read: async () => (kind === "radio" ? chosen()[0] ?? null : chosen()), focus: box.querySelector("input") };
}

function fileInput(c, id) {
  const input = h("input", { id, type: "file", class: "field", multiple: (c.max_values ?? 1) > 1, required: c.required !== false });
  return { element: input, read: () => Promise.all([...input.files].map(readFile)), focus: input };
}

function checkbox(c, id) {
  const input = h("input", { id, type: "checkbox", checked: c.default });
  return { element: input, read: async () => input.checked, focus: input };
}

function control(c, ctx, id, label) {
  if (c.type === 4) return textInput(c, id);
  if (c.type === 19) return fileInput(c, id);
  if (c.type === 21) return ticks(c, id, "radio");
  if (c.type === 22) return ticks(c, id, "checkbox");
  if (c.type === 23) return checkbox(c, id);
  const made = select({ ...c, min_values: c.required === false ? 0 : c.min_values ?? 1 }, ctx, () => {}, label);
  made.element.id = id;
  return { element: made.element, read: async () => made.values, focus: made.element,
    missing: () => c.required !== false && !made.values.length };
}

function entry(top, ctx, fields) {
  if (top.type === 10) return markdown(top.content, ctx);
  const inner = top.type === 18 ? top.component : top.components[0];
  const label = top.type === 18 ? top.label : inner.label ?? "";
  const id = freshId("entry");
  const made = control(inner, ctx, id, label);
  const problem = h("p", { class: "problem", role: "alert" });
  fields.push({ ...made, key: inner.custom_id, label, problem });
  return h("div", { class: "entry" },
    h("label", { for: id }, label, inner.required !== false && inner.type !== 23 && h("span", { class: "needed", title: "required" }, " *")),
    top.description && h("p", { class: "hint" }, top.description), made.element, problem);
}

function check(fields) {
  let first = null;
  for (const field of fields) {
    const wrong = field.missing?.() ? "Please choose." : field.focus?.validationMessage || "";
    field.problem.textContent = wrong;
    if (wrong) first ??= field;
  }
  first?.focus.focus();
  return !first;
}

/** Open the form an outcome brought. */
export function openForm(ctx, outcome, message) {
  const { modal } = outcome;
  const fields = [];
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { class: "button primary" }, "Submit");
  const form = h("form", { novalidate: true },
    h("div", { class: "dialog-body" }, modal.components.map((top) => entry(top, ctx, fields)), problem),
    h("footer", null, h("button", { type: "button", class: "button quiet", on: { click: () => box.close() } }, "Cancel"), send));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!check(fields)) return;
    send.disabled = true;
    const values = {};
    for (const field of fields) values[field.key] = await field.read();
    try {
      const done = await act("submit", { as: ctx.me, interaction: outcome.id, values });
      if (done.failed) problem.textContent = "Something went wrong. Try again.";
      else box.close();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      problem.textContent = refused.message;
    }
    send.disabled = false;
  });
  const box = dialog(modal.title, form, { face: avatar(ctx.view.store, ctx.me, 28), className: "form",
    closed: () => ctx.back(message) });
  add(box.querySelector("header h2"), [h("small", null, `as ${ctx.nameOf(ctx.me)}`)]);
  fields.find((f) => f.focus)?.focus.focus();
}
