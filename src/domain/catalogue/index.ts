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
export { longestWish, type Demand } from "./demand.ts";
export { type Counted, countedNouns, ownFigures } from "./demand-units.ts";
export { fitScopes, type Fitted, holdsDemand, languagesOf, piecesOf } from "./fit-scopes.ts";
export { fitText, type FittedText, lineHolding, lineNaming, unitAsked } from "./fit-text.ts";
export { holdsSystem } from "./holds-system.ts";
export { knownFeatures } from "./known-features.ts";
export { matchesOf } from "./matches-of.ts";
export { featuresIn } from "./read-features.ts";
export { readLanguages } from "./read-languages.ts";
export { quantitiesIn } from "./read-quantities.ts";
export { systemsIn } from "./read-systems.ts";
export { knowsOf, quotedBeyondLargest, type ServiceDemands, unitFor } from "./service-demands.ts";
