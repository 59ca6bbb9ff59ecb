import type { DbOrTx } from "#db/open.ts";
import { recordAudit, recordAuditOnce } from "#domain/audit/index.ts";
import { publishEvent } from "#domain/events/index.ts";
import { findConfirmedPerson } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { orderPaid, type OrderStatus } from "./contract.ts";
import type { OrderDeps } from "./deps.ts";
import { orderPaidMail, orderReceivedMail } from "./order-mails.ts";
import type { PaymentSession } from "./ports.ts";
import { lockOrderById, lockOrderBySession, updateOrder } from "./queries.ts";
import { mayBecome, statusOfSession } from "./states.ts";
import type { OrderRow } from "./tables.ts";

const lockOrderOf = async (tx: DbOrTx, session: PaymentSession) =>
  (await lockOrderBySession(tx, session.id)) ??
  (session.orderId ? lockOrderById(tx, session.orderId) : null);

/**
 * Brings an order to where its session at the provider stands. The only place where an order's status
 * changes; safe to repeat and in any order (states.ts). Writes the audit entry, and on payment the
 * event and the confirmation mail, in the same transaction.
 * @returns the order's status afterwards, or null when the session belongs to no order of ours
 */
export function applySession(
  session: PaymentSession,
  cause: { actor: "provider" | "system"; paymentFailed: boolean },
  deps: OrderDeps,
): Promise<OrderStatus | null> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrderOf(tx, session);
    if (!order) return null;
    const subject = `order/${order.id}`;
    const notice = (action: string) =>
      recordAuditOnce(tx, {
        actor: cause.actor,
        action,
        subject,
        detail: { ordered: order.amountCents, session: session.id, paid: session.amountCents },
      });
    if (order.provider !== deps.orders.payments.name || order.mode !== deps.orders.payments.mode) {
      await notice("order.foreign_session");
      return order.status;
    }
    if (session.amountCents !== order.amountCents || session.currency !== order.currency) {
      // Never fulfil what was not paid as ordered; a person has to look.
      await notice("order.amount_mismatch");
      return order.status;
    }
    const next = statusOfSession(session, cause.paymentFailed);
    if (order.sessionId !== null && order.sessionId !== session.id) {
      // Another page of the same order. It counts if it was paid, and must not be lost if both were.
      if (next === "paid" && order.status === "paid") await notice("order.paid_twice");
      if (next !== "paid") return order.status;
    }
    if (!mayBecome(order.status, next)) return order.status;
    const email = session.customerEmail ?? order.customerEmail;
    const userId =
      order.userId ?? (next === "paid" && email ? await findConfirmedPerson(tx, email) : null);
    const settled = {
      ...order,
      userId,
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
    if (next === "paid") {
      const payload = {
        orderId: order.id,
        quoteId: order.quoteId,
        paidAt: settled.paidAt ?? deps.clock(),
      };
      await publishEvent(tx, orderPaid, { subject, payload }, deps);
      await queueMail(tx, orderReceivedMail(settled, deps));
      if (email) await queueMail(tx, orderPaidMail(settled, email, deps));
    }
    return next;
  });
}

/**
 * Closes an order that the provider knows no payment page of: nobody can pay it any more. `order` is what
 * was looked at; if it has got a page or more time since, it stays.
 */
export function closeUnpayable(order: OrderRow, deps: Pick<OrderDeps, "db">) {
  return deps.db.transaction(async (tx) => {
    const now = await lockOrderById(tx, order.id);
    if (!now || !mayBecome(now.status, "expired")) return;
    const isSame =
      now.sessionId === order.sessionId && now.expiresAt.getTime() === order.expiresAt.getTime();
    if (!isSame) return;
    await updateOrder(tx, order.id, { status: "expired", sessionUrl: null });
    await recordAudit(tx, {
      actor: "system",
      action: "order.expired",
      subject: `order/${order.id}`,
      detail: { from: now.status, mode: now.mode },
    });
  });
}
