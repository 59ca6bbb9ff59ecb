import { openExpressionAt } from "#steps/expressions.ts";
import type { KnownNode, KnownSource } from "../known-values.ts";
import { expressionFunctions } from "./functions.ts";

/** What can be written at the caret, and what of the text it replaces. */
export type Completion = { from: number; to: number; options: readonly Option[] };
export type Option = { label: string; detail: string; insert: string; isFunction: boolean };

const maxOptions = 12;
/** The end of what was typed: a function's name, or a way to a value. */
const typed = /(?:\$\w*|[A-Za-z_]\w*(?:\[\d+\]|\.(?:[A-Za-z_]\w*|`[^`]*`)?)*)$/;

/** Where the expression begins that the caret is in, after its braces; null outside of expressions. */
export const expressionAt = (text: string, caret: number): number | null =>
  openExpressionAt(text.slice(0, caret));

/** What fits at the caret: the next values on a way, or functions after `$`. Null where nothing is to be offered. */
export function completionAt(
  text: string,
  caret: number,
  known: readonly KnownSource[],
): Completion | null {
  const begin = expressionAt(text, caret);
  if (begin === null) return null;
  const before = text.slice(begin, caret);
  if (isInQuotes(before)) return null;
  const [word = ""] = typed.exec(before) ?? [];
  if (word === "" && before.trim() !== "" && !/[\s(,[&+*/<>=-]$/.test(before)) return null;
  const isFunction = word.startsWith("$");
  if (isFunction && text[caret] === "(") return null;
  const options = (isFunction ? functionsFor(word) : valuesFor(word, known)).slice(0, maxOptions);
  // What is written already needs no offer.
  const isDone = !isFunction && options.length === 1 && options[0]?.label === word;
  return options.length === 0 || isDone ? null : { from: caret - word.length, to: caret, options };
}

const isInQuotes = (text: string): boolean =>
  [...text.matchAll(/"/g)].length % 2 === 1 || [...text.matchAll(/'/g)].length % 2 === 1;

const functionsFor = (word: string): Option[] =>
  expressionFunctions
    .filter(([name]) => name.toLowerCase().startsWith(word.toLowerCase()))
    .map(([name, detail]) => ({ label: name, detail, insert: `${name}()`, isFunction: true }));

function valuesFor(word: string, known: readonly KnownSource[]): Option[] {
  const roots = known.flatMap(({ name, nodes }) => nodes.map((node) => ({ name, node })));
  const lower = word.toLowerCase();
  const fits = ({ way }: KnownNode) => way.toLowerCase().startsWith(lower);
  const seen = new Set<string>();
  const offer = (node: KnownNode, name: string): Option[] => {
    if (seen.has(node.way) || !fits(node)) return [];
    seen.add(node.way);
    return [
      { label: node.way, detail: `${name}: ${node.example}`, insert: node.way, isFunction: false },
    ];
  };
  return roots.flatMap(({ name, node }) => {
    const isNamed = word !== "" && name.toLowerCase().startsWith(lower);
    const own = isNamed
      ? [{ label: node.way, detail: name, insert: node.way, isFunction: false }].filter(
          ({ label }) => !seen.has(label) && seen.add(label),
        )
      : offer(node, name);
    return [...own, ...nextOn(node, lower).flatMap((inner) => offer(inner, name))];
  });
}

/** What is directly inside the value that a way has reached. */
function nextOn(node: KnownNode, word: string): readonly KnownNode[] {
  const way = node.way.toLowerCase();
  if (!word.startsWith(`${way}.`) && !word.startsWith(`${way}[`) && word !== way) return [];
  return [...node.inner, ...node.inner.flatMap((inner) => nextOn(inner, word))];
}

/** A text with an option taken, and where the caret goes. Braces that aren't closed yet are closed. */
export function take(
  text: string,
  { from, to }: Pick<Completion, "from" | "to">,
  { insert, isFunction }: Option,
): { text: string; caret: number } {
  const before = text.slice(0, from) + insert;
  const rest = text.slice(to);
  const [own = rest] = rest.split("{{");
  const isClosed = openExpressionAt(before + own) === null;
  return {
    text: `${before}${isClosed ? "" : "}}"}${rest}`,
    caret: from + insert.length - (isFunction ? 1 : 0),
  };
}
