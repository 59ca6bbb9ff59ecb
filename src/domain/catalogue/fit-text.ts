import { readMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import type { CapacityUnit } from "./capacities.ts";
import type { Scope, Service } from "./contract.ts";
import type { Demand } from "./demand.ts";
import { type Fitted, fitScopes, holdsDemand, languagesOf } from "./fit-scopes.ts";
import { featuresIn } from "./read-features.ts";
import { readLanguages } from "./read-languages.ts";
import { nounAfter, quantitiesIn } from "./read-quantities.ts";
import { systemsIn } from "./read-systems.ts";
import { knowsOf, type ServiceDemands, unitFor } from "./service-demands.ts";

/** What a text asks of a service, and which of its scopes hold that. */
export type FittedText = {
  demands: ServiceDemands["demands"];
  /** In the number that is asked for. */
  fitted: Fitted[];
  /** What no scope holds. */
  open: ServiceDemands["demands"];
};

/** Reads what a text names that the service's scopes say something of; null where it names nothing such. */
export function fitText(text: string, service: Service): FittedText | null {
  const demands = demandsIn(text)
    .filter((demand) => knowsOf(service, demand))
    .map((demand) => ({ demand, unit: unitFor(service, demand) }));
  if (demands.length === 0) return null;
  const fitted = fitScopes({ service, demands });
  const languages = languagesOf(demands);
  const open = demands.filter(
    (one) => !fitted.some(({ scope }) => holdsDemand(scope.capacities, one, languages)),
  );
  return { demands, fitted, open };
}

const howMany =
  /\b(?:how many|wie viele|wieviele|cu[áa]nt[oa]s|combien (?:de |d['’])|(?:maximum|max\.?|maximale) (?:number of |anzahl )?)\s*/giu;

/** The unit of a service that a question asks the number of: "how many pages does it know?" */
export function unitAsked(question: string, { scopes }: Service): CapacityUnit | null {
  for (const { index, 0: asked } of question.matchAll(howMany)) {
    const units = nounAfter(question, index + asked.trimEnd().length)?.counted.units ?? [];
    const unit = units.find((one) => scopes.some(({ capacities }) => capacities?.holds[one]));
    if (unit) return unit;
  }
  return null;
}

const counts = (line: string, unit: CapacityUnit, count: number | undefined): boolean =>
  quantitiesIn(line, readNumbers(line)).some(
    (one) =>
      one.kind === "quantity" && one.count === count && one.counted?.units.includes(unit) === true,
  );

/** The line of a scope that says how much of a unit it holds; null where none does. */
export const lineHolding = ({ name, includes, capacities }: Scope, unit: CapacityUnit) =>
  capacities?.holds[unit] === undefined
    ? null
    : ([...includes, name].find((line) => counts(line, unit, capacities.holds[unit])) ?? null);

/** The line of a scope that names what is asked; null where none does. */
export function lineNaming(
  scope: Scope,
  { demand, unit }: ServiceDemands["demands"][number],
): string | null {
  if (unit !== null && unit !== "pieces") return lineHolding(scope, unit);
  const says = (line: string): boolean =>
    demand.kind === "system"
      ? systemsIn(`with ${line}`).some(({ system }) => system === demand.system)
      : demand.kind === "feature" &&
        featuresIn(line).some((one) => one.kind === "feature" && one.feature === demand.feature);
  return [...scope.includes, scope.name].find(says) ?? null;
}

function demandsIn(text: string): Demand[] {
  const money = readMoney(text);
  const numbers = readNumbers(text).filter(
    ({ at, end }) => !money.some((one) => at < one.end && one.at < end),
  );
  return [
    ...systemsIn(text).map(({ end: _end, ...one }) => ({ kind: "system" as const, ...one })),
    ...readLanguages(text).map(({ end: _end, ...one }) => ({ kind: "language" as const, ...one })),
    ...quantitiesIn(text, numbers),
    ...featuresIn(text),
  ].toSorted((a, b) => a.at - b.at);
}
