import fc from "fast-check";
import { expect, test } from "vitest";
import { ownershipOf } from "./ownership.ts";

const user = fc.constantFrom(null, "usr_ada", "usr_eve");
const row = fc.record({
  userId: user,
  status: fc.constantFrom("open" as const, "ended" as const),
});

test("what belongs to another account is never one's own, and what runs unclaimed is asked about once signed in", () => {
  fc.assert(
    fc.property(fc.array(row), user, (rows, userId) => {
      const others = rows.some((one) => one.userId !== null && one.userId !== userId);
      const unclaimed = rows.some((one) => one.userId === null && one.status === "open");
      const expected = others ? "others" : unclaimed && userId !== null ? "asked" : "own";
      expect(ownershipOf(rows, userId)).toBe(expected);
    }),
  );
});
