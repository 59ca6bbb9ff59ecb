import { limitWords } from "#content/plan-words.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import {
  levelOf,
  limitKinds,
  type PlanLimit,
  shareOf,
  type UsageLine,
  type UsageView,
} from "./contract.ts";
import type { UsageDeps } from "./deps.ts";
import { type Plan, planOf } from "./plan-of.ts";
import { selectMonth } from "./queries.ts";
import { monthOf, nextMonthOf } from "./rules.ts";

/**
 * What the acting person has used of their plan, limit by limit in the order of content/plan-words.ts.
 * @throws AppError signed_out
 */
export async function readUsage(actor: Actor, deps: UsageDeps): Promise<UsageView> {
  const ownerId = requirePerson(actor);
  const now = deps.clock();
  const { limits, ...plan } = await planOf(deps.db, ownerId, deps);
  const used = await readUsed(ownerId, now, deps);
  return {
    plan,
    month: new Date(monthOf(now)).toISOString(),
    resetsAt: nextMonthOf(now).toISOString(),
    lines: (Object.keys(limitWords) as PlanLimit[]).map((what) =>
      toLine(what, limits, used.get(what)),
    ),
  };
}

/** What is used of each limit that something counts towards. */
async function readUsed(ownerId: string, now: Date, { db, usage }: UsageDeps) {
  const months = await selectMonth(db, ownerId, monthOf(now));
  const used = new Map<PlanLimit, number>();
  for (const what of usage.counted.monthly) used.set(what, months.get(what) ?? 0);
  for (const [what, count] of Object.entries(usage.counted.held))
    used.set(what as PlanLimit, await count(db, ownerId));
  return used;
}

function toLine(what: PlanLimit, limits: Plan["limits"], used: number | undefined): UsageLine {
  const [kind, max] = [limitKinds[what], limits[what]];
  const share = used === undefined ? 0 : shareOf(used, max);
  return {
    what,
    kind,
    max,
    used: used ?? null,
    share,
    level: levelOf(share),
    isInUse: used !== undefined || kind === "perProject",
  };
}
