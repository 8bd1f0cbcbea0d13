/** Things done for somebody, step by step, as if they had clicked: for the welcome. */

import { act, Refused } from "./api.js";
import { slash } from "./interact.js";

const PATIENCE = 8000;

function pause(ms) {
  return new Promise((done) => { setTimeout(done, ms); });
}

/** Look until there is something. */
async function until(look) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) return null;
    await pause(60);
  }
}

function* walk(components) {
  for (const c of components) {
    yield c;
    yield* walk(c.components ?? []);
    if (c.accessory) yield c.accessory;
  }
}

function buttonOn(message, label) {
  for (const c of walk(message.components)) if (c.type === 2 && !c.disabled && c.custom_id && c.label?.toLowerCase() === label.toLowerCase()) return c;
  return null;
}

export class Script {
  /** @param {any} app @param {any} pane where it begins */
  constructor(app, pane) {
    this.app = app;
    this.channelId = pane.channelId;
    this.before = new Set(pane.view.channels.keys());
    this.view = pane.view;
  }

  /** Do all of it; an error says which step did not work. */
  async run(steps) {
    for (const step of steps) await this.#step(step);
  }

  async #step(step) {
    if (step.slash) {
      const outcome = await slash({ me: this.view.id, view: this.view }, this.channelId, step.slash, step.options ?? {});
      if (!outcome || outcome.failed) throw new Refused(`/${step.slash} did not work.`);
    } else if (step.click) await this.#click(step.click);
    else if (step.follow) await this.#follow();
  }

  async #click(label) {
    const { view } = this;
    view.load(this.channelId);
    const tried = new Set();
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const found = await until(() => {
        for (const message of [...view.log(this.channelId).messages.values()].reverse()) {
          const button = buttonOn(message, label);
          if (button && !tried.has(message)) return { message, button };
        }
        return null;
      });
      if (!found) break;
      tried.add(found.message);
      try {
        await act("press", { as: view.id, channel: this.channelId, message: found.message.id, custom_id: found.button.custom_id });
        // What the press changed must be here before the next one.
        await until(() => view.log(this.channelId).messages.get(found.message.id) !== found.message);
        return;
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
      }
    }
    throw new Refused(`There is no button “${label}”.`);
  }

  /** Go where a new thread was opened. */
  async #follow() {
    const thread = await until(() => [...this.view.channels.values()].find((c) => c.parent_id === this.channelId && !this.before.has(c.id)));
    if (!thread) return;
    for (const pane of this.app.panes) if (pane.channelId === this.channelId) pane.go(thread.id);
    // What was pressed to come here is gone with the channel; whoever uses keys goes on from the messages.
    this.app.panes.find((pane) => pane.view === this.view)?.timeline.scroller.focus({ preventScroll: true });
  }
}
