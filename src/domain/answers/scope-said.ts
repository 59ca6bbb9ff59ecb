import type { Scope, Service } from "#domain/catalogue/index.ts";
import { languagesMeant } from "./amounts-meant.ts";
import { scopeNamed } from "./pick-scope.ts";
import { scopeHolding } from "./scope-holding.ts";

/**
 * The option that a message names, or the only one that holds what it names. "One video, the same text in English and
 * German" needs the option for two languages, though it sounds like another one's name.
 */
export const scopeSaid = (message: string, service: Service): Scope | null =>
  languagesMeant(message) === null
    ? (scopeNamed(message, service) ?? scopeHolding(message, service))
    : (scopeHolding(message, service) ?? scopeNamed(message, service));
