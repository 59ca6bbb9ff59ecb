import { graphOf } from "#domain/projects/configuration/automation-graph.ts";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { connectionsOf, type Place } from "./edit-graph.ts";

export const nodeWidth = 232;
export const nodeHeight = 72;
const columnGap = 48;
const rowGap = 72;

/**
 * Where triggers and steps are: where somebody put them, else laid out in rows from top to bottom, each step below
 * those that lead to it and as near as can be to the middle of them.
 * @returns left and top in pixels, by id
 */
export function placesOf(automation: Automation): Map<string, Place> {
  const laidOut = layOut(automation);
  const put = automation.canvas.positions;
  if (Object.keys(put).length === 0) return laidOut;
  const places = new Map<string, Place>();
  for (const id of laidOut.keys()) {
    const place = put[id];
    if (place) places.set(id, place);
  }
  const connections = connectionsOf(automation.workflows);
  // What was added in the columns has no place of its own yet: it goes below what leads to it, or below everything.
  for (const id of laidOut.keys()) {
    if (places.has(id)) continue;
    const source = connections.find(({ to, from }) => to === id && places.has(from))?.from;
    const above = source === undefined ? undefined : places.get(source);
    places.set(id, freePlace(places, above ?? belowAll(places)));
  }
  return places;
}

/** The first place below another where no node is. */
export function freePlace(places: ReadonlyMap<string, Place>, [left, top]: Place): Place {
  const isTaken = (x: number, y: number) =>
    [...places.values()].some(
      ([a, b]) => Math.abs(a - x) < nodeWidth && Math.abs(b - y) < nodeHeight,
    );
  for (let row = 1; ; row += 1)
    for (const column of [0, 1, -1]) {
      const x = left + column * (nodeWidth + columnGap);
      const y = top + row * (nodeHeight + rowGap);
      if (!isTaken(x, y)) return [x, y];
    }
}

const belowAll = (places: ReadonlyMap<string, Place>): Place => [
  0,
  Math.max(-nodeHeight - rowGap, ...[...places.values()].map(([, y]) => y)),
];

function layOut({ triggers, workflows }: Automation): Map<string, Place> {
  const rows = rowsOf(workflows);
  const sources = Map.groupBy(connectionsOf(workflows), ({ to }) => to);
  const places = new Map<string, Place>();
  setRow(
    places,
    triggers.map(({ id }) => ({ id, middle: null })),
    0,
  );
  const first = triggers.length > 0 ? 1 : 0;
  for (const [depth, ids] of rows.entries()) {
    const wanted = ids.map((id) => {
      const above = (sources.get(id) ?? []).flatMap(({ from, branch }) => {
        const place = places.get(from);
        // The ways of a decision leave it side by side.
        return place ? [place[0] + sideOf(workflows, from, branch)] : [];
      });
      return { id, middle: above.length > 0 ? sum(above) / above.length : null };
    });
    setRow(places, wanted, (depth + first) * (nodeHeight + rowGap));
  }
  return places;
}

function sideOf(workflows: Automation["workflows"], from: string, branch: string | null): number {
  const step = workflows.find(({ id }) => id === from);
  const keys = step ? Object.keys(step.branches).filter((key) => step.branches[key]?.length) : [];
  const all = step && step.nextSteps.length > 0 ? [...keys, null] : keys;
  const at = all.indexOf(branch);
  return at === -1 || all.length < 2 ? 0 : (at - (all.length - 1) / 2) * (nodeWidth + columnGap);
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** The steps by the longest way that leads to them; what nothing leads to comes first. */
function rowsOf(workflows: Automation["workflows"]): string[][] {
  const { order } = graphOf(workflows);
  const depths = new Map<string, number>();
  const sources = Map.groupBy(connectionsOf(workflows), ({ to }) => to);
  for (const id of order) {
    const before = (sources.get(id) ?? []).map(({ from }) => depths.get(from) ?? -1);
    depths.set(id, before.length > 0 ? Math.max(...before) + 1 : 0);
  }
  const rows: string[][] = [];
  for (const id of order) (rows[depths.get(id) ?? 0] ??= []).push(id);
  return rows;
}

/** A row from left to right, each near its middle, none over another. */
function setRow(
  places: Map<string, Place>,
  nodes: readonly { id: string; middle: number | null }[],
  top: number,
): void {
  const sorted = nodes
    .map((node, at) => ({ ...node, at }))
    .toSorted((a, b) => (a.middle ?? 0) - (b.middle ?? 0) || a.at - b.at);
  const step = nodeWidth + columnGap;
  const lefts: number[] = [];
  for (const [at, { middle }] of sorted.entries()) {
    const before = lefts[at - 1];
    const wanted = middle ?? (at - (sorted.length - 1) / 2) * step;
    lefts.push(before === undefined ? wanted : Math.max(wanted, before + step));
  }
  // The whole row moves back to where its nodes wanted to be on average.
  const wanted = sorted.map(({ middle }, at) => middle ?? lefts[at] ?? 0);
  const shift = sorted.length > 0 ? (sum(wanted) - sum(lefts)) / sorted.length : 0;
  for (const [at, { id }] of sorted.entries())
    places.set(id, [Math.round((lefts[at] ?? 0) + shift), top]);
}
