import { expect, test } from "vitest";
import type { Demand } from "#domain/catalogue/index.ts";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import type { QuotePosition } from "./contract.ts";
import { coverDemands } from "./cover-demands.ts";

const website = catalogueServices.filter(({ id }) => id === "full-website");
const [five, , twelve] = website.flatMap(({ scopes }) => scopes);
const positionOf = (scope: typeof five): QuotePosition => ({
  id: scope?.id ?? "",
  kind: "scope",
  serviceId: "full-website",
  scopeId: scope?.id ?? null,
  title: `Full Website (${scope?.name})`,
  description: "",
  quantity: 1,
  unitCents: scope?.priceCents ?? null,
  days: 1,
  delivery: null,
  credits: 0,
  reason: "",
});
const twoLanguages: Demand[] = ["de", "fr"].map((code, at) => ({
  kind: "language",
  code,
  text: code,
  at,
}));
const verdicts = (positions: QuotePosition[]) =>
  coverDemands({ demands: twoLanguages, wanted: [] }, positions, website).map(({ is }) => is);

test("what a wish names is covered only where every position of its service holds it", () => {
  expect(verdicts([positionOf(twelve)])).toEqual(["covered", "covered"]);
  expect(verdicts([positionOf(twelve), positionOf(five)])).toEqual(["person", "person"]);
});
