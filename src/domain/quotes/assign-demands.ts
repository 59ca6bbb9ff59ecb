import {
  type Demand,
  knowsOf,
  type Service,
  type ServiceDemands,
  unitFor,
} from "#domain/catalogue/index.ts";
import type { WantedService } from "./choose-services.ts";

/** Which service a demand is about: of those that know it, the one named last before it, or else the first. */
export function assignDemands(
  demands: readonly Demand[],
  services: readonly Service[],
  wanted: readonly WantedService[],
): ServiceDemands[] {
  const placeOf = (id: string) => wanted.find(({ serviceId }) => serviceId === id)?.at ?? 0;
  return services.map((service) => ({
    service,
    demands: demands
      .filter((demand) => isAbout(demand, service, services, placeOf))
      .map((demand) => ({ demand, unit: unitFor(service, demand) })),
  }));
}

function isAbout(
  demand: Demand,
  service: Service,
  services: readonly Service[],
  placeOf: (id: string) => number,
): boolean {
  const knows = services.filter((one) => knowsOf(one, demand));
  if (!knows.includes(service)) return false;
  const before = knows.filter((one) => placeOf(one.id) <= demand.at + 20);
  const nearest = before.toSorted((a, b) => placeOf(b.id) - placeOf(a.id))[0] ?? knows[0];
  return nearest === service;
}
