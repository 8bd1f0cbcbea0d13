/** What each person has read; kept in the browser, shared by all its tabs. */

const KEY = "sandbox-reads";

/** Whether one id is newer than another; ids are long decimal numbers. */
export function newer(a, b) {
  return a.length === b.length ? a > b : a.length > b.length;
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export class Reads {
  /** @param {string} person @param {() => void} changed */
  constructor(person, changed) {
    this.person = person;
    this.changed = changed;
    this.marks = kept()[person] ?? null;
    /** How often somebody was called in a channel since it was last read. */
    this.calls = new Map();
    this.fresh = new Set();
    window.addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.marks = kept()[person] ?? this.marks;
      this.changed();
    });
  }

  /** At the very first sight of a world all of it counts as read. */
  begin(channels) {
    if (this.marks !== null) return;
    this.marks = {};
    for (const c of channels) if (c.last_message_id) this.marks[c.id] = c.last_message_id;
    this.#keep();
  }

  arrived(message, called) {
    this.fresh.add(message.channel_id);
    if (called) this.calls.set(message.channel_id, (this.calls.get(message.channel_id) ?? 0) + 1);
    this.changed();
  }

  read(channelId, messageId) {
    const had = this.fresh.has(channelId) || this.calls.has(channelId);
    this.fresh.delete(channelId);
    this.calls.delete(channelId);
    const mark = this.marks?.[channelId];
    if (this.marks && messageId && (!mark || newer(messageId, mark))) {
      this.marks[channelId] = messageId;
      this.#keep();
    } else if (!had) return;
    this.changed();
  }

  unread(channel) {
    if (this.fresh.has(channel.id)) return true;
    const last = channel.last_message_id;
    const mark = this.marks?.[channel.id];
    return Boolean(last && this.marks && (!mark || newer(last, mark)));
  }

  #keep() {
    const all = kept();
    all[this.person] = this.marks;
    localStorage.setItem(KEY, JSON.stringify(all));
  }

  static forget() {
    localStorage.removeItem(KEY);
  }
}
