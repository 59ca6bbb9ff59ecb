import type { AutomationGraph } from "#domain/projects/index.ts";
import { errorWay, followers, loopTargets } from "#domain/projects/index.ts";
import type { Json } from "#kit/json-changes.ts";
import { nameInData } from "#steps/expressions.ts";

/**
 * What is known of a step of a run. `passed`: it failed, and its run goes on. A step's key is its id; inside a loop the
 * rounds that lead to it stand before: `each1[3]/mail2`.
 */
export type StepRecord = {
  status: "done" | "passed" | "failed" | "waiting";
  branch: string | null;
  output: Json;
};
export type Records = ReadonlyMap<string, StepRecord>;

export type Look = {
  /** Steps that can be done now. */
  ready: string[];
  /** The first that failed for good. */
  failed: string | null;
  /** Whether a step waits for a time or a person. */
  isWaiting: boolean;
};

/** A step's id, out of its key. */
export const stepIdOf = (key: string): string => key.slice(key.lastIndexOf("/") + 1);

/** Finds out what comes next in a run, from what its steps recorded. The same records always lead to the same steps. */
export class Walk {
  readonly #graph: AutomationGraph;
  readonly #records: Records;
  /** Rounds of loops that are over, counted, so that a long loop isn't walked from its first item each time. */
  readonly #roundsOver = new Map<string, number>();

  constructor(graph: AutomationGraph, records: Records) {
    this.#graph = graph;
    this.#records = records;
  }

  look(): Look {
    const found: Look = { ready: [], failed: null, isWaiting: false };
    const { start, steps, bodies } = this.#graph;
    if (start === null) return found;
    const inLoops = new Set([...bodies.values()].flatMap((body) => [...body]));
    const members = new Set([...steps.keys()].filter((id) => !inLoops.has(id)));
    this.#lookIn({ prefix: "", starts: new Set([start]), members }, found);
    return found;
  }

  /** @returns whether everything in this round is over */
  #lookIn(
    {
      prefix,
      starts,
      members,
    }: { prefix: string; starts: ReadonlySet<string>; members: ReadonlySet<string> },
    found: Look,
  ): boolean {
    /** Of steps that are over: those that they led to. */
    const taken = new Map<string, ReadonlySet<string>>();
    const leadsTo = this.#sources(members);
    let isOver = true;
    for (const id of this.#graph.order) {
      const step = this.#graph.steps.get(id);
      if (!step || !members.has(id)) continue;
      const sources = leadsTo.get(id) ?? [];
      if (!starts.has(id) && !sources.every((source) => taken.has(source))) {
        isOver = false;
        continue;
      }
      const isReached = starts.has(id) || sources.some((source) => taken.get(source)?.has(id));
      if (!isReached) {
        taken.set(id, new Set());
        continue;
      }
      const key = prefix + id;
      const record = this.#records.get(key);
      if (!record) found.ready.push(key);
      if (record?.status === "waiting") found.isWaiting = true;
      if (record?.status === "failed") found.failed ??= key;
      if (!record || record.status === "waiting" || record.status === "failed") isOver = false;
      else if (record.status === "done" && !this.#isLoopOver(key, record, found)) isOver = false;
      else taken.set(id, waysTaken(step, record));
    }
    return isOver;
  }

  /** Walks a loop's rounds, one after the other. */
  #isLoopOver(key: string, { output }: StepRecord, found: Look): boolean {
    const id = stepIdOf(key);
    const step = this.#graph.steps.get(id);
    const body = this.#graph.bodies.get(id);
    if (!step || !body) return true;
    const { length } = itemsOf(output);
    // Steps of loops inside this loop belong to their own rounds.
    const inner = new Set(
      [...this.#graph.bodies].flatMap(([other, steps]) => (body.has(other) ? [...steps] : [])),
    );
    const members = new Set([...body].filter((one) => !inner.has(one)));
    const starts = new Set(loopTargets(step));
    for (let round = this.#roundsOver.get(key) ?? 0; round < length; round += 1) {
      if (!this.#lookIn({ prefix: `${key}[${round}]/`, starts, members }, found)) return false;
      this.#roundsOver.set(key, round + 1);
    }
    return true;
  }

  /** Of each step of a round: the steps that lead to it there. */
  #sources(members: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const id of members)
      for (const next of followers(this.#graph.steps.get(id) ?? nothing))
        if (members.has(next)) found.set(next, [...(found.get(next) ?? []), id]);
    return found;
  }

  /**
   * What expressions of a step see: what the steps before it gave, by their names, and in a loop the `item` and its
   * `index`; the innermost loop's where there are several.
   */
  dataFor(key: string): Record<string, Json> {
    const data: Record<string, Json> = {};
    const parts = key.split("/").slice(0, -1);
    let prefix = "";
    this.#addOutputs(data, prefix);
    for (const part of parts) {
      const [, id = "", round = "0"] = /^(.*)\[(\d+)\]$/.exec(part) ?? [];
      const output = this.#records.get(prefix + id)?.output;
      data["item"] = itemsOf(output ?? null)[Number(round)] ?? null;
      data["index"] = Number(round);
      prefix += `${part}/`;
      this.#addOutputs(data, prefix);
    }
    return data;
  }

  #addOutputs(data: Record<string, Json>, prefix: string): void {
    for (const id of this.#graph.order) {
      const record = this.#records.get(prefix + id);
      if (record && record.status !== "waiting") data[nameInData(id)] = record.output;
    }
  }
}

const nothing = { id: "", type: "", nextSteps: [], branches: {} };

/** The steps that a step led to. */
const waysTaken = (
  step: { nextSteps: readonly string[]; branches: Readonly<Record<string, readonly string[]>> },
  { branch }: StepRecord,
): ReadonlySet<string> =>
  new Set([
    // Where it failed, only the way for that goes on.
    ...(branch === errorWay ? [] : step.nextSteps),
    ...(branch === null ? [] : (step.branches[branch] ?? [])),
  ]);

/** The list that a loop goes through, as its step gave it. */
export function itemsOf(output: Json): readonly Json[] {
  const items =
    typeof output === "object" && output !== null && !Array.isArray(output)
      ? output["items"]
      : null;
  return Array.isArray(items) ? items : [];
}
