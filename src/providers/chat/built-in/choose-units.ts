import type { Passage, Turn } from "#domain/consultant/ports.ts";
import {
  isWish,
  leansOnBefore,
  takePhrases,
  withoutWhom,
  wordsLike,
} from "#domain/knowledge/ports.ts";
import { nearWords } from "#kit/near-words.ts";
import { aspectsAsked, tellsAspect, type Aspect } from "./aspects.ts";
import { isEntry, labelOf, unitsOf, type Unit } from "./units.ts";
import { rootsIn, sayingWords } from "./words.ts";

/** One thing that was asked about: the words for it, each with how surely it is meant, and how much it tells. */
type Concept = { ways: ReadonlyMap<string, number>; worth: number; isBefore: boolean };

/** What was asked, as sentences are weighed against it. */
export type Asked = { question: string; aspects: readonly Aspect[] };

/** `told` is what it says of what was asked, `score` that and its place among the sources. */
export type Weighed = { unit: Unit; told: number; score: number; held: number };

const standsForFactor = 0.7;
const beforeFactor = 0.5;
const headingFactor = 0.4;
const leadBonus = 3;
const sourceBonus = [0.9, 0.5, 0.2];
const aspectBonus = 3;
const labelBonus = 1.5;
const firstBonus = 0.5;
const wordyFrom = 220;
/** A sentence that only makes sense after another: no good beginning. */
const beginsInTheMiddle =
  /^(?:It|Its|This|That|They|Their|These|Those|One|Both|Such|Then|There|So|But|And|Otherwise|Until then)\b(?! can be\b)/;
const leaningMalus = 2;

function conceptsOf(text: string, units: readonly Unit[], isBefore: boolean): Concept[] {
  const rarity = (roots: Iterable<string>) => {
    const all = new Set(roots);
    const count = units.filter((unit) => [...all].some((root) => unit.roots.has(root))).length;
    return Math.log(1 + (units.length + 1) / (count + 1));
  };
  const known = [...new Set(units.flatMap(({ roots, above }) => [...roots, ...above]))];
  const worthOf = (ways: ReadonlyMap<string, number>) =>
    rarity(ways.keys()) * (isBefore ? beforeFactor : 1);
  // "Money back" asks for refunds, as it does when passages are looked for.
  const { means, rest } = takePhrases(text);
  const phrases = means.map((words) => {
    const ways = new Map(words.flatMap(rootsIn).map((root) => [root, 1]));
    return { ways, isBefore, worth: worthOf(ways) };
  });
  const words = sayingWords(rest).map(({ word, root: said }) => {
    const ways = new Map<string, number>();
    // Passages were found in spite of a slip; their sentences are, too.
    const root = known.includes(said) ? said : (nearWords(said, known)[0] ?? said);
    // Where the visitor's own word is nowhere, what stands for it is what was meant.
    const factor = known.includes(root) ? standsForFactor : 1;
    for (const other of wordsLike(word).flatMap(rootsIn)) ways.set(other, factor);
    ways.set(root, 1);
    return { ways, isBefore, worth: worthOf(ways) * (/^\d+$/.test(root) ? 0.3 : 1) };
  });
  return [...phrases, ...words];
}

const heldBy = (roots: ReadonlySet<string>, { ways, worth }: Concept): number =>
  worth * Math.max(0, ...[...ways].map(([root, factor]) => (roots.has(root) ? factor : 0)));

/**
 * The best sentences of the sources, the best first. `held` is the share of the question's words in it; `heldIn` is the
 * same of any other words.
 */
export function weighUnits(
  turns: readonly Turn[],
  sources: readonly Passage[],
): { asked: Asked; weighed: Weighed[]; heldIn: (roots: ReadonlySet<string>) => number } {
  const units = unitsOf(sources);
  const users = turns.filter(({ sender }) => sender === "user");
  const question = users.at(-1)?.text ?? "";
  const own = conceptsOf(withoutWhom(question), units, false);
  // Who asks for something else is not answered about what they asked before.
  const before = leansOnBefore(question) ? (users.at(-2)?.text ?? "") : "";
  const concepts = [...own, ...conceptsOf(before, units, true)];
  const aspects = aspectsAsked(question);
  const all = own.reduce((sum, { worth }) => sum + worth, 0);
  const sum = (of: readonly Concept[], roots: ReadonlySet<string>) =>
    of.reduce((total, concept) => total + heldBy(roots, concept), 0);
  const heldIn = (roots: ReadonlySet<string>) => (all === 0 ? 0 : sum(own, roots) / all);
  const weighed = units.map((unit): Weighed => {
    const aspectsTold = aspects.filter((aspect) => tellsAspect(unit.text, aspect)).length;
    const label = rootsIn(/^([^:.]{2,40}):\s/.exec(unit.text)?.[1] ?? "");
    const isLabelled =
      label.length > 0 &&
      label.every((root) => own.some(({ ways }) => (ways.get(root) ?? 0) === 1));
    const told =
      sum(concepts, unit.roots) +
      sum(concepts, unit.above) * headingFactor +
      aspectsTold * aspectBonus +
      (isLabelled ? labelBonus : 0);
    return {
      unit,
      told,
      held: heldIn(new Set([...unit.roots, ...unit.above])),
      score:
        told +
        (sourceBonus[unit.source] ?? 0) +
        (unit.at === 0 ? firstBonus : 0) -
        (beginsInTheMiddle.test(unit.text) ? leaningMalus : 0) -
        Math.max(0, unit.text.length - wordyFrom) / 250,
    };
  });
  const lead = leadingSource(sources, aspects.length === 0 && isWish(question));
  const sorted = weighed
    .map((one) => (one.unit.source === lead ? { ...one, score: one.score + leadBonus } : one))
    .toSorted((a, b) => b.score - a.score);
  const first = sorted.find(({ unit }) => unit.source === lead);
  const others = sorted.filter((one) => one !== first);
  return { asked: { question, aspects }, weighed: first ? [first, ...others] : others, heldIn };
}

/** A document as a whole only says what its parts are about: where one of them was found, that one leads. */
const isSummaryOfAnother = (path: string, sources: readonly Passage[]): boolean =>
  !path.includes("#") &&
  !path.startsWith("/services/") &&
  sources.some((other) => other.path.startsWith(`${path}#`));

/**
 * The first that was found, as it was found by all of its words: headings, other words, what stands for them.
 * Whoever says what they want is led to a service, where one was found nearly as good.
 */
function leadingSource(sources: readonly Passage[], isService: boolean): number {
  const service = sources.findIndex(({ path }) => path.startsWith("/services/"));
  if (isService && service >= 0 && service < 3) return service;
  return Math.max(
    0,
    sources.findIndex(({ path }) => !isSummaryOfAnother(path, sources)),
  );
}

const maxCharacters = 750;
/** What is added must be nearly as good as the best. */
const nearlyAsGood = 0.55;

const sentencesOf = (text: string) => Math.max(1, text.split(/[.!?](?:\s|$)|\n-/).length - 1);

/**
 * Two to five sentences out of the weighed ones: the best, what else of its source is nearly as good (or stands
 * right beside it), and of another source what tells something of its own.
 */
export function chooseUnits(
  weighed: readonly Weighed[],
  { most, aspects }: { most: number; aspects: readonly Aspect[] },
): Unit[] {
  const [best] = weighed;
  if (!best) return [];
  const whole = weighed
    .filter(({ unit }) => unit.source === best.unit.source)
    .map(({ unit }) => unit)
    .toSorted((a, b) => a.at - b.at);
  if (isShort(whole, most))
    return aspects.length > 0 ? [best.unit, ...whole.filter((one) => one !== best.unit)] : whole;
  const list = entriesTelling(weighed, best.unit, aspects);
  if (list.length > 1) return [...(list.includes(best.unit) ? [] : [best.unit]), ...list];
  const chosen = [best];
  const size = () => ({
    sentences: chosen.reduce((sum, { unit }) => sum + sentencesOf(unit.text), 0),
    characters: chosen.reduce((sum, { unit }) => sum + unit.text.length, 0),
  });
  const fits = ({ unit }: Weighed) =>
    size().sentences + sentencesOf(unit.text) <= most &&
    size().characters + unit.text.length <= maxCharacters &&
    !chosen.some((one) => sameWords(one.unit, unit));
  for (const one of weighed.slice(1)) {
    if (one.score < nearlyAsGood * best.score) break;
    const isNew = [...one.unit.roots].filter((root) => !best.unit.roots.has(root)).length >= 3;
    const isOwn = one.unit.source === best.unit.source;
    if (fits(one) && isNew && (isOwn || one.score > 0.8 * best.score)) chosen.push(one);
  }
  // One bare sentence says little: what follows it belongs to it.
  if (size().sentences < 2) {
    const follows = weighed.find(
      ({ unit }) => unit.source === best.unit.source && unit.at === best.unit.at + 1,
    );
    if (follows && fits(follows)) chosen.push(follows);
  }
  // The best comes first where it answers; the rest in the order of the text.
  const rest = chosen
    .slice(1)
    .toSorted(
      (a, b) =>
        Number(a.unit.source !== best.unit.source) - Number(b.unit.source !== best.unit.source) ||
        a.unit.source - b.unit.source ||
        a.unit.at - b.unit.at,
    );
  return [best, ...rest].map(({ unit }) => unit);
}

/** A passage that was written as an answer: taken as it is. */
const isShort = (units: readonly Unit[], most: number): boolean =>
  units.reduce((sum, { text }) => sum + text.length, 0) <= 420 &&
  units.reduce((sum, { text }) => sum + sentencesOf(text), 0) <= most;

const maxEntries = 5;

/** Prices of the options, times of the kinds of work: all that stand in the best one's source, not some of them. */
function entriesTelling(
  weighed: readonly Weighed[],
  best: Unit,
  aspects: readonly Aspect[],
): Unit[] {
  return weighed
    .filter(
      ({ unit }) =>
        unit.source === best.source &&
        isEntry(unit.text) &&
        aspects.some((aspect) => tellsAspect(unit.text, aspect)),
    )
    .map(({ unit }) => unit)
    .toSorted((a, b) => a.at - b.at)
    .filter(
      ({ text }, index, all) =>
        all.findIndex((one) => labelOf(one.text) === labelOf(text)) === index,
    )
    .slice(0, maxEntries);
}

const sameWords = (a: Unit, b: Unit) => {
  const shared = [...a.roots].filter((root) => b.roots.has(root)).length;
  return shared / Math.max(1, Math.min(a.roots.size, b.roots.size)) > 0.8;
};
