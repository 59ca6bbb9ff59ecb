import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { thresholds } from "./answer-part.ts";
import { type MissedItem, MissedListQuery, type NearAnswer } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import type { Engine } from "./engine.ts";
import { groupQuestions } from "./group-questions.ts";
import {
  lockMissed,
  type MissedPlace,
  type MissedRow,
  selectMissed,
  selectMissedOne,
  setMissed,
} from "./queries-missed.ts";
import { rankEntries } from "./rank-entries.ts";
import { questionOf } from "./rules.ts";

const pageSize = 25;
const maxNear = 3;

/** The answers and needs that are nearest to a question, the best first, those that may be meant at least so surely. */
export const nearAnswers = (
  question: string,
  { index }: Engine,
  minScore: number = thresholds.unsure,
): NearAnswer[] =>
  rankEntries(question, index, { limit: maxNear + 3 })
    .filter(({ entry, score }) => entry.kind !== "small-talk" && score >= minScore)
    .slice(0, maxNear)
    .map(({ entry }) => ({ id: entry.id, question: questionOf(entry) }));

function toItem(row: MissedRow, engine: Engine): MissedItem {
  const { id, question, language, certainty, times, state, conversationId } = row;
  const taker = engine.collection.entries.find((entry) => entry.id === row.answerId);
  return {
    id,
    question,
    language,
    certainty,
    times,
    state,
    conversationId,
    firstAskedAt: row.firstAskedAt.toISOString(),
    lastAskedAt: row.lastAskedAt.toISOString(),
    answer: row.answerId
      ? { id: row.answerId, question: taker ? questionOf(taker) : row.answerId }
      : null,
    near: state === "open" ? nearAnswers(question, engine) : [],
  };
}

const toCursor = ({ times, lastAskedAt, id }: MissedRow) =>
  `${times}.${lastAskedAt.getTime()}.${id}`;
function fromCursor(cursor: string): MissedPlace | null {
  const [, times, time, id] = /^(\d{1,9})\.(\d{1,13})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  return times && time && id
    ? { times: Number(times), lastAskedAt: new Date(Number(time)), id }
    : null;
}

/**
 * Questions that weren't answered, those asked most first, 25 a page, by state and words; open ones with the answers
 * that are nearest. @throws AppError forbidden
 */
export async function listMissedQuestions(
  actor: Actor,
  input: unknown,
  deps: AnswerDeskDeps,
): Promise<{ items: MissedItem[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const { after, ...query } = MissedListQuery.parse(input);
  const { collection } = deps.answers;
  const rows = await selectMissed(
    deps.db,
    { collection, ...query, after: fromCursor(after) },
    pageSize,
  );
  const engine = await deps.answers.engine();
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return {
    items: items.map((row) => toItem(row, engine)),
    next: rows.length > pageSize && last ? toCursor(last) : null,
  };
}

/** One of them. @throws AppError forbidden, not_found */
export async function readMissedQuestion(
  actor: Actor,
  id: string,
  deps: AnswerDeskDeps,
): Promise<MissedItem> {
  await requireAdmin(deps.db, actor, deps);
  const row = await selectMissedOne(deps.db, deps.answers.collection, id);
  if (!row) throw new AppError("not_found");
  return toItem(row, await deps.answers.engine());
}

/**
 * Puts a question aside, or opens one again that was dismissed or answered; done already is done.
 * @throws AppError forbidden, not_found
 */
export async function decideMissedQuestion(
  actor: Actor,
  { id, state }: { id: string; state: "open" | "dismissed" },
  deps: AnswerDeskDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const missed = await lockMissed(tx, deps.answers.collection, id);
    if (!missed) throw new AppError("not_found");
    if (missed.state === state) return;
    await setMissed(tx, id, { state, answerId: null, decidedAt: deps.clock() });
    await recordAudit(tx, {
      actor: adminId,
      action: state === "open" ? "missed_question.reopened" : "missed_question.dismissed",
      subject: `missed-question/${id}`,
      detail: { times: missed.times },
    });
  });
}

/** What was missed of a collection, for whoever it belongs to: the caller has checked who reads it. By id, only that one. */
export async function listMissedAt(
  collection: string,
  input: unknown,
  { db }: Pick<AnswerDeskDeps, "db">,
): Promise<{ rows: MissedRow[]; next: string | null }> {
  const { id } = Object(input) as { id?: unknown };
  if (typeof id === "string") {
    const row = await selectMissedOne(db, collection, id);
    return { rows: row ? [row] : [], next: null };
  }
  const { after, ...query } = MissedListQuery.parse(Object(input));
  const rows = await selectMissed(db, { collection, ...query, after: fromCursor(after) }, pageSize);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last ? toCursor(last) : null };
}

/** So many are compared with each other: those asked most. */
const maxGrouped = 600;

/** What a collection doesn't know, those asked most first, and what means the same together; for its owner, as above. */
export async function groupMissedAt(
  collection: string,
  { db }: Pick<AnswerDeskDeps, "db">,
): Promise<MissedRow[][]> {
  const wanted = { collection, state: "open" as const, search: "", after: null };
  return groupQuestions(await selectMissed(db, wanted, maxGrouped - 1));
}

/** Decides about one of them. @returns false where the collection has none of this id */
export async function decideMissedAt(
  tx: DbOrTx,
  collection: string,
  id: string,
  decided: Parameters<typeof setMissed>[2],
): Promise<boolean> {
  if (!(await selectMissedOne(tx, collection, id))) return false;
  await setMissed(tx, id, decided);
  return true;
}
