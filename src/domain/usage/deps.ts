import type { DbOrTx, Db } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";
import type { HeldLimit, MonthlyLimit, PlanId } from "./contract.ts";

/** How much of something a person holds now, by its own rows. */
export type CountHeld = (db: DbOrTx, ownerId: string) => Promise<number>;

/**
 * What a noun counts towards plans. It says so in src/domain/nouns.ts; usage knows no noun. `held` limits are counted
 * by the noun itself; its `monthly` ones it tells with `countUsage` or `reserveUsage`.
 */
export type CountedByNoun = {
  held?: Readonly<Partial<Record<HeldLimit, CountHeld>>>;
  monthly?: readonly MonthlyLimit[];
};

/** What checking and counting need. */
export type UsageDeps = {
  db: Db;
  clock: Clock;
  usage: {
    /** Whose plan is which: today the setting PLAN for everybody, later billing's answer. */
    planIdOf: (db: DbOrTx, ownerId: string) => Promise<PlanId>;
    counted: Required<CountedByNoun>;
  };
};
