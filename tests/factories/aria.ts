import { createHmac } from "node:crypto";
import type { Database } from "#db/open.ts";
import type { Consultant, ConsultantDeps } from "#domain/consultant/index.ts";
import { silentLog } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { createBuiltInConsultant } from "../../src/providers/chat/built-in/index.ts";

export const testDigest = (purpose: string, text: string): string =>
  createHmac("sha256", purpose).update(text).digest("base64url");

/** Changes to deps, with who answers in Aria's name and what that may cost given directly. */
export type Played<D> = Partial<Omit<D, "consultant">> & {
  consultant?: Consultant;
  aiDailyLimitUsd?: number;
};

/** What uses of Aria need, on a test's database: the built-in one unless a test brings another. */
export const ariaOn = (
  { db }: Pick<Database, "db">,
  { consultant, aiDailyLimitUsd, ...change }: Played<ConsultantDeps> = {},
): ConsultantDeps => ({
  db,
  clock: systemClock,
  brandName: "Ariaworks",
  providerEmail: "desk@shop.test",
  consultant: {
    ai: consultant ?? createBuiltInConsultant(),
    host: null,
    dailyLimitUsd: aiDailyLimitUsd ?? 10,
  },
  digest: testDigest,
  log: silentLog,
  ...change,
});
