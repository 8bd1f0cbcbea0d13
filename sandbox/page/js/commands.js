/** The bot's commands as a person meets them: flat, in their language, found by typing. */

import { act } from "./api.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/** A text in the reader's language where there is one. */
export function localised(thing, key) {
  return thing[`${key}_localized`] ?? thing[key];
}

function* leaves(command, options, path, words) {
  const inner = (options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
  if (!inner.length) {
    yield { path: path.join(" "), shown: words.join(" "), note: localised(command, "description"), options: options ?? [] };
    return;
  }
  for (const o of inner) yield* leaves(o, o.options, [...path, o.name], [...words, localised(o, "name")]);
}

/**
 * Every command offered to somebody in a channel; those of one word first, since the others belong to something.
 * @returns {Promise<{ path: string, shown: string, note: string, options: any[] }[]>}
 */
export async function offered(ctx, channelId) {
  const { commands } = await act("commands", { as: ctx.me, channel: channelId });
  const all = commands.flatMap((c) => [...leaves(c, c.options, [c.name], [localised(c, "name")])]);
  const parts = (c) => c.shown.split(" ").length;
  return all.sort((a, b) => Math.min(parts(a), 2) - Math.min(parts(b), 2) || a.shown.localeCompare(b.shown));
}

/** Those that fit what was typed after the slash, best first. */
export function matching(all, typed) {
  const wanted = typed.toLowerCase().trim();
  const rank = (c) => {
    const names = [c.shown.toLowerCase(), c.path];
    if (names.some((n) => n === wanted)) return 0;
    if (names.some((n) => n.startsWith(wanted))) return 1;
    if (names.some((n) => n.split(" ").some((part) => part.startsWith(wanted)))) return 2;
    if (names.some((n) => n.includes(wanted))) return 3;
    return c.note.toLowerCase().includes(wanted) && wanted.length > 2 ? 4 : 9;
  };
  return all.map((c) => [rank(c), c]).filter(([r]) => r < 9).sort((a, b) => a[0] - b[0]).map(([, c]) => c);
}
