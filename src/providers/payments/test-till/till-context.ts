import type { Db } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";

/** What every part of the till works with. */
export type TillContext = {
  db: Db;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** Signs and checks the till's events, `whsec_…`. */
  webhookSecret: string;
  clock: Clock;
  /** Hands an event to the shop's own webhook route; anything but a 2xx answer means "again, later". */
  deliver(request: Request): Promise<Response>;
  /** How long the bank takes for a debit from an account. */
  settleAfterMs: number;
};
