import { z } from "zod";
import { Automation, maxSteps } from "#domain/projects/configuration/automation.ts";
import { newStepId } from "../link-steps.ts";
import type { Place } from "./edit-graph.ts";
import { freePlace, nodeHeight, nodeWidth, placesOf } from "./lay-out.ts";

const kind = "ariaworks/automation-steps";

/** Steps and notes as they are copied: as text, so that another project, or another tab, can take them. */
const Copied = z.strictObject({
  kind: z.literal(kind),
  steps: Automation.shape.workflows,
  notes: Automation.shape.canvas.shape.notes,
  positions: Automation.shape.canvas.shape.positions,
});

/** The chosen steps and notes as text for the clipboard; null where none is chosen. */
export function copyNodes(automation: Automation, ids: ReadonlySet<string>): string | null {
  const steps = automation.workflows.filter(({ id }) => ids.has(id));
  const notes = automation.canvas.notes.filter(({ id }) => ids.has(id));
  if (steps.length + notes.length === 0) return null;
  const places = placesOf(automation);
  const positions = Object.fromEntries(
    steps.flatMap(({ id }) => {
      const place = places.get(id);
      return place ? [[id, place]] : [];
    }),
  );
  // Connections belong to their owner: whoever pastes chooses their own.
  const copied = steps.map((step) => ({
    ...step,
    configuration: { ...step.configuration, connectionId: "" },
  }));
  return JSON.stringify({ kind, steps: copied, notes, positions }, null, 2);
}

/**
 * Puts copied steps and notes into an automation, with new ids, the ways between them, and below what is there.
 * @returns the automation and the ids of what came; null where the text isn't such a copy, or there is no room
 */
export function pasteNodes(
  automation: Automation,
  text: string,
): { automation: Automation; ids: string[] } | null {
  const read = Copied.safeParse(parsed(text));
  if (!read.success) return null;
  const { steps, notes, positions } = read.data;
  const isTooMuch =
    automation.workflows.length + steps.length > maxSteps ||
    automation.canvas.notes.length + notes.length > 50;
  if (isTooMuch || steps.length + notes.length === 0) return null;
  const renamed = new Map<string, string>();
  const all = [...automation.workflows];
  for (const step of steps) {
    const id = newStepId(/^[A-Za-z]\w{0,40}$/.test(step.type) ? step.type : "step", all);
    renamed.set(step.id, id);
    all.push({ ...step, id });
  }
  const renameAll = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const to = renamed.get(id);
      return to === undefined ? [] : [to];
    });
  const pasted = steps.map((step) => ({
    ...step,
    id: renamed.get(step.id) ?? step.id,
    configuration: { ...step.configuration, connectionId: "" },
    nextSteps: renameAll(step.nextSteps),
    branches: Object.fromEntries(
      Object.entries(step.branches).map(([branch, to]) => [branch, renameAll(to)]),
    ),
  }));
  const places = placesOf(automation);
  const shift = shiftOf(places, [
    ...Object.values(positions),
    ...notes.map(({ position }) => position),
  ]);
  const moved = ([x, y]: Place): Place => [x + shift[0], y + shift[1]];
  const newNotes = notes.map((note) => ({
    ...note,
    id: `note-${crypto.randomUUID().slice(0, 8)}`,
    position: moved(note.position),
  }));
  return {
    ids: [...renamed.values(), ...newNotes.map(({ id }) => id)],
    automation: {
      ...automation,
      workflows: [...automation.workflows, ...pasted],
      canvas: {
        positions: {
          ...Object.fromEntries(places),
          ...Object.fromEntries(
            Object.entries(positions).flatMap(([id, place]) => {
              const to = renamed.get(id);
              return to === undefined ? [] : [[to, moved(place)]];
            }),
          ),
        },
        notes: [...automation.canvas.notes, ...newNotes],
      },
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** From where the copies were to below everything. */
function shiftOf(places: ReadonlyMap<string, Place>, copied: readonly Place[]): Place {
  const left = Math.min(...copied.map(([x]) => x));
  const top = Math.min(...copied.map(([, y]) => y));
  const lowest = Math.max(-nodeHeight, ...[...places.values()].map(([, y]) => y));
  const [x, y] = freePlace(places, [
    Math.min(nodeWidth * 10, ...[...places.values()].map(([one]) => one), 0),
    lowest,
  ]);
  return Number.isFinite(left) ? [x - left, y - top] : [0, 0];
}
