import { type Aside, asides, notAboutUsIds } from "#content/answers/coverage.ts";
import type { Entry } from "./contract.ts";
import { servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";
import { questionFor, sayEntry } from "./say-entry.ts";

/**
 * How likely it is that our pages don't answer a question, by its words and by the best of what is curated: a logistic
 * curve fitted to the learnt questions, one author after the other left out (eval/coverage.ts).
 */
const fit = [0.34, -0.96, -0.36, 1.17, -1.07, -0.64, 0.55];

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
 * with a talk, is one of several or has few words. What isn't about us is told more surely.
 */
const unansweredFrom = {
  aboutUs: { alone: 0.75, inTalk: 0.88 },
  aside: { alone: 0.6, inTalk: 0.85 },
};
const fewWords = 2;
const fewInTalk = 4;
/** In the words of a way to ask, it is answered. */
const inItsWords = 0.8;
/** From here on a stored answer is meant: sooner where it tells itself that our pages don't say it. */
const surelyAnswered = { covered: 0.6, uncovered: 0.85 };
const unsaidFrom = 0.45;
const saysUnsaid =
  /won’t guess|(?:pages|site) (?:say nothing|don’t say|doesn’t say|name no|names no|don’t name|doesn’t name)|aren’t (?:mentioned|named) on our pages|don’t come up on our pages/iu;
/** From which share of what isn't answered on it is said to be nothing of ours. */
const notAboutUsFrom = 0.6;
const notAboutUsItself = 0.35;
const offeredFrom = 0.15;

/** Below this, a question reads like none that our pages answer. */
const uncoveredBelow = 0.04;
export const isSurelyUncovered = (part: string, { engine }: Situation): boolean =>
  engine.readCoverage(part).covered < uncoveredBelow;

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
  const aside = entriesAside(engine);
  if (aside.length === 0 || !best || best.nearest >= inItsWords) return null;
  // "Is that about the weather?" is nothing to ask.
  const itself = best.score >= notAboutUsItself && aside.find(({ entry }) => entry === best.entry);
  if (itself) return sayAside(itself, situation);
  const isSaidSo = saysUnsaid.test(best.entry.says.en?.[0] ?? "");
  const isUncovered = isSurelyUncovered(part, situation);
  const surelyFrom = isUncovered ? surelyAnswered.uncovered : surelyAnswered.covered;
  const answeredFrom = isSaidSo ? unsaidFrom : surelyFrom;
  if (best.entry.kind === "answer" && best.score >= answeredFrom) return null;
  // "Which one do you recommend?" is only clear with what was said before.
  const isInTalk = focus !== null || before !== "";
  if (isInTalk && contentWords(part).length <= fewInTalk) return null;
  const isAlone =
    !focus && !isOneOfSeveral && before === "" && contentWords(part).length > fewWords;
  const read = engine.readCoverage(part);
  const [likeliest] = aside.toSorted((one, other) => read[other.kind] - read[one.kind]);
  const shareAside = aside.reduce((sum, { kind }) => sum + read[kind], 0) / (1 - read.covered);
  const isAside = likeliest !== undefined && shareAside >= notAboutUsFrom;
  const from = unansweredFrom[isAside ? "aside" : "aboutUs"][isAlone ? "alone" : "inTalk"];
  if (unansweredShare(part, best, situation) < from) return null;
  if (isAside) return sayAside(likeliest, situation);
  const near = best.entry.kind === "answer" && best.score >= offeredFrom ? best.entry : null;
  const ask = near && questionFor(near, situation);
  return {
    ...sure(phrasesOf(engine, language).unknown),
    asks: ask ? [ask] : [],
    offersPerson: true,
    certainty: "unknown",
  };
}

/** An entry for what isn't about us. */
type AsideEntry = { kind: Aside; entry: Entry };

const entriesAside = ({ collection }: Situation["engine"]): AsideEntry[] =>
  asides.flatMap((kind) => {
    const entry = collection.entries.find(({ id }) => id === notAboutUsIds[kind]);
    return entry ? [{ kind, entry }] : [];
  });

const sayAside = ({ entry }: AsideEntry, situation: Situation): Part => ({
  ...sayEntry({ entry }, situation),
  certainty: "unsure",
});
