import { createHmac } from "node:crypto";
import type { ConsultantDeps } from "#domain/consultant/index.ts";
import type { Database } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { createBuiltInConsultant } from "../../src/providers/chat/built-in/index.ts";

export const testDigest = (purpose: string, text: string): string =>
  createHmac("sha256", purpose).update(text).digest("base64url");

/** What uses of Aria need, on a test's database: the built-in one unless a test brings another. */
export const ariaOn = (
  { db }: Pick<Database, "db">,
  change: Partial<ConsultantDeps> = {},
): ConsultantDeps => ({
  db,
  clock: systemClock,
  brandName: "Ariaworks",
  providerEmail: "desk@shop.test",
  consultant: createBuiltInConsultant(),
  aiHost: null,
  aiDailyLimitUsd: 10,
  digest: testDigest,
  log: silentLog,
  ...change,
});
