import { createHash } from "node:crypto";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, actorName, personOf } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import type { OrderDeps } from "./deps.ts";
import { PaymentsRefused, PaymentsUnavailable, type NewPaymentSession } from "./ports.ts";
import { selectLivingOrderOfQuote } from "./queries-quote.ts";
import { claimSession, insertOrder, selectOpenAttempt, updateOrder } from "./queries.ts";
import { minSessionMs, sessionLifetimeMs, withSessionId } from "./rules.ts";
import { applySession, closeUnpayable } from "./settle-order.ts";
import type { OrderRow } from "./tables.ts";

/** What is bought, as it will stand on the order. Amounts come from the catalogue or an accepted quote. */
export type OrderLine = Pick<
  OrderRow,
  | "serviceId"
  | "scopeId"
  | "quoteId"
  | "title"
  | "scopeName"
  | "amountCents"
  | "currency"
  | "credits"
  | "deliveryDays"
  | "deliveryText"
> & {
  /** Shown at the payment page. */
  description: string;
  /** Stripe's price id when the catalogue was synced; null where the price is sent along. */
  syncedPriceId: string | null;
  /**
   * Runs first in the transaction that places the order: holds what is sold, so that nobody changes it
   * meanwhile, and says whether it is still for sale. Left out: it is.
   */
  hold?: (tx: Tx) => Promise<{ isForSale: boolean }>;
};

export type LinePurchase = {
  line: OrderLine;
  /** The same key, line and amount meet the same open order. */
  attemptKey: string;
  /** Absolute addresses of ours (rules.ts, ownAddress). */
  successUrl: string;
  cancelUrl: string;
};

/**
 * Places an order over one line and opens the provider's payment page, or meets the order that is there:
 * a retry, a double click or a second tab never charges twice. A quote has one living order at most,
 * whatever the key.
 * @param buyer whose order it is from the beginning, if they are signed in
 * @returns the address to send the browser to: the payment page, or the success page of what was paid before
 * @throws AppError payment_unavailable (nothing is lost: the same call may be repeated), quote_closed
 */
export async function payForLine(
  buyer: Actor,
  purchase: LinePurchase,
  deps: OrderDeps,
): Promise<{ url: string; orderId: string }> {
  // More than once: an open order may turn out to have been settled, or to have got its page, meanwhile.
  for (let round = 0; round < 3; round++) {
    const order = await placeOrder(buyer, purchase, deps);
    if (!order) continue;
    const url = order.sessionId
      ? await resumeSession(order, purchase.successUrl, deps)
      : await openSession(order, purchase, deps);
    if (url) return { url, orderId: order.id };
  }
  throw new AppError("payment_unavailable");
}

/** The order of this attempt, new or still open; null when it was settled while we looked. */
function placeOrder(
  buyer: Actor,
  { line, attemptKey }: LinePurchase,
  deps: OrderDeps,
): Promise<OrderRow | null> {
  return deps.db.transaction(async (tx) => {
    const { description: _text, syncedPriceId: _price, hold, ...stored } = line;
    const now = deps.clock();
    const { name: provider, mode } = deps.orders.payments;
    const { isForSale } = (await hold?.(tx)) ?? { isForSale: true };
    if (line.quoteId !== null) {
      const living = await selectLivingOrderOfQuote(tx, line.quoteId, { provider, mode });
      if (living && (isForSale || living.status !== "open")) return withTime(tx, living, now);
    }
    if (!isForSale) throw new AppError("quote_closed");
    const key = {
      attemptKey,
      scopeId: line.scopeId,
      amountCents: line.amountCents,
      provider,
      mode,
    };
    const placed = await insertOrder(tx, {
      ...stored,
      ...key,
      id: newId("ord"),
      status: "open",
      userId: personOf(buyer),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    });
    if (placed) {
      await recordAudit(tx, {
        actor: actorName(buyer),
        action: "order.placed",
        subject: `order/${placed.id}`,
        detail: { scope: line.scopeId, amountCents: line.amountCents, mode: placed.mode },
      });
      return placed;
    }
    const open = await selectOpenAttempt(tx, key);
    return open && withTime(tx, open, now); // null: it was settled in this very moment
  });
}

/** An order that is there already, with time enough to open its page. */
async function withTime(tx: Tx, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.sessionId || order.expiresAt.getTime() - now.getTime() > minSessionMs) return order;
  // Opening the page failed earlier, and by now it would close too soon.
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
  await updateOrder(tx, order.id, { expiresAt });
  return { ...order, expiresAt };
}

async function openSession(
  order: OrderRow,
  { line, successUrl, cancelUrl }: LinePurchase,
  deps: OrderDeps,
): Promise<string | null> {
  const wanted: Omit<NewPaymentSession, "idempotencyKey"> = {
    orderId: order.id,
    serviceId: order.serviceId,
    title: `${order.title}: ${order.scopeName}`,
    description: line.description,
    amountCents: order.amountCents,
    currency: order.currency,
    syncedPriceId: line.syncedPriceId,
    expiresAt: order.expiresAt,
    successUrl,
    cancelUrl,
  };
  // The same wish has the same key: a repeated call after a lost answer finds the page already opened.
  const digest = createHash("sha256").update(JSON.stringify(wanted)).digest("hex").slice(0, 24);
  const session = await callProvider(() =>
    deps.orders.payments.createSession({ ...wanted, idempotencyKey: `${order.id}-${digest}` }),
  );
  // Another call may have opened a page with other return addresses: only one page of an order is ever shown.
  return (await claimSession(deps.db, order.id, session)) ? session.url : null;
}

/** The page of an order that has one already; null when the session is over and a new order is needed. */
async function resumeSession(
  order: OrderRow,
  successUrl: string,
  deps: OrderDeps,
): Promise<string | null> {
  const sessionId = order.sessionId ?? "";
  const session = await callProvider(() => deps.orders.payments.readSession(sessionId));
  if (session?.status === "open" && session.url) return session.url;
  if (session) await applySession(session, { actor: "provider", paymentFailed: false }, deps);
  else await closeUnpayable(order, deps);
  return session?.status === "complete" ? withSessionId(successUrl, sessionId) : null;
}

async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)
      throw new AppError("payment_unavailable", { cause: error });
    throw error;
  }
}
