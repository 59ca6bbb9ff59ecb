import { type Demand, knowsOf, type Scope, type Service } from "#domain/catalogue/index.ts";
import { heldLines } from "./held-lines.ts";

type Line = Demand & { kind: "line" };
type Spot = { at: number; text: string };

/** Said of some options only, or of what isn't ours: no line for all of a service. */
const isBounded = /larger options?|largest|by option|from the second/iu;
const notOurs =
  /^(?:Not included|Running costs|Yours to provide|Limits|Labelling|Larger options)$/u;

/** Every line that holds for an option: its own, those of the option that it builds on, and those of its service. */
export function linesOf(service: Service, scope: Scope): string[] {
  const below = service.scopes.filter(
    (one) =>
      one !== scope &&
      scope.includes.some(
        (line) => line.startsWith("Everything in ") && one.name.startsWith(line.slice(14)),
      ),
  );
  return [
    ...[scope, ...below].flatMap(({ description, includes }) => [description, ...includes]),
    ...service.features,
    ...service.benefits,
    ...service.technicalSpecs.flatMap(({ name, value }) =>
      notOurs.test(name) ? [] : `${name}: ${value}`,
    ),
  ].filter((line) => !isBounded.test(line));
}

/** Whether an option's lines hold what was said. */
export const holdsLine = (service: Service, scope: Scope, { line }: Pick<Line, "line">): boolean =>
  linesOf(service, scope).some((one) => line.test(one));

const endOf = ({ at, text }: Spot) => at + text.length;
const meets = (a: Spot, b: Spot) => a.at < endOf(b) && b.at < endOf(a);

const withinLines: ReadonlySet<Demand["kind"]> = new Set([
  "feature",
  "system",
  "quantity",
  "deadline",
]);

/** What a wish says that lines of these services hold, in everyday words; the longest where several begin alike. */
function linesIn(text: string, services: readonly Service[]): Line[] {
  const known = heldLines.filter(({ line }) =>
    services.some((service) => service.scopes.some((scope) => holdsLine(service, scope, { line }))),
  );
  const all = known
    .flatMap(({ line, said, isSoft = false }) =>
      [...text.matchAll(said)].map(({ index, 0: words }): Line => ({
        kind: "line",
        at: index,
        text: words.trim(),
        line,
        isSoft,
      })),
    )
    .toSorted((a, b) => Number(a.isSoft) - Number(b.isSoft) || b.text.length - a.text.length);
  return all.filter((one, index) => !all.slice(0, index).some((other) => meets(one, other)));
}

/**
 * The demands of a wish, with those that lines of these services hold. What such a line says in full asks for nothing else: "a button
 * to book a call" is no booking.
 */
export function withLines(
  text: string,
  demands: readonly Demand[],
  services: readonly Service[],
): Demand[] {
  const found = linesIn(text, services).filter((one) => {
    const met = demands.filter((demand) => demand.at < text.length && meets(demand, one));
    const isUncounted = (demand: Demand) =>
      demand.kind === "quantity" && !services.some((service) => knowsOf(service, demand));
    return one.isSoft ? met.every(isUncounted) : met.every(({ kind }) => withinLines.has(kind));
  });
  const isSaid = (demand: Demand) =>
    (demand.kind === "feature" || demand.kind === "system" || demand.kind === "deadline") &&
    found.some((one) => !one.isSoft && one.at <= demand.at && endOf(one) >= endOf(demand));
  return [...demands.filter((demand) => !isSaid(demand)), ...found].toSorted((a, b) => a.at - b.at);
}

/** A line that some options of a service have is a reason for these. */
export const linesMissed =
  (service: Service, demands: readonly Demand[]) =>
  (scope: Scope): number =>
    demands.filter(
      (one) =>
        one.kind === "line" &&
        !one.isSoft &&
        service.scopes.some((other) => holdsLine(service, other, one)) &&
        !holdsLine(service, scope, one),
    ).length;
