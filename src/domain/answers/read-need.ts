import { byOurAct, byUs, hurry, notTold, troubles } from "#content/answers/troubles.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import type { Collection } from "./contract.ts";
import { createFinder } from "./features.ts";

/** A service that somebody's trouble asks for. */
export type Need = {
  serviceId: string;
  /** The last part of the scope's id; null for the one that the service starts with. */
  scope: string | null;
  /** What tells of it, summed. */
  score: number;
};
export type NeedReader = (text: string) => Need[];

/** What a customer of ours tells of: themselves, and what they do or want. */
const ownBusiness = createFinder([
  [
    "own",
    "we|our|us|my|i|i m|id|im|ive|wir|unser|unsere|unserem|unseren|unserer|uns|ich|mein|meine|meinem|meinen|meiner|mir|mich|bin|brauche|suche|hab|habe|hatte|nosotros|nuestra|nuestro|nuestros|nuestras|mi|mis|me|tengo|tenemos|somos|llevo|quiero|queremos|necesito|necesitamos|busco|gustaria|nous|notre|nos|mon|ma|mes|je|j|moi|on",
  ],
]);

type Signals = Collection["emergencies"][number]["signals"];

/** Sums what tells of each of several things. */
function createScorer(lines: readonly (readonly [key: string, signals: Signals])[]) {
  const find = createFinder(
    lines.flatMap(([key, signals]) =>
      signals.map(([weight, ways]) => [{ key, weight }, ways] as const),
    ),
  );
  return (words: readonly string[]): Map<string, number> => {
    const scores = new Map<string, number>();
    for (const { key, weight } of find(words)) scores.set(key, (scores.get(key) ?? 0) + weight);
    return scores;
  };
}

const plainWords = (text: string) => wordsOf(plainLetters(text).replaceAll("ß", "ss"));

/**
 * Finds the entry that an emergency is answered by (content/answers/emergencies.ts); null where there is none. `likely`
 * tells how sure it is, by its ways to ask, that an entry is meant, 0 to 1: either that or the signals alone would take
 * too many wishes for emergencies, and together they need fewer signals.
 */
export function createEmergencyReader(
  emergencies: Collection["emergencies"],
): (text: string, likely: ReadonlyMap<string, number>) => string | null {
  const score = createScorer(emergencies.map(({ entry, signals }) => [entry, signals]));
  return (text, likely) => {
    const told = sentencesOf(text).filter((sentence) => !isSupposed(sentence));
    const scores = score(plainWords(told.join(" ")));
    const sumOf = (entry: string) =>
      (scores.get(entry) ?? 0) + likelyWeight * (likely.get(entry) ?? 0);
    // A long story gathers signals: where no way to ask is like it, they must be plain.
    const isStory = wordsOf(text).length > storyWords;
    const fromFor = (entry: string, from: number) =>
      isStory && !likely.has(entry) ? alone * from : from;
    return (
      emergencies.find(({ entry, from }) => sumOf(entry) >= fromFor(entry, from))?.entry ?? null
    );
  };
}
const likelyWeight = 7.5;
const alone = 1.5;
const storyWords = 12;
/** "If our data got out, how fast would we hear of it?" */
const isSupposed = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) && notTold.supposition.test(asSaid(sentence));

/** As content/answers/trouble-words.ts reads it. */
export const asSaid = (text: string): string =>
  (
    plainLetters(text)
      .replaceAll("ß", "ss")
      .replace(/(?<=n)['’](?=t\b)|(?<=\b(?:they|we|you|i|it|he|she|that))['’](?=\p{L})/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");

/** Whether a sentence tells of what happened: "Can it be down?" and "what if it is down" don't. */
function isTold(sentence: string): boolean {
  const said = asSaid(sentence);
  if (notTold.supposition.test(said)) return false;
  return !/\?\s*$/.test(sentence) || hurry.test(said) || notTold.own.test(said);
}

const isOurs = (said: string): boolean =>
  byOurAct.test(said) || (byUs.test(said) && hurry.test(said));

/** Whether a message says that we did something to them, or made what they are in a hurry about. */
export const tellsOfOurs = (text: string): boolean => isOurs(asSaid(text));

/** Whether a message wishes for something, asks for a price or speaks of others' work. */
export const tellsWish = (text: string): boolean => notTold.wish.test(asSaid(text));

/**
 * Finds the entry that answers a trouble told outright (content/answers/troubles.ts); null where a message tells of none,
 * wishes for something, or only asks what would be if.
 */
export function createTroubleReader(
  emergencies: Collection["emergencies"],
): (text: string) => string | null {
  const known = troubles.filter(({ entry }) => emergencies.some((one) => one.entry === entry));
  return (text) => {
    const whole = asSaid(text);
    if (!isOurs(whole) && notTold.wish.test(whole)) return null;
    const told = sentencesOf(text).filter(isTold).map(asSaid).join(" ");
    const tellsOf = (patterns: readonly RegExp[]) => patterns.every((one) => one.test(told));
    return known.find(({ tells }) => tells.some(tellsOf))?.entry ?? null;
  };
}

/** Reads what is sold from how somebody tells of their trouble (content/answers/service-needs.ts). */
export function createNeedReader(needs: Collection["needs"]): NeedReader {
  const services = Object.entries(needs);
  const score = createScorer(services.map(([id, { signals }]) => [id, signals]));
  const scopes = createFinder(
    services.flatMap(([id, need]) =>
      Object.entries(need.scopes).map(([scope, ways]) => [{ id, scope }, ways] as const),
    ),
  );
  return (text) => {
    const words = plainWords(text);
    const named = [...scopes(words)];
    return [...score(words)]
      .map(([serviceId, sum]) => ({
        serviceId,
        // The later one is the larger one.
        scope: named.findLast(({ id }) => id === serviceId)?.scope ?? null,
        score: sum,
      }))
      .toSorted((a, b) => b.score - a.score);
  };
}

/** Whether somebody tells of themselves, and doesn't only ask something about us. */
export const tellsOfOwn = (text: string): boolean => ownBusiness(plainWords(text)).size > 0;

/** A business of one's own, and not only somebody: "we", "our", "I run". */
const business = createFinder([
  [
    "business",
    "we|our|us|i run|i own|i m a|im a|i have a|my customers|my clients|my shop|my company|my business|here|wir|unser|unsere|unserem|unseren|unserer|uns|ich betreibe|ich fuhre|meine kunden|bei uns|nosotros|nuestra|nuestro|nuestros|nuestras|tenemos|somos|nos|llevo un|llevo una|tengo un|tengo una|mis clientes|nous|notre|j ai un|j ai une|je tiens|mes clients|chez nous",
  ],
]);

/** Whether somebody tells of a business of their own. */
export const tellsOfBusiness = (text: string): boolean => business(plainWords(text)).size > 0;

/** Whether a message tells of a crisis (content/answers/crisis.ts). */
export const tellsOf = (
  { tells, unless }: Collection["crises"][number],
  message: string,
): boolean => tells.some((pattern) => pattern.test(message)) && unless?.test(message) !== true;
