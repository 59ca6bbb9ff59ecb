import { and, asc, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { botKeys } from "./tables.ts";

export type BotKeyRow = typeof botKeys.$inferSelect;

/** Keys of one bot are made one after the other, so that their number stays within its limit. */
export async function lockKeysOf(tx: DbOrTx, projectId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bot-keys/${projectId}`}, 0))`,
  );
}

export const selectKeys = (db: DbOrTx, projectId: string): Promise<BotKeyRow[]> =>
  db
    .select()
    .from(botKeys)
    .where(eq(botKeys.projectId, projectId))
    .orderBy(asc(botKeys.createdAt), asc(botKeys.id));

export async function insertKey(tx: DbOrTx, key: BotKeyRow): Promise<void> {
  await tx.insert(botKeys).values(key);
}

export async function deleteKey(
  tx: DbOrTx,
  { projectId, keyId }: { projectId: string; keyId: string },
): Promise<boolean> {
  if (!isId(keyId)) return false;
  const rows = await tx
    .delete(botKeys)
    .where(and(eq(botKeys.projectId, projectId), eq(botKeys.id, keyId)))
    .returning({ id: botKeys.id });
  return rows.length > 0;
}

export async function selectKeyByDigest(
  db: DbOrTx,
  projectId: string,
  digest: string,
): Promise<BotKeyRow | null> {
  const [row] = await db
    .select()
    .from(botKeys)
    .where(and(eq(botKeys.digest, digest), eq(botKeys.projectId, projectId)));
  return row ?? null;
}

export async function touchKey(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.update(botKeys).set({ lastUsedAt: at }).where(eq(botKeys.id, id));
}
