import type { CheckoutView } from "./contract.ts";
import type { OrderDeps } from "./deps.ts";
import { PaymentsRefused, PaymentsUnavailable } from "./ports.ts";
import { claimCheck, selectOrderBySession } from "./queries.ts";
import { isSessionId } from "./rules.ts";
import { applySession } from "./settle-order.ts";

const askEveryMs = 2000;

/** The quote that a session's order was made of, and whose order it is; null where it was made of none. */
export async function findQuoteOfSession(
  sessionId: string,
  { db }: Pick<OrderDeps, "db">,
): Promise<{ quoteId: string; userId: string | null } | null> {
  if (!isSessionId(sessionId)) return null;
  const order = await selectOrderBySession(db, sessionId);
  return order?.quoteId ? { quoteId: order.quoteId, userId: order.userId } : null;
}

/**
 * What the success page shows of a session (spec site.md §2, design's open points): the order, and nothing
 * about a person. While the payment is unsettled the provider is asked, at most every two seconds.
 * @returns null for a session that is not one of ours
 */
export async function readCheckout(
  sessionId: string,
  deps: OrderDeps,
): Promise<CheckoutView | null> {
  if (!isSessionId(sessionId)) return null;
  let order = await selectOrderBySession(deps.db, sessionId);
  if (!order) return null;
  let fresh = true;
  const unsettled = order.status === "open" || order.status === "processing";
  if (unsettled && (await claimCheck(deps.db, order.id, deps.clock(), askEveryMs))) {
    try {
      const session = await deps.orders.payments.readSession(sessionId);
      if (session) await applySession(session, { actor: "provider", paymentFailed: false }, deps);
      order = (await selectOrderBySession(deps.db, sessionId)) ?? order;
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error;
      fresh = false; // the status we know is still true; the next look may tell more
    }
  }
  return {
    sessionId,
    serviceId: order.serviceId,
    service: order.title,
    scopeId: order.scopeId,
    scope: order.scopeName,
    isQuote: order.quoteId !== null,
    amountCents: order.amountCents,
    currency: order.currency,
    deliveryText: order.deliveryText,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentUrl: order.status === "open" ? order.sessionUrl : null,
    status: order.status,
    mode: order.mode,
    fresh,
  };
}
