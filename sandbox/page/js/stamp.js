/** Times in messages; relative ones go on counting. */

import { h } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function format(date, options) {
  return new Intl.DateTimeFormat("en-GB", options).format(date);
}

/** How far away a moment is, in words. */
function relative(seconds) {
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS.at(-1);
  return words.format(Math.round(seconds / size), unit);
}

/** A time as `<t:…>` shows it. */
export function stamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return h("time", null, "an unknown time");
  const title = format(date, FORMATS.F);
  const text = style === "R" ? relative(unix - Date.now() / 1000) : format(date, FORMATS[style]);
  return h("time", { class: "stamp", datetime: date.toISOString(), title, data: style === "R" ? { until: unix } : {} }, text);
}

/** The time of a message: of today without the day. */
export function sent(iso) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  const text = format(date, today ? FORMATS.t : FORMATS.s);
  return h("time", { class: "sent", datetime: iso, title: format(date, FORMATS.F) }, text);
}

/** The day a message was sent, for the line between days. */
export function day(iso) {
  return format(new Date(iso), FORMATS.D);
}

/** Count on, all over the page. */
export function startCounting() {
  setInterval(() => {
    const now = Date.now() / 1000;
    for (const time of document.querySelectorAll("time[data-until]")) {
      const text = relative(Number(time.dataset.until) - now);
      if (time.textContent !== text) time.textContent = text;
    }
  }, 1000);
}
