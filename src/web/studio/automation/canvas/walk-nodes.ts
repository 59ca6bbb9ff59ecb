import type { Automation } from "#domain/projects/configuration/automation.ts";
import { connectionsOf, type Place } from "./edit-graph.ts";

type Direction = "up" | "down" | "left" | "right";

/**
 * The node that an arrow key leads to: down and up along the ways, left and right to the next one in about the same
 * row. Where no way leads on, the nearest node in that direction is next.
 */
export function nextNode(
  automation: Automation,
  places: ReadonlyMap<string, Place>,
  from: string,
  direction: Direction,
): string | null {
  const here = places.get(from);
  if (!here) return null;
  const linked = linkedOf(automation, from, direction);
  const candidates = linked.length > 0 ? linked : [...places.keys()].filter((id) => id !== from);
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as Place;
  let best: { id: string; cost: number } | null = null;
  for (const id of candidates) {
    const there = places.get(id);
    if (!there) continue;
    const along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy;
    const aside = Math.abs((there[0] - here[0]) * dy) + Math.abs((there[1] - here[1]) * dx);
    // Linked ones count even where they were dragged elsewhere.
    if (along <= 0 && linked.length === 0) continue;
    const cost = Math.abs(along) + aside * 2;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}

function linkedOf({ triggers, workflows }: Automation, id: string, direction: Direction): string[] {
  if (direction === "left" || direction === "right") return [];
  const isDown = direction === "down";
  const first = workflows[0]?.id;
  const isTrigger = triggers.some((trigger) => trigger.id === id);
  if (isTrigger) return isDown && first !== undefined ? [first] : [];
  const ways = connectionsOf(workflows);
  const found = isDown
    ? ways.flatMap(({ from, to }) => (from === id ? [to] : []))
    : ways.flatMap(({ from, to }) => (to === id ? [from] : []));
  return !isDown && id === first ? [...found, ...triggers.map((trigger) => trigger.id)] : found;
}
