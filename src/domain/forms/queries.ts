import { and, count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import { formAnswers } from "./tables.ts";

export type FormAnswerRow = typeof formAnswers.$inferSelect;

/** Stores answers but those of a filling-in that was stored before. @returns ids of what is new */
export async function insertAnswers(
  tx: DbOrTx,
  answers: readonly (typeof formAnswers.$inferInsert)[],
): Promise<Set<string>> {
  const rows = await tx
    .insert(formAnswers)
    .values([...answers])
    .onConflictDoNothing({ target: [formAnswers.projectId, formAnswers.requestKey] })
    .returning({ id: formAnswers.id });
  return new Set(rows.map(({ id }) => id));
}

export async function selectAnswer(
  db: DbOrTx,
  projectId: string,
  id: string,
): Promise<FormAnswerRow | null> {
  const [row] = await db
    .select()
    .from(formAnswers)
    .where(and(eq(formAnswers.projectId, projectId), eq(formAnswers.id, id)));
  return row ?? null;
}

/** Whether this filling-in is stored. */
export async function hasAnswer(
  db: DbOrTx,
  projectId: string,
  requestKey: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: formAnswers.id })
    .from(formAnswers)
    .where(and(eq(formAnswers.projectId, projectId), eq(formAnswers.requestKey, requestKey)));
  return rows.length > 0;
}

/** Until the transaction ends no other takes an answer to this form: a limit then holds. */
export async function lockForm(tx: DbOrTx, projectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form/${projectId}`}, 0))`);
}

export async function countAnswers(db: DbOrTx, projectId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(formAnswers)
    .where(eq(formAnswers.projectId, projectId));
  return row?.many ?? 0;
}

/** How many answers each of these forms got since a time; forms without any are left out. */
export async function countAnswersSince(
  db: DbOrTx,
  projectIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ projectId: formAnswers.projectId, many: count() })
    .from(formAnswers)
    .where(and(inArray(formAnswers.projectId, [...projectIds]), gte(formAnswers.createdAt, since)))
    .groupBy(formAnswers.projectId);
  return new Map(rows.map(({ projectId, many }) => [projectId, many]));
}

/** Newest first after a place; one more than `limit` tells that there are more. */
export const selectAnswers = (
  db: DbOrTx,
  projectId: string,
  after: Place | null,
  limit: number,
): Promise<FormAnswerRow[]> =>
  db
    .select()
    .from(formAnswers)
    .where(
      and(
        eq(formAnswers.projectId, projectId),
        after
          ? sql`(${formAnswers.createdAt}, ${formAnswers.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(formAnswers.createdAt), desc(formAnswers.id))
    .limit(limit + 1);

export async function deleteAnswerRow(
  tx: DbOrTx,
  { projectId, answerId }: { projectId: string; answerId: string },
): Promise<boolean> {
  if (!isId(answerId)) return false;
  const rows = await tx
    .delete(formAnswers)
    .where(and(eq(formAnswers.projectId, projectId), eq(formAnswers.id, answerId)))
    .returning({ id: formAnswers.id });
  return rows.length > 0;
}

/** @returns ids of those that are gone */
export async function deleteExpired(db: DbOrTx, now: Date): Promise<string[]> {
  const rows = await db
    .delete(formAnswers)
    .where(lt(formAnswers.expiresAt, now))
    .returning({ id: formAnswers.id });
  return rows.map(({ id }) => id);
}

export const selectAnswersOfOwner = (db: DbOrTx, ownerId: string): Promise<FormAnswerRow[]> =>
  db.select().from(formAnswers).where(eq(formAnswers.ownerId, ownerId));

export async function deleteAnswersOfOwner(tx: DbOrTx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .delete(formAnswers)
    .where(eq(formAnswers.ownerId, ownerId))
    .returning({ id: formAnswers.id });
  return rows.map(({ id }) => id);
}

/** @returns ids of those that are gone */
export async function deleteAnswersOfProject(tx: DbOrTx, projectId: string): Promise<string[]> {
  const rows = await tx
    .delete(formAnswers)
    .where(eq(formAnswers.projectId, projectId))
    .returning({ id: formAnswers.id });
  return rows.map(({ id }) => id);
}

/** How often each value was given to each of these fields; options of one answer count one by one. */
export async function selectValueCounts(
  db: DbOrTx,
  projectId: string,
  fieldIds: readonly string[],
): Promise<{ fieldId: string; value: string; count: number }[]> {
  if (fieldIds.length === 0) return [];
  const given = db
    .select({
      fieldId: sql<string>`given.key`.as("field_id"),
      value: sql<string>`chosen.value`.as("value"),
    })
    .from(formAnswers)
    .innerJoin(sql`jsonb_each(${formAnswers.answers}) as given(key, value)`, sql`true`)
    .innerJoin(
      sql`lateral jsonb_array_elements_text(case when jsonb_typeof(given.value) = 'array' then given.value else jsonb_build_array(given.value) end) as chosen(value)`,
      sql`true`,
    )
    .where(and(eq(formAnswers.projectId, projectId), inArray(sql`given.key`, [...fieldIds])))
    .as("counted");
  return db
    .select({ fieldId: given.fieldId, value: given.value, count: count() })
    .from(given)
    .groupBy(given.fieldId, given.value);
}

/** How many answered each of these fields, and for numbers the mean, least and most. */
export async function selectFigures(db: DbOrTx, projectId: string, fieldIds: readonly string[]) {
  if (fieldIds.length === 0) return [];
  const number = sql`case when jsonb_typeof(given.value) = 'number' then (given.value #>> '{}')::double precision end`;
  return db
    .select({
      fieldId: sql<string>`given.key`,
      answered: count(),
      mean: sql<number | null>`avg(${number})`,
      min: sql<number | null>`min(${number})`,
      max: sql<number | null>`max(${number})`,
    })
    .from(formAnswers)
    .innerJoin(sql`jsonb_each(${formAnswers.answers}) as given(key, value)`, sql`true`)
    .where(and(eq(formAnswers.projectId, projectId), inArray(sql`given.key`, [...fieldIds])))
    .groupBy(sql`given.key`);
}
