import type { Answering } from "#content/answers/asked-on.ts";
import { phrases } from "#content/answers/phrases.ts";
import type { Scope, Service } from "#domain/catalogue/index.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { wordsOf } from "#kit/words.ts";
import { offerLine, tellFacts } from "./catalogue-facts.ts";
import { factsAsked } from "./facts-asked.ts";
import { detailsMeant } from "./focus-details.ts";
import { findOffer, servicesNamed } from "./offers.ts";
import { isQuestion, type Part, type Situation, sure } from "./part.ts";
import type { AskedOnRanked } from "./rank-asked-on.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { readMatter } from "./read-matter.ts";
import { questionFor, sayEntry } from "./say-entry.ts";
import { scopeHolding } from "./scope-holding.ts";
import { findDetails } from "./service-details.ts";

/** Longer messages tell something new. */
const maxWords = 60;

/** What is said to a question that is asked on about a service, with how sure that it is meant. */
export type SaidOn = AskedOnRanked & {
  part: Part;
  /** No price, time, size or number is asked, which the catalogue tells more exactly. */
  isSaidFirst: boolean;
};

/**
 * The likeliest of the service that is named or talked about, or of another matter that is, if anything of it can be said;
 * null where there is none.
 */
export function askedOn(part: string, situation: Situation): SaidOn | null {
  const { focus, services } = situation;
  const [named, other] = servicesNamed(part, services);
  const isInFocus = named === undefined || named.id === focus?.service.id;
  const about = isInFocus ? focus : { service: named, scope: null };
  if (other || wordsOf(part).length > maxWords) return null;
  const matter = named ? null : readMatter(situation);
  const service = isInFocus && focus?.isOpen ? undefined : about?.service;
  const [best] = rankOn(part, [service?.id ?? null, matter], {
    situation,
    isNamed: named !== undefined,
  });
  if (!best || best.answering.by === "elsewhere") return null;
  if (!service && isElse(part, best, situation)) return null;
  const said = say(best.answering, part, about, situation);
  const isSaidFirst =
    best.answering.by !== "fact" &&
    (factsAsked(part).length === 0 || !service) &&
    (best.answering.by === "scope" || !service || isOwnAsked(part, service)) &&
    readNumbers(part).every(({ isArticle }) => isArticle);
  // What is asked of a service that is named is rather understood by itself.
  if (!isInFocus && (best.score < askedOnFrom.sure || !isQuestion(part))) return null;
  const score = isInFocus ? best.score : Math.min(best.score, hardlyPlain);
  return said && { ...best, score, part: said, isSaidFirst };
}

/** "Does it clean up duplicates?" asks for more than the name of the option that does. */
const isOwnAsked = (part: string, service: Service): boolean =>
  asksWhether.test(part) || scopeHolding(part, service) === null;
const asksWhether =
  /^[\s¿]*(?:and |und |y |et )?(?:does|do|is|are|will|would|could|kann|können|ist|sind|wird|werden|hat|funktioniert|geht|puede|pueden|es|está|hace|est-ce|peut)(?!\p{L})/iu;

/** Where no service is talked about, a question that is as clear by itself goes on with nothing. */
function isElse(part: string, { answering, score }: AskedOnRanked, { engine }: Situation): boolean {
  const [alone] = rankEntries(part, engine.index, { limit: 1 });
  if (!alone || (answering.by === "entry" && answering.id === alone.entry.id)) return false;
  return alone.score >= Math.min(score, surelyAlone) || alone.nearest >= inItsWords;
}
const surelyAlone = 0.6;
const inItsWords = 0.93;

/** What may be asked of the service that a need would be met by, however little tells of it; null where nothing does. */
export function askedOfNeed(
  part: string,
  { entry: { kind, offers } }: Pick<Ranked, "entry">,
  situation: Situation,
): SaidOn | null {
  const offer = kind === "need" && offers ? findOffer(offers, situation.services) : null;
  if (!offer) return null;
  const said = askedOn(part, { ...situation, focus: { service: offer.service, scope: null } });
  return said && said.score >= askedOnFrom.guess ? said : null;
}

/**
 * What is asked on, by the whole message and by each of its sentences that asks; surer where the entry is also what the
 * message means by itself, unless it is so by the service's name.
 */
function rankOn(
  part: string,
  about: readonly (string | null)[],
  { situation: { engine }, isNamed }: { situation: Situation; isNamed: boolean },
): AskedOnRanked[] {
  const ids = about.filter((one) => one !== null);
  if (ids.length === 0) return [];
  const sentences = sentencesOf(part);
  const asking = sentences.length > 1 ? sentences.filter((one) => one.endsWith("?")) : [];
  const alone = new Map(
    rankEntries(part, engine.index, { limit: maxAlone }).map(({ entry, score }) => [
      entry.id,
      score,
    ]),
  );
  const found = new Map<string, AskedOnRanked>();
  for (const text of [part, ...asking.slice(0, maxAsking)])
    for (const one of ids.flatMap((id) => engine.readAskedOn?.(text, id) ?? [])) {
      const key = JSON.stringify(one.answering);
      const score = Math.max(one.score, found.get(key)?.score ?? 0);
      found.set(key, { ...one, score });
    }
  return [...found.values()]
    .map((one) => {
      const own = one.answering.by === "entry" && !isNamed ? (alone.get(one.answering.id) ?? 0) : 0;
      return { ...one, score: 1 - (1 - one.score) * (1 - own * sharedEvidence) };
    })
    .toSorted((a, b) => b.score - a.score);
}
const maxAlone = 24;
const maxAsking = 3;
/** Both read the same words. */
const sharedEvidence = 0.7;

/**
 * From which score on it comes before what else is likely meant, is said plainly, is said as likely meant, and comes
 * before a service that is offered to a question.
 */
export const askedOnFrom = { sure: 0.6, plainly: 0.75, likely: 0.3, guess: 0.12 };

/** Ways to ask on don't name what they are about: read with a name, they are said with what was understood. */
const hardlyPlain = 0.74;

/** Said plainly, or with what was understood before it. */
export function sayAskedOn({ answering, score, part }: SaidOn, situation: Situation): Part {
  if (score >= askedOnFrom.plainly || answering.by !== "entry") return part;
  const entry = situation.engine.collection.entries.find(({ id }) => id === answering.id);
  const question = entry && questionFor(entry, situation);
  if (!question) return part;
  const { readAs, ifYouMean, nthIfYouMean } = phrases[situation.language];
  const alone = score < askedOnFrom.likely ? ifYouMean : readAs;
  const lead = situation.place === undefined ? alone : nthIfYouMean;
  return {
    ...part,
    text: `${lead.replace("{question}", question)}\n\n${part.text}`,
    offersPerson: true,
    certainty: "unsure",
  };
}

function say(
  answering: Answering,
  asked: string,
  about: { service: Service; scope: Scope | null } | null,
  situation: Situation,
): Part | null {
  const { engine, language } = situation;
  const cited = about ? [`/services/${about.service.id}`] : [];
  if (answering.by === "entry") {
    const entry = engine.collection.entries.find(({ id }) => id === answering.id);
    if (!entry) return null;
    const said = sayEntry({ entry }, situation);
    // What holds for everything that is sold doesn't rest on this service's page.
    return entry.offers ? { ...said, cited: [...new Set([...said.cited, ...cited])] } : said;
  }
  if (!about) return null;
  const { service, scope } = about;
  if (answering.by === "scope") {
    const held = service.scopes.find(({ id }) => id === `${service.id}.${answering.slug}`);
    return held ? { ...sure(withLines(held, asked, service, situation)), cited } : null;
  }
  if (answering.by === "elsewhere") return null;
  const { text } = tellFacts([answering.fact], { service, scope }, language);
  return text === "" ? null : { ...sure(text), cited };
}

/** An option, with what the catalogue says of it to what is asked. */
function withLines(
  scope: Scope,
  asked: string,
  service: Service,
  { engine, language }: Situation,
): string {
  const meant = detailsMeant(asked, service);
  const lines = (meant.length > 0 ? meant : findDetails(asked, service, engine.index.idf))
    .filter((one) => one.scope?.id === scope.id && one.text !== scope.name && one.held >= linesHeld)
    .slice(0, maxLines);
  return [offerLine(service, scope, language), ...lines.map(({ text }) => `- ${text}`)].join("\n");
}
const linesHeld = 0.4;
const maxLines = 2;
