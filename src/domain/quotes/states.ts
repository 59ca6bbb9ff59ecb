import type { QuoteStatus } from "./contract.ts";

/**
 * What may follow what. `accepted` is final. A quote that ran out or was withdrawn can still turn accepted: a
 * payment page that was opened in time may be paid a little later, and the provider's word about money wins.
 */
export const quoteTransitions = {
  pending: ["pricing", "ready", "withdrawn"],
  pricing: ["ready", "withdrawn"],
  ready: ["accepted", "expired", "withdrawn"],
  expired: ["accepted"],
  withdrawn: ["accepted"],
  accepted: [],
} as const satisfies Record<QuoteStatus, readonly QuoteStatus[]>;

/** Whether a quote may go from one status to another. */
export const mayBecome = (from: QuoteStatus, to: QuoteStatus): boolean =>
  (quoteTransitions[from] as readonly QuoteStatus[]).includes(to);

/** Where a quote stands at this moment: time ends a ready one, whether or not somebody has written that down. */
export function statusAt(
  quote: { status: QuoteStatus; validUntil: Date | null },
  now: Date,
): QuoteStatus {
  const isOver = quote.validUntil !== null && now > quote.validUntil;
  return quote.status === "ready" && isOver ? "expired" : quote.status;
}

/** Whether somebody still has to write or price it. */
export const isWaiting = (status: QuoteStatus): boolean =>
  status === "pending" || status === "pricing";
