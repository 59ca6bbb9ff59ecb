import type { Capacities } from "./capacities.ts";
import type { Scope, Service } from "./contract.ts";
import { holdsSystem } from "./holds-system.ts";
import { pieceUnits, type ServiceDemands } from "./service-demands.ts";

export type Fitted = { scope: Scope; quantity: number };

const maxQuantity = 50;
/** More than that is told as too much, not packed. */
const maxPieces = 400;

/** How many pieces one scope is: three videos, eight hours. A script in two languages is one piece. */
export function piecesOf(service: Service, { capacities }: Scope): number {
  const units = pieceUnits[service.id] ?? [];
  const held = units.flatMap((unit) => capacities?.holds[unit] ?? []);
  const languages = units.includes("videos") ? (capacities?.holds.languages ?? 1) : 1;
  return held.length === 0 ? 1 : Math.max(1, Math.max(...held) / languages);
}

/** The languages that are asked of a service. */
export const languagesOf = (demands: ServiceDemands["demands"]): Set<string> =>
  new Set(demands.flatMap(({ demand }) => (demand.kind === "language" ? [demand.code] : [])));

const mayBeMade = (code: string, { languages, holds }: Capacities): boolean =>
  languages
    ? (languages as string[]).includes(code)
    : code === "en" || holds.languages !== undefined;

/** Whether a scope holds so many of a unit; of languages it holds one where it says nothing. */
export function holdsDemand(
  capacities: Capacities | null,
  { demand, unit }: ServiceDemands["demands"][number],
  languages: ReadonlySet<string>,
): boolean {
  if (!capacities) return false;
  const { holds, systems, features } = capacities;
  switch (demand.kind) {
    case "quantity": {
      if (unit === "pieces") return true; // by the number of scopes
      if (unit === null || demand.isVague) return false;
      return demand.count <= (holds[unit] ?? (unit === "languages" ? 1 : 0));
    }
    case "system":
      return holdsSystem(systems, demand.system);
    case "language":
      return languages.size <= (holds.languages ?? 1) && mayBeMade(demand.code, capacities);
    case "feature":
      return features.includes(demand.feature);
    default:
      return true;
  }
}

/** How often a service is asked for; one where no number is named. */
export function piecesAsked(demands: ServiceDemands["demands"]): number {
  const counts = demands.flatMap(({ demand, unit }) =>
    unit === "pieces" && demand.kind === "quantity" ? [Math.ceil(demand.count)] : [],
  );
  return Math.max(1, ...counts);
}

/**
 * The cheapest scopes of a service that hold everything that is asked of it, in the number that is asked for. What no scope
 * holds doesn't count here: it is told apart when the quote is checked.
 * @param linesMissed how many of the lines that are asked for a scope hasn't got; of scopes that hold the rest, the one with most
 */
export function fitScopes(
  { service, demands }: ServiceDemands,
  linesMissed: (scope: Scope) => number = () => 0,
): Fitted[] {
  const languages = languagesOf(demands);
  const misses = (scope: Scope) =>
    demands.filter((one) => !holdsDemand(scope.capacities, one, languages)).length;
  const least = Math.min(...service.scopes.map(misses));
  let fitting = service.scopes.filter((scope) => misses(scope) === least);
  const fewest = Math.min(...fitting.map(linesMissed));
  fitting = fitting.filter((scope) => linesMissed(scope) === fewest);
  // More than the largest holds: that one is the nearest.
  const beyond = demands.find(
    (one) =>
      one.demand.kind === "quantity" &&
      one.unit !== null &&
      one.unit !== "pieces" &&
      !service.scopes.some(({ capacities }) => holdsDemand(capacities, one, languages)),
  );
  if (beyond) {
    const { unit } = beyond;
    const held = ({ capacities }: Scope) =>
      unit && unit !== "pieces" ? (capacities?.holds[unit] ?? 0) : 0;
    const most = Math.max(...fitting.map(held));
    fitting = fitting.filter((scope) => held(scope) === most);
  }
  return cheapest(service, matchingKind(service, fitting, demands), piecesAsked(demands));
}

/** An indicator is no strategy: the scope holds what was named. */
function matchingKind(
  service: Service,
  scopes: Scope[],
  demands: ServiceDemands["demands"],
): Scope[] {
  const units = pieceUnits[service.id] ?? [];
  if (units.length < 2) return scopes;
  const named = new Set(
    demands.flatMap(({ demand }) =>
      demand.kind === "quantity" ? (demand.counted?.units ?? []) : [],
    ),
  );
  const asked = units.filter((unit) => named.has(unit));
  const holding = scopes.filter(({ capacities }) => asked.every((unit) => capacities?.holds[unit]));
  return holding.length > 0 ? holding : scopes;
}

type Way = { cents: number; parts: ReadonlyMap<Scope, number>; size: number };

/** The cheapest way to so many pieces; of ways that cost the same the exact one, then one scope alone, then the smaller. */
function cheapest(service: Service, scopes: readonly Scope[], pieces: number): Fitted[] {
  const sized = scopes.map((scope) => ({ scope, size: piecesOf(service, scope) }));
  const wanted = Math.min(pieces, maxPieces);
  const mixed: (Way | null)[] = [{ cents: 0, parts: new Map(), size: 0 }];
  for (let count = 1; count <= wanted; count += 1) {
    let best: Way | null = null;
    for (const { scope, size } of sized) {
      const rest = mixed[Math.max(0, count - size)];
      if (!rest) continue;
      const parts = new Map(rest.parts).set(scope, (rest.parts.get(scope) ?? 0) + 1);
      const way = { cents: rest.cents + scope.priceCents, parts, size: rest.size + size };
      if (!best || way.cents < best.cents || (way.cents === best.cents && way.size < best.size))
        best = way;
    }
    mixed.push(best);
  }
  const ofOneScope = sized.map(({ scope, size }): Way => {
    const many = Math.ceil(wanted / size);
    return { cents: many * scope.priceCents, parts: new Map([[scope, many]]), size: many * size };
  });
  const best = [...ofOneScope, ...mixed.slice(-1).flatMap((way) => way ?? [])].reduce<Way | null>(
    (known, way) => (known && !isBetter(way, known, wanted) ? known : way),
    null,
  );
  return [...(best?.parts ?? [])].map(([scope, quantity]) => ({
    scope,
    quantity: Math.min(quantity, maxQuantity),
  }));
}

const total = ({ parts }: Way) => [...parts.values()].reduce((sum, many) => sum + many, 0);

function isBetter(a: Way, b: Way, wanted: number): boolean {
  if (a.cents !== b.cents) return a.cents < b.cents;
  if (a.size !== b.size) return Math.abs(a.size - wanted) < Math.abs(b.size - wanted);
  if ((total(a) === 1) !== (total(b) === 1)) return total(a) === 1;
  if (a.parts.size !== b.parts.size) return a.parts.size < b.parts.size;
  return total(a) > total(b);
}
