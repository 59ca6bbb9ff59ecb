import type { N8nNode, N8nWorkflow } from "./read-export.ts";

/** A way from a step to another; `out`: which of the node's ways out it takes, `onError`: that of its failure. */
export type Way = { from: string; out: number | "onError"; to: string; input: number };

/** The ways of a workflow, those that lead forward, and its steps in an order in which each comes after them. */
export type Ordered = { order: readonly string[]; ways: readonly Way[]; back: readonly Way[] };

/** Finds the ways between steps, from where triggers lead on. Ways to what isn't a step lead nowhere. */
export function orderNodes(
  { links, errorLinks }: Pick<N8nWorkflow, "links" | "errorLinks">,
  steps: readonly N8nNode[],
  entries: readonly string[],
): Ordered {
  const known = new Set(steps.map(({ name }) => name));
  const waysOf = (from: string): Way[] => {
    const outs = (links.get(from) ?? []).map((targets, out) => ({ targets, out }));
    const failed = { targets: errorLinks.get(from) ?? [], out: "onError" as const };
    return [...outs, failed].flatMap(({ targets, out }) =>
      [...new Map(targets.map((one) => [one.to, one])).values()].flatMap(({ to, input }) =>
        known.has(to) ? [{ from, out, to, input }] : [],
      ),
    );
  };
  const state = new Map<string, "open" | "done">();
  const order: string[] = [];
  const ways: Way[] = [];
  const back: Way[] = [];
  // Without recursion: a chain of nodes may be long.
  for (const entry of [...entries, ...known]) {
    if (state.has(entry)) continue;
    const path: { name: string; left: Way[] }[] = [{ name: entry, left: waysOf(entry) }];
    state.set(entry, "open");
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const way = top.left.shift();
      if (!way) {
        state.set(top.name, "done");
        order.unshift(top.name);
        path.pop();
        continue;
      }
      const seen = state.get(way.to);
      (seen === "open" ? back : ways).push(way);
      if (seen !== undefined) continue;
      state.set(way.to, "open");
      path.push({ name: way.to, left: waysOf(way.to) });
    }
  }
  return { order, ways, back };
}
