import { expect } from "vitest";
import type { Database } from "#db/open.ts";
import {
  countUsage,
  giveBackUsage,
  reserveUsage,
  settleUsage,
  type NewUsage,
  type PlanId,
  type UsageDeps,
} from "#domain/usage/index.ts";
import type { AppError } from "#errors";

/** Plans on a test's database: everybody has this one, and nothing is counted by rows unless told. */
export const usageOn = (
  { db }: Pick<Database, "db">,
  {
    plan = "professional",
    held = {},
    clock = () => new Date(),
  }: {
    plan?: PlanId;
    held?: UsageDeps["usage"]["counted"]["held"];
    clock?: UsageDeps["clock"];
  } = {},
): UsageDeps => ({
  db,
  clock,
  usage: {
    planIdOf: async () => plan,
    counted: { held, monthly: ["messages", "formAnswers", "runs", "videoSeconds"] },
  },
});

/** Counts in transactions of their own, and looks at what is stored. */
export const playUsage = ({ pool }: Pick<Database, "pool">, own: () => UsageDeps) => ({
  count: (usage: NewUsage, deps = own()) =>
    deps.db.transaction((tx) => countUsage(tx, usage, deps)),
  reserve: (usage: NewUsage, deps = own()) =>
    deps.db.transaction((tx) => reserveUsage(tx, usage, deps)),
  settle: (usage: NewUsage, deps = own()) =>
    deps.db.transaction((tx) => settleUsage(tx, usage, deps)),
  giveBack: (usage: NewUsage, deps = own()) =>
    deps.db.transaction((tx) => giveBackUsage(tx, usage)),
  /** A sum as it is stored. */
  async usedOf(what: string, ownerId = "usr_a", month = "2026-11-01") {
    const { rows } = await pool.query<{ used: string }>(
      "select used from usage_months where owner_id = $1 and what = $2 and month = $3",
      [ownerId, what, month],
    );
    return Number(rows[0]?.used ?? 0);
  },
  /** What all entries add up to. */
  async entriesSum() {
    const { rows } = await pool.query<{ sum: string | null }>(
      "select sum(amount) as sum from usage_entries",
    );
    return Number(rows[0]?.sum ?? 0);
  },
});

/** How many calls went through; the others must have been refused for the plan's limit. */
export async function takenOf(calls: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(calls);
  const refused = results.filter((one) => one.status === "rejected");
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "plan_limit" });
  return results.length - refused.length;
}

/** What a call was refused with. */
export const refusalOf = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => expect.unreachable("was not refused"),
    (error: AppError) => error,
  );
