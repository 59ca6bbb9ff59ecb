import { decideMissedAt, listMissedAt } from "#domain/answers/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { collectionOfBot } from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import type { ChatbotDeps } from "./deps.ts";
import type { BotUnanswered } from "./desk-views.ts";
import { requireBotProject } from "./rights.ts";
import { addBotSource } from "./train-bot.ts";
import type { BotTrainingDeps } from "./train-bot.ts";

/**
 * What a bot could not answer, those asked most first, and what means the same together (by its words).
 * @throws AppError signed_out, not_found
 */
export async function listUnanswered(
  actor: Actor,
  { projectId, query }: { projectId: string; query: unknown },
  deps: ChatbotDeps,
): Promise<{ items: BotUnanswered[]; next: string | null }> {
  await requireBotProject(deps.db, actor, projectId);
  const { rows, next } = await listMissedAt(collectionOfBot(projectId), query, deps);
  const items = rows.map((row) => ({
    id: row.id,
    question: row.question,
    language: row.language,
    certainty: row.certainty,
    times: row.times,
    state: row.state,
    conversationId: row.conversationId,
    lastAskedAt: row.lastAskedAt.toISOString(),
  }));
  return { items, next };
}

/** Puts a question aside, or opens it again. @throws AppError signed_out, not_found, read_only */
export async function decideUnanswered(
  actor: Actor,
  { projectId, id, state }: { projectId: string; id: string; state: "open" | "dismissed" },
  deps: ChatbotDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireBotProject(tx, actor, projectId, "editor");
    const decided = { state, answerId: null, decidedAt: deps.clock() };
    if (!(await decideMissedAt(tx, collectionOfBot(projectId), id, decided)))
      throw new AppError("not_found");
  });
}

/**
 * Turns an unanswered question into training: a question with the answer that a member writes.
 * @returns the source's id @throws AppError signed_out, not_found, read_only, too_many_sources; ZodError
 */
export async function answerUnanswered(
  actor: Actor,
  { projectId, id, input }: { projectId: string; id: string; input: { answer?: unknown } },
  deps: ChatbotDeps & BotTrainingDeps,
): Promise<string> {
  await requireBotProject(deps.db, actor, projectId, "editor");
  const collection = collectionOfBot(projectId);
  const [missed] = (await listMissedAt(collection, { id }, deps)).rows;
  if (!missed) throw new AppError("not_found");
  const source = { kind: "question", asks: [missed.question], answer: input.answer };
  const sourceId = await addBotSource(actor, { projectId, input: source }, deps);
  const decided = { state: "answered" as const, answerId: sourceId, decidedAt: deps.clock() };
  await decideMissedAt(deps.db, collection, id, decided);
  return sourceId;
}
