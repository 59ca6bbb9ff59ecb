import { sentencesOf } from "#kit/sentences.ts";
import type { Steps } from "#kit/steps.ts";
import { cleanText } from "#kit/text.ts";
import { cleanMarkup } from "./clean-markup.ts";
import type { ReadDocument } from "./ports.ts";
import { readTables } from "./read-tables.ts";

/** A part of a document that says something by itself. */
export type CutPassage = {
  /** The heading that it stands below; null before the first. */
  part: string | null;
  text: string;
};

/** Words of a passage: shorter ones are put together, longer ones cut. */
export const passageWords = { min: 60, max: 200 } as const;
/** Where nothing is between words (Chinese, codes), so many letters are one. */
const lettersPerWord = 10;
/** So many letters are freed of markup at once. */
const cleanedAtOnce = 50_000;
const linesAtOnce = 500;
/** The longest piece that is looked at as a whole. */
const longestLine = 4000;
const longestHeading = 200;

/** How long a text is, in words; letters without breaks count as the words that they would make. */
export const lengthOf = (text: string): number =>
  Math.max(text.match(/\S+/g)?.length ?? 0, Math.ceil(text.length / lettersPerWord));

/**
 * Cuts a document into passages of some 60 to 200 words: never across headings, between paragraphs where it can be,
 * else between sentences, else between words. A row of a table is said with its header's words. Markup, settings and
 * template marks are left out, and nothing is said twice. Yields between pieces of work.
 */
export function* cutPassages(document: Pick<ReadDocument, "sections">): Steps<CutPassage[]> {
  const passages: CutPassage[] = [];
  const seen = new Set<string>();
  for (const { heading, text } of document.sections) {
    let part = headingOf(heading ?? "");
    let waiting: string[] = [];
    const flush = function* (): Steps<void> {
      for (const cut of yield* pack(waiting)) {
        const name = `${part ?? ""}\n${cut}`;
        if (!seen.has(name)) passages.push({ part, text: cut });
        seen.add(name);
      }
      waiting = [];
    };
    const clean = yield* cleanSteps(text);
    for (const block of readTables(yield* blocksOf(clean))) {
      const title = /^#{1,6}\s+(.*)$/.exec(block)?.[1];
      if (title === undefined) waiting.push(block);
      else {
        yield* flush();
        part = headingOf(title) ?? part;
      }
      yield;
    }
    yield* flush();
  }
  return passages;
}

/** Markup is looked for in pieces of a text, so that a long one holds nobody up. */
function* cleanSteps(text: string): Steps<string> {
  const clean: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = from + cleanedAtOnce;
    const line = end < text.length ? text.lastIndexOf("\n", end) : text.length;
    const space = line > from ? line : text.lastIndexOf(" ", end);
    const to = space > from ? space : Math.min(end, text.length);
    clean.push(cleanMarkup(text.slice(from, to), { isStart: from === 0 }));
    from = to;
    yield;
  }
  return clean.join("");
}

const headingOf = (text: string): string | null => {
  const line = cleanText(text)
    .replace(/[\s#]+/g, " ")
    .trim();
  return line === "" ? null : line.slice(0, longestHeading).toWellFormed();
};

/** "Price: $29", as readers write the cells of a table's row: a line of its own. */
const record = /^[^.!?:]{1,60}: \S/;

/** Paragraphs, lines of lists and tables, and headings, each by itself. */
function* blocksOf(text: string): Steps<string[]> {
  const blocks: string[] = [];
  let paragraph: string[] = [];
  const end = () => {
    const [first, ...rest] = paragraph;
    const lines = rest.map((line) => `${record.test(line) ? "\n" : " "}${line}`);
    if (first !== undefined) blocks.push(first + lines.join(""));
    paragraph = [];
  };
  for (const [at, line] of text.split("\n").entries()) {
    if (at % linesAtOnce === 0) yield;
    const isRule = /^\s*(?:[-=*_]\s?){3,}$/.test(line);
    if (isRule && /^\s*[-=]+\s*$/.test(line) && paragraph.length === 1) {
      blocks.push(`# ${paragraph[0]}`);
      paragraph = [];
    } else if (line.trim() === "" || isRule) end();
    else if (/^#{1,6}\s/.test(line) || line.includes("\t") || line.includes("|")) {
      end();
      blocks.push(line);
    } else if (/^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(line)) {
      end();
      paragraph.push(line.replace(/^\s*[-*+•]\s+/, "- "));
    } else paragraph.push(line.trim());
  }
  end();
  return blocks;
}

/** Puts short blocks together, and cuts long ones. */
function* pack(blocks: readonly string[]): Steps<string[]> {
  const packed: string[] = [];
  let open: string[] = [];
  let words = 0;
  const close = () => {
    if (open.length > 0) packed.push(open.join("\n"));
    [open, words] = [[], 0];
  };
  for (const block of blocks)
    for (const piece of yield* pieces(block)) {
      const more = lengthOf(piece);
      // What introduces a list stays with its first line.
      const isIntroduction =
        open.at(-1)?.endsWith(":") === true && words + more <= passageWords.max;
      if (words + more > passageWords.max || (words >= passageWords.min && !isIntroduction))
        close();
      open.push(piece);
      words += more + 1;
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

/** A block in pieces that fit into a passage. */
function* pieces(block: string): Steps<string[]> {
  if (lengthOf(block) <= passageWords.max) return [block];
  const all: string[] = [];
  for (const line of linesOf(block)) {
    yield;
    let open = "";
    for (const sentence of sentencesOf(line).flatMap(shortPieces)) {
      const both = open === "" ? sentence : `${open} ${sentence}`;
      if (open !== "" && lengthOf(both) > passageWords.max) {
        all.push(open);
        open = sentence;
      } else open = both;
    }
    if (open !== "") all.push(open);
  }
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
