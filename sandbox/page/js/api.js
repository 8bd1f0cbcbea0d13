/** The two ways to the sandbox: calls that do something, and the socket that shows what happens. */

import { steady } from "./steady.js";

/** What the sandbox would not do, in its own words. */
export class Refused extends Error {}

/**
 * Do something.
 * @param {string} verb
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function act(verb, body = {}) {
  let answer;
  try {
    answer = await fetch(`/page/do/${verb}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refused("The sandbox cannot be reached.");
  }
  const result = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(result.error ?? "That did not work.");
  return result;
}

/** The socket; it comes back by itself, a little later each time. */
export class Socket {
  #pause = 250;
  #socket = null;

  /** @param {(event: any) => void} take @param {(open: boolean) => void} changed */
  constructor(take, changed) {
    this.take = take;
    this.changed = changed;
    this.#connect();
  }

  #connect() {
    const socket = new WebSocket(`ws://${location.host}/page/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = 250;
      this.changed(true);
    };
    socket.onmessage = (message) => steady(() => this.take(JSON.parse(message.data)));
    socket.onclose = () => {
      this.changed(false);
      setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, 4000);
    };
  }

  /** Ask for something; while there is no connection this is forgotten, since all is asked again. */
  send(packet) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(packet));
  }
}
