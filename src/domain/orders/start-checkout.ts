import { createHash } from "node:crypto";
import { findPrice, findService, type Price } from "#domain/catalogue/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { CheckoutRequest } from "./contract.ts";
import type { OrderDeps } from "./deps.ts";
import { PaymentsRefused, PaymentsUnavailable, type NewPaymentSession } from "./ports.ts";
import { claimSession, insertOrder, selectOpenAttempt, updateOrder } from "./queries.ts";
import {
  isAttemptKey,
  ownAddress,
  sessionLeastMs,
  sessionLifetimeMs,
  withSessionId,
} from "./rules.ts";
import { applySession, closeUnpayable } from "./settle-order.ts";
import type { OrderRow } from "./tables.ts";

/** Who buys: the order of somebody signed in is theirs from the beginning. */
export type Buyer = "visitor" | { userId: string };

/**
 * Starts a purchase (spec site.md §4 Checkout, §7 create-checkout-session): checks the request against
 * the catalogue, places an order, and opens the provider's payment page.
 *
 * `attemptKey` is the browser's own name for this attempt: the same key, scope and price meet the same
 * open order, so that a retry, a double click or a second tab never charges twice. Without one each call
 * is an attempt of its own.
 *
 * @returns the address to send the browser to
 * @throws AppError no_service_selected, unknown_service, unknown_price, foreign_address, invalid_input,
 *   payment_unavailable (nothing is lost: the same call may be repeated)
 */
export async function startCheckout(
  actor: Buyer,
  input: { request: unknown; attemptKey?: string | undefined },
  deps: OrderDeps,
): Promise<{ url: string; orderId: string }> {
  const parsed = CheckoutRequest.safeParse(input.request);
  const asked = parsed.data ?? (input.request as Partial<CheckoutRequest> | null);
  if (!asked?.priceId || !asked.metadata?.serviceId) throw new AppError("no_service_selected");
  if (!parsed.success) throw new AppError("invalid_input", { cause: parsed.error });
  const { priceId, successUrl, cancelUrl, metadata } = parsed.data;
  if (input.attemptKey !== undefined && !isAttemptKey(input.attemptKey))
    throw new AppError("invalid_input", {
      fields: { attemptKey: "16 to 64 letters, digits, - or _" },
    });

  const price = await checkPrice(priceId, metadata.serviceId, deps);
  const addresses = {
    successUrl: ownAddress(deps.publicUrl, successUrl),
    cancelUrl: ownAddress(deps.publicUrl, cancelUrl),
  };
  const attemptKey = input.attemptKey ?? newId("att");

  // More than once: an open order may turn out to have been settled, or to have got its page, meanwhile.
  for (let round = 0; round < 3; round++) {
    const order = await placeOrder(actor, attemptKey, price, deps);
    if (!order) continue;
    const url = order.sessionId
      ? await resumeSession(order, addresses.successUrl, deps)
      : await openSession(order, price, addresses, deps);
    if (url) return { url, orderId: order.id };
  }
  throw new AppError("payment_unavailable");
}

async function checkPrice(priceId: string, serviceId: string, deps: OrderDeps): Promise<Price> {
  const price = await findPrice(deps, priceId);
  if (price?.serviceId === serviceId) return price;
  await findService(deps, serviceId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found")
      throw new AppError("unknown_service");
    throw error;
  });
  throw new AppError("unknown_price");
}

/** The order of this attempt, new or still open; null when it was settled while we looked. */
function placeOrder(
  actor: Buyer,
  attemptKey: string,
  price: Price,
  deps: OrderDeps,
): Promise<OrderRow | null> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const { name: provider, mode } = deps.payments;
    const key = {
      attemptKey,
      scopeId: price.scopeId,
      amountCents: price.priceCents,
      provider,
      mode,
    };
    const placed = await insertOrder(tx, {
      ...key,
      id: newId("ord"),
      serviceId: price.serviceId,
      title: price.serviceTitle,
      scopeName: price.scopeName,
      currency: price.currency,
      credits: price.credits,
      deliveryDays: price.deliveryDays,
      deliveryText: price.deliveryText,
      status: "open",
      userId: actor === "visitor" ? null : actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    });
    if (placed) {
      await recordAudit(tx, {
        actor: actor === "visitor" ? actor : actor.userId,
        action: "order.placed",
        subject: `order/${placed.id}`,
        detail: { scope: price.scopeId, amountCents: price.priceCents, mode: placed.mode },
      });
      return placed;
    }
    const open = await selectOpenAttempt(tx, key);
    if (!open) return null; // it was settled in this very moment
    if (open.sessionId || open.expiresAt.getTime() - now.getTime() > sessionLeastMs) return open;
    // Opening the page failed earlier, and by now it would close too soon.
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
    await updateOrder(tx, open.id, { expiresAt });
    return { ...open, expiresAt };
  });
}

async function openSession(
  order: OrderRow,
  price: Price,
  addresses: { successUrl: string; cancelUrl: string },
  deps: OrderDeps,
): Promise<string | null> {
  const wanted: Omit<NewPaymentSession, "idempotencyKey"> = {
    orderId: order.id,
    serviceId: order.serviceId,
    title: `${order.title}: ${order.scopeName}`,
    description: price.scopeDescription,
    amountCents: order.amountCents,
    currency: order.currency,
    syncedPriceId: price.syncedPriceId,
    expiresAt: order.expiresAt,
    ...addresses,
  };
  // The same wish has the same key: a repeated call after a lost answer finds the page already opened.
  const digest = createHash("sha256").update(JSON.stringify(wanted)).digest("hex").slice(0, 24);
  const session = await callProvider(() =>
    deps.payments.createSession({ ...wanted, idempotencyKey: `${order.id}-${digest}` }),
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
  const session = await callProvider(() => deps.payments.readSession(sessionId));
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
