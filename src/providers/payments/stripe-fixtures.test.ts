import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readSignedEvent } from "./read-event.ts";
import { signEvent } from "./sign-event.ts";

/** Stripe's own fixtures; they are not ours to copy, and not everyone has them. */
const fixturesPath = new URL("../../../../shared/contracts/stripe-fixtures3.json", import.meta.url);
type Fixtures = { resources: Record<string, Record<string, unknown>> };
const fixtures = await readFile(fixturesPath, "utf8").then(
  (text) => (JSON.parse(text) as Fixtures).resources,
  () => null,
);
const secret = "whsec_fixtures";
const now = new Date();

test.for([
  ["checkout.session.completed", "checkout.session"],
  ["checkout.session.async_payment_succeeded", "checkout.session"],
  ["checkout.session.async_payment_failed", "checkout.session"],
  ["checkout.session.expired", "checkout.session"],
  ["invoice.paid", "invoice"],
  ["customer.subscription.updated", "subscription"],
  ["refund.created", "refund"],
  ["charge.dispute.created", "dispute"],
  ["plan.created", "plan"],
  ["balance.available", "balance"],
] as const)(
  "Stripe's %s is read, with a session only where its object is one",
  async ([type, resource], context) => {
    context.skip(!fixtures, "../shared/contracts/stripe-fixtures3.json is not here");
    if (!fixtures) return;
    const object = fixtures[resource];
    const body = JSON.stringify({ ...fixtures["event"], type, data: { object } }, null, 2);
    const event = await readSignedEvent(body, signEvent(body, secret, now), secret, now);
    expect(event).toEqual({
      id: fixtures["event"]?.["id"],
      type,
      createdAt: new Date(1_234_567_890_000),
      mode: "test",
      sessionId: resource === "checkout.session" ? object?.["id"] : null,
      orderId: null,
    });
  },
);
