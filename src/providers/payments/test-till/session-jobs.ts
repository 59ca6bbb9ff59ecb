import { lt } from "drizzle-orm";
import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type JobContext } from "#db/jobs.ts";
import { tillSessions } from "../tables.ts";
import { declineMessages } from "./cards.ts";
import { emitTillEvent } from "./deliver-event.ts";
import { changeSession, withSession } from "./sessions.ts";
import type { TillContext } from "./till-context.ts";

const input = z.object({ sessionId: z.string() });

/** Ends a session whose time is up even if nobody looks at it again. Scheduled when it is opened. */
export const expireTillSession = defineJob({
  name: "till-expire-session",
  input,
  async run({ sessionId }, till: TillContext, context: JobContext) {
    await context.step("expire", async () => {
      const row = await withSession(till, sessionId, async (_tx, fresh) => fresh);
      // The scheduler's clock may be ahead of ours: again in a moment.
      if (row?.status === "open")
        throw new Error(`The till's session ${sessionId} is not due yet.`);
    });
  },
});

/** The bank's answer to a debit: paid, or failed for good. */
export const settleTillSession = defineJob({
  name: "till-settle-session",
  input,
  async run({ sessionId }, till: TillContext, context: JobContext) {
    await context.step("settle", async () => {
      await withSession(till, sessionId, async (tx, row) => {
        if (row.status !== "complete" || row.pending === null) return;
        const failure = row.pending === "pays" ? null : declineMessages[row.pending];
        const settled = await changeSession(tx, sessionId, {
          pending: null,
          failure,
          paymentStatus: failure === null ? "paid" : "unpaid",
        });
        const happened = failure === null ? "succeeded" : "failed";
        await emitTillEvent(tx, till, `checkout.session.async_payment_${happened}`, settled);
      });
    });
  },
});

/** Forgets sessions past their time, their events with them (retention class operations). */
export const pruneTillSessions = defineJob({
  name: "till-prune",
  input: z.object({}),
  cron: "37 3 * * *",
  async run(_input, till: TillContext, context: JobContext) {
    await context.step("prune", async () => {
      const before = new Date(till.clock().getTime() - keepOperationsMs);
      await till.db.delete(tillSessions).where(lt(tillSessions.createdAt, before));
    });
  },
});
