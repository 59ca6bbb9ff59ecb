import { sentencesOf } from "#kit/sentences.ts";
import type { Steps } from "#kit/steps.ts";
import type { Block } from "./block.ts";

/** Words of a passage: shorter ones are put together, longer ones cut. */
export const passageWords = { min: 60, max: 200 } as const;
/** Where nothing is between words (Chinese, codes), so many letters are one. */
const lettersPerWord = 10;
/** The longest piece that is looked at as a whole. */
const longestLine = 4000;

/** How long a text is, in words; letters without breaks count as the words that they would make. */
export const lengthOf = (text: string): number =>
  Math.max(text.match(/\S+/g)?.length ?? 0, Math.ceil(text.length / lettersPerWord));

/** Lists, tables and code belong together, and to what introduces them. */
const goesWith = (block: Block, before: Block | undefined): boolean =>
  before !== undefined &&
  (before.text.endsWith(":") ||
    (block.kind === before.kind && (block.kind === "item" || block.kind === "row")) ||
    (block.kind === "code" && before.kind === "code"));

/** Puts short blocks together, and cuts long ones. */
export function* packBlocks(blocks: readonly Block[]): Steps<string[]> {
  const packed: string[] = [];
  let open: string[] = [];
  let words = 0;
  let before: Block | undefined;
  const close = () => {
    if (open.length > 0) packed.push(open.join("\n"));
    [open, words] = [[], 0];
  };
  for (const [at, block] of blocks.entries()) {
    const group = groupLength(blocks, at, before);
    for (const piece of yield* pieces(block)) {
      const more = lengthOf(piece);
      const isTogether = goesWith(block, before);
      // What begins here would fit into a passage, but not into what is left of this one.
      const breaksUp =
        !isTogether && words >= passageWords.min / 2 && words + group > passageWords.max;
      const isFull = words >= passageWords.min && !isTogether;
      if (words + more > passageWords.max || isFull || (breaksUp && group <= passageWords.max))
        close();
      open.push(piece);
      words += more + 1;
    }
    before = block;
  }
  const last = packed.at(-1);
  // A short end goes with what is before it.
  if (last !== undefined && words > 0 && words < passageWords.min / 2)
    if (lengthOf(last) + words <= passageWords.max) {
      packed[packed.length - 1] = [last, ...open].join("\n");
      return packed;
    }
  close();
  return packed;
}

/** How many words belong together from a block on, counted as far as a passage may be long. */
function groupLength(blocks: readonly Block[], at: number, before: Block | undefined): number {
  const [first] = blocks.slice(at, at + 1);
  if (!first || goesWith(first, before)) return 0;
  let words = lengthOf(first.text);
  for (let next = at + 1; next < blocks.length && words <= passageWords.max; next += 1) {
    const block = blocks[next];
    if (!block || !goesWith(block, blocks[next - 1])) break;
    words += lengthOf(block.text) + 1;
  }
  return words;
}

/** A block in pieces that fit into a passage: code between its lines, the rest between sentences. */
function* pieces({ text, kind }: Block): Steps<string[]> {
  if (lengthOf(text) <= passageWords.max) return [text];
  const all: string[] = [];
  const [lines, between] = kind === "code" ? [text.split("\n"), "\n"] : [linesOf(text), " "];
  let open = "";
  for (const line of lines) {
    yield;
    for (const sentence of sentencesOf(line).flatMap(shortPieces)) {
      const both = open === "" ? sentence : `${open}${between}${sentence}`;
      if (open !== "" && lengthOf(both) > passageWords.max) {
        all.push(open);
        open = sentence;
      } else open = both;
    }
  }
  if (open !== "") all.push(open);
  return all;
}

/** Long text in pieces of bounded length, cut between words where there are any. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = from + longestLine;
    const space = end < text.length ? text.lastIndexOf(" ", end) : text.length;
    const to = space > from ? space : end;
    yield text.slice(from, to).toWellFormed().trim();
    from = to;
  }
}

/** A sentence in pieces of at most a passage's length. */
function shortPieces(sentence: string): string[] {
  if (lengthOf(sentence) <= passageWords.max) return [sentence];
  const longest = passageWords.max * lettersPerWord;
  const cut = sentence.split(/\s+/).flatMap((word) => word.match(/[^]{1,1000}/gu) ?? []);
  const all: string[] = [];
  let open: string[] = [];
  let letters = 0;
  for (const word of cut) {
    if (open.length >= passageWords.max || letters + word.length + 1 > longest) {
      all.push(open.join(" "));
      [open, letters] = [[], 0];
    }
    open.push(word);
    letters += word.length + 1;
  }
  return open.length > 0 ? [...all, open.join(" ")] : all;
}
