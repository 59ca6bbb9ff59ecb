import type { z } from "zod";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { listServices } from "#domain/catalogue/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { AnswerForm } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { mergeEntries } from "./merge-entries.ts";
import { lockMissed, setMissed } from "./queries-missed.ts";
import { type AnswerRow, lockAnswers, selectAnswerRows, upsertAnswer } from "./queries.ts";
import { contentOf, problemsOf } from "./rules.ts";

/** So many answers of the provider's own are kept. */
export const maxOwn = 2000;

/**
 * Stores an answer as its form says (contract.ts, AnswerForm): a new one where `id` is null, a changed one of the files,
 * or the provider's own. Where it answers a missed question, that is answered with it. On this node it is in use when
 * this ends, on the others a moment later. @returns its id, and the revision that its next form has to carry
 * @throws AppError forbidden, not_found, invalid_input (by field), answer_changed where somebody saved it since it was
 *   opened
 */
export async function saveAnswer(
  actor: Actor,
  { id, form }: { id: string | null; form: unknown },
  deps: AnswerDeskDeps,
): Promise<{ id: string; revision: number }> {
  const read = AnswerForm.safeParse(form);
  if (!read.success)
    throw new AppError("invalid_input", { cause: read.error, fields: fieldsOf(read.error) });
  const { collection, files, isPage } = deps.answers;
  const services = await listServices(deps);
  const saved = await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    await lockAnswers(tx, collection);
    const rows = await selectAnswerRows(tx, collection);
    const row = rows.find((one) => one.id === id);
    const file = files.entries.find((one) => one.id === id);
    if (id !== null && !row && !file) throw new AppError("not_found");
    if (id !== null && (row?.revision ?? 0) !== read.data.revision)
      throw new AppError("answer_changed");
    if (id === null) requireRoom(rows);
    const content = contentOf(file ? { ...read.data, kind: file.kind } : read.data);
    const { entries } = mergeEntries(files, rows).collection;
    const fields = problemsOf(content, {
      services,
      facts: files.facts,
      isPage,
      others: entries.filter((one) => one.id !== id),
      isUnprompted: id === null && read.data.missed === "",
    });
    if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
    const answerId = id ?? newId("ans");
    const changedAt = deps.clock();
    const isOwn = row?.isOwn ?? !file;
    const revision = await upsertAnswer(tx, {
      collection,
      id: answerId,
      isOwn,
      content,
      changedBy: adminId,
      changedAt,
    });
    await recordAudit(tx, {
      actor: adminId,
      action: id === null ? "answer.written" : "answer.changed",
      subject: `answer/${answerId}`,
      detail: { collection, isOwn, revision },
    });
    if (read.data.missed !== "")
      await takeMissed(tx, { missedId: read.data.missed, answerId, adminId }, deps);
    return { id: answerId, revision };
  });
  await deps.answers.refresh();
  return saved;
}

/** The first complaint about each field, e.g. `says.de`. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join(".") || "form"] ??= message;
  return fields;
}

function requireRoom(rows: readonly AnswerRow[]): void {
  if (rows.filter(({ isOwn }) => isOwn).length >= maxOwn)
    throw new AppError("invalid_input", {
      message: `There are ${maxOwn.toLocaleString("en-US")} answers of your own, which is the maximum. Please delete some first.`,
    });
}

/** A missed question is answered with this answer; one that is gone by now needs none. */
export async function takeMissed(
  tx: Tx,
  { missedId, answerId, adminId }: { missedId: string; answerId: string; adminId: string },
  { clock, answers }: AnswerDeskDeps,
): Promise<void> {
  const missed = await lockMissed(tx, answers.collection, missedId);
  if (!missed) return;
  await setMissed(tx, missed.id, { state: "answered", answerId, decidedAt: clock() });
  await recordAudit(tx, {
    actor: adminId,
    action: "missed_question.answered",
    subject: `missed-question/${missed.id}`,
    detail: { answer: answerId, times: missed.times },
  });
}
