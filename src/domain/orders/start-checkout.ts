import { findPrice, findService, type Price } from "#domain/catalogue/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { CheckoutRequest } from "./contract.ts";
import type { OrderDeps } from "./deps.ts";
import { payForLine, type OrderLine } from "./pay-for-line.ts";
import { isAttemptKey, ownAddress } from "./rules.ts";

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
  actor: Actor,
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
  return payForLine(
    actor,
    {
      line: lineOf(price),
      attemptKey: input.attemptKey ?? newId("att"),
      successUrl: ownAddress(deps.publicUrl, successUrl),
      cancelUrl: ownAddress(deps.publicUrl, cancelUrl),
    },
    deps,
  );
}

const lineOf = (price: Price): OrderLine => ({
  serviceId: price.serviceId,
  scopeId: price.scopeId,
  quoteId: null,
  title: price.serviceTitle,
  scopeName: price.scopeName,
  description: price.scopeDescription,
  amountCents: price.priceCents,
  currency: price.currency,
  credits: price.credits,
  deliveryDays: price.deliveryDays,
  deliveryText: price.deliveryText,
  syncedPriceId: price.syncedPriceId,
});

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
