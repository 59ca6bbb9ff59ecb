import fc from "fast-check";
import { expect, test } from "vitest";
import { OrderStatus } from "./contract.ts";
import { mayBecome, orderTransitions, statusOfSession } from "./states.ts";

const statuses = OrderStatus.options;

test("nothing follows a paid order", () => {
  expect(statuses.filter((next) => mayBecome("paid", next))).toEqual([]);
});

test("every status but paid can still become paid: the provider's word about money wins", () => {
  for (const from of statuses) expect(mayBecome(from, "paid")).toBe(from !== "paid");
});

test("no order returns to open", () => {
  for (const from of statuses) expect(mayBecome(from, "open")).toBe(false);
});

/** What a session can tell over its life, in the order in which it is true. */
const histories = {
  paid: [
    { status: "open", paymentStatus: "unpaid" },
    { status: "complete", paymentStatus: "paid" },
  ],
  settledLater: [
    { status: "open", paymentStatus: "unpaid" },
    { status: "complete", paymentStatus: "unpaid" },
    { status: "complete", paymentStatus: "paid" },
  ],
  abandoned: [
    { status: "open", paymentStatus: "unpaid" },
    { status: "expired", paymentStatus: "unpaid" },
  ],
} as const;

test("whatever arrives in whichever order and how often, the order ends where the session ended", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(histories) as (keyof typeof histories)[])),
      fc.array(fc.nat(), { maxLength: 12 }),
      (name, picks) => {
        const history = histories[name];
        // Any looks at any moments, then one that sees the last state (an event is retried until it is taken).
        const seen = [...picks.map((pick) => pick % history.length), history.length - 1];
        let order: OrderStatus = "open";
        for (const at of seen) {
          const next = statusOfSession(history[at]!);
          if (mayBecome(order, next)) order = next;
        }
        return order === statusOfSession(history.at(-1)!);
      },
    ),
  );
});

test("a payment that failed later fails the order, also when the word of completion comes after it", () => {
  const session = { status: "complete", paymentStatus: "unpaid" } as const;
  fc.assert(
    fc.property(fc.shuffledSubarray([true, false, true, false], { minLength: 1 }), (failures) => {
      let order: OrderStatus = "open";
      for (const failed of [...failures, true]) {
        const next = statusOfSession(session, failed);
        if (mayBecome(order, next)) order = next;
      }
      return order === "failed";
    }),
  );
});

test("the table names every status", () => {
  expect(Object.keys(orderTransitions).toSorted()).toEqual([...statuses].toSorted());
});
