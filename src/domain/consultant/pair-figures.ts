import { plainText } from "#kit/number-words.ts";
import { type Figure, figuresIn } from "./amounts.ts";

/** A service with all that it is called, and the prices of its scopes and ways to pay. */
export type PricedService = { id: string; names: readonly string[]; prices: readonly string[] };

/**
 * A figure of a sentence with the services that it is said of; empty where the sentence names none for it. `isAside`:
 * they are only named beside what it may be said of, as in "with CRM".
 */
export type PairedFigure = Figure & { services: ReadonlySet<string>; isAside: boolean };

type Mention = { id: string; at: number; end: number };
type Clause = {
  text: string;
  named: ReadonlySet<string>;
  /** It names services only as what something goes with. */
  isAside: boolean;
  figures: Figure[];
};

const between = String.raw`[\s/'’_-]{1,3}`;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds services by their names in a text as `plainText` writes it; a longer name hides a shorter one within it. */
export function namesFinder(services: readonly PricedService[]): (plain: string) => Mention[] {
  const names = services
    .flatMap(({ id, names: all }) =>
      all.map((name) => ({ id, name: plainText(name).toLowerCase() })),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return () => [];
  const idOf = new Map(names.map(({ id, name }) => [name.replace(/[^\p{L}\p{N}]+/gu, " "), id]));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${names
      .map(({ name }) =>
        name
          .split(/[^\p{L}\p{N}]+/u)
          .map(escaped)
          .join(between),
      )
      .join("|")})(?:s|es|en|n|e)?(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (plain) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: whole, 1: name = "", index }) => {
      const id = idOf.get(name.replace(/[^\p{L}\p{N}]+/gu, " "));
      return id ? [{ id, at: index, end: index + whole.length }] : [];
    });
}

const breaks =
  /[;:()|\n]|,(?!\d)|\s[-–—]\s|\s(?:and|while|whereas|but|or|und|oder|aber|sowie|y|o|pero|et|ou|mais)\s/gu;
/** "with a CRM", "for your website": what a service goes with, where another one is what is spoken of. */
const modifier =
  /\b(?:with|without|for|into|in|on|to|than|from|your|mit|ohne|fur|auf|in|an|als|ihren?|ihrem|ihrer|con|sin|para|en|que|su|avec|sans|pour|dans|sur|votre)(?:\s+(?:a|an|the|your|our|its?|ein|eine|einen|einem|einer|die|der|das|den|ihre[nmr]?|un|una|el|la|su|une|le|les|votre)){0,2}\s+(?:[\p{L}-]+\s+)?["“„«[]?\s*$/u;
const opensWithPreposition =
  /^\W*(?:for|at|from|with|ab|fur|mit|por|desde|con|pour|a partir|des)\b/u;

function clausesOf(plain: string, mentions: readonly Mention[]): Clause[] {
  const cuts = [...plain.matchAll(breaks)]
    .filter(({ index }) => !mentions.some(({ at, end }) => index > at && index < end))
    .map(({ index, 0: cut }) => index + cut.length);
  const all = figuresIn(plain);
  return [0, ...cuts].map((at, order) => {
    const end = cuts[order] ?? plain.length;
    const here = mentions.filter((one) => one.at >= at && one.at < end);
    const own = here.filter((one) => {
      const isPriced = all.some((figure) => figure.end <= one.at && figure.at >= at);
      return isPriced || !modifier.test(plain.slice(at, one.at));
    });
    return {
      text: plain.slice(at, end),
      isAside: own.length === 0,
      named: new Set((own.length > 0 ? own : here).map(({ id }) => id)),
      figures: all.filter((figure) => figure.at >= at && figure.at < end),
    };
  });
}

/** Hardly more than a name: "a landing page and a website cost …". */
const isBare = ({ text, named }: Clause): boolean =>
  (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 3 + named.size;

const union = (...sets: ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));
const none: ReadonlySet<string> = new Set();

/**
 * The figures of one sentence, each with what it is said of: the services of its clause, else those of the clause
 * before it, or after it where none came before.
 */
export function pairFigures(
  sentence: string,
  findNames: ReturnType<typeof namesFinder>,
): { figures: PairedFigure[]; named: ReadonlySet<string> } {
  const plain = plainText(sentence);
  const mentions = findNames(plain);
  const clauses = clausesOf(plain, mentions);
  let before: ReadonlySet<string> = none;
  let carried: ReadonlySet<string> = none;
  const figures = clauses.flatMap((clause, order) => {
    const { named, isAside } = clause;
    const after = clauses.slice(order + 1).find((next) => next.named.size > 0)?.named ?? none;
    const services =
      named.size > 0
        ? union(named, carried, isAside ? before : none)
        : before.size === 0
          ? after
          : opensWithPreposition.test(clause.text)
            ? union(before, after)
            : before;
    if (named.size > 0) {
      before = services;
      carried = clause.figures.length === 0 && isBare(clause) ? services : none;
    }
    return clause.figures.map((figure) => ({ ...figure, services, isAside }));
  });
  const spokenOf = clauses.filter(({ isAside }) => !isAside).map(({ named }) => named);
  return { figures, named: union(...spokenOf) };
}
