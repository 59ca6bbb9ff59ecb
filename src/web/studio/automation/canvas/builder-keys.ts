import type { KeyboardEvent } from "react";

/** What keys do on the canvas. */
export type BuilderActions = {
  walk: (direction: "up" | "down" | "left" | "right") => void;
  nudge: (by: [number, number]) => void;
  open: () => void;
  addAfter: () => void;
  connect: () => void;
  addNote: () => void;
  remove: () => void;
  duplicate: () => void;
  selectAll: () => void;
  tidyUp: () => void;
  leave: () => void;
};

/** For those who look for them: the list below the builder's bar. */
export const builderKeys = [
  ["Arrow keys", "Move from step to step"],
  ["Alt + arrow keys", "Move the selection"],
  ["Enter", "Open the settings"],
  ["A", "Add a step after this one"],
  ["C", "Connect to another step"],
  ["N", "Add a note"],
  ["Delete", "Remove the selection"],
  ["Ctrl C, Ctrl X, Ctrl V", "Copy, cut and paste, also between projects"],
  ["Ctrl D", "Duplicate"],
  ["Ctrl A", "Select everything"],
  ["T", "Tidy up"],
  ["Escape", "Clear the selection"],
] as const;

const arrows = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
} as const;
const steps = { up: [0, -16], down: [0, 16], left: [-16, 0], right: [16, 0] } as const;
const isWriting = (target: EventTarget) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog");

/** Does what a pressed key means on the canvas; keys of fields, and those of the browser, are left alone. */
export function onBuilderKey(event: KeyboardEvent, actions: Partial<BuilderActions>): void {
  if (isWriting(event.target)) return;
  const action = actionOf(event, actions);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  actions: Partial<BuilderActions>,
): (() => void) | undefined {
  const isCommand = ctrlKey || metaKey;
  if (key in arrows) {
    const direction = arrows[key as keyof typeof arrows];
    if (isCommand || shiftKey) return undefined;
    return altKey
      ? actions.nudge && (() => actions.nudge?.([...steps[direction]]))
      : actions.walk && (() => actions.walk?.(direction));
  }
  if (altKey) return undefined;
  if (isCommand)
    return shiftKey ? undefined : { d: actions.duplicate, a: actions.selectAll }[key.toLowerCase()];
  return {
    Enter: actions.open,
    Delete: actions.remove,
    Backspace: actions.remove,
    Escape: actions.leave,
    a: actions.addAfter,
    c: actions.connect,
    n: actions.addNote,
    t: actions.tidyUp,
  }[key];
}
