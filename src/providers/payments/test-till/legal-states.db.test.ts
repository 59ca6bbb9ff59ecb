import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  oneof,
} from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hourMs } from "#kit/time.ts";
import { cardOf, openTillRig, tillOn } from "./till-rig.ts";

let rig: Awaited<ReturnType<typeof openTillRig>>;
beforeAll(async () => {
  rig = await openTillRig();
});
afterAll(() => rig.close());

type Card = { when: "now" | "confirmed" | "later" | "never"; pays: boolean };
const cards: Record<string, Card> = {
  "4242424242424242": { when: "now", pays: true },
  "4000000000000002": { when: "now", pays: false },
  "4000002500003155": { when: "confirmed", pays: true },
  "4000008260003178": { when: "confirmed", pays: false },
  "000123456789": { when: "later", pays: true },
  "000222222227": { when: "later", pays: false },
  "4111111111111111": { when: "never", pays: false },
};
const steps = oneof(
  { weight: 4, arbitrary: constantFrom(...Object.keys(cards)).map((card) => ({ card })) },
  { weight: 3, arbitrary: boolean().map((approve) => ({ approve })) },
  { weight: 1, arbitrary: constant({ passMs: hourMs / 2 }) },
  {
    weight: 2,
    arbitrary: constantFrom("read", "expire", "settle", "deliver").map(
      (look: "read" | "expire" | "settle" | "deliver") => ({ look }),
    ),
  },
);
type Step = typeof steps extends Arbitrary<infer T> ? T : never;

/** What ought to be: written from the port's words, not from the till's code. */
type Model = { status: string; paid: boolean; waitsFor: Card | null; leftMs: number };
function expected(model: Model, step: Step): Model {
  if ("passMs" in step) {
    const leftMs = model.leftMs - step.passMs;
    const over = model.status === "open" && leftMs <= 0;
    return over ? { ...model, status: "expired", waitsFor: null } : { ...model, leftMs };
  }
  if ("look" in step) {
    if (step.look !== "settle" || model.status !== "complete" || !model.waitsFor) return model;
    return { ...model, paid: model.waitsFor.pays, waitsFor: null };
  }
  if (model.status !== "open") return model;
  if ("approve" in step) {
    const pays = step.approve && model.waitsFor?.pays === true;
    return pays
      ? { ...model, status: "complete", paid: true, waitsFor: null }
      : { ...model, waitsFor: null };
  }
  const card = cards[step.card];
  if (!card || card.when === "never") return model;
  if (card.when === "confirmed") return { ...model, waitsFor: card };
  if (card.when === "later") return { ...model, status: "complete", waitsFor: card };
  return { ...model, status: card.pays ? "complete" : "open", paid: card.pays, waitsFor: null };
}

/** The expiry job of a session whose time is not up throws, so that it is run again. */
const unlessNotDue = (error: Error) => {
  if (!error.message.includes("not due")) throw error;
};

/** A till, one session, what can be done with it and how it stands. */
async function openShop() {
  const shop = tillOn(rig.database);
  const { id } = await shop.open();
  return {
    async act(step: Step) {
      if ("card" in step) await shop.till.pay(id, cardOf(step.card));
      else if ("approve" in step) await shop.till.confirm(id, step.approve);
      else if ("passMs" in step) shop.time.now = new Date(shop.time.now.getTime() + step.passMs);
      else if (step.look === "read") await shop.payments.readSession(id);
      else if (step.look === "deliver") await shop.deliverAll();
      else await shop[step.look](id).catch(unlessNotDue);
    },
    async look() {
      const session = await shop.payments.readSession(id);
      const view = await shop.till.readSession(id);
      if (!session || !view) throw new Error("the session is gone");
      const events = (await shop.events()).filter((event) => event.sessionId === id);
      const types = events.map((event) => event.type.replace("checkout.session.", "")).toSorted();
      return { ...session, paid: session.paymentStatus === "paid", view, types };
    },
  };
}

test("whatever is done in whatever order, the session stands where it should", async () => {
  await assert(
    asyncProperty(array(steps, { maxLength: 14 }), async (plan) => {
      const shop = await openShop();
      let model: Model = { status: "open", paid: false, waitsFor: null, leftMs: hourMs };
      for (const step of plan) {
        await shop.act(step);
        model = expected(model, step);
        const { status, paid, view, types, url } = await shop.look();
        expect({ status, paid }).toEqual({ status: model.status, paid: model.paid });
        expect(view.needsConfirmation).toBe(status === "open" && model.waitsFor !== null);
        expect(url === null).toBe(status !== "open");
        expect(types.filter((type) => !type.startsWith("async_"))).toEqual(
          { open: [], complete: ["completed"], expired: ["expired"] }[status],
        );
      }
    }),
    { numRuns: 80 },
  );
});

test("done all at once, it pays once at most, and only after a card that pays", async () => {
  await assert(
    asyncProperty(array(steps, { maxLength: 14 }), async (plan) => {
      const shop = await openShop();
      await Promise.all(plan.map((step) => shop.act(step)));
      const { status, paid, types } = await shop.look();
      expect(new Set(types).size).toBe(types.length);
      expect(types.includes("completed")).toBe(status === "complete");
      expect(types.includes("expired")).toBe(status === "expired");
      const someCardPays = plan.some((step) => "card" in step && cards[step.card]?.pays);
      expect(paid && !(status === "complete" && someCardPays)).toBe(false);
    }),
    { numRuns: 40 },
  );
});
