/** What stands before the first message: the channel's name, and on a first visit things to try. */

import { offered } from "./commands.js";
import { h, icon, iconButton } from "./dom.js";
import { toast } from "./menu.js";
import { Refused } from "./api.js";
import { Script } from "./script.js";
import { isThread } from "./store.js";

const KEY = "sandbox-welcomed";
let things = [];

/** Read what there is to try. */
export async function loadWelcome() {
  const answer = await fetch("/page/welcome.json");
  things = answer.ok ? await answer.json() : [];
}

export function welcomed(done) {
  if (done) localStorage.setItem(KEY, "yes");
  else localStorage.removeItem(KEY);
}

/** Whether the bot offers what a thing begins with. */
function possible(thing, commands) {
  const first = thing.steps.find((s) => s.slash);
  const command = commands.find((c) => c.path === first?.slash);
  if (!command) return false;
  return Object.entries(first.options ?? {}).every(([name, value]) => {
    const option = command.options.find((o) => o.name === name);
    return option && (!option.choices?.length || option.choices.some((c) => c.name === value || c.value === value));
  });
}

function thingButton(pane, thing) {
  const button = h("button", { type: "button", class: "thing", disabled: true, on: { click: async () => {
    button.setAttribute("aria-busy", "true");
    try {
      await new Script(pane.app, pane).run(thing.steps);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      toast(problem.message, "bad");
    }
    button.removeAttribute("aria-busy");
  } } }, thing.picture && h("img", { src: thing.picture, alt: "", width: 800, height: 220, loading: "lazy" }),
    h("span", { class: "thing-words" }, h("b", null, thing.label), thing.note && h("small", null, thing.note)), icon("right", 18));
  return button;
}

function card(pane) {
  const buttons = things.map((thing) => thingButton(pane, thing));
  const wait = h("p", { class: "hint", role: "status" }, pane.app.store.bot?.state === "stopped" ? "The bot does not run. The menu at the top right starts it." : "The bot is on its way…");
  const box = h("section", { class: "welcome", "aria-label": "Welcome" },
    h("header", null, h("h2", null, "Welcome to the sandbox"), iconButton("close", "Hide the welcome", () => {
      welcomed(true);
      pane.timeline.begin();
      pane.composer.focus();
    })),
    h("p", null, "A stand-in for Discord on your own machine. You can be everybody: pick a person above, or open two side by side. Type ", h("kbd", null, "/"), " for the bot’s commands, or try one of these:"),
    h("div", { class: "things" }, buttons), wait);
  offer(pane, buttons, wait);
  return box;
}

async function offer(pane, buttons, wait) {
  if (pane.app.store.bot?.state !== "online") return;
  let commands = [];
  try {
    commands = await offered(pane.ctx, pane.channelId);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
  things.forEach((thing, i) => {
    const can = possible(thing, commands);
    buttons[i].disabled = !can;
    buttons[i].hidden = !can && commands.length > 0;
  });
  if (commands.length) wait.remove();
  else if (wait.isConnected) setTimeout(() => offer(pane, buttons, wait), 500);
}

/** What stands at the beginning of a pane's channel. */
export function beginning(pane) {
  const channel = pane.view.channels.get(pane.channelId);
  if (!channel) return { key: "", draw: () => [] };
  const face = channel.type === 1 ? "mail" : isThread(channel) ? "thread" : "hash";
  const line = channel.type === 1 ? "Only you and the bot read this conversation."
    : isThread(channel) ? "This is the beginning of the thread." : "This is the beginning of the channel.";
  const first = pane.isFirst && localStorage.getItem(KEY) === null;
  const title = pane.title();
  return {
    key: [channel.id, title, first && pane.app.store.bot?.state].join(" "),
    draw: () => [h("div", { class: "intro" }, h("span", { class: "intro-face" }, icon(face, 34)), h("h2", { dir: "auto" }, title), h("p", null, line)), first && card(pane)],
  };
}
