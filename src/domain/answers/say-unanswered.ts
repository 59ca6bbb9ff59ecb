import { elsewhereId } from "#content/answers/coverage.ts";
import { servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";
import { questionFor, sayEntry } from "./say-entry.ts";

/**
 * How likely it is that our pages don't answer a question, by its words and by the best of what is curated: a logistic
 * curve fitted to the learnt questions, one author after the other left out (eval/coverage.ts).
 */
const fit = [1.96, -0.8, -0.91, 1.22, -0.66, -0.89, 0.42];

const logOdds = (share: number): number => Math.log((share + 1e-4) / (1 - share + 1e-4));

/**
 * What says whether our pages answer a question: that it reads like one they do, how surely the best entry is meant, the
 * share of words that no entry knows, that a service is named, and whether the best entry is a need or small talk.
 */
export const coverageEvidence = (
  part: string,
  best: Ranked,
  { engine, services }: Pick<Situation, "engine" | "services">,
): number[] => [
  1,
  logOdds(engine.readCoverage(part).covered),
  logOdds(best.score),
  best.unknown,
  servicesNamed(part, services).length > 0 ? 1 : 0,
  best.entry.kind === "need" ? 1 : 0,
  best.entry.kind === "small-talk" ? 1 : 0,
];

/** The likelihood that our pages don't answer a question, 0 to 1. */
function unansweredShare(part: string, best: Ranked, situation: Situation): number {
  const evidence = coverageEvidence(part, best, situation);
  const told = evidence.reduce((sum, value, at) => sum + value * (fit[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-told));
}

/**
 * From here on a question counts as unanswered: asked by itself, and where little is known of what it means, as it goes on
 * with a talk, is one of several or has few words.
 */
const unansweredFrom = { alone: 0.82, inTalk: 0.92 };
const fewWords = 2;
const fewInTalk = 4;
/** In the words of a way to ask, it is answered. */
const inItsWords = 0.8;
/** From here on a stored answer is meant: sooner where it tells itself that our pages don't say it. */
const surelyAnswered = 0.6;
const unsaidFrom = 0.45;
const saysUnsaid =
  /won’t guess|(?:pages|site) (?:say nothing|don’t say|doesn’t say|name no|names no|don’t name|doesn’t name)|aren’t (?:mentioned|named) on our pages|don’t come up on our pages/iu;
const elsewhereFrom = 0.75;
const elsewhereItself = 0.35;
const offeredFrom = 0.15;

/**
 * What is said to a question that our pages don't answer: once and plainly, with a person, and with what comes near to
 * tap; null where they answer it, or where a collection isn't ours.
 */
export function sayUnanswered(
  part: string,
  best: Ranked | undefined,
  situation: Situation,
): Part | null {
  const { engine, language, focus, before, isOneOfSeveral } = situation;
  const elsewhere = engine.collection.entries.find(({ id }) => id === elsewhereId);
  if (!elsewhere || !best || best.nearest >= inItsWords) return null;
  // "Is that about the weather?" is nothing to ask.
  const isElsewhere = best.entry.id === elsewhereId && best.score >= elsewhereItself;
  if (isElsewhere) return { ...sayEntry({ entry: elsewhere }, situation), certainty: "unsure" };
  const isSaidSo = saysUnsaid.test(best.entry.says.en?.[0] ?? "");
  const answeredFrom = isSaidSo ? unsaidFrom : surelyAnswered;
  if (best.entry.kind === "answer" && best.score >= answeredFrom) return null;
  // "Which one do you recommend?" is only clear with what was said before.
  const isInTalk = focus !== null || before !== "";
  if (isInTalk && contentWords(part).length <= fewInTalk) return null;
  const isAlone =
    !focus && !isOneOfSeveral && before === "" && contentWords(part).length > fewWords;
  const from = isAlone ? unansweredFrom.alone : unansweredFrom.inTalk;
  if (unansweredShare(part, best, situation) < from) return null;
  const { unsaid, elsewhere: isElse } = engine.readCoverage(part);
  if (isElse / (unsaid + isElse) >= elsewhereFrom)
    return { ...sayEntry({ entry: elsewhere }, situation), certainty: "unsure" };
  const near = best.entry.kind === "answer" && best.score >= offeredFrom ? best.entry : null;
  const ask = near && questionFor(near, situation);
  return {
    ...sure(phrasesOf(engine, language).unknown),
    asks: ask ? [ask] : [],
    offersPerson: true,
    certainty: "unknown",
  };
}
