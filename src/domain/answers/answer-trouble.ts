import { sentencesOf } from "#kit/sentences.ts";
import { thresholds } from "./answer-part.ts";
import type { Entry } from "./contract.ts";
import type { LikelyTrouble } from "./hear-trouble.ts";
import { isQuestion, type Part, type Situation } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { tellsOfOurs, tellsWish } from "./read-need.ts";
import { sayEntry } from "./say-entry.ts";

/** "If our data leaked, when would we hear of it?" tells of nothing that has happened. */
const supposes =
  /^\W*(?:and |und |y |et )?(?:if|what if|what happens (?:if|when)|suppose|wenn|was wenn|was passiert,? wenn|falls|y si|qué pasa si|et si|que se passe)(?!\p{L})[^.!]*\?\s*$/iu;

/** "Can other customers see our data?" asks how things are. */
const asksInGeneral =
  /^\W*(?:can|could|do|does|will|would|how|who|what|which|kann|können|wie|wer|was|puede[ns]?|cómo|quién|qué|est-ce que|peut|comment|qui)(?!\p{L})[^.!]*\?\s*$/iu;

const surelyNeed = 0.97;
const likelyNeed = 0.9;
const seeks =
  /(?<!\p{L})(?:looking for|look for|in search of|suchen?|gesucht|buscamos|busco|se busca|cherch(?:e|ons)|recherch(?:e|ons))(?!\p{L})/iu;

/**
 * From which likelihood on a message is heard as trouble, where no pattern tells: as it is; as a question; against an
 * answer that is surely meant, a question in general or a wish; against a story that asks for something to buy; and where
 * nothing else was surely understood. `other`: another trouble than the patterns tell.
 */
const heard = {
  told: 0.55,
  asked: 0.75,
  against: 0.88,
  story: 0.7,
  unsure: 0.4,
  other: 0.6,
};

/** A trouble that somebody tells us of, as it was typed and with slips mended. */
type Told = { message: string; typed: string };

/** What somebody is told whose system of ours is broken, or who was treated badly; null where nothing of that is told. */
export function troubleIn({ message, typed }: Told, situation: Situation): Part | null {
  if (supposes.test(message)) return null;
  const likely = situation.engine.hearTrouble(typed);
  const { readTrouble, readEmergency, readStory, index } = situation.engine;
  const isGeneral = asksInGeneral.test(message);
  // "The boy who made our site left. We look for somebody who keeps an eye on it" tells of a need.
  const need = tellsOfOurs(typed) ? 0 : (readStory?.(message).told.need ?? 0);
  if (need >= surelyNeed && seeks.test(message)) return null;
  // What is asked about single services is no trouble with one.
  const ranked = rankEntries(message, index, { limit: 12 })
    .filter(({ entry }) => entry.kind !== "answer" || entry.offers === null)
    .slice(0, 3);
  const [best] = ranked;
  // "The payment page doesn't open" has an answer of its own.
  // A statement about a service of ours is a trouble sooner than a question about it.
  const isAsked =
    best?.entry.kind === "answer" && (best.entry.offers === null || isQuestion(message));
  const isAnswered = isAsked && best.score >= thresholds.sure;
  const isLeft = isAnswered && !tellsOfOurs(typed);
  const by = new Map(ranked.map(({ entry, score }) => [entry.id, score]));
  // Words of trouble in a story of what somebody needs: "people write to me 'tap broken'".
  const isNeed = need >= surelyNeed && likely.chance < heard.told;
  const told = isGeneral
    ? null
    : ((isLeft ? null : (readTrouble(typed) ?? readTrouble(message))) ??
      (isNeed ? null : readEmergency(message, by)));
  const isOther =
    isAnswered && best.entry.id !== likely.entry && !isOfTrouble(best.entry, situation);
  const isAgainst = isGeneral || isOther || isNeed || isWish(typed);
  const isStory = need >= likelyNeed;
  const from = isAgainst
    ? heard.against
    : endsAsking(message)
      ? heard.asked
      : isStory
        ? heard.story
        : heard.told;
  if (told)
    return sayTrouble(likely.chance >= heard.other ? likely.entry : told, message, situation);
  return withRanked(likely, ranked, situation) >= from
    ? sayTrouble(likely.entry, message, situation)
    : null;
}

const isWish = (typed: string): boolean => tellsWish(typed) && !tellsOfOurs(typed);

/** "Is something wrong with the form? Nobody has written" tells: only the last sentence asks. */
const endsAsking = (message: string): boolean => isQuestion(sentencesOf(message).at(-1) ?? message);

/**
 * How likely it is trouble where its likeness to curated ways to ask is known, too: an entry of trouble that is near
 * speaks for it, another answer against it.
 */
function withRanked(
  { chance }: LikelyTrouble,
  ranked: readonly Ranked[],
  situation: Situation,
): number {
  const scoreOf = (isTrouble: boolean) =>
    ranked.find(
      ({ entry }) => entry.kind === "answer" && isOfTrouble(entry, situation) === isTrouble,
    )?.score ?? 0;
  const sum =
    Math.log((chance + nearlyNone) / (1 - chance + nearlyNone)) +
    ranking.for * scoreOf(true) -
    ranking.against * Math.max(0, scoreOf(false) - ranking.free);
  return 1 / (1 + Math.exp(-sum));
}
const ranking = { for: 2, against: 3, free: 0.2 };
const nearlyNone = 1e-4;

const isOfTrouble = ({ id }: Entry, { engine }: Situation): boolean =>
  engine.collection.emergencies.some(({ entry }) => entry === id);

/** The same where nothing else was surely understood, so that less tells of it. */
export function troubleAfterAll({ message, typed }: Told, situation: Situation): Part | null {
  if (supposes.test(message) || asksInGeneral.test(message)) return null;
  const { hearTrouble, index } = situation.engine;
  const likely = hearTrouble(typed);
  const ranked = rankEntries(message, index, { limit: 3 });
  if (isWish(typed)) return null;
  const isStory = (situation.engine.readStory?.(message).told.need ?? 0) >= likelyNeed;
  const isDoubtful = isStory || endsAsking(message) || situation.before !== "";
  const from = isDoubtful ? heard.told : heard.unsure;
  return withRanked(likely, ranked, situation) >= from
    ? sayTrouble(likely.entry, message, situation)
    : null;
}

/** The answer to a trouble, with what is asked beside it. */
function sayTrouble(id: string, message: string, situation: Situation): Part | null {
  const { collection } = situation.engine;
  const entry = collection.emergencies.some((one) => one.entry === id)
    ? collection.entries.find((one) => one.id === id)
    : undefined;
  if (!entry) return null;
  const answer = sayEntry({ entry }, situation);
  const beside = askedBeside(message, entry, situation);
  if (!beside) return { ...answer, offersPerson: true };
  const other = sayEntry({ entry: beside }, situation);
  return {
    ...answer,
    text: `${answer.text}\n\n${other.text}`,
    cited: [...new Set([...answer.cited, ...other.cited])],
    offersPerson: true,
  };
}

/** "…, and do I get anything back?": a question beside the trouble that has an answer of its own, which sells nothing. */
function askedBeside(message: string, trouble: Entry, situation: Situation): Entry | null {
  const questions = sentencesOf(message).filter((one) => /\?\s*$/.test(one));
  if (sentencesOf(message).length < 2) return null;
  for (const question of questions) {
    const [best] = rankEntries(question, situation.engine.index, { limit: 1 });
    const isAnswer = best?.entry.kind === "answer" && best.entry.offers === null;
    const isSame = best?.entry.id === trouble.id || trouble.next.includes(best?.entry.id ?? "");
    if (
      isAnswer &&
      !isOfTrouble(best.entry, situation) &&
      best.score >= besideFrom &&
      (isSame || asksOfMoney.test(best.entry.id))
    )
      return best.entry;
  }
  return null;
}
const besideFrom = 0.7;
const asksOfMoney = /^(?:refund|cancel|sla|breach|data-|ownership|support|handover)/;
