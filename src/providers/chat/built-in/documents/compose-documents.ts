import type { Passage, Turn } from "#domain/consultant/ports.ts";
import { leansOnBefore, splitQuestion, vocabularyFor } from "#domain/knowledge/ports.ts";
import { stemIn } from "#kit/words.ts";
import { chooseExcerpts, type Excerpt, type Held, heldIn } from "./choose-excerpts.ts";
import { conceptsOf } from "./concepts.ts";
import { factKinds, factsAsked, wordsAskingFor } from "./facts-asked.ts";
import { type Source, sourcesOf, textOf } from "./units.ts";

/** What documents say about a question. */
export type Told = {
  text: string;
  cited: string[];
  /** How much of the question the best place holds, 0 to 1; of several questions, on average. */
  held: number;
  /** Each part of it is held enough to say it without saying that it is only near. */
  isSure: boolean;
};

/**
 * Longest excerpts in letters, the best first: of one question, and of each of several. Where the first holds too little of
 * the question, a further place is quoted.
 */
const longest = { one: [650, 400, 400], several: [550, 350, 350] } as const;
/** So much of the question must be in the best place: below it, the answer is only near. */
const surelyAbout = 0.65;
/** Where a word of the question is missing, so much of it must be in one sentence: words that are scattered over a place
 * are often about something else. */
const surelyTogether = 0.6;
/** What makes a document the first to be named, beside what the quoted place holds. */
const namedFirst = { found: 0.25, again: 0.15 } as const;
const nothingHeld: Held = { whole: 0, together: 0, hasAll: false };
/** The parts of a question that asks for several things are short, and hold little that could tell them apart. */
const surelyAboutAll = 0.8;

/**
 * An answer in the words of a customer's documents: the places that hold most of the question, with what stands
 * around them, so that a fact comes with its conditions.
 */
export function composeFromDocuments(turns: readonly Turn[], passages: readonly Passage[]): Told {
  const said = turns.filter(({ sender }) => sender === "user").map(({ text }) => text);
  const question = said.at(-1) ?? "";
  const vocabulary = vocabularyFor(question);
  const sources = sourcesOf(passages, vocabulary);
  const parts = splitQuestion(question, vocabulary);
  const before = leansOnBefore(question) ? (said.at(-2) ?? "") : "";
  const asking = new Map(
    factKinds.flatMap((kind) =>
      wordsAskingFor(kind).map((word) => [stemIn(vocabulary.language, word), kind] as const),
    ),
  );
  const excerpts: Excerpt[] = [];
  const held: Held[] = [];
  for (const [at, part] of parts.entries()) {
    // The second half of a question may lean on the first: "and who approves it?"
    const { own, all } = conceptsOf(
      part,
      at === 0 ? before : (parts[0] ?? ""),
      sources,
      vocabulary,
    );
    const wanted = { concepts: all, facts: factsAsked(part, vocabulary.language) };
    const lengths = parts.length > 1 ? longest.several : longest.one;
    const [best] = chooseExcerpts(sources, wanted, { longest: lengths[0] });
    const source = sources[best?.source ?? -1];
    const heldHere =
      best && source ? heldIn(best, source, { ...wanted, concepts: own, asking }) : nothingHeld;
    const quoted = lengths.slice(0, heldHere.whole < surelyAbout ? 3 : 2);
    const found = quoted.flatMap(
      (length, rank) => chooseExcerpts(sources, wanted, { longest: length })[rank] ?? [],
    );
    held.push(heldHere);
    for (const one of inOrder(found, passages)) add(excerpts, one, sources);
  }
  return {
    held: held.reduce((sum, { whole }) => sum + whole, 0) / held.length,
    isSure: held.every(
      ({ whole, together, hasAll }) =>
        whole >= (parts.length > 1 ? surelyAboutAll : surelyAbout) &&
        (hasAll || together >= surelyTogether),
    ),
    text: excerpts.map(({ units }) => textOf(units)).join("\n\n"),
    cited: [...new Set(excerpts.flatMap(({ source }) => passages[source]?.path ?? []))],
  };
}

/**
 * Places as they are quoted and their documents named: what each holds, how far its passage was found before others, and
 * whether its document is quoted twice.
 */
function inOrder(excerpts: readonly Excerpt[], passages: readonly Passage[]): Excerpt[] {
  const documentOf = ({ source }: Excerpt) => passages[source]?.path.replace(/#.*$/, "");
  const isAgain = (one: Excerpt) =>
    excerpts.some((other) => other.source !== one.source && documentOf(other) === documentOf(one));
  const score = (one: Excerpt) =>
    one.score +
    namedFirst.found * (passages[one.source]?.score ?? 0) +
    (isAgain(one) ? namedFirst.again : 0);
  return excerpts.toSorted((a, b) => score(b) - score(a));
}

/** What was quoted already isn't quoted again; places of one passage that overlap become one. */
function add(excerpts: Excerpt[], next: Excerpt, sources: readonly Source[]): void {
  const at = excerpts.findIndex(
    ({ source, from, to }) => source === next.source && from <= next.to + 1 && to >= next.from - 1,
  );
  const known = excerpts[at];
  if (!known) {
    excerpts.push(next);
    return;
  }
  const [from, to] = [Math.min(known.from, next.from), Math.max(known.to, next.to)];
  const units = sources[known.source]?.units.slice(from, to + 1) ?? known.units;
  excerpts[at] = { ...known, from, to, units };
}
