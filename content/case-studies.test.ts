import { expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";
import { services } from "./catalogue.ts";

const scopes = new Map<string, { deliveryDays: number }>(
  services.flatMap(({ id, scopes: own }) =>
    own.map((scope) => [`${id}.${scope.slug}`, scope] as const),
  ),
);

test("there are three cases, each with everything that the specification names", () => {
  expect(caseStudies).toHaveLength(3);
  expect(new Set(caseStudies.map(({ id }) => id)).size).toBe(3);
  for (const { title, client, challenge, solution, imageAlt } of caseStudies)
    expect([title, client, challenge.join(), solution.join(), imageAlt]).not.toContain("");
});

test.each(caseStudies.map((one) => [one.id, one] as const))(
  "%s names a scope of the catalogue and was delivered within its days",
  (_id, { scopeId, timeline }) => {
    const days = timeline.map(({ day }) => day);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(days.at(-1)).toBeLessThanOrEqual(scopes.get(scopeId)?.deliveryDays ?? 0);
  },
);

test("no result is told in superlatives", () => {
  const told = JSON.stringify(caseStudies);
  expect(told).not.toMatch(/\b(best|fastest|leading|revolution|amazing|incredible|unmatched)\w*/i);
});

test("what is drawn can be: a part is no larger than its whole, and both curves begin at one point", () => {
  const pairs = caseStudies.flatMap(({ chart }) => {
    if (chart.kind === "weeks")
      return chart.weeks.map(({ conversations, settled }) => [settled, conversations]);
    if (chart.kind === "steps") return chart.steps.map(({ before, after }) => [after, before]);
    return chart.quarters.map(({ gross, net }) => [net, gross]);
  });
  expect(pairs.filter(([part, whole]) => (part ?? 0) > (whole ?? 0))).toEqual([]);
  const curves = caseStudies.find(({ chart }) => chart.kind === "curves")?.chart;
  expect(curves?.kind === "curves" && curves.quarters[0]).toEqual({ gross: 100, net: 100 });
});
