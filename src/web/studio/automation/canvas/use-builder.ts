import { useMemo, useState } from "react";
import {
  type Automation,
  maxSteps,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import type { Asked } from "./ask-palette.tsx";
import { copyNodes, pasteNodes } from "./clipboard.ts";
import {
  addStep,
  connect,
  connectionsOf,
  disconnect,
  moveNodes,
  type Place,
  refusalOf,
  removeNodes,
  type Way,
} from "./edit-graph.ts";
import { freePlace, placesOf } from "./lay-out.ts";

/** What is selected in the builder, what it asks for, and what is done with the automation there. */
export function useBuilder(automation: Automation, change: (automation: Automation) => void) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, say] = useState("");
  const places = useMemo(() => placesOf(automation), [automation]);
  const ids = new Set(
    [...automation.triggers, ...automation.workflows, ...automation.canvas.notes].map(
      ({ id }) => id,
    ),
  );
  const nodes = new Set([...picked].filter((id) => ids.has(id)));
  const single = nodes.size === 1 ? ([...nodes][0] ?? null) : null;
  const pick = (...chosen: string[]) => setPicked(new Set(chosen));

  const move = (moved: Readonly<Record<string, Place>>) =>
    change(moveNodes(automation, { ...Object.fromEntries(places), ...moved }));
  const paste = (text: string): boolean => {
    const pasted = pasteNodes(automation, text);
    if (!pasted) return false;
    change(pasted.automation);
    pick(...pasted.ids);
    say(pasted.ids.length === 1 ? "Pasted." : `${pasted.ids.length} pasted.`);
    return true;
  };
  return {
    picked,
    setPicked,
    pick,
    nodes,
    single,
    ids,
    places,
    asked,
    setAsked,
    said,
    say,
    move,
    paste,
    connect: (way: Way & { to: string }) => {
      const refusal = refusalOf(automation, way);
      say(refusal ?? "Connected.");
      if (refusal === null) change(connect(automation, way));
    },
    /** @returns the new step's id; null where there is no room */
    add: (kind: string): string | null => {
      const { after, to } = asked?.what === "add" ? asked : {};
      const above = places.get(after?.from ?? single ?? "") ?? lowest(places);
      // Where nothing was dragged, it is laid out with the others.
      const isByHand = Object.keys(automation.canvas.positions).length > 0;
      const added = addStep(automation, kind, {
        ...(after && { after }),
        ...(to !== undefined && { to }),
        ...(isByHand && { place: freePlace(places, above) }),
      });
      if (!added) say(`An automation has ${maxSteps} steps at most.`);
      else change(added.automation);
      return added?.id ?? null;
    },
    addTrigger: (kind: string): string => {
      const id = `trigger-${crypto.randomUUID().slice(0, 8)}`;
      const trigger = newTrigger({ id, type: kind, name: "New Trigger" });
      change({ ...automation, triggers: [...automation.triggers, trigger].slice(0, 20) });
      return id;
    },
    addNote: () => {
      const id = `note-${crypto.randomUUID().slice(0, 8)}`;
      const [x, y] = places.get(single ?? "") ?? [0, 0];
      const notes = [...automation.canvas.notes, { id, text: "", position: [x + 280, y] as Place }];
      change({ ...automation, canvas: { ...automation.canvas, notes: notes.slice(0, 50) } });
      pick(id);
    },
    /** Removes nodes, and takes ways between them away. */
    remove: (removed: ReadonlySet<string>) => {
      const ways = connectionsOf(automation.workflows).filter((way) => removed.has(edgeIdOf(way)));
      change(removeNodes(ways.reduce(disconnect, automation), removed));
      pick();
      say(removed.size === 1 ? "Removed." : `${removed.size} removed.`);
    },
    duplicate: (of: ReadonlySet<string>) => {
      const copied = copyNodes(automation, of);
      if (copied !== null) paste(copied);
    },
    nudge: ([dx, dy]: [number, number]) =>
      move(
        Object.fromEntries(
          [...nodes].flatMap((id) => {
            const note = automation.canvas.notes.find((one) => one.id === id);
            const at = places.get(id) ?? note?.position;
            return at ? [[id, [at[0] + dx, at[1] + dy] as Place]] : [];
          }),
        ),
      ),
  };
}

/** As `flowOf` names the edge of a way. */
const edgeIdOf = ({ from, branch, to }: Way & { to: string }) => `${from} ${branch ?? ""}>${to}`;
const lowest = (places: ReadonlyMap<string, Place>): Place =>
  [...places.values()].reduce<Place>((low, place) => (place[1] > low[1] ? place : low), [0, -128]);
