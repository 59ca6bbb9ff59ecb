import type { CapacityUnit } from "./capacities.ts";
import type { Service } from "./contract.ts";
import { hourUnits } from "./demand-units.ts";
import type { Demand } from "./demand.ts";
import { holdsSystem } from "./holds-system.ts";

/** The unit in which a service is bought by the piece: so many of it are so many scopes. */
export const pieceUnits: Readonly<Record<string, readonly CapacityUnit[]>> = {
  "ai-video-1min": ["videos"],
  "vsl-ai-host": ["videos"],
  "workflow-automation": ["flows"],
  "landing-page": ["landingPages"],
  "ai-lead-gen-lp": ["landingPages"],
  "smart-form": ["forms"],
  "ui-ux-design": ["pages"],
  "tech-consulting": ["hours"],
  "ongoing-maintenance": ["months"],
  "pine-script-indicator": ["indicators", "strategies"],
};

/** Of these the catalogue prices no more at once than the largest option holds: more is quoted by a person. */
export const quotedBeyondLargest: ReadonlySet<string> = new Set([
  "workflow-automation",
  "ui-ux-design",
]);

/** What a service of a quote is asked for: in so many pieces, and with these demands of each. */
export type ServiceDemands = {
  service: Service;
  demands: { demand: Demand; unit: CapacityUnit | "pieces" | null }[];
};

const holdsAny = (service: Service, unit: CapacityUnit) =>
  service.scopes.some(({ capacities }) => capacities?.holds[unit] !== undefined);

/** What a quantity counts of a service; null where the service doesn't count it. */
export function unitFor(service: Service, demand: Demand): CapacityUnit | "pieces" | null {
  if (demand.kind !== "quantity" || !demand.counted) return null;
  const { units, product, factor = 1 } = demand.counted;
  if (product === service.id) return "pieces";
  const pieces = pieceUnits[service.id] ?? [];
  // Weeks of work are bought of consulting only; of anything else they say when.
  if (units[0] === "hours" && factor >= hourUnits.week && !pieces.includes("hours")) return null;
  const unit = units.find((one) => holdsAny(service, one));
  return unit && pieces.includes(unit) ? "pieces" : (unit ?? null);
}

/** Whether any scope of a service says something of what is asked. */
export function knowsOf(service: Service, demand: Demand): boolean {
  if (demand.kind === "quantity") return unitFor(service, demand) !== null;
  const capacities = service.scopes.flatMap((scope) => scope.capacities ?? []);
  if (demand.kind === "system")
    return capacities.some(({ systems }) => holdsSystem(systems, demand.system));
  if (demand.kind === "feature")
    return capacities.some(({ features }) => features.includes(demand.feature));
  if (demand.kind === "language")
    return holdsAny(service, "languages") || capacities.some((one) => one.languages);
  return false;
}
