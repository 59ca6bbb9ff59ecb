import { oneLine } from "#kit/text.ts";
import type { Section } from "./sections.ts";

const asks = /^(questions?|q|faq|fragen?|preguntas?|questions? fréquentes?)$/i;
const answers = /^(answers?|a|antwort(en)?|respuestas?|réponses?)$/i;

/**
 * The rows of a table as sentences can be found in them: "header: value", a line each. A table of questions and
 * answers becomes a section for each question.
 */
export function rowsToSections(
  rows: readonly (readonly string[])[],
  heading: string | null,
): Section[] {
  const filled = rows
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some(Boolean));
  const [first = [], ...rest] = filled;
  const question = first.findIndex((cell) => asks.test(cell));
  const answer = first.findIndex((cell) => answers.test(cell));
  if (question >= 0 && answer >= 0)
    return rest.map((row) => questionSection(first, row, { question, answer }));
  if (isQuestions(filled))
    return filled.map((row) => questionSection([], row, { question: 0, answer: 1 }));
  const header = isHeader(first) && rest.length > 0 ? first : null;
  const records = (header ? rest : filled).map((row) => recordOf(header ?? [], row).join("\n"));
  return [{ heading, text: records.join("\n\n") }];
}

function questionSection(
  header: readonly string[],
  row: readonly string[],
  { question, answer }: { question: number; answer: number },
): Section {
  const others = row.map((cell, index) => (index === question || index === answer ? "" : cell));
  const text = [row[answer] ?? "", ...recordOf(header, others)].join("\n");
  return { heading: oneLine(row[question] ?? "") || null, text };
}

/** The cells of a row that hold something, each after the header of its column. */
export const recordOf = (header: readonly string[], row: readonly string[]): string[] =>
  row.flatMap((cell, index) => {
    const name = header[index];
    return cell === "" ? [] : [name ? `${name}: ${cell}` : cell];
  });

/** Two columns without a header, the first of which asks. */
const isQuestions = (rows: readonly (readonly string[])[]) =>
  rows.length > 0 &&
  rows.every((row) => row.filter(Boolean).length <= 2) &&
  rows.filter(([asked]) => asked?.endsWith("?")).length > rows.length / 2;

/** Names of columns: each of them another, short, and no figure. */
export const isHeader = (row: readonly string[]): boolean => {
  const names = row.filter(Boolean);
  return (
    names.length >= 2 &&
    names.length >= row.length - 1 &&
    new Set(names).size === names.length &&
    names.every((name) => name.length <= 60 && !/^[\d\s.,%€$£+-]+$/.test(name))
  );
};
