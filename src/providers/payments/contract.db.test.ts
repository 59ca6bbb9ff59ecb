import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PaymentEventRefused, type Payments, PaymentsRefused } from "#domain/orders/ports.ts";
import { startStripe } from "../../../tests/stand-ins/stripe.ts";
import { signEvent } from "./sign-event.ts";
import { createStripePayments } from "./stripe.ts";
import { cardOf, newSession, openTillRig, webhookSecret } from "./test-till/till-rig.ts";

type Sent = { body: string; header: string };
/** One provider, and a buyer who pays there. */
type Rig = {
  payments: Payments;
  now(): Date;
  /** Pays on the hosted page; answers where the browser goes next, and the event that came of it. */
  complete(session: { id: string; url: string | null }): Promise<Sent & { redirectTo: string }>;
  expire(sessionId: string): Promise<Sent>;
  close(): Promise<void>;
};

async function tillRig(): Promise<Rig> {
  const shop = await openTillRig();
  const lastEvent = async () => {
    await shop.deliverAll();
    return shop.received.at(-1) ?? { body: "", header: "" };
  };
  return {
    payments: shop.payments,
    now: () => shop.time.now,
    async complete({ id }) {
      const answer = await shop.till.pay(id, cardOf("4242424242424242"));
      if (answer.kind !== "paid") throw new Error(`not paid: ${answer.kind}`);
      return { ...(await lastEvent()), redirectTo: answer.redirectTo };
    },
    async expire(sessionId) {
      const { now } = shop.time;
      shop.time.now = new Date(now.getTime() + 2 * 3_600_000);
      await shop.expire(sessionId);
      return lastEvent();
    },
    close: shop.close,
  };
}

async function stripeRig(): Promise<Rig> {
  const stripe = await startStripe({
    webhook: { url: "http://127.0.0.1:9", secret: webhookSecret },
  });
  const { apiBase, secretKey } = stripe;
  const lastEvent = () => stripe.events.at(-1) ?? { body: "", header: "" };
  return {
    payments: createStripePayments({ secretKey, webhookSecret, apiBase }),
    now: () => new Date(),
    async complete({ url }) {
      const redirectTo = await stripe.complete(url ?? "", "ada@example.com");
      return { ...lastEvent(), redirectTo };
    },
    async expire(sessionId) {
      await stripe.expire(sessionId);
      return lastEvent();
    },
    close: () => stripe.stop(),
  };
}

describe.each([
  ["the built-in test till", tillRig],
  ["Stripe's SDK over HTTP", stripeRig],
] as const)("payments through %s", (_name, open) => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.close());
  const input = (change = {}) => newSession(rig.now(), change);
  const paid = async () => {
    const session = await rig.payments.createSession(input({ orderId: "ord_paid" }));
    return { session, ...(await rig.complete(session)) };
  };
  /** `read`, or the error that came instead. */
  const outcome = (body: string, header: string | undefined, at = rig.now()) =>
    rig.payments.readEvent(body, header, at).then(
      () => "read",
      (thrown: unknown) => thrown,
    );

  test("a read session is what was created", async () => {
    const asked = input();
    const created = await rig.payments.createSession(asked);
    expect(created).toEqual({
      id: expect.stringMatching(/^cs_/) as string,
      url: expect.stringContaining(created.id) as string,
      status: "open",
      paymentStatus: "unpaid",
      orderId: asked.orderId,
      amountCents: asked.amountCents,
      currency: "usd",
      customerEmail: null,
      failure: null,
    });
    expect(await rig.payments.readSession(created.id)).toEqual(created);
  });

  test("the same idempotency key answers the same session, another key another one", async () => {
    const asked = input();
    const first = await rig.payments.createSession(asked);
    expect((await rig.payments.createSession(asked)).id).toBe(first.id);
    const other = await rig.payments.createSession({ ...asked, idempotencyKey: "another" });
    expect(other.id).not.toBe(first.id);
  });

  test("an idempotency key that was used for something else is refused", async () => {
    const asked = input();
    await rig.payments.createSession(asked);
    const changed = { ...asked, amountCents: asked.amountCents + 1 };
    await expect(rig.payments.createSession(changed)).rejects.toThrow(PaymentsRefused);
  });

  test("an unknown id finds no session", async () => {
    for (const id of ["cs_test_unknown", "cs_unknown", "", "../charges", "cs_test_\u0000", "ch_1"])
      expect(await rig.payments.readSession(id)).toBeNull();
  });

  test("a paid session is complete, and its buyer comes back with its id", async () => {
    const { session, redirectTo } = await paid();
    expect(redirectTo).toBe(`https://shop.test/success?session_id=${session.id}`);
    const read = await rig.payments.readSession(session.id);
    expect(read).toMatchObject({ status: "complete", paymentStatus: "paid", url: null });
    expect(read).toMatchObject({ orderId: "ord_paid", customerEmail: "ada@example.com" });
  });

  test("the signed event of a payment names event, session and order", async () => {
    const { session, body, header } = await paid();
    expect(await rig.payments.readEvent(body, header, rig.now())).toEqual({
      id: expect.stringMatching(/^evt_/) as string,
      type: "checkout.session.completed",
      createdAt: expect.any(Date) as Date,
      mode: "test",
      sessionId: session.id,
      orderId: "ord_paid",
    });
  });

  test("a session that ran out is expired, and says so by an event", async () => {
    const session = await rig.payments.createSession(input());
    const { body, header } = await rig.expire(session.id);
    expect(await rig.payments.readSession(session.id)).toMatchObject({
      status: "expired",
      paymentStatus: "unpaid",
      url: null,
    });
    const event = await rig.payments.readEvent(body, header, rig.now());
    expect(event).toMatchObject({ type: "checkout.session.expired", sessionId: session.id });
  });

  test("an altered body, a foreign secret and a missing or broken signature are refused", async () => {
    const { body, header } = await paid();
    expect(await outcome(body.replace("ord_paid", "ord_else"), header)).toBeInstanceOf(
      PaymentEventRefused,
    );
    expect(await outcome(`${body} `, header)).toBeInstanceOf(PaymentEventRefused);
    expect(await outcome(body, signEvent(body, "whsec_foreign", rig.now()))).toBeInstanceOf(
      PaymentEventRefused,
    );
    for (const broken of [undefined, "", "t=1", "v1=00", "nonsense", header.replace("v1=", "v0=")])
      expect(await outcome(body, broken)).toBeInstanceOf(PaymentEventRefused);
  });

  test("a signature is good for 300 seconds and not for 301", async () => {
    const { body } = await paid();
    const signedAt = rig.now();
    const header = signEvent(body, webhookSecret, signedAt);
    const after = (seconds: number) => new Date(signedAt.getTime() + seconds * 1000);
    expect(await rig.payments.readEvent(body, header, after(300))).toMatchObject({ mode: "test" });
    expect(await outcome(body, header, after(301))).toBeInstanceOf(PaymentEventRefused);
  });

  test("a signed body that is no event is refused", async () => {
    for (const body of [
      "",
      "no json",
      "null",
      "[]",
      "{}",
      '{"id":"evt_1"}',
      '{"type":"x"}',
      '{"id":1,"type":"x"}',
    ])
      expect(await outcome(body, signEvent(body, webhookSecret, rig.now()))).toBeInstanceOf(
        PaymentEventRefused,
      );
  });
});
