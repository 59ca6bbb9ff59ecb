import { and, asc, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { BotTestForm, BotTestResult } from "./contract.ts";
import { botTests } from "./tables.ts";

export type TestRow = typeof botTests.$inferSelect;
type At = { projectId: string; testId: string };

const isAt = ({ projectId, testId }: At) =>
  and(eq(botTests.projectId, projectId), eq(botTests.id, isId(testId) ? testId : ""));

/** Questions of one bot are added one after the other, so that their number stays within its limit. */
export async function lockTestsOf(tx: DbOrTx, projectId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bot-tests/${projectId}`}, 0))`,
  );
}

export const selectTests = (db: DbOrTx, projectId: string): Promise<TestRow[]> =>
  db
    .select()
    .from(botTests)
    .where(eq(botTests.projectId, projectId))
    .orderBy(asc(botTests.createdAt), asc(botTests.id));

export async function insertTest(tx: DbOrTx, test: TestRow): Promise<void> {
  await tx.insert(botTests).values(test);
}

/** @returns whether there is such a question */
export async function updateTest(tx: DbOrTx, at: At, form: BotTestForm): Promise<boolean> {
  const rows = await tx.update(botTests).set(form).where(isAt(at)).returning({ id: botTests.id });
  return rows.length > 0;
}

export async function deleteTest(tx: DbOrTx, at: At): Promise<boolean> {
  const rows = await tx.delete(botTests).where(isAt(at)).returning({ id: botTests.id });
  return rows.length > 0;
}

/** How it went last becomes how it went before. */
export async function setTestResult(tx: DbOrTx, at: At, last: BotTestResult): Promise<void> {
  await tx
    .update(botTests)
    .set({
      last,
      before: sql`case when ${botTests.last} is null then null
        else jsonb_build_object('hasPassed', ${botTests.last} -> 'hasPassed') end`,
    })
    .where(isAt(at));
}
