export type { Capacities, CapacityUnit, FeatureName, SystemName } from "./capacities.ts";
export { purgeTopic } from "./queries.ts";
export {
  findPrice,
  findService,
  findServiceTitle,
  findServiceTitles,
  listServices,
  type CatalogueDeps,
  type Price,
} from "./list-services.ts";
export { relatedServices } from "./rules.ts";
export { seedCatalogue } from "./seed-catalogue.ts";
export type { Category, CategoryId, PaymentModel, Scope, Service } from "./contract.ts";
