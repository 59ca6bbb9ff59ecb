import type { DbOrTx } from "#db/open.ts";
import { recordAudit, recordAuditOnce } from "#domain/audit/index.ts";
import { defineSubscriber, type Subscriber } from "#domain/events/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { payForLine, type OrderLine, orderPaid, type OrderPaid } from "#domain/orders/index.ts";
import { AppError } from "#errors";
import { quotePath } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import { lockQuote, selectQuoteByToken, updateQuote, type QuoteRow } from "./queries.ts";
import { creditsOf, daysOf, deliveryOf, positionsLine } from "./rules.ts";
import { mayBecome, statusAt } from "./states.ts";

/**
 * Accepts a quote: places an order over exactly its total and opens the payment page. Two clicks or tabs meet
 * one open order, and what was paid before leads to its success page. The quote itself turns accepted once the
 * payment has settled (acceptPaidQuote).
 * @returns the address to send the browser to
 * @throws AppError not_found, quote_closed, payment_unavailable
 */
export async function acceptQuote(
  buyer: Actor,
  token: string,
  deps: QuoteDeps,
): Promise<{ url: string }> {
  const quote = await selectQuoteByToken(deps.db, token);
  if (!quote) throw new AppError("not_found");
  const line = lineOf(quote);
  if (!line) throw new AppError("quote_closed");
  return payForLine(
    buyer,
    {
      line: {
        ...line,
        // Held until the order is placed: nobody withdraws it, and no time runs out, in between.
        hold: async (tx) => {
          const held = await lockQuote(tx, quote.id);
          return { isForSale: held !== null && statusAt(held, deps.clock()) === "ready" };
        },
      },
      attemptKey: quote.id,
      successUrl: `${deps.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: deps.publicUrl + quotePath(token),
    },
    deps,
  );
}

/** What stands on the order; null while there is no firm total. */
function lineOf(quote: QuoteRow): OrderLine | null {
  const { positions, totalCents, number } = quote;
  const days = daysOf(positions);
  if (totalCents === null || days === null) return null;
  const services = new Set(positions.map(({ serviceId }) => serviceId));
  const [only] = services;
  return {
    // A quote over several services is none of them.
    serviceId: (services.size === 1 && only) || "quote",
    scopeId: "quote",
    quoteId: quote.id,
    title: `Quote ${number}`,
    scopeName: positionsLine(positions),
    description: `Everything listed in quote ${number}.`,
    amountCents: totalCents,
    currency: "usd",
    credits: creditsOf(positions),
    deliveryDays: days,
    deliveryText: deliveryOf(positions),
    syncedPriceId: null,
  };
}

/** Follows a paid order. The only way in which a quote turns accepted. */
export const acceptPaidQuote = defineSubscriber({
  name: "quotes.accept-paid",
  event: orderPaid,
  handle: (tx, { payload: { quoteId, orderId, paidAt } }, _deps: object) =>
    quoteId === null ? Promise.resolve() : accept(tx, { quoteId, orderId, paidAt }),
});

/** Who hears of events. */
export const quoteSubscribers: readonly Subscriber<unknown, object>[] = [acceptPaidQuote];

async function accept(
  tx: DbOrTx,
  { quoteId, orderId, paidAt }: OrderPaid & { quoteId: string },
): Promise<void> {
  const quote = await lockQuote(tx, quoteId);
  if (!quote || quote.orderId === orderId) return; // it was erased, or this was noted before
  const subject = `quote/${quote.id}`;
  const detail = { order: orderId, totalCents: quote.totalCents };
  if (!mayBecome(quote.status, "accepted")) {
    // Paid once more, from a page of an older order: somebody has to look, and pay it back.
    await recordAuditOnce(tx, { actor: "provider", action: "quote.paid_twice", subject, detail });
    return;
  }
  await updateQuote(tx, quote, {
    status: "accepted",
    acceptedAt: paidAt,
    orderId,
  });
  await recordAudit(tx, { actor: "provider", action: "quote.accepted", subject, detail });
}
