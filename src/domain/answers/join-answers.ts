import { phrasesOf } from "./own-phrases.ts";
import { type Part, type Situation, sure } from "./part.ts";

/** Several answers as one; what isn't known or understood is named by its place. */
export function joinAnswers(
  parts: readonly Part[],
  { engine, language }: Situation,
  isOfQuestions: boolean,
): Part {
  const say = phrasesOf(engine, language);
  const known = parts.filter(({ certainty }) => certainty === "sure");
  const [first] = parts;
  if (!first) return { ...sure(""), certainty: "unknown" };
  const answered = parts.filter(
    (part) => part.certainty === "sure" || (isLikely(part) && !isRepeated(part, parts)),
  );
  const [only] = answered;
  if (!only) return parts.find(({ certainty }) => certainty === "unsure") ?? first;
  const texts = parts.map((part, at) => {
    // What was surely said to another question is meant here, too: it is said once, under both.
    if (answered.includes(part)) return part.text;
    const same = isLikely(part) ? known.find((one) => isSaidIn(part, one)) : undefined;
    if (same) return same.text;
    const phrase = part.certainty === "unsure" ? say.nthUnsure : say.nthUnknown;
    return phrase.replace("{nth}", say.nth[at] ?? "");
  });
  const open = parts.filter(({ certainty }) => certainty !== "sure");
  const asks = [...open.flatMap((part) => part.asks), ...(known.at(-1)?.asks ?? [])];
  return {
    text: numbered(texts, isOfQuestions),
    cited: [...new Set(answered.flatMap(({ cited }) => cited))],
    asks: [...new Set(asks)].slice(0, 3),
    offersPerson: open.length > 0 || known.some(({ offersPerson }) => offersPerson),
    certainty: known.length > 0 ? "sure" : "unsure",
  };
}

/**
 * Answers under the numbers of their questions. What one says already isn't said again at the next; a list under a line
 * that was said already goes on below it. Questions with one answer share it.
 */
function numbered(texts: readonly string[], isOfQuestions: boolean): string {
  const told: { numbers: number[]; blocks: { lead: string; lines: string[] }[] }[] = [];
  for (const [at, text] of texts.entries()) {
    const blocks: { lead: string; lines: string[] }[] = [];
    let same: (typeof told)[number] | undefined;
    for (const block of text.split("\n\n")) {
      const [lead = "", ...lines] = block.split("\n");
      const answer = told.find((one) => one.blocks.some((other) => other.lead === lead));
      const before = answer?.blocks.find((other) => other.lead === lead);
      if (before) before.lines = [...new Set([...before.lines, ...lines])];
      else blocks.push({ lead, lines });
      same ??= answer;
    }
    if (blocks.length === 0) same?.numbers.push(at + 1);
    else told.push({ numbers: [at + 1], blocks });
  }
  const isOne = told.length < 2 || !isOfQuestions;
  return told
    .map(({ numbers, blocks }) => {
      const text = blocks.map(({ lead, lines }) => [lead, ...lines].join("\n")).join("\n\n");
      return isOne ? text : `**${numbers.join(", ")}.** ${text}`;
    })
    .join("\n\n");
}

/** Only likely meant, and another question's answer already: this one is still open. */
const isRepeated = (part: Part, parts: readonly Part[]): boolean => {
  const [, ...said] = part.text.split("\n\n");
  const others = parts.slice(0, parts.indexOf(part)).concat(parts.filter(isSure));
  return said.length > 0 && said.every((one) => others.some(({ text }) => text.includes(one)));
};
const isSaidIn = (part: Part, { text }: Part): boolean =>
  part.text
    .split("\n\n")
    .slice(1)
    .every((one) => text.includes(one));
export const isSure = ({ certainty }: Part): boolean => certainty === "sure";

/** Unsure, but with an answer to what was likely meant. */
export const isLikely = ({ certainty, cited }: Part): boolean =>
  certainty === "unsure" && cited.length > 0;
