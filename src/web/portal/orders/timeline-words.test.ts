import { expect, test } from "vitest";
import type { TimelineStep } from "#domain/orders/contract.ts";
import { stepWords } from "./timeline-words.ts";

const order = {
  scope: "One page",
  status: "paid",
  mode: "live",
  amountCents: 35_000,
  deliveryText: "within 3 days",
} as const;
const step = (name: TimelineStep["name"], state: TimelineStep["state"]): TimelineStep => ({
  name,
  state,
  at: null,
  dueAt: "2026-11-24T10:00:00.000Z",
});

test("a delivery that counts from the kickoff names its date", () => {
  const words = stepWords(step("delivery", "next"), order, false);
  expect(words).toMatchObject({
    text: "Within 3 days, counted from the kickoff.",
    due: "Expected by",
  });
});

test("a delivery that counts by request names no date, nor does the support after it", () => {
  const byRequest = { ...order, deliveryText: "each request within 5 days" };
  for (const name of ["delivery", "support"] as const)
    expect(stepWords(step(name, "next"), byRequest, false).due).toBeNull();
});

test("a kickoff that is late says whom to write to", () => {
  expect(stepWords(step("kickoff", "now"), order, false).text).not.toContain("@");
  expect(stepWords(step("kickoff", "now"), order, true).text).toContain("@");
});

test("a payment in test mode never says that money was received", () => {
  const words = stepWords(step("paid", "done"), { ...order, mode: "test" }, false);
  expect(words.text).toContain("No money moved");
  expect(words.text).not.toContain("received");
});

test("a payment that failed or has not come says so in the words of the success page", () => {
  const failed = stepWords(step("paid", "failed"), { ...order, status: "failed" }, false);
  expect(failed.title).toBe("Payment failed");
  const open = stepWords(step("paid", "now"), { ...order, status: "open" }, false);
  expect(open.title).toBe("Payment not settled yet");
});
