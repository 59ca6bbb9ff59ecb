import { recordAudit } from "#domain/audit/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import type { OrderStatus } from "./contract.ts";
import type { OrderDeps } from "./deps.ts";
import { orderPaidMail } from "./order-paid-mail.ts";
import type { PaymentSession } from "./ports.ts";
import { lockOrder, lockOrderById, updateOrder } from "./queries.ts";
import { mayBecome, statusOfSession } from "./states.ts";
import type { OrderRow } from "./tables.ts";

/**
 * Brings an order to where its session at the provider stands. The only place where an order's status
 * changes; safe to repeat and in any order (states.ts). Writes the audit entry, and on payment the
 * confirmation mail, in the same transaction.
 * @returns the order's status afterwards, or null when the session belongs to no order of ours
 */
export function applySession(
  session: PaymentSession,
  cause: { actor: "provider" | "system"; paymentFailed: boolean },
  deps: Pick<OrderDeps, "db" | "clock" | "publicUrl" | "brandName">,
): Promise<OrderStatus | null> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { sessionId: session.id, orderId: session.orderId });
    if (!order) return null;
    const subject = `order/${order.id}`;
    if (session.amountCents !== order.amountCents || session.currency !== order.currency) {
      // Never fulfil what was not paid as ordered; a person has to look.
      await recordAudit(tx, {
        actor: cause.actor,
        action: "order.amount_mismatch",
        subject,
        detail: {
          ordered: order.amountCents,
          session: session.amountCents,
          currency: session.currency,
        },
      });
      return order.status;
    }
    const next = statusOfSession(session, cause.paymentFailed);
    if (!mayBecome(order.status, next)) return order.status;
    const email = session.customerEmail ?? order.customerEmail;
    const settled = {
      ...order,
      status: next,
      sessionId: session.id,
      sessionUrl: session.url,
      customerEmail: email,
      paidAt: next === "paid" ? deps.clock() : order.paidAt,
    };
    await updateOrder(tx, order.id, settled);
    await recordAudit(tx, {
      actor: cause.actor,
      action: `order.${next}`,
      subject,
      detail: { from: order.status, mode: order.mode },
    });
    if (next === "paid" && email) await queueMail(tx, orderPaidMail(settled, email, deps));
    return next;
  });
}

/** Closes an order that the provider knows no payment page of: nobody can pay it any more. */
export function closeUnpayable(
  order: Pick<OrderRow, "id" | "status" | "mode">,
  deps: Pick<OrderDeps, "db">,
) {
  return deps.db.transaction(async (tx) => {
    const now = await lockOrderById(tx, order.id);
    if (!now || !mayBecome(now.status, "expired")) return;
    await updateOrder(tx, order.id, { status: "expired", sessionUrl: null });
    await recordAudit(tx, {
      actor: "system",
      action: "order.expired",
      subject: `order/${order.id}`,
      detail: { from: now.status, mode: now.mode },
    });
  });
}
