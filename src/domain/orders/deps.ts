import type { Db } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";
import type { Payments, TestTill } from "./ports.ts";

/** What the use cases of orders need. */
export type OrderDeps = {
  db: Db;
  orders: {
    payments: Payments;
    /** The built-in payment page; null when a real provider takes the money. */
    till: TestTill | null;
  };
  publicUrl: string;
  /** Name of the provider, for mails. */
  brandName: string;
  /** Where the provider reads of orders. */
  providerEmail: string;
  clock: Clock;
};
