import { z } from "zod";
import { decideMissedAt, groupMissedAt, listMissedAt } from "#domain/answers/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { collectionOfBot, sourceLimits } from "#domain/knowledge/index.ts";
import { AppError } from "#errors";
import type { ChatbotDeps } from "./deps.ts";
import type { BotUnanswered } from "./desk-views.ts";
import { requireBotProject } from "./rights.ts";
import { addBotSource } from "./train-bot.ts";
import type { BotTrainingDeps } from "./train-bot.ts";

type MissedGroup = Awaited<ReturnType<typeof groupMissedAt>>[number];

const pageSize = 25;
const Query = z.object({
  state: z.enum(["open", "answered", "dismissed"]).catch("open"),
  after: z.string().max(200).catch(""),
});

/**
 * What a bot could not answer, by state: open questions by how often they were asked, and those that mean the same
 * together. @throws AppError signed_out, not_found
 */
export async function listUnanswered(
  actor: Actor,
  { projectId, query }: { projectId: string; query: unknown },
  deps: ChatbotDeps,
): Promise<{ items: BotUnanswered[]; next: string | null }> {
  await requireBotProject(deps.db, actor, projectId);
  const collection = collectionOfBot(projectId);
  const { state, after } = Query.parse(Object(query));
  if (state !== "open") {
    const { rows, next } = await listMissedAt(collection, { state, after }, deps);
    return { items: rows.map((row) => toItem([row])), next };
  }
  const groups = (await groupMissedAt(collection, deps)).map(toItem);
  const items = groups.toSorted((a, b) => b.times - a.times);
  const start = /^\d{1,6}$/.test(after) ? Number(after) : 0;
  const end = start + pageSize;
  return { items: items.slice(start, end), next: end < items.length ? String(end) : null };
}

/** A group by the question that was asked most. */
function toItem([first, ...others]: MissedGroup): BotUnanswered {
  const { id, question, language, certainty, state, conversationId } = first as MissedGroup[number];
  const all = [first as MissedGroup[number], ...others];
  const last = Math.max(...all.map(({ lastAskedAt }) => lastAskedAt.getTime()));
  return {
    id,
    question,
    language,
    certainty,
    times: all.reduce((sum, { times }) => sum + times, 0),
    state,
    conversationId,
    lastAskedAt: new Date(last).toISOString(),
    others: others.map((one) => ({ id: one.id, question: one.question, times: one.times })),
  };
}

type Ids = readonly string[];

/** Puts questions aside, or opens them again. @throws AppError signed_out, not_found, read_only */
export async function decideUnanswered(
  actor: Actor,
  { projectId, ids, state }: { projectId: string; ids: Ids; state: "open" | "dismissed" },
  deps: ChatbotDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireBotProject(tx, actor, projectId, "editor");
    const decided = { state, answerId: null, decidedAt: deps.clock() };
    for (const id of new Set(ids))
      if (!(await decideMissedAt(tx, collectionOfBot(projectId), id, decided)))
        throw new AppError("not_found");
  });
}

/**
 * Turns unanswered questions that mean the same into training: one question with the answer that a member writes, and
 * all of them as ways of asking it. @param ids the first is the question itself
 * @returns the source's id @throws AppError signed_out, not_found, read_only, too_many_sources; ZodError
 */
export async function answerUnanswered(
  actor: Actor,
  { projectId, ids, input }: { projectId: string; ids: Ids; input: { answer?: unknown } },
  deps: ChatbotDeps & BotTrainingDeps,
): Promise<string> {
  await requireBotProject(deps.db, actor, projectId, "editor");
  const collection = collectionOfBot(projectId);
  const asks: string[] = [];
  for (const id of new Set(ids)) {
    const [missed] = (await listMissedAt(collection, { id }, deps)).rows;
    if (!missed) throw new AppError("not_found");
    asks.push(missed.question);
  }
  // More ways than an answer can hold are answered by it all the same: they are like the others.
  const kept = asks.slice(0, sourceLimits.questions);
  const source = { kind: "question", asks: kept, answer: input.answer };
  const sourceId = await addBotSource(actor, { projectId, input: source }, deps);
  const decided = { state: "answered" as const, answerId: sourceId, decidedAt: deps.clock() };
  for (const id of new Set(ids)) await decideMissedAt(deps.db, collection, id, decided);
  return sourceId;
}
