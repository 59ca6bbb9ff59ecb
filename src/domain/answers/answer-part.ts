import { wordsOf } from "#kit/words.ts";
import { answerFromCatalogue, offerService } from "./answer-from-catalogue.ts";
import { askWhichNeed, findNeed, sayNeed } from "./answer-need.ts";
import { asksFurtherRound } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { contentWords, isQuestion, type Part, type Situation, sure } from "./part.ts";
import { rankEntries } from "./rank-entries.ts";
import { askBack, sayEntry, sayPerhaps } from "./say-entry.ts";

/**
 * From which score on an entry is said (`sure`), said as likely meant (`likely`), and offered as a question to tap
 * (`unsure`). What a score means is measured (certainty.ts); the thresholds were chosen with the learnt questions.
 */
export const thresholds = {
  sure: 0.6,
  near: 0.5,
  unknown: 0.34,
  asked: 0.35,
  likely: 0.2,
  unsure: 0.17,
  smallTalk: 0.9,
  /** Of a message that tells of a trouble, and asks nothing. */
  plain: 0.8,
};
const maxChoices = 3;
/** A follow-up of few words is read with what was asked before it. */
const fewWords = 7;

/** Answers one question: from the catalogue, by a curated answer, by asking back, or not at all. */
export function answerPart(part: string, situation: Situation): Part {
  const { engine, services, language } = situation;
  const ranked = rankEntries(part, engine.index, { limit: 6 });
  const [best] = ranked;
  const words = contentWords(part);
  const isShort = wordsOf(part).length <= fewWords;
  const isTalk = best && Math.max(best.nearest, best.score) >= thresholds.smallTalk;
  if (best?.entry.kind === "small-talk" && isShort && isTalk) return sayEntry(best, situation);
  // Who asks for one more round of changes is a customer already.
  const need = asksFurtherRound(part) ? null : findNeed(part, ranked, situation);
  if (need?.isPlain) return sayNeed(need, situation);
  const byCatalogue = answerFromCatalogue(part, best, situation);
  if (byCatalogue) return byCatalogue;
  // Somebody who tells of their trouble, and asks nothing, is hardly asking a curated question.
  const [named] = servicesNamed(part, services);
  const tellsNeed = need !== null && !isQuestion(part) && (need.isTold || !named);
  const from = tellsNeed ? thresholds.plain : thresholds.sure;
  if (best && best.entry.kind !== "small-talk" && best.score >= from)
    return sayEntry(best, situation);
  // "If I take the chatbot, is … ?" names it, and needs something else.
  const isAboutNamed = named !== undefined && need?.isSure !== true;
  const asked = tellsNeed ? from : isAboutNamed ? thresholds.likely : thresholds.asked;
  const isAsked = best?.entry.kind === "answer" && best.score >= asked;
  if (need?.isSure && !isAsked) return sayNeed(need, situation);
  // A short follow-up is read together with what came before.
  if (isShort && situation.before && words.length > 0) {
    const [leaning] = rankEntries(`${part} ${situation.before}`, engine.index, { limit: 1 });
    const isSame = leaning?.entry.id === best?.entry.id;
    if (leaning && isSame && leaning.score >= thresholds.sure) return sayEntry(leaning, situation);
  }
  if (need && !isAsked) return sayNeed(need, situation);
  const choices = ranked
    .filter(
      ({ entry, score }) => score >= thresholds.unsure && /^(?:answer|need)$/.test(entry.kind),
    )
    .slice(0, maxChoices);
  const [likely, ...others] = choices;
  const isLikely =
    likely !== undefined &&
    (likely.score >= thresholds.likely ||
      (likely.nearest >= thresholds.near && likely.unknown <= thresholds.unknown));
  if (named && (asksWhetherSold(part) || (isWishFor(part) && !isAsked)))
    return offerService(named, language);
  if (likely?.entry.kind === "answer" && isLikely) return sayPerhaps(likely, others, situation);
  const toldOf = likely?.entry.kind === "need" ? null : askWhichNeed(part, situation);
  if (toldOf) return toldOf;
  if (choices.length > 0) return askBack(choices, situation);
  return { ...sure(phrasesOf(engine, language).unknown), offersPerson: true, certainty: "unknown" };
}

const asksWhetherSold = (text: string): boolean =>
  /^(?:hi |hello |hey )?(?:do you (?:do|offer|make|build|have|provide|sell)|macht ihr|machen sie|bieten sie|bietet ihr|ofrecen|hacen|faites vous|proposez vous)\b/.test(
    wordsOf(text).join(" "),
  );

const isWishFor = (text: string): boolean =>
  /\b(?:need|want|would like|looking for|brauch\w*|suche|mochte\w*|will|wollen|hatte\w*|quiero|necesit\w*|busc\w*|quisiera|voudr\w*|besoin|cherch\w*|souhait\w*)\b/i.test(
    wordsOf(text).join(" "),
  ) || wordsOf(text).length <= 3;
