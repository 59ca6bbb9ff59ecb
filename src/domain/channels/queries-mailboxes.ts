import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { channelMailboxes } from "./tables.ts";

export type MailboxRow = typeof channelMailboxes.$inferSelect;

export async function findMailbox(db: DbOrTx, projectId: string): Promise<MailboxRow | null> {
  const [row] = await db
    .select()
    .from(channelMailboxes)
    .where(eq(channelMailboxes.projectId, projectId));
  return row ?? null;
}
export const selectMailboxes = (db: DbOrTx): Promise<MailboxRow[]> =>
  db.select().from(channelMailboxes);

/** Which mailbox a bot reads: another one is read from now on. Null: none. */
export async function setMailbox(
  tx: DbOrTx,
  projectId: string,
  connectionId: string | null,
): Promise<void> {
  if (connectionId === null)
    return void (await tx
      .delete(channelMailboxes)
      .where(eq(channelMailboxes.projectId, projectId)));
  await tx
    .insert(channelMailboxes)
    .values({ projectId, connectionId, place: null, checkedAt: null, problem: "" })
    .onConflictDoUpdate({
      target: channelMailboxes.projectId,
      set: { connectionId, place: null, problem: "" },
      setWhere: sql`${channelMailboxes.connectionId} <> ${connectionId}`,
    });
}

export async function updateMailbox(
  tx: DbOrTx,
  { projectId, connectionId }: Pick<MailboxRow, "projectId" | "connectionId">,
  change: Partial<Pick<MailboxRow, "place" | "checkedAt" | "problem">>,
): Promise<void> {
  await tx
    .update(channelMailboxes)
    .set(change)
    .where(
      and(
        eq(channelMailboxes.projectId, projectId),
        eq(channelMailboxes.connectionId, connectionId),
      ),
    );
}
