import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { offerLine, pricesOf } from "./catalogue-facts.ts";
import { dollars, findOffer, servicesNamed, servicesThere } from "./offers.ts";
import { contentWords, isQuestion, type Part, type Situation, sure } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { tellsOfBusiness, tellsOfOwn } from "./read-need.ts";
import { needTold as told } from "./recognition.ts";
import { isTelling, namedOf, scopeHolding } from "./scope-holding.ts";

/** What somebody's trouble asks for, and how surely. */
export type FoundNeed = {
  service: Service;
  scope: Scope | null;
  /** Nearly as likely. */
  other: Service | null;
  isSure: boolean;
  /** By what is told, and not only by the service's name. */
  isTold: boolean;
  /** So plain that neither a service named in passing nor a curated question is meant. */
  isPlain: boolean;
  /** Something that is named is more than the options hold. */
  isBeyond: boolean;
};

/** A trouble isn't told in fewer words that carry meaning. */
const minWords = 4;
/** What a curated need in nearly these words adds. */
const curatedWeight = 3;
/** From here on a curated answer is what is asked, whatever else is told: where something is asked, and where not. */
const surelyCurated = { asked: 0.45, told: 0.5 };

/** From here on a curated answer is more likely meant than a service that is only named, or than a need where something is asked. */
const besideName = 0.33;
const nearBesideName = 0.6;

/** The service that a message's trouble asks for; null where it tells of none. */
export function findNeed(
  part: string,
  ranked: readonly Ranked[],
  { engine, services }: Situation,
): FoundNeed | null {
  if (contentWords(part).length < minWords || !tellsOfOwn(part)) return null;
  const curated = ranked.filter(({ entry }) => entry.kind === "need" && entry.offers);
  const serviceOf = ({ entry }: Ranked) => findOffer(entry.offers ?? "", services)?.service.id;
  const [named] = servicesNamed(part, services);
  const there = servicesThere(part, services).map(({ id }) => id);
  const needs = engine
    .readNeeds(part)
    .map((need) => {
      const near = curated.find((one) => serviceOf(one) === need.serviceId);
      return {
        ...need,
        near,
        score: need.score + curatedWeight * (near?.score ?? 0),
      };
    })
    .filter(({ serviceId }) => !there.includes(serviceId))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = needs;
  const service = services.find(({ id }) => id === first?.serviceId);
  if (!first || !service || first.score < told.perhaps) return null;
  const lead = first.score - (second?.score ?? 0);
  const [best] = ranked;
  const from = isQuestion(part) ? surelyCurated.asked : surelyCurated.told;
  const isCurated = best?.entry.kind === "answer" && best.score >= from;
  // "For our vendor form I need your registration number": the service is named in passing.
  const isElse =
    best?.entry.kind === "answer" && (best.score >= besideName || best.nearest >= nearBesideName);
  const isAsked = isQuestion(part) && best?.entry.kind === "answer" && best.score >= besideName;
  const holding = scopeHolding(part, service);
  const fit = holding ? null : namedOf(part, service);
  const scopeId = first.scope ? `${first.serviceId}.${first.scope}` : first.near?.entry.offers;
  return {
    service,
    scope: holding ?? ((scopeId && findOffer(scopeId, services)?.scope) || null),
    other:
      second && lead < told.lead && second.score >= told.perhaps
        ? (services.find(({ id }) => id === second.serviceId) ?? null)
        : null,
    isTold: first.score >= told.sure,
    isSure: first.score >= told.sure || (named?.id === service.id && !isQuestion(part) && !isElse),
    isPlain:
      first.score >= told.plain &&
      lead >= told.lead &&
      !isCurated &&
      !isAsked &&
      named?.id !== service.id,
    isBeyond: fit?.open.some((one) => one.demand.kind === "quantity" && isTelling(one)) ?? false,
  };
}

/** What a good salesperson says: which service, why, what it costs and takes, what else it may be, and a question back. */
export function sayNeed(
  { service, scope, other, isSure, isBeyond }: FoundNeed,
  { engine, language }: Situation,
): Part {
  const say = phrases[language];
  const need = engine.collection.needs[service.id];
  const sizes = service.scopes.filter(({ id }) => id !== (scope ?? service.scopes[0])?.id);
  const text = [
    isSure ? "" : say.perhaps,
    need?.why[language],
    offerLine(service, scope, language),
    isBeyond ? say.partlyHeld : "",
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

/** From so many words that carry meaning on, somebody tells enough of their business to be offered something. */
const enoughTold = 7;

/** What our services could do for a business that is told of, where none plainly fits; null where none is told of. */
export function askWhichNeed(part: string, { engine, services, language }: Situation): Part | null {
  if (contentWords(part).length < enoughTold || !tellsOfBusiness(part)) return null;
  const say = phrases[language];
  const found = engine.readNeeds(part).map(({ serviceId }) => serviceId);
  const near = rankEntries(part, engine.index, { limit: nearest }).flatMap(({ entry }) =>
    entry.kind === "need" && entry.offers
      ? (findOffer(entry.offers, services)?.service.id ?? [])
      : [],
  );
  const offered = [...new Set([...found, ...near])]
    .flatMap((id) => services.find((service) => service.id === id) ?? [])
    .filter(({ id }) => engine.collection.needs[id])
    .slice(0, maxOffered);
  if (offered.length === 0) return null;
  const lines = offered.map(
    (service) =>
      `- [${service.title}](/services/${service.id}) (${dollars(service.priceRange.minCents)}): ${engine.collection.needs[service.id]?.why[language] ?? ""}`,
  );
  return {
    ...sure([say.whichNeed, ...lines].join("\n")),
    cited: offered.map(({ id }) => `/services/${id}`),
    asks: offered.map(({ title }) => say.askPrice.replace("{title}", title)),
    offersPerson: true,
    certainty: "unsure",
  };
}
const maxOffered = 3;
/** Among so many entries a need is looked for that is at least somewhat like what is told. */
const nearest = 30;
