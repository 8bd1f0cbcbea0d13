/** Building the page from text and elements only; data never becomes markup. */

/**
 * Make an element. `on` holds listeners, `data` dataset entries, `vars` CSS custom properties,
 * anything else is an attribute (true: present, false or null: absent).
 * @param {string} tag
 * @param {Record<string, any> | null} [props]
 * @param {...(Node | string | null | undefined | false | Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "on") for (const [type, run] of Object.entries(value)) element.addEventListener(type, run);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "vars") for (const [name, v] of Object.entries(value)) element.style.setProperty(name, v);
    else if (key === "class") element.className = value;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** Append children, flattening lists and skipping what is empty. */
export function add(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === "") continue;
    if (Array.isArray(child)) add(parent, child);
    else parent.append(child);
  }
  return parent;
}

/** Replace everything inside an element. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return add(parent, children);
}

/** A button with a label for those who cannot see its icon. */
export function iconButton(name, label, run, props = {}) {
  return h("button", { type: "button", "aria-label": label, title: label, on: { click: run }, ...props,
    class: `icon-button ${props.class ?? ""}` }, icon(name));
}

let counter = 0;
/** An id no other element has. */
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.500a3.3 3.3 0 0 1 0 6.200M18 14.500c2.2.7 3.6 2.6 3.6 5.5",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  gear: "M12 15.200a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400zM12 3v2.500M12 18.500V21M3 12h2.500M18.5 12H21M5.6 5.600l1.8 1.800M16.6 16.600l1.8 1.800M18.4 5.600l-1.8 1.800M7.4 16.600l-1.8 1.8",
  split: "M4 5h16v14H4zM12 5v14",
  down: "M6 9.500l6 6 6-6",
  right: "M9.5 6l6 6-6 6",
  send: "M4 12 20 4.5 15 20l-3.5-6.500zM11.5 13.5 20 4.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
  check: "M5 12.500l4.5 4.500L19 7.5",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  shield: "M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6z",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  reply: "M9 6 4 11l5 5M4 11h9c4 0 7 2.5 7 8",
  slash: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM14 8l-4 8",
  image: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.500h.01",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z",
  restart: "M20 11A8 8 0 1 0 18 17M20 5v6h-6",
};

/** An icon, hidden from screen readers. */
export function icon(name, size = 20) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", width: size, height: size, class: "icon", "aria-hidden": "true" }))
    svg.setAttribute(key, String(value));
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** Move focus with the arrow keys among the items of a list; one of them is in the tab order. */
export function roving(list, selector, { horizontal = false } = {}) {
  const items = () => [...list.querySelectorAll(selector)].filter((e) => !e.disabled && e.offsetParent !== null);
  const forward = horizontal ? "ArrowRight" : "ArrowDown";
  const back = horizontal ? "ArrowLeft" : "ArrowUp";
  list.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    if (at < 0) return;
    const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
  });
  list.addEventListener("focusin", (event) => {
    if (event.target.matches(selector)) for (const e of list.querySelectorAll(selector)) e.tabIndex = e === event.target ? 0 : -1;
  });
  return () => {
    const all = [...list.querySelectorAll(selector)];
    const first = all.find((e) => e === document.activeElement) ?? all.find((e) => e.matches("[aria-current], [aria-pressed=true]")) ?? all[0];
    for (const e of all) e.tabIndex = e === first ? 0 : -1;
  };
}
