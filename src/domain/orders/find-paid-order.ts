import type { DbOrTx } from "#db/open.ts";
import { lockOrderById } from "./queries.ts";

/** A paid order as its buyer's and admins' own systems may know it; null where it isn't paid, or was deleted. */
export async function findPaidOrder(tx: DbOrTx, orderId: string) {
  const order = await lockOrderById(tx, orderId);
  if (order?.status !== "paid") return null;
  return {
    buyerId: order.userId,
    order: order.id,
    service: order.title,
    scope: order.scopeName,
    amountCents: order.amountCents,
    currency: order.currency,
    mode: order.mode,
    email: order.customerEmail,
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
