import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs, hourMs } from "#kit/time.ts";
import { OrderStatus } from "./contract.ts";
import { timelineOf } from "./timeline.ts";

const createdAt = new Date("2026-03-01T12:00:00Z");
const paidAt = new Date("2026-03-01T12:05:00Z");
const line = (status: OrderStatus, mode: "test" | "live" = "live") =>
  timelineOf({
    status,
    mode,
    createdAt,
    paidAt: status === "paid" ? paidAt : null,
    deliveryDays: 5,
  });
const states = (status: OrderStatus, mode?: "test" | "live") =>
  line(status, mode).map(({ name, state }) => `${name} ${state}`);

test("an unpaid order waits for its payment, and nothing has a date yet", () => {
  expect(states("open")).toEqual([
    "placed done",
    "paid now",
    "kickoff next",
    "delivery next",
    "support next",
  ]);
  expect(states("processing")).toEqual(states("open"));
  expect(line("open").every(({ dueAt }) => dueAt === null)).toBe(true);
});

test("a paid order is promised a kickoff in 24 hours, delivery after it, and 30 days of support", () => {
  const due = (ms: number) => new Date(paidAt.getTime() + ms).toISOString();
  expect(line("paid")).toEqual([
    { name: "placed", state: "done", at: createdAt.toISOString(), dueAt: null },
    { name: "paid", state: "done", at: paidAt.toISOString(), dueAt: null },
    { name: "kickoff", state: "now", at: null, dueAt: due(24 * hourMs) },
    { name: "delivery", state: "next", at: null, dueAt: due(6 * dayMs) },
    { name: "support", state: "next", at: null, dueAt: due(36 * dayMs) },
  ]);
});

test("a test order is promised nothing", () => {
  expect(states("paid", "test")).toEqual(["placed done", "paid done"]);
  expect(states("open", "test")).toEqual(["placed done", "paid now"]);
});

test.each(["failed", "expired"] as const)("an order that %s ends there", (status) => {
  expect(states(status)).toEqual(["placed done", "paid failed"]);
});

test("steps come in order: nothing is done after what isn't, one at most is under way, dates ascend", () => {
  const facts = fc.record({
    status: fc.constantFrom(...OrderStatus.options),
    mode: fc.constantFrom("test" as const, "live" as const),
    deliveryDays: fc.integer({ min: 0, max: 365 }),
  });
  fc.assert(
    fc.property(facts, (order) => {
      const steps = timelineOf({
        ...order,
        createdAt,
        paidAt: order.status === "paid" ? paidAt : null,
      });
      const ranks = steps.map(({ state }) => ["done", "now", "failed", "next"].indexOf(state));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(steps.filter(({ state }) => state === "now").length).toBeLessThanOrEqual(1);
      const times = steps.map(({ at, dueAt }) => at ?? dueAt).filter((time) => time !== null);
      expect(times).toEqual(times.toSorted());
    }),
  );
});
