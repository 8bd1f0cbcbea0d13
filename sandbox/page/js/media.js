/** Pictures and files; only those of the stand-in itself are loaded. */

import { add, h, icon } from "./dom.js";
import { link, local } from "./inline.js";
import { dialog } from "./menu.js";

const WIDEST = 550;
const HIGHEST = 380;

/** Show a picture as large as the window allows, with its description. */
function enlarge(src, alt) {
  const box = dialog("Picture", h("div", { class: "lightbox-body" },
    h("img", { src, alt: alt ?? "" }),
    h("p", null, alt, alt && " · ", h("a", { href: src, target: "_blank", rel: "noopener" }, "Open the original"))), { className: "lightbox" });
  box.addEventListener("click", (event) => {
    if (event.target.matches(".lightbox-body, .lightbox-body > img")) box.close();
  });
}

/** A cover over something that wants to be asked for first. */
export function covered(element, label = "Spoiler") {
  const box = h("div", { class: "cover" }, element);
  element.inert = true;
  box.append(h("button", { type: "button", class: "uncover", on: { click: (event) => {
    element.inert = false;
    box.classList.add("shown");
    event.currentTarget.remove();
  } } }, label));
  return box;
}

/**
 * A picture that opens large.
 * @param {{ url: string, width?: number, height?: number }} media
 * @param {string} alt
 */
export function picture(media, alt, { spoiler = false, ctx = {}, crop = false } = {}) {
  const src = local(media.url);
  if (!src) return h("div", { class: "remote" }, icon("image"), h("span", null, alt || "A picture elsewhere: ", " ", link(media.url, ctx, media.url)));
  const image = h("img", { src, alt: alt || "Picture without a description", decoding: "async", draggable: "false" });
  const button = h("button", { type: "button", class: "picture keep", title: alt || null, data: { src },
    "aria-label": `Open picture: ${alt || "no description"}`, on: { click: () => enlarge(src, alt) } }, image);
  if (media.width && media.height && !crop) {
    const scale = Math.min(1, WIDEST / media.width, HIGHEST / media.height);
    button.style.setProperty("--w", `${Math.round(media.width * scale)}px`);
    button.style.setProperty("--ratio", `${media.width} / ${media.height}`);
  }
  return spoiler ? covered(button) : button;
}

/** Up to ten pictures side by side. */
export function gallery(items, ctx) {
  const single = items.length === 1;
  const box = h("div", { class: "gallery", data: { count: items.length } });
  return add(box, items.map((i) => picture(i.media, i.description, { spoiler: i.spoiler, ctx, crop: !single })));
}

function sizeOf(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

/** A file to take home. */
export function file(name, bytes, url, spoiler = false) {
  const href = local(url);
  const box = h("div", { class: "file" }, icon("file", 28), h("div", null,
    href ? h("a", { href, download: name, target: "_blank", rel: "noopener" }, name) : h("span", null, name),
    h("small", null, sizeOf(bytes ?? 0))));
  return spoiler ? covered(box) : box;
}

/** The attachments of a message: those that nothing in it shows already, others are not listed. */
export function attachments(message, ctx) {
  const pictures = message.attachments.filter((a) => a.content_type?.startsWith("image/") && a.width);
  const files = message.attachments.filter((a) => !pictures.includes(a));
  return [
    pictures.length > 0 && gallery(pictures.map((a) => ({ media: a, description: a.description, spoiler: a.filename.startsWith("SPOILER_") })), ctx),
    files.map((a) => file(a.filename, a.size, a.url)),
  ];
}
