import fc from "fast-check";
import { expect, test } from "vitest";
import { claims } from "#content/brand.ts";
import { scaleOf } from "./figure-scale.ts";

const drawn = ["roi", "uptime", "delivery", "time-saved"] as const;
const scale = (id: string) => scaleOf(id, claims.find((claim) => claim.id === id)?.figure ?? "");

test("each of the four benefits is drawn where its figure says", () => {
  expect(drawn.map((id) => scale(id)?.knots)).toEqual([[25], [99.9], [42.86, 71.43], [80]]);
});

test("what is left of the uptime is computed, not typed", () => {
  expect(scale("uptime")?.labels.at(-1)?.text).toBe("0.1% down");
  expect(scaleOf("uptime", "99.95%")?.labels.at(-1)?.text).toBe("0.05% down");
});

test("a delivery longer than a week gets as many days as it takes, a single day one knot", () => {
  expect(scaleOf("delivery", "5-10 day")).toMatchObject({ knots: [50, 100] });
  expect(scaleOf("delivery", "5-10 day")?.ticks).toHaveLength(11);
  expect(scaleOf("delivery", "7 day")?.knots).toEqual([100]);
});

test("words without a figure, and other claims, have no scale", () => {
  expect(drawn.map((id) => scaleOf(id, "soon"))).toEqual([null, null, null, null]);
  expect(scaleOf("projects", "200+")).toBeNull();
});

test("whatever is claimed, nothing stands beside the line", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...drawn),
      fc.array(
        fc.integer({ min: 0, max: 4000 }).map((tenths) => tenths / 10),
        { minLength: 1, maxLength: 2 },
      ),
      (id, figures) => {
        const found = scaleOf(id, figures.map((figure) => figure.toFixed(1)).join("-"));
        const places = found
          ? [...found.ticks, ...found.knots, ...found.labels.map(({ at }) => at)]
          : [];
        expect(places.filter((at) => !(at >= 0 && at <= 100))).toEqual([]);
      },
    ),
  );
});
