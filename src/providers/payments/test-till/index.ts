import type { Job, JobContext } from "#db/jobs.ts";
import type { Payments, TestTill } from "#domain/orders/ports.ts";
import { secondMs, systemClock } from "#kit/time.ts";
import { readSignedEvent } from "../read-event.ts";
import { createSession } from "./create-session.ts";
import { deliverTillEvent } from "./deliver-event.ts";
import { confirm, pay } from "./pay.ts";
import { toPaymentSession, toTillSession } from "./present.ts";
import { expireTillSession, pruneTillSessions, settleTillSession } from "./session-jobs.ts";
import { findSession, forgetCustomer } from "./sessions.ts";
import type { TillContext } from "./till-context.ts";

export type TestTillOptions = Omit<TillContext, "clock" | "settleAfterMs"> &
  Partial<Pick<TillContext, "clock" | "settleAfterMs">>;

/**
 * The built-in stand-in for Stripe Checkout: sessions in our own database, a hosted page at
 * `{publicUrl}/till/{session id}` (drawn by the web layer through `till`), and signed events that
 * `jobs` deliver to our own webhook route. It takes test cards only and keeps nothing of them.
 */
export function createTestTill(options: TestTillOptions): {
  payments: Payments;
  till: TestTill;
  jobs: Job<unknown, unknown>[];
} {
  const till: TillContext = {
    clock: systemClock,
    settleAfterMs: 15 * secondMs,
    ...options,
    publicUrl: options.publicUrl.replace(/\/+$/, ""),
  };
  return {
    payments: {
      name: "test-till",
      mode: "test",
      createSession: async (input) => toPaymentSession(till, await createSession(till, input)),
      async readSession(sessionId) {
        const row = await findSession(till, sessionId);
        return row && toPaymentSession(till, row);
      },
      forgetCustomer: (person) => forgetCustomer(till, person),
      readEvent: (rawBody, signatureHeader, now) =>
        readSignedEvent(rawBody, signatureHeader, till.webhookSecret, now),
    },
    till: {
      async readSession(sessionId) {
        const row = await findSession(till, sessionId);
        return row && toTillSession(row);
      },
      pay: (sessionId, card) => pay(till, sessionId, card),
      confirm: (sessionId, approve) => confirm(till, sessionId, approve),
    },
    jobs: [
      withTill(till, deliverTillEvent),
      withTill(till, expireTillSession),
      withTill(till, settleTillSession),
      withTill(till, pruneTillSessions),
    ],
  };
}

/** A job that brings its own till, so that the worker need not know of one. */
const withTill = <I>(till: TillContext, job: Job<I, TillContext>): Job<unknown, unknown> => ({
  ...job,
  run: (input: unknown, _deps: unknown, context: JobContext) =>
    job.run(job.input.parse(input), till, context),
});
