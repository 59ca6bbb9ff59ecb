import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { Collection } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { readRecognitionId } from "./merge-recognition.ts";
import { reopenMissedOf } from "./queries-missed.ts";
import {
  type AnswerRow,
  deleteAnswerRow,
  lockAnswers,
  selectAnswerRow,
  upsertAnswer,
} from "./queries.ts";

type Opened = { adminId: string; row: AnswerRow | null; isInFiles: boolean };

/** An answer of the files, or a kind of message that they recognise. */
function isInFilesOf({ entries, needs, emergencies }: Collection, id: string): boolean {
  const meant = readRecognitionId(id);
  if (!meant) return entries.some((one) => one.id === id);
  return meant.kind === "need"
    ? Object.hasOwn(needs, meant.of)
    : emergencies.some(({ entry }) => entry === meant.of);
}

/** Changes one answer, with the engine brought up to date after it. */
async function change<Result>(
  actor: Actor,
  id: string,
  deps: AnswerDeskDeps,
  work: (tx: Tx, opened: Opened) => Promise<Result>,
): Promise<Result> {
  const { collection, files } = deps.answers;
  const result = await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    await lockAnswers(tx, collection);
    const row = await selectAnswerRow(tx, collection, id);
    const isInFiles = isInFilesOf(files, id);
    if (!row && !isInFiles) throw new AppError("not_found");
    return work(tx, { adminId, row, isInFiles });
  });
  await deps.answers.refresh();
  return result;
}

/** Takes an answer out of use, or back into it; done already is done. @returns its revision @throws AppError forbidden, not_found */
export const switchAnswer = (
  actor: Actor,
  { id, isOff }: { id: string; isOff: boolean },
  deps: AnswerDeskDeps,
): Promise<number> =>
  change(actor, id, deps, async (tx, { adminId, row }) => {
    if ((row?.isOff ?? false) === isOff) return row?.revision ?? 0;
    const { collection } = deps.answers;
    const revision = await upsertAnswer(tx, {
      collection,
      id,
      isOwn: row?.isOwn ?? false,
      isOff,
      changedBy: adminId,
      changedAt: deps.clock(),
    });
    await recordAudit(tx, {
      actor: adminId,
      action: isOff ? "answer.switched_off" : "answer.switched_on",
      subject: `answer/${id}`,
      detail: { collection },
    });
    return revision;
  });

/**
 * Takes back what was changed: an answer of the files says its own text again and is in use, one of the provider's own
 * is deleted, and the missed questions that it took are open again.
 * @throws AppError forbidden, not_found, answer_changed where somebody saved it since it was opened
 */
export const removeAnswer = (
  actor: Actor,
  { id, revision }: { id: string; revision: number },
  deps: AnswerDeskDeps,
): Promise<void> =>
  change(actor, id, deps, async (tx, { adminId, row, isInFiles }) => {
    if (!row) return;
    if (row.revision !== revision) throw new AppError("answer_changed");
    const { collection } = deps.answers;
    await deleteAnswerRow(tx, collection, id);
    await reopenMissedOf(tx, { collection, answerId: id, at: deps.clock() });
    await recordAudit(tx, {
      actor: adminId,
      action: isInFiles ? "answer.restored" : "answer.deleted",
      subject: `answer/${id}`,
      detail: { collection },
    });
  });
