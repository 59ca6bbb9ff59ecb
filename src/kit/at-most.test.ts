import fc from "fast-check";
import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("never more than so many run at once, all run, and in the order in which they came", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ ticks: fc.nat(5), fails: fc.boolean() }), { maxLength: 30 }),
      async (most, works) => {
        const limit = atMost(most);
        const begun: number[] = [];
        let running = 0;
        let highest = 0;
        const outcomes = await Promise.allSettled(
          works.map(({ ticks, fails }, index) =>
            limit(async () => {
              begun.push(index);
              running += 1;
              highest = Math.max(highest, running);
              for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error("failed");
            }),
          ),
        );
        expect(highest).toBeLessThanOrEqual(most);
        expect(begun).toEqual(works.map((_, index) => index));
        expect(outcomes.map(({ status }) => status === "rejected")).toEqual(
          works.map(({ fails }) => fails),
        );
      },
    ),
  );
});
