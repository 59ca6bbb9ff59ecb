import { type AutomationGraph, followers, loopTargets } from "#domain/projects/index.ts";

/**
 * Of a run's steps those that are done again when it goes on from one of them: that step, all that follows it, and in
 * loops around it the later rounds and what follows the loop.
 */
export function keysFrom(graph: AutomationGraph, keys: readonly string[], from: string): string[] {
  const parts = from.split("/").map(partOf);
  const again = new Set<string>();
  let prefix = "";
  for (const [depth, { id, round, text }] of parts.entries()) {
    const following = reachedFrom(graph, id);
    for (const key of keys) {
      if (!key.startsWith(prefix)) continue;
      const [segment = ""] = key.slice(prefix.length).split("/");
      const own = partOf(segment);
      const isItself = depth === parts.length - 1 && own.id === id;
      const isLaterRound =
        own.id === id && round !== null && own.round !== null && own.round > round;
      if (isItself || isLaterRound || following.has(own.id)) again.add(key);
    }
    prefix += `${text}/`;
  }
  return keys.filter((key) => again.has(key));
}

/** A part of a key: `each1[3]`, or the step itself. */
function partOf(text: string): { id: string; round: number | null; text: string } {
  const [, id = text, round] = /^(.*)\[(\d+)\]$/.exec(text) ?? [];
  return { id, round: round === undefined ? null : Number(round), text };
}

/** The steps of the same round that come after a step. */
function reachedFrom({ steps, bodies }: AutomationGraph, id: string): ReadonlySet<string> {
  const inside = bodies.get(id);
  const step = steps.get(id);
  const reached = new Set<string>();
  const open = step ? [...followers(step)] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next) || inside?.has(next)) continue;
    reached.add(next);
    const one = steps.get(next);
    if (one) open.push(...followers(one), ...loopTargets(one));
  }
  return reached;
}
