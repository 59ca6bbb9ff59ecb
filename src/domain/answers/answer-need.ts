import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { offerLine, pricesOf } from "./catalogue-facts.ts";
import type { Entry } from "./contract.ts";
import { dollars, findOffer, servicesNamed, servicesThere, timeIn } from "./offers.ts";
import { contentWords, isQuestion, type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";
import { type NeedsTold, rankNeeds } from "./rank-needs.ts";
import { tellsOfBusiness, tellsOfOwn } from "./read-need.ts";
import { isTelling, namedOf, scopeHolding } from "./scope-holding.ts";

/** What somebody's trouble asks for, and how surely. */
export type FoundNeed = {
  service: Service;
  scope: Scope | null;
  /** Nearly as likely. */
  other: Service | null;
  isSure: boolean;
  /** How likely it is that a need is told at all, 0 to 1. */
  chance: number;
  /** Where none is likely enough to be offered alone: those that may meet it, the likeliest first. */
  choices: readonly Service[];
  /** By what is told, and not only by the service's name. */
  isTold: boolean;
  /** So plain that neither a service named in passing nor a curated question is meant. */
  isPlain: boolean;
  /** Something that is named is more than the options hold. */
  isBeyond: boolean;
};

/** A trouble isn't told in fewer words that carry meaning. */
const minWords = 4;
/**
 * How likely it must be that a need is told at all: where somebody tells of themselves, and where not; so that a
 * service that is named, or likely, is surely meant; and so that nothing else is.
 */
const needFrom = { own: 0.4, any: 0.55, named: 0.45, sure: 0.6, plain: 0.75 };
/**
 * How likely a service must be: to be offered as perhaps the one, as surely the one, beside another, without another, and
 * as one of several to choose from. Of stories by authors who were left out, 0.4 to 0.5 was right in 63 of 100, and 0.6
 * to 0.7 in 79.
 */
const likely = { perhaps: 0.42, sure: 0.6, other: 0.2, alone: 0.7, choice: 0.1 };
const maxOffered = 3;
/** From here on a curated answer is what is asked, whatever else is told: where something is asked, and where not. */
const surelyCurated = { asked: 0.45, told: 0.5 };

/** From here on a curated answer is more likely meant than a service that is only named, or than a need where something is asked. */
const besideName = 0.33;
const nearBesideName = 0.6;

/** The service that a message's trouble asks for; null where it tells of none. */
export function findNeed(
  part: string,
  ranked: readonly Ranked[],
  situation: Situation,
): FoundNeed | null {
  const { engine, services } = situation;
  if (contentWords(part).length < minWords) return null;
  const there = servicesThere(part, services).map(({ id }) => id);
  const found = rankNeeds(part, engine, { without: there, shownId: situation.shown?.id });
  const { needs } = found;
  const [first, second] = needs;
  const service = services.find(({ id }) => id === first?.serviceId);
  if (!first || !service) return null;
  const [named] = servicesNamed(part, services);
  const need = needChance(found, { part, ranked, situation });
  if (need < (tellsOfOwn(part) ? needFrom.own : needFrom.any)) return null;
  const [best] = ranked;
  const from = isQuestion(part) ? surelyCurated.asked : surelyCurated.told;
  const isCurated = best?.entry.kind === "answer" && best.score >= from;
  // "For our vendor form I need your registration number": the service is named in passing.
  const isElse =
    best?.entry.kind === "answer" && (best.score >= besideName || best.nearest >= nearBesideName);
  const isAsked = isQuestion(part) && best?.entry.kind === "answer" && best.score >= besideName;
  const holding = scopeHolding(part, service);
  const held = holding ? null : namedOf(part, service);
  const near = ranked.find(
    ({ entry }) =>
      entry.kind === "need" && findOffer(entry.offers ?? "", services)?.service.id === service.id,
  );
  const isTold = need >= needFrom.sure && first.likely >= likely.sure;
  const isMeant = named?.id === service.id && !isQuestion(part) && !isElse;
  const isSure = isTold || (isMeant && need >= needFrom.named);
  const scopeId = first.scope ? `${first.serviceId}.${first.scope}` : near?.entry.offers;
  return {
    service,
    scope: holding ?? ((scopeId && findOffer(scopeId, services)?.scope) || null),
    other:
      second && second.likely >= likely.other && first.likely < likely.alone
        ? (services.find(({ id }) => id === second.serviceId) ?? null)
        : null,
    chance: need,
    choices: isSure || first.likely >= likely.perhaps ? [] : choicesOf(needs, services),
    isTold,
    isSure,
    isPlain: isTold && need >= needFrom.plain && !isCurated && !isAsked && named?.id !== service.id,
    isBeyond: held?.open.some((one) => one.demand.kind === "quantity" && isTelling(one)) ?? false,
  };
}

/**
 * How likely a message tells of a need: by its likeness to stories, by what tells of the likeliest service, and by how
 * likely a curated question is meant, or a curated need (a logistic curve, fitted to stories of authors that were left
 * out and to the learnt questions).
 */
function needChance(
  { told, needs }: NeedsTold,
  { part, ranked, situation }: { part: string; ranked: readonly Ranked[]; situation: Situation },
): number {
  const { engine, services } = situation;
  const scoreOf = (kind: Entry["kind"]) =>
    ranked.find(({ entry }) => entry.kind === kind)?.score ?? 0;
  const [best] = ranked;
  const isTrouble =
    best !== undefined &&
    best.score >= troubleFrom &&
    engine.collection.emergencies.some(({ entry }) => entry === best.entry.id);
  const sum =
    fit.base +
    fit.told * Math.log((told.need + nearlyNone) / (1 - told.need + nearlyNone)) +
    fit.signals * Math.min(needs[0]?.score ?? 0, maxPoints) +
    fit.answer * scoreOf("answer") +
    fit.need * scoreOf("need") +
    (isQuestion(part) ? fit.question : 0) +
    (servicesNamed(part, services).length > 0 ? fit.named : 0) +
    (isTrouble ? fit.trouble : 0) +
    (situation.focus && !situation.focus.isOpen ? fit.inTalk : 0);
  return 1 / (1 + Math.exp(-sum));
}
const fit = {
  base: -0.1,
  told: 0.43,
  signals: 0.3,
  answer: -3.3,
  need: 2.8,
  question: -1.2,
  named: -1.15,
  /** By hand: whoever complains is offered nothing, and whoever talks of a service hardly tells of a new need. */
  trouble: -1.5,
  inTalk: -1,
};
const nearlyNone = 0.0001;
const troubleFrom = 0.15;
const maxPoints = 6;

/** What a good salesperson says: which service, why, what it costs and takes, what else it may be, and a question back. */
export function sayNeed(
  { service, scope, other, isSure, isBeyond, choices }: FoundNeed,
  situation: Situation,
): Part {
  if (choices.length > 1) return sayChoices(choices, situation);
  const { engine, language } = situation;
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

const choicesOf = (needs: NeedsTold["needs"], services: readonly Service[]): Service[] =>
  needs
    .filter((one) => one.likely >= likely.choice)
    .flatMap(({ serviceId }) => services.find(({ id }) => id === serviceId) ?? [])
    .slice(0, maxOffered);

/** Several services that may meet a need, with what each does about it. */
function sayChoices(choices: readonly Service[], { engine, language }: Situation): Part {
  const say = phrases[language];
  const lines = choices.map(
    ({ id, title, priceRange, deliveryTime }) =>
      `- [${title}](/services/${id}) (${dollars(priceRange.minCents)}, ${timeIn(deliveryTime, language)}): ${engine.collection.needs[id]?.why[language] ?? ""}`,
  );
  return {
    ...sure([say.whichNeed, ...lines].join("\n")),
    cited: choices.map(({ id }) => `/services/${id}`),
    asks: choices.map(({ title }) => say.askPrice.replace("{title}", title)),
    offersPerson: true,
    certainty: "unsure",
  };
}

/** Whether somebody tells of a need that no service of ours meets: "we need 5,000 flyers printed". */
export function isMetElsewhere(part: string, { engine, services }: Situation): boolean {
  if (contentWords(part).length < minWords || servicesNamed(part, services).length > 0)
    return false;
  const told = engine.readStory?.(part).told;
  return told !== undefined && told.elsewhere >= elsewhereFrom;
}
/** No story of a need that we meet came so far. */
const elsewhereFrom = 0.45;

/** From so many words that carry meaning on, somebody tells enough of their business to be offered something. */
const enoughTold = 7;

/** What our services could do for a business that is told of, where none plainly fits; null where none is told of. */
export function askWhichNeed(part: string, situation: Situation): Part | null {
  if (contentWords(part).length < enoughTold || !tellsOfBusiness(part)) return null;
  const { engine, services } = situation;
  const { told, needs } = rankNeeds(part, engine);
  const choices = choicesOf(needs, services);
  return told.need >= told["no-need"] && choices.length > 0 ? sayChoices(choices, situation) : null;
}
