/** What a person does with the bot, and what becomes of it. */

import { act, Refused } from "./api.js";
import { toast } from "./menu.js";
import { openForm } from "./form.js";

async function use(ctx, verb, body, { element, message }) {
  if (element?.getAttribute("aria-busy") === "true") return null;
  element?.setAttribute("aria-busy", "true");
  if (message) {
    ctx.failure(message, null);
    ctx.pressed.set(message.id, Date.now());
  }
  try {
    const outcome = await act(verb, { as: ctx.me, ...body });
    if (outcome.failed && message) ctx.failure(message, outcome.error);
    if (outcome.modal) openForm(ctx, outcome, message);
    return outcome;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    toast(problem.message, "bad");
    return null;
  } finally {
    element?.removeAttribute("aria-busy");
    if (message) ctx.pressed.set(message.id, Date.now());
  }
}

/** Press a button. */
export function press(ctx, message, component, element) {
  const body = { channel: message.channel_id, message: message.id, custom_id: component.custom_id };
  return use(ctx, "press", body, { element, message });
}

/** Choose in a select. */
export function choose(ctx, message, component, values, element) {
  const body = { channel: message.channel_id, message: message.id, custom_id: component.custom_id, values };
  return use(ctx, "choose", body, { element, message });
}

/** Use a command; a note stands in the channel until the bot has answered. */
export async function slash(ctx, channelId, command, options) {
  const done = ctx.view.note(channelId, { kind: "pending", command });
  let outcome = null;
  try {
    outcome = await act("slash", { as: ctx.me, channel: channelId, command, options });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    toast(problem.message, "bad");
  }
  done();
  if (outcome?.failed) {
    const note = { kind: "failed", command, text: outcome.error };
    note.dismiss = ctx.view.note(channelId, note);
  }
  if (outcome?.modal) openForm(ctx, outcome, null);
  return outcome;
}
