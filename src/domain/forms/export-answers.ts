import type { Actor } from "#domain/identity/index.ts";
import { csvLine } from "#kit/csv.ts";
import { type Place } from "#kit/keyset.ts";
import { answerInWords } from "./answer-words.ts";
import type { FormDeps } from "./deps.ts";
import { requireOwnForm } from "./list-answers.ts";
import { type FormAnswerRow, selectAnswers } from "./queries.ts";

const rowsAtOnce = 500;

/**
 * All answers to a form as CSV, newest first: one row an answer, one column a question; columns of questions that were
 * deleted since come last, under their ids. Read in pieces, so that many answers need little memory.
 * @throws AppError signed_out, not_found
 */
export async function exportAnswers(
  actor: Actor,
  projectId: string,
  deps: Pick<FormDeps, "db" | "clock">,
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const { view, form } = await requireOwnForm(actor, projectId, deps);
  const fields = form.fields.filter(({ type }) => type !== "statement");
  const known = new Set(fields.map(({ id }) => id));
  async function* lines() {
    // Spreadsheets take UTF-8 for what it is only behind this mark.
    yield `\uFEFF${csvLine(["Sent (UTC)", "Language", "Ending", ...fields.map(({ name }) => name), "Answers to deleted questions"])}`;
    let place: Place | null = null;
    do {
      const rows: FormAnswerRow[] = await selectAnswers(deps.db, projectId, place, rowsAtOnce);
      for (const { createdAt, language, endingTitle, answers } of rows.slice(0, rowsAtOnce))
        yield csvLine([
          createdAt.toISOString(),
          language,
          endingTitle,
          ...fields.map((field) => answerInWords(field, answers[field.id], form.language)),
          Object.entries(answers)
            .filter(([id]) => !known.has(id))
            .map(([id, answer]) => `${id}: ${[answer].flat().join(", ")}`)
            .join("; "),
        ]);
      place = rows.length > rowsAtOnce ? (rows[rowsAtOnce - 1] ?? null) : null;
    } while (place);
  }
  const name = view.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "form";
  return { fileName: `${name}-answers.csv`, lines: lines() };
}
