import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { offerLine, pricesOf } from "./catalogue-facts.ts";
import { dollars, findOffer, servicesNamed } from "./offers.ts";
import { contentWords, isQuestion, type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";
import { tellsOfOwn } from "./read-need.ts";

/** What somebody's trouble asks for, and how surely. */
export type FoundNeed = {
  service: Service;
  scope: Scope | null;
  /** Nearly as likely. */
  other: Service | null;
  isSure: boolean;
  /** So plain that neither a service named in passing nor a curated question is meant. */
  isPlain: boolean;
};

/** From which sum of signals on a need is perhaps, surely and plainly told; how far the next one must be below it. */
const told = { perhaps: 2.5, sure: 3.5, plain: 4.5, lead: 1 };
/** A trouble isn't told in fewer words that carry meaning. */
const minWords = 4;
/** What a curated need in nearly these words adds. */
const curatedWeight = 3;
/** From here on a curated answer is what is asked, whatever else is told: where something is asked, and where not. */
const surelyCurated = { asked: 0.55, told: 0.8 };

/** The service that a message's trouble asks for; null where it tells of none. */
export function findNeed(
  part: string,
  ranked: readonly Ranked[],
  { engine, services }: Situation,
): FoundNeed | null {
  if (contentWords(part).length < minWords || !tellsOfOwn(part)) return null;
  const curated = ranked.filter(({ entry }) => entry.kind === "need" && entry.offers);
  const serviceOf = ({ entry }: Ranked) => findOffer(entry.offers ?? "", services)?.service.id;
  const needs = engine
    .readNeeds(part)
    .map((need) => {
      const near = curated.find((one) => serviceOf(one) === need.serviceId);
      return { ...need, near, score: need.score + curatedWeight * (near?.score ?? 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = needs;
  const service = services.find(({ id }) => id === first?.serviceId);
  if (!first || !service || first.score < told.perhaps) return null;
  const lead = first.score - (second?.score ?? 0);
  const [best] = ranked;
  const from = isQuestion(part) ? surelyCurated.asked : surelyCurated.told;
  const isCurated = best?.entry.kind === "answer" && best.score >= from;
  const [named] = servicesNamed(part, services);
  const scopeId = first.scope ? `${first.serviceId}.${first.scope}` : first.near?.entry.offers;
  return {
    service,
    scope: (scopeId && findOffer(scopeId, services)?.scope) || null,
    other:
      second && lead < told.lead && second.score >= told.perhaps
        ? (services.find(({ id }) => id === second.serviceId) ?? null)
        : null,
    isSure: first.score >= told.sure || (named?.id === service.id && !isQuestion(part)),
    isPlain:
      first.score >= told.plain && lead >= told.lead && !isCurated && named?.id !== service.id,
  };
}

/** What a good salesperson says: which service, why, what it costs and takes, what else it may be, and a question back. */
export function sayNeed(
  { service, scope, other, isSure }: FoundNeed,
  { engine, language }: Situation,
): Part {
  const say = phrases[language];
  const need = engine.collection.needs[service.id];
  const sizes = service.scopes.filter(({ id }) => id !== (scope ?? service.scopes[0])?.id);
  const text = [
    isSure ? "" : say.perhaps,
    need?.why[language],
    offerLine(service, scope, language),
    sizes.length > 0 ? say.otherSizes.replace("{list}", pricesOf(sizes)) : "",
    other
      ? say.also
          .replace("{title}", other.title)
          .replace("{path}", `/services/${other.id}`)
          .replace("{price}", dollars(other.priceRange.minCents))
      : "",
    need?.asksBack[language],
  ];
  return {
    ...sure(text.filter(Boolean).join(" ")),
    cited: [service, other].flatMap((one) => (one ? `/services/${one.id}` : [])),
    offersPerson: !isSure,
    certainty: isSure ? "sure" : "unsure",
  };
}
