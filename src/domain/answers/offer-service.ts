import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { offerLine } from "./catalogue-facts.ts";
import type { Language } from "./contract.ts";
import { type Part, sure } from "./part.ts";

/** A service that is wished for, in a line. */
export function offerService(service: Service, scope: Scope | null, language: Language): Part {
  const line = offerLine(service, scope, language);
  const text = language === "en" ? `${line} ${service.description}` : line;
  return { ...sure(`${text} ${phrases[language].firmQuote}`), cited: [`/services/${service.id}`] };
}
