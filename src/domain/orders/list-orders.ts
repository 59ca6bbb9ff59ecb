import {
  type Actor,
  type IdentityDeps,
  requireAdmin,
  requirePerson,
} from "#domain/identity/index.ts";
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

type OrderPage = { items: OrderListItem[]; next: string | null };

/** The acting person's orders, newest first; `after` is the `next` of the page before. @throws AppError signed_out */
export const listOrders = async (
  actor: Actor,
  { after }: { after: string },
  deps: Deps,
): Promise<OrderPage> => pageOfOrders(requirePerson(actor), after, deps);

/** The same of another person, for admins. @throws AppError forbidden */
export async function listOrdersOf(
  actor: Actor,
  { userId, after }: { userId: string; after: string },
  deps: Deps & IdentityDeps,
): Promise<OrderPage> {
  await requireAdmin(deps.db, actor, deps);
  return pageOfOrders(userId, after, deps);
}

async function pageOfOrders(userId: string, after: string, { db }: Deps): Promise<OrderPage> {
  const rows = await selectOrdersOf(db, userId, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return { items: items.map(toListItem), next };
}

/** One of the acting person's orders. @throws AppError signed_out, not_found: also for somebody else's order */
export async function readOrder(actor: Actor, id: string, deps: Deps): Promise<OrderView> {
  const order = await selectOrderOf(deps.db, requirePerson(actor), id);
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

/** Cents that live orders paid in from `since` on, for admins; test orders never count. @throws AppError forbidden */
export async function readRevenue(
  actor: Actor,
  since: Date,
  deps: Deps & IdentityDeps,
): Promise<number> {
  await requireAdmin(deps.db, actor, deps);
  return sumRevenue(deps.db, since);
}
