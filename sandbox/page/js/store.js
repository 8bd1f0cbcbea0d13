/** What the page knows: the world, and each person's own side of it. */

import { Socket } from "./api.js";
import { Emitter } from "./emitter.js";
import { Reads, newer } from "./reads.js";

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const HAS_THREAD = 1 << 5;
const THREADS = new Set([10, 11, 12]);

/** The messages of one channel as one person reads them, oldest first. */
export class Log {
  constructor() {
    /** @type {Map<string, any>} */
    this.messages = new Map();
    this.loaded = false;
    this.more = false;
    this.asked = false;
    /** Notes the page itself shows at the end: commands on their way, and those that failed. */
    this.notes = [];
  }

  /** Put messages where they belong; ids only grow, so new ones come last. */
  put(list) {
    const last = [...this.messages.keys()].at(-1);
    for (const m of list) this.messages.set(m.id, m);
    if (last !== undefined && list.some((m) => newer(last, m.id)))
      this.messages = new Map([...this.messages].sort(([a], [b]) => (newer(a, b) ? 1 : -1)));
  }
}

/** One person's side: servers, channels, messages. Emits "shape", "log" and "reads". */
export class View extends Emitter {
  constructor(store, id) {
    super();
    this.store = store;
    this.id = id;
    this.ready = false;
    this.guilds = new Map();
    this.channels = new Map();
    this.logs = new Map();
    this.reads = new Reads(id, () => this.emit("reads"));
  }

  get user() {
    return this.store.person(this.id);
  }

  /** @returns {Log} */
  log(channelId) {
    if (!this.logs.has(channelId)) this.logs.set(channelId, new Log());
    return this.logs.get(channelId);
  }

  overview(found) {
    this.guilds = new Map(found.guilds.map((g) => [g.id, { ...g, members: new Map(g.members.map((m) => [m.user.id, m])) }]));
    this.channels = new Map(found.channels.map((c) => [c.id, c]));
    for (const id of this.logs.keys()) if (!this.channels.has(id)) this.logs.delete(id);
    this.reads.begin(this.channels.values());
    this.ready = true;
    this.emit("shape");
  }

  /** Load the newest stretch of a channel, or the one before what is known. */
  load(channelId, older = false) {
    const log = this.log(channelId);
    if (!this.ready || log.asked || (log.loaded && !older)) return;
    log.asked = true;
    const before = older ? log.messages.keys().next().value ?? null : null;
    this.store.socket.send({ op: "history", as: this.id, channel: channelId, before });
  }

  history({ channel_id: id, before, messages, more }) {
    const log = this.log(id);
    if (before === null) log.messages.clear();
    log.put(messages);
    Object.assign(log, { loaded: true, asked: false, more });
    this.emit("log", { channel: id, kind: before === null ? "all" : "older" });
  }

  message(message) {
    const { channel_id: id } = message;
    const channel = this.channels.get(id);
    if (channel && !(message.flags & EPHEMERAL)) channel.last_message_id = message.id;
    if (message.author.id !== this.id) this.reads.arrived(message, this.mentions(message));
    else this.reads.read(id, message.id);
    const log = this.logs.get(id);
    if (log?.loaded) {
      log.put([message]);
      this.emit("log", { channel: id, kind: "add", id: message.id, mine: this.#caused(message) });
    }
  }

  /** Whether this person said it, or asked for it and waits for it. */
  #caused(message) {
    return message.author.id === this.id || Boolean(message.flags & EPHEMERAL) || message.interaction_metadata?.user.id === this.id;
  }

  edited(message) {
    const log = this.logs.get(message.channel_id);
    if (!log?.messages.has(message.id)) return;
    log.messages.set(message.id, message);
    this.emit("log", { channel: message.channel_id, kind: "edit", id: message.id });
  }

  gone(channelId, id) {
    if (this.logs.get(channelId)?.messages.delete(id)) this.emit("log", { channel: channelId, kind: "gone", id });
  }

  /** Whether a message calls this person. */
  mentions(message) {
    if (message.mention_everyone || message.mentions.some((u) => u.id === this.id)) return true;
    const guild = this.guilds.get(this.channels.get(message.channel_id)?.guild_id);
    const mine = guild?.members.get(this.id)?.roles ?? [];
    return message.mention_roles.some((r) => mine.includes(r));
  }

  /** Show a note of the page at the end of a channel; returns how to take it away. */
  note(channelId, note) {
    const log = this.log(channelId);
    log.notes.push(note);
    this.emit("log", { channel: channelId, kind: "notes", mine: true });
    return () => {
      log.notes = log.notes.filter((n) => n !== note);
      this.emit("log", { channel: channelId, kind: "notes" });
    };
  }

  // looking up

  channelsOf(guildId) {
    return [...this.channels.values()]
      .filter((c) => c.guild_id === guildId && !THREADS.has(c.type))
      .sort((a, b) => a.position - b.position);
  }

  threadsOf(channelId) {
    return [...this.channels.values()].filter(
      (c) => c.parent_id === channelId && THREADS.has(c.type) && !c.thread_metadata.archived,
    );
  }

  direct() {
    return [...this.channels.values()].find((c) => c.type === 1);
  }

  nameOf(userId, guildId) {
    const nick = this.guilds.get(guildId)?.members.get(userId)?.nick;
    return nick ?? this.store.nameOf(userId);
  }
}

export const isThread = (channel) => THREADS.has(channel.type);

/** Everything; emits "world", "link" (connected or not) and "reset". */
export class Store extends Emitter {
  constructor() {
    super();
    this.people = [];
    this.locales = [];
    this.bot = null;
    this.linked = false;
    /** @type {Map<string, View>} */
    this.views = new Map();
    this.socket = new Socket((event) => this.#take(event), (open) => this.#link(open));
  }

  person(id) {
    return this.people.find((p) => p.id === id);
  }

  nameOf(userId) {
    const user = this.bot?.id === userId ? this.bot : this.person(userId);
    return user ? user.global_name ?? user.username : "somebody";
  }

  /** @returns {View} */
  view(id) {
    if (!this.views.has(id)) this.views.set(id, new View(this, id));
    return this.views.get(id);
  }

  #link(open) {
    this.linked = open;
    if (open) {
      this.watched = null;
      for (const view of this.views.values()) {
        view.ready = false;
        view.logs.clear();
      }
    }
    this.emit("link", open);
  }

  #take(event) {
    if (event.type === "world") this.#world(event);
    else if (event.type === "reset") this.#reset();
    else this.#shown(this.view(event.as), event);
  }

  #world({ people, bot, locales }) {
    this.people = people;
    this.locales = locales;
    this.bot = bot;
    const wanted = people.map((p) => p.id).join();
    if (wanted !== this.watched) {
      this.watched = wanted;
      this.socket.send({ op: "watch", people: people.map((p) => p.id) });
    }
    this.emit("world");
  }

  #reset() {
    this.views.clear();
    this.watched = null;
    Reads.forget();
    this.emit("reset");
  }

  #shown(view, event) {
    if (event.type === "overview") view.overview(event.overview);
    else if (event.type === "history") view.history(event);
    else if (event.type === "message") view.message(event.message);
    else if (event.type === "message_edit") view.edited(event.message);
    else if (event.type === "message_gone") view.gone(event.channel_id, event.id);
  }
}
