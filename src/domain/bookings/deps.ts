import type { Db, DbOrTx } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";

/** What the use cases of bookings need. */
export type BookingDeps = {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Name of the provider, for mails and calendars. */
  brandName: string;
  /** Where the provider hears of bookings, and whom calendars name as the host. */
  providerEmail: string;
  /** Keyed digest of a text, for a purpose. */
  digest: (purpose: string, text: string) => string;
  /** The account whose confirmed address this is, if there is one. */
  findConfirmedAccount(db: DbOrTx, email: string): Promise<string | null>;
  /** Refuses who is no admin (any more), by the database. @throws AppError forbidden */
  checkAdmin: (db: DbOrTx, admin: { userId: string }) => Promise<void>;
};
