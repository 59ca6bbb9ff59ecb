import { type AutomationGraph } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { isSame } from "#kit/is-same.ts";
import type { Json } from "#kit/json-changes.ts";
import { nameInData } from "#steps/expressions.ts";
import { endedStates } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { maskOfPlan } from "./mask-data.ts";
import { planOf } from "./plan-of.ts";
import type { StepPlace } from "./queries-signals.ts";
import { selectRun } from "./queries.ts";
import { tellStep } from "./signals.ts";

type Deps = Pick<AutomationDeps, "digest" | "publicUrl">;

const tokenOf = ({ runId, key }: StepPlace, { digest }: Pick<Deps, "digest">): string =>
  `${Buffer.from(`${runId} ${key}`).toString("base64url")}.${digest("callback", `${runId} ${key}`)}`;

/** Where another service answers to a step that waits for it. */
const callbackAddress = (step: StepPlace, deps: Deps): string =>
  `${deps.publicUrl}/webhooks/automations/callbacks/${tokenOf(step, deps)}`;

/**
 * The addresses of steps that wait for a call, for the expressions of a step: `links.wait_for_payment`. A step inside a
 * loop has one in each round, which the steps of that round see.
 */
export function linksFor(
  { runId, key }: StepPlace,
  graph: AutomationGraph,
  deps: Deps,
): Record<string, Json> {
  const parts = key.split("/").slice(0, -1);
  const loops = parts.map((part) => part.replace(/\[\d+\]$/, ""));
  return Object.fromEntries(
    [...graph.steps.values()].flatMap(({ id, type }) => {
      if (type !== "callback") return [];
      const around = [...graph.bodies].flatMap(([loop, body]) => (body.has(id) ? [loop] : []));
      if (!around.every((loop) => loops.slice(0, around.length).includes(loop))) return [];
      const place = [...parts.slice(0, around.length), id].join("/");
      return [[nameInData(id), callbackAddress({ runId, key: place }, deps)]];
    }),
  );
}

/**
 * A call that a step waits for, or will wait for: the run goes on with what it brings. Only the first counts.
 * @returns whether it was the first
 * @throws AppError not_found where we made no such address, or its run is over
 */
export async function callBack(
  { token, data }: { token: string; data: Json },
  deps: AutomationDeps,
): Promise<boolean> {
  const [name = ""] = token.split(".");
  const [runId = "", key = ""] = Buffer.from(name, "base64url").toString("utf8").split(" ");
  if (!isSame(token, tokenOf({ runId, key }, deps))) throw new AppError("not_found");
  return deps.db.transaction(async (tx) => {
    const run = await selectRun(tx, runId);
    if (!run || endedStates.includes(run.state)) throw new AppError("not_found");
    const mask = await maskOfPlan(await planOf(run, { db: tx }), run.ownerId, deps);
    return tellStep(tx, { runId, key }, { branch: "called", data: mask.value(data) }, deps);
  });
}
