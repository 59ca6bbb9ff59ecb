import { recordAudit } from "#domain/audit/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { answerLimits } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { toDetail } from "./list-answers.ts";
import { lockMissed } from "./queries-missed.ts";
import { lockAnswers, selectAnswerRow, upsertAnswer } from "./queries.ts";
import { takeMissed } from "./save-answer.ts";

/**
 * Makes a missed question one more way to ask an answer that exists, and answers it with that. Where the answer says
 * nothing in the question's language yet, nothing is changed: that has to be written first. @returns whether it was added
 * @throws AppError forbidden, not_found, invalid_input where it has as many ways to ask as it may have
 */
export async function addMissedQuestion(
  actor: Actor,
  { missedId, answerId }: { missedId: string; answerId: string },
  deps: AnswerDeskDeps,
): Promise<{ isAdded: boolean }> {
  const { collection, files } = deps.answers;
  const isAdded = await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    await lockAnswers(tx, collection);
    const missed = await lockMissed(tx, collection, missedId);
    const row = await selectAnswerRow(tx, collection, answerId);
    const file = files.entries.find((one) => one.id === answerId);
    if (!missed || !(row || file)) throw new AppError("not_found");
    const { content } = toDetail(answerId, file, row ?? undefined);
    const { language, question } = missed;
    const asks = content.asks[language] ?? [];
    if (!content.says[language]) return false;
    if (!asks.includes(question)) {
      if (asks.length >= answerLimits.asks)
        throw new AppError("invalid_input", {
          message: `This answer has ${answerLimits.asks} ways to ask, which is the maximum. Open it and remove some first.`,
        });
      await upsertAnswer(tx, {
        collection,
        id: answerId,
        isOwn: row?.isOwn ?? false,
        content: { ...content, asks: { ...content.asks, [language]: [...asks, question] } },
        changedBy: adminId,
        changedAt: deps.clock(),
      });
      await recordAudit(tx, {
        actor: adminId,
        action: "answer.changed",
        subject: `answer/${answerId}`,
        detail: { collection, added: "question", revision: (row?.revision ?? 0) + 1 },
      });
    }
    await takeMissed(tx, { missedId, answerId, adminId }, deps);
    return true;
  });
  if (isAdded) await deps.answers.refresh();
  return { isAdded };
}
