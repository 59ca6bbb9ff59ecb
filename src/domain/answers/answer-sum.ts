import { phrases } from "#content/answers/phrases.ts";
import type { Language } from "./contract.ts";
import { factsAsked } from "./facts-asked.ts";
import { dollars, servicesNamed } from "./offers.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import { type Chosen, plain } from "./pick-service.ts";
import { chosenIn } from "./read-focus.ts";

const together =
  /\b(?:together|in total|altogether|all in all|combined|in all|both|the sum|the total|(?:for|of) everything|for all (?:of )?(?:it|that|them|three)|add\w* up|zusammen|insgesamt|beides?|beiden|gesamt\w*|summe|en total|junt[oa]s|l[oa]s (?:dos|tres)|todo|suma|au total|ensemble|(?:les|ces) (?:deux|trois)|le tout|en tout)\b/u;
/** "Rechnen Sie mir das bitte zusammen" */
const addUp =
  /\b(?:rechn\w*|zahl\w*) (?:\w+ ){0,6}zusammen\b|\badd (?:\w+ ){0,3}(?:up|together)\b|\bsum\w* (?:\w+ ){0,3}(?:todo|up)\b|\badditionn\w*\b/u;
const maxItems = 5;
/** A follow-up that asks for a sum without a word for a price: "so what's that together?" */
const fewWords = 3;

/** What several services cost together: those that the message names, or that were named before; null where no sum is asked. */
export function answerSum(part: string, { services, language, named }: Situation): Part | null {
  if (!together.test(plain(part))) return null;
  const isPrice = factsAsked(part).includes("price") || addUp.test(plain(part));
  if (!isPrice && contentWords(part).length > fewWords) return null;
  const own = servicesNamed(part, services);
  const items = own.length > 1 ? chosenIn([part], services) : named;
  const isOfOthers = own.length === 1 && !items.some(({ service }) => service.id === own[0]?.id);
  if (items.length < 2 || items.length > maxItems || isOfOthers) return null;
  return tellSum(items, language);
}

/** Several services with their prices, and what they cost together. */
export function tellSum(items: readonly Chosen[], language: Language): Part {
  const say = phrases[language];
  const cents = items.reduce(
    (sum, { service, scope }) => sum + (scope?.priceCents ?? service.priceRange.minCents),
    0,
  );
  const lead = items.every(({ scope }) => scope) ? say.sum : say.sumFrom;
  const text = lead
    .replace("{price}", dollars(cents))
    .replace("{list}", () => items.map((one) => itemOf(one, say)).join(", "));
  return { ...sure(text), cited: items.map(({ service }) => `/services/${service.id}`) };
}

const itemOf = ({ service, scope }: Chosen, say: (typeof phrases)["en"]): string =>
  scope
    ? `“${scope.name}”, [${service.title}](/services/${service.id}) (${dollars(scope.priceCents)})`
    : say.partFrom
        .replace("{title}", service.title)
        .replace("{path}", `/services/${service.id}`)
        .replace("{price}", dollars(service.priceRange.minCents));
