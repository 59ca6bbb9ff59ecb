import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { projectPresence } from "./tables.ts";

/** Tells every node something about a project, once the transaction is committed. */
export async function notifyProjects(db: DbOrTx, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Notes that a tab has a workspace open. @returns whether it is new there */
export async function upsertPresence(
  db: DbOrTx,
  tab: typeof projectPresence.$inferInsert,
): Promise<boolean> {
  const [row] = await db
    .insert(projectPresence)
    .values(tab)
    .onConflictDoUpdate({
      target: [projectPresence.projectId, projectPresence.tabId],
      set: { seenAt: tab.seenAt },
      setWhere: eq(projectPresence.userId, tab.userId),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

export async function deletePresence(
  db: DbOrTx,
  { projectId, tabId, userId }: { projectId: string; tabId: string; userId: string },
): Promise<void> {
  await db
    .delete(projectPresence)
    .where(
      and(
        eq(projectPresence.projectId, projectId),
        eq(projectPresence.tabId, tabId),
        eq(projectPresence.userId, userId),
      ),
    );
}

/** Whose tabs have a workspace open, first come first. */
export const selectPresent = (
  db: DbOrTx,
  projectId: string,
  since: Date,
): Promise<{ tabId: string; userId: string; name: string }[]> =>
  db
    .select({ tabId: projectPresence.tabId, userId: projectPresence.userId, name: users.name })
    .from(projectPresence)
    .innerJoin(users, eq(users.id, projectPresence.userId))
    .where(and(eq(projectPresence.projectId, projectId), gt(projectPresence.seenAt, since)))
    .orderBy(users.name, projectPresence.tabId)
    .limit(50);

/** Deletes tabs that were last heard of before `time`. @returns how many */
export async function deletePresenceBefore(db: DbOrTx, time: Date): Promise<number> {
  const { rowCount } = await db.delete(projectPresence).where(lt(projectPresence.seenAt, time));
  return rowCount ?? 0;
}
