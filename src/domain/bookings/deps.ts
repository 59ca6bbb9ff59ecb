import type { Db } from "#db/open.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { Clock } from "#kit/time.ts";

/** What the use cases of bookings need. */
export type BookingDeps = IdentityDeps & {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Name of the provider, for mails and calendars. */
  brandName: string;
  /** Where the provider hears of bookings, and whom calendars name as the host. */
  providerEmail: string;
  /** Keyed digest of a text, for a purpose. */
  digest: (purpose: string, text: string) => string;
};
