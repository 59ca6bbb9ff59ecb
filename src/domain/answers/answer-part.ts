import { smallTalkSigns } from "#content/answers/small-talk-signs.ts";
import { wordsOf } from "#kit/words.ts";
import { askedOfNeed, askedOn, askedOnFrom, sayAskedOn } from "./answer-asked-on.ts";
import { answerFromCatalogue } from "./answer-from-catalogue.ts";
import { answerInTalk } from "./answer-in-talk.ts";
import { askWhichNeed, findNeed, isMetElsewhere, sayNeed } from "./answer-need.ts";
import { answerOfFocus, withLines } from "./answer-of-focus.ts";
import { asksFurtherRound } from "./facts-asked.ts";
import { createFinder } from "./features.ts";
import { chatIn } from "./hear-chat.ts";
import { asksWhetherSold, offerService, wantsThing } from "./offer-service.ts";
import { findOffer, servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import {
  contentWords,
  isQuestion,
  isWishFor,
  type Part,
  requests,
  type Situation,
  sure,
  wishes,
} from "./part.ts";
import { askedOfNamed, rankAbout } from "./rank-about.ts";
import { type Ranked, rankEntries, rankTalk } from "./rank-entries.ts";
import { tellsOfOwn } from "./read-need.ts";
import { askBack, notSoldId, sayEntry, sayPerhaps, sayWithPerhaps } from "./say-entry.ts";
import { isSurelyUncovered, sayUnanswered } from "./say-unanswered.ts";
import { scopeHolding } from "./scope-holding.ts";
import { asksIndirectly } from "./split-message.ts";

/**
 * From which score on an entry is said (`sure`), said as likely meant (`likely`), and offered as a question to tap
 * (`unsure`). What a score means is measured (certainty.ts); the thresholds were chosen with the learnt questions.
 */
export const thresholds = {
  sure: 0.6,
  /** Below this, what is sure enough to be said is said as likely meant. */
  plainly: 0.7,
  inItsWords: 0.97,
  near: 0.5,
  unknown: 0.34,
  asked: 0.35,
  likely: 0.2,
  /** Of what asks: a curated answer so likely is right in two of three. */
  likelyAsked: 0.15,
  unsure: 0.15,
  smallTalk: 0.9,
  /** That a message is small talk, whichever; where it asks something, it must be more. */
  talk: 0.5,
  talkAsked: 0.75,
  talkNear: 0.45,
  /** From here on something else is meant, with thanks or a greeting around it. */
  talkBeside: 0.35,
  /** Of a message that tells of a trouble, and asks nothing. */
  plain: 0.6,
  /** What plainly tells of a need and is so little like chat isn't small talk, whatever its signs. */
  noTalk: 0.1,
  /** That a need is told, so that it comes before what is only likely asked; the same where something is asked. */
  need: 0.55,
  needAsked: 0.75,
};
const maxChoices = 3;
const bareWords = 3;
/** A follow-up of few words is read with what was asked before it. */
const fewWords = 7;

/** Answers one question: from the catalogue, by a curated answer, by asking back, or not at all. */
export function answerPart(part: string, situation: Situation): Part {
  const { engine, services, language } = situation;
  // One of several questions about something sells nothing, and of nothing only what is told.
  const isOne = situation.isOneOfSeveral === true;
  const isAside = isOne && situation.focus !== null;
  const ranked = rankAbout(part, situation).filter(
    ({ entry }) => !isAside || entry.kind !== "need",
  );
  const [best] = ranked;
  const words = contentWords(part);
  const isShort = wordsOf(part).length <= fewWords;
  const inTalk = answerInTalk(part, situation);
  if (inTalk) return inTalk;
  // Who asks for one more round of changes is a customer already.
  const told = asksFurtherRound(part) || isAside ? null : findNeed(part, ranked, situation);
  const need = isOne && told?.isTold === false ? null : told;
  const isNoTalk = need?.isPlain === true && engine.readKinds(part).chat < thresholds.noTalk;
  const talk = isNoTalk ? null : talkIn(part, ranked, situation);
  if (talk) return sayEntry(talk, situation);
  // "Don't you get fed up with people asking the same?" is told of Aria, and of nobody's business.
  const ofHer = need && !tellsOfOwn(part) ? chatIn(part, undefined, situation) : null;
  if (ofHer) return sayEntry(ofHer, situation);
  if (need?.isPlain && !requests(part)) return sayNeed(need, situation);
  // "Do you do monthly maintenance?" asks for the service alone; of trading bots there is more to say.
  const isBare = asksWhetherSold(part) && words.length <= bareWords;
  const isTold = best?.entry.kind === "answer" && best.score >= thresholds.plainly;
  const [offered, another] = isBare && !isTold ? servicesNamed(part, services) : [];
  if (offered && !another && (best?.nearest ?? 0) < thresholds.inItsWords)
    return offerService(offered, scopeHolding(part, offered), situation);
  const on = askedOn(part, situation);
  const isOn = on !== null && on.score >= askedOnFrom.sure;
  if (isOn && on.isSaidFirst && (best?.nearest ?? 0) < thresholds.inItsWords)
    return sayAskedOn(on, situation);
  const byCatalogue =
    answerFromCatalogue(part, ranked, situation) ?? answerOfFocus(part, ranked, situation);
  if (byCatalogue) return byCatalogue;
  if (isOn) return sayAskedOn(on, situation);
  const chat = chatIn(part, best, situation);
  if (chat) return sayEntry(chat, situation);
  const isAnswered = best?.entry.kind === "answer" && best.score >= thresholds.likely;
  const elsewhere = isAnswered || need?.isSure ? null : sayMetElsewhere(part, situation);
  if (elsewhere) return elsewhere;
  const isLikelyNeed = need !== null && (need.isSure || need.chance >= thresholds.need);
  const isAsking = isQuestion(part) || requests(part) || isSurelyUncovered(part, situation);
  const unanswered = isLikelyNeed && !isAsking ? null : sayUnanswered(part, best, situation);
  if (unanswered) return unanswered;
  // Somebody who tells of their trouble hardly asks a curated question.
  const [named] = servicesNamed(part, services);
  const tellsNeed = need !== null && !isQuestion(part) && (need.isTold || !named);
  const from = tellsNeed ? thresholds.plain : thresholds.sure;
  // Neither a wish for a service is doubted, nor a question in the very words of a way to ask.
  const isDoubtful =
    best?.entry.kind === "answer" &&
    best.score < thresholds.plainly &&
    best.nearest < thresholds.inItsWords &&
    (isQuestion(part) || !isWishFor(part));
  const isOtherNeed =
    need?.isTold === true &&
    best?.entry.kind === "need" &&
    findOffer(best.entry.offers ?? "", services)?.service.id !== need.service.id;
  if (best && best.entry.kind !== "small-talk" && best.score >= from && !isOtherNeed)
    return isDoubtful
      ? sayPerhaps(best, ranked.slice(1, maxChoices), situation)
      : withLines(sayEntry(best, situation), best, part, situation);
  // "If I take the chatbot, is … ?" names it, and needs something else or asks something of it.
  const isOfNamed = named !== undefined && named.id === need?.service.id && isQuestion(part);
  const isAboutNamed = named !== undefined && (need?.isSure !== true || isOfNamed);
  const asked = tellsNeed ? from : isAboutNamed ? thresholds.likely : thresholds.asked;
  const isAsked = best?.entry.kind === "answer" && best.score >= asked;
  const ofNamed = askedOfNamed(part, ranked, { named, from: thresholds.likelyAsked });
  if (ofNamed && isOfNamed && !isAsked) return sayPerhaps(ofNamed, [], situation);
  if (need?.isSure && !isAsked && !requests(part))
    return isQuestion(part) && best?.entry.kind === "answer" && best.score >= thresholds.unsure
      ? sayWithPerhaps(sayNeed(need, situation), best, situation)
      : sayNeed(need, situation);
  // A short follow-up is read together with what came before.
  if (isShort && situation.before && words.length > 0) {
    const [leaning] = rankEntries(`${part} ${situation.before}`, engine.index, { limit: 1 });
    const isSame = leaning?.entry.id === best?.entry.id;
    if (leaning && isSame && leaning.score >= thresholds.sure) return sayEntry(leaning, situation);
  }
  // Something is asked, and the need is a guess: what was likely meant comes before what is sold.
  const isGuess =
    need !== null &&
    !need.isSure &&
    need.chance < (isQuestion(part) ? thresholds.needAsked : thresholds.need);
  if (isGuess && on && on.score >= Math.max(askedOnFrom.likely, best?.score ?? 0))
    return sayAskedOn(on, situation);
  const isBareWish = named !== undefined && wishes(part) && !isQuestion(part) && !requests(part);
  const isGuessed = isGuess && !isBareWish && best?.entry.kind === "answer";
  if (isGuessed && best.score >= thresholds.likelyAsked)
    return sayPerhaps(best, ranked.slice(1, maxChoices), situation);
  if (need && !isAsked && !requests(part)) return sayNeed(need, situation);
  const notSold = !named && wantsThing.test(part) && (best?.score ?? 0) < thresholds.likely;
  const answer = notSold ? sayNotSold(situation) : null;
  if (answer) return answer;
  const choices = ranked
    .filter(
      ({ entry, score }) => score >= thresholds.unsure && /^(?:answer|need)$/.test(entry.kind),
    )
    .slice(0, maxChoices);
  const [likely, ...others] = choices;
  const isLikely =
    likely !== undefined &&
    (likely.score >= (isQuestion(part) ? thresholds.likelyAsked : thresholds.likely) ||
      (likely.nearest >= thresholds.near && likely.unknown <= thresholds.unknown));
  const isWished =
    isWishFor(part) && !requests(part) && (!isAsked || (wishes(part) && !isQuestion(part)));
  if (named && (asksWhetherSold(part) || isWished))
    return offerService(named, scopeHolding(part, named), situation);
  if (on && on.score >= Math.max(askedOnFrom.likely, likely?.score ?? 0))
    return sayAskedOn(on, situation);
  if (likely?.entry.kind === "answer" && isLikely) return sayPerhaps(likely, others, situation);
  const isNeedLikely = likely?.entry.kind === "need" && likely.score >= thresholds.likely;
  const toldOf = isNeedLikely ? null : askWhichNeed(part, situation);
  if (toldOf) return toldOf;
  // "Do its arrows vanish again?" asks of it: what may be asked on comes before what it is.
  const guess = isQuestion(part) && likely ? askedOfNeed(part, likely, situation) : null;
  if (guess) return sayAskedOn(guess, situation);
  if (choices.length > 0) return askBack(choices, situation);
  return { ...sure(phrasesOf(engine, language).unknown), offersPerson: true, certainty: "unknown" };
}

/** That something isn't among what we offer, with a person to ask; null where a collection has no such entry. */
function sayNotSold(situation: Situation): Part | null {
  const entry = situation.engine.collection.entries.find(({ id }) => id === notSoldId);
  return entry ? { ...sayEntry({ entry }, situation), offersPerson: true } : null;
}

function sayMetElsewhere(part: string, situation: Situation): Part | null {
  const answer = isMetElsewhere(part, situation) ? sayNotSold(situation) : null;
  return answer && { ...answer, certainty: "unsure" };
}

/** The small talk that a message is, and nothing else: "that was helpful, cheers, have a nice weekend". */
function talkIn(
  part: string,
  [best]: readonly Ranked[],
  situation: Situation,
): Pick<Ranked, "entry"> | null {
  const { engine, isOneOfSeveral } = situation;
  const talk = rankTalk(part, engine.index);
  const words = wordsOf(part);
  const isOne = Math.max(best?.nearest ?? 0, best?.score ?? 0) >= thresholds.smallTalk;
  if (talk && isOne && words.length <= fewWords) return talk;
  const isAsked = part.includes("?") && (talk?.score ?? 0) < thresholds.talkAsked;
  const id = isOneOfSeveral ? null : signOfTalk(part, words, situation, best);
  const signed = id === null ? undefined : engine.collection.entries.find((one) => one.id === id);
  if (signed?.kind === "small-talk") return { entry: signed };
  const isLike =
    talk !== null && talk.score >= thresholds.talk && talk.nearest >= thresholds.talkNear;
  return isLike && !isAsked && words.length <= talkWords ? talk : null;
}
const talkWords = 14;

/** The entry of the small talk that a message shows signs of, where it asks nothing and tells of no need. */
function signOfTalk(
  part: string,
  words: readonly string[],
  { services }: Situation,
  best: Ranked | undefined,
): string | null {
  const found = talkSigns(words);
  const [sign = null] = smallTalkSigns.find(([entry]) => found.has(entry)) ?? [];
  const isHowAreYou = sign === "how-are-you";
  if (sign === null || words.length > signedWords) return null;
  if (!isHowAreYou && isQuestion(part.replace(/^\W*how are (?:you|things)\W*/iu, ""))) return null;
  if (asksIndirectly(part) || (isHowAreYou && part.split("?").length > 2)) return null;
  const isElse = best !== undefined && best.entry.kind !== "small-talk";
  if (isElse && best.score >= thresholds.talkBeside) return null;
  // "Hello, I run a bakery and …" tells of something.
  const isOpening = sign === "greeting" || sign === "compliment";
  const tells = wishes(part) || servicesNamed(part, services).length > 0 || asks.test(part);
  if (isOpening && tells) return null;
  return isOpening && words.length > openingWords ? null : sign;
}
/** A question somewhere in a message without a mark. */
const asks =
  /(?<!\p{L})(?:what['’]?s?|how|which|where|do (?:you|u)|can (?:you|u|i|we)|could (?:you|u)|was|wie|welche\p{L}*|könnt|qué|cuánto|cuanto|puede\p{L}*|combien|comment|pouvez)(?!\p{L})/iu;
const talkSigns = createFinder(smallTalkSigns);
const signedWords = 45;
const openingWords = 18;
