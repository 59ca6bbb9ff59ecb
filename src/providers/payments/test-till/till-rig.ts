import { asc, isNull } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import type { NewPaymentSession, TillCard } from "#domain/orders/ports.ts";
import { newId } from "#kit/ids.ts";
import { hourMs } from "#kit/time.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { tillEvents } from "../tables.ts";
import { createTestTill } from "./index.ts";

/** A test till on its own database, with a clock that tests set and a webhook that they play. */
export async function openTillRig() {
  const database = await testDatabase();
  return { ...tillOn(database), database, close: () => database.close() };
}
export type TillRig = ReturnType<typeof tillOn>;

export const webhookSecret = "whsec_till_rig";

export function tillOn(database: Pick<Database, "db" | "pool">) {
  const time = { now: new Date("2026-03-01T12:00:00Z") };
  const received: { body: string; header: string; url: string }[] = [];
  const webhook = { status: 200 };
  const { payments, till, jobs } = createTestTill({
    db: database.db,
    publicUrl: "https://shop.test/",
    webhookSecret,
    clock: () => time.now,
    async deliver(request) {
      const header = request.headers.get("stripe-signature") ?? "";
      received.push({ body: await request.text(), header, url: request.url });
      return new Response(null, { status: webhook.status });
    },
  });
  /** Runs a job once, as the worker does, without its retries. */
  const runJob = async (name: string, input: object) => {
    const job = jobs.find((candidate) => candidate.name === name);
    if (!job) throw new Error(`no job ${name}`);
    await job.run(job.input.parse(input), undefined, { step: (_name, work) => work() });
  };
  return {
    payments,
    till,
    jobs,
    time,
    received,
    webhook,
    runJob,
    events: () => database.db.select().from(tillEvents).orderBy(asc(tillEvents.createdAt)),
    expire: (sessionId: string) => runJob("till-expire-session", { sessionId }),
    settle: (sessionId: string) => runJob("till-settle-session", { sessionId }),
    async deliverAll() {
      const waiting = await database.db
        .select()
        .from(tillEvents)
        .where(isNull(tillEvents.deliveredAt))
        .orderBy(asc(tillEvents.createdAt));
      for (const { id } of waiting) await runJob("till-deliver-event", { eventId: id });
    },
    open: (change: Partial<NewPaymentSession> = {}) =>
      payments.createSession(newSession(time.now, change)),
  };
}

export const newSession = (
  now: Date,
  change: Partial<NewPaymentSession> = {},
): NewPaymentSession => ({
  orderId: newId("ord"),
  serviceId: "landing-page",
  title: "Landing page",
  description: "One page, ready in a week",
  amountCents: 50_000,
  currency: "usd",
  syncedPriceId: null,
  successUrl: "https://shop.test/success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://shop.test/services/landing-page",
  expiresAt: new Date(now.getTime() + hourMs),
  idempotencyKey: newId("key"),
  ...change,
});

export const cardOf = (number: string, change: Partial<TillCard> = {}): TillCard => ({
  number,
  expiry: "12 / 34",
  cvc: "123",
  email: "ada@example.com",
  ...change,
});
