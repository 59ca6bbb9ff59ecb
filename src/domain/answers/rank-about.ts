import { sameOfServices } from "#content/answers/said-of-services.ts";
import { serviceNames } from "#content/answers/service-names.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { relationTo } from "./about-service.ts";
import type { EntryIndex } from "./index-entries.ts";
import { servicesNamed } from "./offers.ts";
import { isQuestion, type Situation, wishes } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";

const maxRanked = 6;
/** Among so many entries one about the service in focus is looked for. */
const maxLooked = 24;
/** What is surer than this is meant, whatever was talked about before. */
const surely = 0.7;
const inItsWords = 0.93;
const weights = { same: 1.7, any: 1, other: 0.5 };
const maxLeaned = 0.69;

/**
 * What a message may mean. Where a service is talked about and the message names none, answers about that service come
 * before answers about another one.
 */
export function rankAbout(part: string, situation: Situation): Ranked[] {
  const { services, focus } = situation;
  const ranked = withoutStrangers(rankNamed(part, situation), part, situation);
  const [best] = ranked;
  if (!focus || !best || focus.isOpen || servicesNamed(part, services).length > 0) return ranked;
  if (best.score >= surely || best.nearest >= inItsWords || best.entry.kind === "small-talk")
    return ranked;
  const wide = rankEntries(part, indexFor(situation), { limit: maxLooked });
  const known = new Map(wide.map((one) => [one.entry.id, one]));
  for (const one of ranked) known.set(one.entry.id, one);
  const meant = sameOf(best, focus.service, situation);
  if (meant) known.set(meant.entry.id, meant);
  return [...known.values()]
    .map((one) => ({ ...one, score: leaned(one, focus.service, wishes(part)) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxRanked);
}

/**
 * An answer about one service is hardly meant where another one is named, or none is named or talked about; nor where
 * somebody wishes for it, and asks nothing.
 */
function withoutStrangers(
  ranked: readonly Ranked[],
  part: string,
  { services, focus }: Situation,
): Ranked[] {
  const named = servicesNamed(part, services);
  const about = [...named, ...(focus ? [focus.service] : [])];
  const isWish = wishes(part) && !isQuestion(part);
  const [only, second] = named;
  const isOwn = ({ entry }: Ranked) =>
    only !== undefined && !second && entry.offers?.split(".")[0] === only.id;
  return ranked
    .map((one) => {
      const { kind, offers } = one.entry;
      if (kind !== "answer" || offers === null || one.nearest >= inItsWords) return one;
      const isKnown = about.some(({ id }) => id === offers.split(".")[0]);
      if (isKnown && !isWish) return isOwn(one) ? { ...one, score: ownScore(one.score) } : one;
      const score = named.length > 0 && !isKnown ? one.score * weights.other : one.score;
      return { ...one, score: Math.min(score, maxStrange) };
    })
    .toSorted((a, b) => b.score - a.score);
}
/** What is said of the one service that is named comes before what is said of all, where neither is sure. */
const ownScore = (score: number): number => Math.max(score, Math.min(score * ownWeight, maxOwn));
const ownWeight = 1.3;
const maxOwn = 0.59;
/** Such an answer is at most said as likely meant. */
const maxStrange = 0.45;

/** "Would the host do it in Portuguese?", of a video: what is said to that of chatbots is said of videos in another answer. */
function sameOf(best: Ranked, service: Service, { engine }: Situation): Ranked | null {
  if (relationTo(best.entry, service) !== "other") return null;
  const same = sameOfServices.find((ids) => ids.includes(best.entry.id)) ?? [];
  const entry = engine.collection.entries.find(
    (one) => same.includes(one.id) && relationTo(one, service) === "same",
  );
  return entry ? { ...best, entry } : null;
}

function leaned({ entry, score }: Ranked, service: Service, isWish: boolean): number {
  // Whoever asks on about a service and wishes for nothing else hardly tells of a new need.
  if (entry.kind === "need") return isWish ? score : score * weights.other;
  if (entry.kind !== "answer") return score;
  const weighed = score * weights[relationTo(entry, service)];
  return Math.max(Math.min(score, weighed), Math.min(weighed, maxLeaned));
}

/**
 * Whoever talks about a service leaves out what it is: which entry a whole text means was learnt from questions that say
 * it, and would be surer than it may be.
 */
const indexFor = ({ engine, focus }: Situation): EntryIndex =>
  focus ? engine.byWords : engine.index;

/** Where a message says "it" of the service that is talked about, as if it named it. */
function rankNamed(part: string, situation: Situation): Ranked[] {
  const { services, focus } = situation;
  const index = indexFor(situation);
  const ranked = rankEntries(part, index, { limit: maxRanked });
  const name = focus && chatName(focus.service);
  if (!name || !saysIt.test(part) || servicesNamed(part, services).length > 0) return ranked;
  const named = rankEntries(part.replace(saysIt, ` ${name} `), index, { limit: maxRanked });
  const [best] = named;
  // The service's name alone is no evidence: other words must speak for the same.
  const isMeant = ranked.some(({ entry }) => entry.id === best?.entry.id);
  const isBetter = (best?.score ?? 0) > (ranked[0]?.score ?? 0);
  return isMeant && isBetter && ranked[0]?.entry.kind !== "small-talk" ? named : ranked;
}
const saysIt =
  /(?<![\p{L}'’])(?:it|this|that one|this one|which one|which of them|the one|er|sie|es|welche[rsn]?|cu[áa]l(?:es)?|lo|lequel|laquelle|il|elle|ça)(?![\p{L}'’])/iu;
/** What people call a service: "chatbot". */
const chatName = ({ id }: Service): string => serviceNames[id]?.split("|")[0] ?? "";

/**
 * The likeliest answer about the service that a question names: "could the chatbot look up an order?" asks something of
 * it, however plainly the rest tells what it is needed for.
 */
export const askedOfNamed = (
  part: string,
  ranked: readonly Ranked[],
  { named, from }: { named: Service | undefined; from: number },
): Ranked | undefined =>
  named && isQuestion(part)
    ? ranked.find(
        ({ entry, score }) =>
          entry.kind === "answer" && entry.offers?.split(".")[0] === named.id && score >= from,
      )
    : undefined;
