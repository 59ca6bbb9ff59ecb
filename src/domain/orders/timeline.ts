import { guarantees, replies } from "#content/promises.ts";
import { dayMs, hourMs } from "#kit/time.ts";
import type { TimelineStep } from "./contract.ts";
import type { OrderRow } from "./tables.ts";

type Facts = Pick<OrderRow, "status" | "mode" | "createdAt" | "paidAt" | "deliveryDays">;

/**
 * Where an order stands on its way (spec site.md §2): placed, paid, kickoff contact, delivery, support.
 * A test order ends with its payment: nothing is promised with it.
 */
export function timelineOf(order: Facts): TimelineStep[] {
  const step = (
    name: TimelineStep["name"],
    state: TimelineStep["state"],
    times: { at?: Date | null; dueAt?: Date | null } = {},
  ): TimelineStep => ({
    name,
    state,
    at: times.at?.toISOString() ?? null,
    dueAt: times.dueAt?.toISOString() ?? null,
  });
  const placed = step("placed", "done", { at: order.createdAt });
  if (order.status === "failed" || order.status === "expired")
    return [placed, step("paid", "failed")];
  const { paidAt } = order;
  const paid = paidAt ? step("paid", "done", { at: paidAt }) : step("paid", "now");
  if (order.mode === "test") return [placed, paid];
  const after = (ms: number) => (paidAt ? new Date(paidAt.getTime() + ms) : null);
  const kickoffMs = replies.kickoffContactHours * hourMs;
  const deliveryMs = kickoffMs + order.deliveryDays * dayMs;
  return [
    placed,
    paid,
    step("kickoff", paidAt ? "now" : "next", { dueAt: after(kickoffMs) }),
    step("delivery", "next", { dueAt: after(deliveryMs) }),
    step("support", "next", { dueAt: after(deliveryMs + guarantees.supportDays * dayMs) }),
  ];
}
