import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { OrderListItem, OrderView } from "./contract.ts";
import type { OrderDeps } from "./deps.ts";
import { selectOrderOf, selectOrdersOf, sumRevenue } from "./queries.ts";
import type { OrderRow } from "./tables.ts";
import { timelineOf } from "./timeline.ts";

type Deps = Pick<OrderDeps, "db">;
const pageSize = 25;

const toListItem = (order: OrderRow): OrderListItem => ({
  id: order.id,
  service: order.title,
  scope: order.scopeName,
  amountCents: order.amountCents,
  currency: order.currency,
  status: order.status,
  mode: order.mode,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});

/** A person's orders, newest first; `after` is the `next` of the page before. */
export async function listOrders(
  userId: string,
  after: string,
  deps: Deps,
): Promise<{ items: OrderListItem[]; next: string | null }> {
  const rows = await selectOrdersOf(deps.db, userId, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return { items: items.map(toListItem), next };
}

/** One order of this person. @throws AppError not_found, also for an order of somebody else */
export async function readOrder(userId: string, id: string, deps: Deps): Promise<OrderView> {
  const order = await selectOrderOf(deps.db, userId, id);
  if (!order) throw new AppError("not_found");
  return {
    ...toListItem(order),
    serviceId: order.serviceId,
    scopeId: order.scopeId,
    quoteId: order.quoteId,
    credits: order.credits,
    deliveryText: order.deliveryText,
    deliveryDays: order.deliveryDays,
    customerEmail: order.customerEmail,
    sessionId: order.sessionId,
    paymentUrl: order.status === "open" ? order.sessionUrl : null,
    provider: order.provider,
    timeline: timelineOf(order),
  };
}

/** Cents that live orders paid in from `since` on; test orders never count. */
export const readRevenue = (since: Date, deps: Deps): Promise<number> => sumRevenue(deps.db, since);
