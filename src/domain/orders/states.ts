import type { OrderStatus } from "./contract.ts";
import type { PaymentSession } from "./ports.ts";

/**
 * What may follow what. `paid` is final, whatever arrives later and in whichever order; an order that
 * expired or failed can still turn paid, because the provider's word about money wins.
 */
export const orderTransitions = {
  open: ["processing", "paid", "failed", "expired"],
  processing: ["paid", "failed"],
  failed: ["paid"],
  expired: ["processing", "paid", "failed"],
  paid: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** Whether an order may go from one status to another. */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  (orderTransitions[from] as readonly OrderStatus[]).includes(to);

/**
 * The status that a session at the provider means for its order (contracts README: `status` open,
 * complete, expired; `payment_status` paid, unpaid, no_payment_required). A complete but unpaid session
 * is still settling, unless an event said that the payment failed.
 */
export function statusOfSession(
  session: Pick<PaymentSession, "status" | "paymentStatus">,
  paymentFailed = false,
): OrderStatus {
  if (session.paymentStatus !== "unpaid") return "paid";
  if (session.status === "expired") return "expired";
  if (session.status === "open") return "open";
  return paymentFailed ? "failed" : "processing";
}
