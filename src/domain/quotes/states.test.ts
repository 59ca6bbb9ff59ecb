import fc from "fast-check";
import { expect, test } from "vitest";
import { QuoteStatus } from "./contract.ts";
import { mayBecome, quoteTransitions, statusAt } from "./states.ts";

const statuses = QuoteStatus.options;

test("the table names every status", () => {
  expect(Object.keys(quoteTransitions).toSorted()).toEqual([...statuses].toSorted());
});

test("nothing follows an accepted quote", () => {
  expect(statuses.filter((next) => mayBecome("accepted", next))).toEqual([]);
});

test("only a quote that had its total can be accepted, late money included", () => {
  expect(statuses.filter((from) => mayBecome(from, "accepted")).toSorted()).toEqual([
    "expired",
    "ready",
    "withdrawn",
  ]);
});

test("no quote loses its total again: none goes back to waiting", () => {
  for (const from of ["ready", "accepted", "expired", "withdrawn"] as const)
    for (const to of ["pending", "pricing"] as const) expect(mayBecome(from, to)).toBe(false);
});

test("whatever happens in whichever order, a quote that was accepted stays accepted", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 20 }), (events) => {
      let status: QuoteStatus = "pending";
      let wasAccepted = false;
      for (const next of events) {
        if (mayBecome(status, next)) status = next;
        wasAccepted ||= status === "accepted";
      }
      return !wasAccepted || status === "accepted";
    }),
  );
});

test("a ready quote is over with the first moment after its time, and not before", () => {
  const validUntil = new Date("2026-12-21T10:00:00.000Z");
  const ready = { status: "ready", validUntil } as const;
  expect(statusAt(ready, new Date("2026-12-21T10:00:00.000Z"))).toBe("ready");
  expect(statusAt(ready, new Date("2026-12-21T10:00:00.001Z"))).toBe("expired");
  expect(statusAt({ status: "accepted", validUntil }, new Date("2030-01-01"))).toBe("accepted");
  expect(statusAt({ status: "pricing", validUntil: null }, new Date("2030-01-01"))).toBe("pricing");
});
