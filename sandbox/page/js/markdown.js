/** Discord's markdown in lines: headings, lists, quotes, small print, blocks of code. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n)?([^]*?)```/g;
const HEADING = /^(#{1,3}) +(.*)$/;
const SMALL = /^-# +(.*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const ONLY_EMOJI = /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Component}|<a?:\w+:\d+>)+$/u;

/**
 * The nodes of a text.
 * @param {string} text
 * @param {object} ctx who reads it
 */
export function markdown(text, ctx) {
  const box = h("div", { class: "md", dir: "auto" });
  if (/\D/.test(text) && ONLY_EMOJI.test(text) && text.length < 60) box.classList.add("jumbo");
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2].trim()) continue;
    box.append(...blocks(text.slice(at, match.index).replace(/\n$/, ""), ctx));
    box.append(h("pre", { dir: "ltr", tabindex: 0 }, h("code", null, match[2].replace(/^\n|\n$/g, ""))));
    at = match.index + match[0].length;
    if (text[at] === "\n") at += 1;
  }
  box.append(...blocks(text.slice(at), ctx));
  return box;
}

function blocks(text, ctx) {
  if (!text) return [];
  const lines = text.split("\n");
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line !== "")) out.push(h("p", { dir: "auto" }, inline(plain.join("\n"), ctx)));
    plain = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const heading = HEADING.exec(line);
    const small = SMALL.exec(line);
    const used = quoted(lines, i, ctx) ?? listed(lines, i, ctx);
    if (used) {
      flush();
      out.push(used.node);
      i = used.end - 1;
    } else if (heading) {
      flush();
      out.push(h("div", { class: `h${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 }, inline(heading[2], ctx)));
    } else if (small) {
      flush();
      out.push(h("small", null, inline(small[1], ctx)));
    } else plain.push(line);
  }
  flush();
  return out;
}

function quoted(lines, from, ctx) {
  if (ctx.inQuote) return null;
  let end = from;
  const inner = [];
  if (lines[from].startsWith(">>> ")) {
    inner.push(lines[from].slice(4), ...lines.slice(from + 1));
    end = lines.length;
  } else while (end < lines.length && /^> ?/.test(lines[end]) && (lines[end] === ">" || lines[end].startsWith("> "))) {
    inner.push(lines[end].slice(2));
    end += 1;
  }
  if (end === from) return null;
  return { node: h("blockquote", null, blocks(inner.join("\n"), { ...ctx, inQuote: true })), end };
}

function listed(lines, from, ctx) {
  if (!ITEM.test(lines[from])) return null;
  const roots = [];
  const open = [];
  let end = from;
  for (; end < lines.length; end += 1) {
    const match = ITEM.exec(lines[end]);
    if (!match) {
      if (!/^ {2,}\S/.test(lines[end])) break;
      open.at(-1).item.append("\n", ...inline(lines[end].trim(), ctx));
      continue;
    }
    const [, { length: depth }, mark, text] = match;
    while (open.length && depth < open.at(-1).depth) open.pop();
    const item = h("li", { dir: "auto" }, inline(text, ctx));
    const ordered = mark.length > 1;
    if (open.length && depth < open.at(-1).depth + 2 && open.at(-1).ordered === ordered) {
      open.at(-1).list.append(item);
      open.at(-1).item = item;
      continue;
    }
    const list = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : null, item);
    if (open.length && depth >= open.at(-1).depth + 2) open.at(-1).item.append(list);
    else {
      open.length = 0;
      roots.push(list);
    }
    open.push({ list, item, depth, ordered });
  }
  return { node: roots.length === 1 ? roots[0] : h("div", null, roots), end };
}
