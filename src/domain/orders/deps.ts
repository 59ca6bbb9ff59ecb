import type { Db, DbOrTx } from "#db/open.ts";
import type { Clock } from "#kit/time.ts";
import type { Payments } from "./ports.ts";

/** An order over a quote, at the moment its payment settled. */
export type PaidQuoteOrder = { id: string; quoteId: string; paidAt: Date };

/** What the use cases of orders need. */
export type OrderDeps = {
  db: Db;
  payments: Payments;
  publicUrl: string;
  /** Name of the provider, for mails. */
  brandName: string;
  /** Where the provider reads of orders. */
  providerEmail: string;
  clock: Clock;
  /** The account whose confirmed address this is, if there is one: its portal shows the order. */
  findConfirmedAccount(db: DbOrTx, email: string): Promise<string | null>;
  /** Lets quotes follow, in the transaction in which one of their orders turns paid. Safe to repeat. */
  onQuotePaid(tx: DbOrTx, order: PaidQuoteOrder): Promise<void>;
};
