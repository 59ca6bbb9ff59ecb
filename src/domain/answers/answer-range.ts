import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { readMoney } from "#kit/read-money.ts";
import type { Language } from "./contract.ts";
import { daysIn, dollars, servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { plain } from "./pick-service.ts";

type Option = { service: Service; scope: Scope };

const lowest =
  /\b(?:cheapest|least expensive|lowest price\w*|most affordable|smallest (?:thing|job|order|service|project))\b|\b(?:gunstigst|billigst|preiswertest)\w*|\bmas (?:barat|economic)\w*|\b(?:les?|la|de) moins chere?s?\b|\bplus abordables?\b/u;
const highest =
  /\b(?:most expensive|priciest|dearest|highest price\w*|most costly)\b|\bteuerst\w*|\b(?:lo|el|la|los|las) (?:\w+ )?mas car[oa]s?\b|\b(?:le|la|les) (?:\w+ )?plus chere?s?\b/u;
/** "The cheapest thing you do", and not the cheapest size of what is talked about. */
const overall =
  /\b(?:things?|services?|anything|something|everything|products?|offers?|you (?:guys )?(?:do|sell|offer|have|got)|on (?:here|offer|this site|your (?:site|list|page|menu))|in (?:the|your) (?:catalogue|shop|store)|leistung\w*|angebot\w*|dienst\w*|produkt\w*|(?:ihr|sie|euch|ihnen) (?:\w+ )?(?:anbiete\w*|habt|haben|macht|machen|verkauf\w*)|bei (?:euch|ihnen)|servicio\w*|producto\w*|ofrec\w*|tenei?s|tienen|venden|prestations?|produits?|proposez|vendez|avez|chez vous)\b/u;
/** What an amount is put before: "for 500", "bis 300 Euro", "menos de 400". */
const amount =
  /\b(?:for|under|below|within|with|up to|less than|fur|unter|bis|mit|maximal|por|con|hasta|menos de|pour|avec|moins de|jusqu a) (?:only |just |about |around |etwa |unos |environ )?(\d[\d ]*)\b/u;
/** What somebody asks who has an amount to spend. */
const asksWhatFor =
  /\b(?:is there|are there|do you (?:have|do|offer|sell)|have you got|gibt es|gibt s|habt ihr|haben sie|hay|tienen|tenei?s|y a t il|avez vous)\b.*\b(?:anything|something|things?|services?|etwas|was|algo|servicio\w*|quelque chose|prestations?)\b|\b(?:what|anything|something|was|etwas|que|algo|quoi|quelque chose)\b.*\b(?:get|buy|have|there|possible|do|order|bekomm\w*|krieg\w*|gibt|kauf\w*|bestell\w*|hay|tienen|recib\w*|compr\w*|consig\w*|dan|avoir|obten\w*|achet\w*|propos\w*|peux|peut)\b/u;

const maxListed = 4;
/** Below this a number is hardly an amount: "what do I get with 5 pages". */
const minAmount = 50;

/**
 * What is asked of the whole catalogue: its lowest or highest prices, or what an amount buys; null where a service is
 * named, or nothing of that is asked.
 */
export function answerRange(
  part: string,
  { services, language, focus }: Pick<Situation, "services" | "language" | "focus">,
): Part | null {
  if (services.length === 0 || servicesNamed(part, services).length > 0) return null;
  const text = plain(part);
  const options = services.flatMap((service) =>
    service.scopes.map((scope): Option => ({ service, scope })),
  );
  const up = options.toSorted((a, b) => a.scope.priceCents - b.scope.priceCents);
  const down = up.toReversed();
  const say = phrases[language];
  if (!focus || overall.test(text)) {
    if (lowest.test(text)) return list(say.lowest, oneOfEach(up), language);
    if (highest.test(text)) return list(say.highest, oneOfEach(down), language);
  }
  const cents = focus ? null : centsIn(part, text);
  if (cents === null || !asksWhatFor.test(text)) return null;
  return listForAmount(cents, { services, language });
}

/** What an amount buys, the dearest first, and before it what is of the same kind as a service that is wanted. */
export function listForAmount(
  cents: number,
  { services, language }: Pick<Situation, "services" | "language">,
  wanted?: Service,
): Part {
  const say = phrases[language];
  const up = services
    .flatMap((service) => service.scopes.map((scope): Option => ({ service, scope })))
    .toSorted((a, b) => a.scope.priceCents - b.scope.priceCents);
  const within = up
    .toReversed()
    .filter(({ scope }) => scope.priceCents <= cents)
    .toSorted((a, b) => Number(isLike(b.service, wanted)) - Number(isLike(a.service, wanted)));
  return within.length > 0
    ? list(say.forAmount.replace("{price}", dollars(cents)), oneOfEach(within), language)
    : list(say.nothingFor, oneOfEach(up), language);
}

/** The amount in dollars that a question names; null where it names none, several, or another currency. */
function centsIn(part: string, text: string): number | null {
  const [money, second] = readMoney(part);
  if (second) return null;
  if (money) return (money.currency ?? "USD") === "USD" ? money.amount * 100 : null;
  const bare = Number(amount.exec(text)?.[1]?.replaceAll(" ", "") ?? 0);
  return bare >= minAmount ? bare * 100 : null;
}

const isLike = (service: Service, wanted: Service | undefined): boolean =>
  service.category === wanted?.category;

const oneOfEach = (options: readonly Option[]): Option[] =>
  options
    .filter(({ service }, at) => options.findIndex((one) => one.service.id === service.id) === at)
    .slice(0, maxListed);

function list(lead: string, options: readonly Option[], language: Language): Part {
  const lines = options.map(({ service, scope }) =>
    phrases[language].listed
      .replace("{price}", dollars(scope.priceCents))
      .replace("{scope}", scope.name)
      .replace("{title}", service.title)
      .replace("{path}", `/services/${service.id}`)
      .replace("{time}", daysIn(scope, language)),
  );
  return {
    ...sure([lead, ...lines].join("\n")),
    cited: options.map(({ service }) => `/services/${service.id}`),
  };
}
