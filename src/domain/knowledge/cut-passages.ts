import type { Steps } from "#kit/steps.ts";
import { cleanText } from "#kit/text.ts";
import type { Block } from "./block.ts";
import { packBlocks } from "./pack-blocks.ts";
import type { ReadDocument } from "./ports.ts";
import { readBlocks } from "./read-blocks.ts";
import { readFrontMatter } from "./read-front-matter.ts";

export { lengthOf, passageWords } from "./pack-blocks.ts";

/** A part of a document that says something by itself. */
export type CutPassage = {
  /** The headings that it stands below, the nearest last (`Leave › Annual leave`); null before the first. */
  part: string | null;
  text: string;
};

const longestHeading = 120;
const longestPart = 200;
/** Between the headings of a part. */
export const headingSeparator = " › ";

/**
 * Cuts a document into passages of some 60 to 200 words: never across headings, between paragraphs where it can be,
 * else between sentences, else between words; lists, tables and code stay whole where they fit, with what introduces
 * them. A row of a table is said with its header's words. Markup, settings and template marks are left out, and nothing
 * is said twice. Yields between pieces of work.
 */
export function* cutPassages(document: Pick<ReadDocument, "sections">): Steps<CutPassage[]> {
  const passages: CutPassage[] = [];
  const seen = new Set<string>();
  const { title } = readFrontMatter(document.sections[0]?.text ?? "");
  const root: Heading[] = title === null ? [] : [{ level: 0, text: title }];
  let above: Heading[] = root;
  for (const { heading, level = 1, text } of document.sections) {
    above = below(heading === null ? root : above, { level, text: heading ?? "" });
    let waiting: Block[] = [];
    const flush = function* (): Steps<void> {
      const part = partOf(above);
      for (const cut of yield* packBlocks(waiting)) {
        const name = `${part ?? ""}\n${cut}`;
        if (!seen.has(name)) passages.push({ part, text: cut });
        seen.add(name);
      }
      waiting = [];
    };
    for (const block of yield* readBlocks(text)) {
      if (block.kind !== "heading") waiting.push(block);
      else {
        yield* flush();
        above = below(above, block);
      }
      yield;
    }
    yield* flush();
  }
  return passages;
}

type Heading = { level: number; text: string };

/** The headings that stand above what follows another one. */
function below(above: readonly Heading[], { level, text }: Heading): Heading[] {
  const line = cleanText(text)
    .replace(/[\s#]+/g, " ")
    .replaceAll(headingSeparator.trim(), "-")
    .trim();
  if (line === "") return [...above];
  const kept = above.filter((one) => one.level < level);
  return [...kept, { level, text: line.slice(0, longestHeading).toWellFormed().trim() }];
}

/** The nearest heading, with as many above it as there is room for; the document's own title first of these. */
function partOf(above: readonly Heading[]): string | null {
  const texts = above.map(({ text }) => text).filter((text, at, all) => all[at - 1] !== text);
  while (texts.length > 1 && texts.join(headingSeparator).length > longestPart)
    texts.splice(texts.length > 2 ? 1 : 0, 1);
  return texts.length === 0 ? null : texts.join(headingSeparator);
}
