import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { OrderDeps } from "./deps.ts";
import { PaymentsUnavailable, type Payments } from "./ports.ts";
import { claimCheck, deleteEventsBefore, selectOverdue } from "./queries.ts";
import { applySession, closeUnpayable } from "./settle-order.ts";

/** Follows up one event: fetches its session anew, so that the order of arrival does not matter. */
export const settleOrderJob = defineJob({
  name: "orders.settle",
  input: z.object({ sessionId: z.string(), paymentFailed: z.boolean() }),
  async run({ sessionId, paymentFailed }, deps: OrderDeps, { step }) {
    await step("settle", async () => {
      const session = await deps.orders.payments.readSession(sessionId);
      if (session) await applySession(session, { actor: "provider", paymentFailed }, deps);
    });
  },
});

const checkEveryMs = 10 * 60 * 1000;

/**
 * Asks the provider about orders whose payment page has closed without an event (lost webhooks), and
 * closes those that never got a page. @returns how many orders were looked at
 */
export async function checkOverdueOrders(deps: OrderDeps): Promise<number> {
  const now = deps.clock();
  const overdue = await selectOverdue(
    deps.db,
    { provider: deps.orders.payments.name, mode: deps.orders.payments.mode },
    now,
    100,
  );
  let checked = 0;
  for (const order of overdue) {
    if (!(await claimCheck(deps.db, order.id, now, checkEveryMs))) continue;
    checked += 1;
    const session = order.sessionId
      ? await readIfAvailable(deps.orders.payments, order.sessionId)
      : null;
    if (session === "unavailable") return checked;
    if (session) await applySession(session, { actor: "system", paymentFailed: false }, deps);
    else await closeUnpayable(order, deps);
  }
  return checked;
}

async function readIfAvailable(payments: Payments, sessionId: string) {
  try {
    return await payments.readSession(sessionId);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return "unavailable" as const;
    throw error;
  }
}

/** Background work of orders that runs by the clock. */
export const checkOverdueOrdersJob = defineJob({
  name: "orders.check-overdue",
  input: z.object({}),
  cron: "*/5 * * * *",
  async run(_input, deps: OrderDeps, { step }) {
    await step("check", async () => {
      await checkOverdueOrders(deps);
    });
  },
});

/** Deletes the record of events past their time (retention class operations). */
export const prunePaymentEventsJob = defineJob({
  name: "orders.prune-events",
  input: z.object({}),
  cron: "27 3 * * *",
  async run(_input, { db, clock }: OrderDeps, { step }) {
    await step("prune", () =>
      deleteEventsBefore(db, new Date(clock().getTime() - keepOperationsMs)),
    );
  },
});

/** Its background work. */
export const orderJobs: readonly Job<unknown, OrderDeps>[] = [
  settleOrderJob,
  checkOverdueOrdersJob,
  prunePaymentEventsJob,
];
