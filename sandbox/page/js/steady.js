/** Nothing changes under a finger: what arrives while something is pressed waits until it is let go. */

// A browser gives no click to an element that was taken away between press and release.
const LONGEST = 3000;
let pressed = false;
let late = 0;
let waiting = [];

function hold() {
  pressed = true;
  clearTimeout(late);
  // Somebody who drags or selects does not want the chat to stand still.
  late = setTimeout(release, LONGEST);
}

function release() {
  pressed = false;
  clearTimeout(late);
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

const onSpace = (run) => (event) => event.key === " " && event.target.matches?.("button") && run();

/** The click comes after the release, in the same turn. */
const soon = () => setTimeout(release);

for (const [type, run] of Object.entries({ pointerdown: hold, pointerup: soon, pointercancel: soon, keydown: onSpace(hold), keyup: onSpace(soon) }))
  document.addEventListener(type, run, { capture: true });

/** Run now, or as soon as nothing is pressed; in the order asked. */
export function steady(run) {
  if (pressed) waiting.push(run);
  else run();
}
