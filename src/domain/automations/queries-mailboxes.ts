import { and, count, eq, gte, notInArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { automationMailboxes, automationRuns } from "./tables.ts";

export type MailboxRow = typeof automationMailboxes.$inferSelect;
type Named = Pick<MailboxRow, "projectId" | "triggerId">;

export async function findMailbox(
  db: DbOrTx,
  { projectId, triggerId }: Named,
): Promise<MailboxRow | null> {
  const [row] = await db
    .select()
    .from(automationMailboxes)
    .where(
      and(
        eq(automationMailboxes.projectId, projectId),
        eq(automationMailboxes.triggerId, triggerId),
      ),
    );
  return row ?? null;
}

export const selectMailboxes = (db: DbOrTx): Promise<MailboxRow[]> =>
  db.select().from(automationMailboxes);

/** The mailboxes of an automation, by their triggers. */
export async function selectMailboxesOf(
  db: DbOrTx,
  projectId: string,
): Promise<Map<string, MailboxRow>> {
  const rows = await db
    .select()
    .from(automationMailboxes)
    .where(eq(automationMailboxes.projectId, projectId));
  return new Map(rows.map((row) => [row.triggerId, row]));
}

/** Which mailboxes start an automation from now on; one that did before is read on from its place. */
export async function setMailboxes(
  tx: DbOrTx,
  projectId: string,
  mailboxes: readonly Pick<MailboxRow, "projectId" | "triggerId" | "ownerId" | "connectionId">[],
): Promise<void> {
  const kept = mailboxes.map(({ triggerId }) => triggerId);
  await tx
    .delete(automationMailboxes)
    .where(
      and(
        eq(automationMailboxes.projectId, projectId),
        kept.length > 0 ? notInArray(automationMailboxes.triggerId, kept) : undefined,
      ),
    );
  for (const { ownerId, connectionId, triggerId } of mailboxes)
    await tx
      .insert(automationMailboxes)
      .values({
        projectId,
        triggerId,
        ownerId,
        connectionId,
        place: null,
        checkedAt: null,
        problem: "",
      })
      .onConflictDoUpdate({
        target: [automationMailboxes.projectId, automationMailboxes.triggerId],
        set: { connectionId, ownerId, place: null, checkedAt: null, problem: "" },
        setWhere: sql`${automationMailboxes.connectionId} <> ${connectionId}`,
      });
}

export async function updateMailbox(
  db: DbOrTx,
  { projectId, triggerId, connectionId }: Named & Pick<MailboxRow, "connectionId">,
  change: Partial<Pick<MailboxRow, "place" | "checkedAt" | "problem">>,
): Promise<void> {
  await db
    .update(automationMailboxes)
    .set(change)
    .where(
      and(
        eq(automationMailboxes.projectId, projectId),
        eq(automationMailboxes.triggerId, triggerId),
        eq(automationMailboxes.connectionId, connectionId),
      ),
    );
}

/** How many runs of a trigger mails of one sender have started since a time. */
export async function countMailRuns(
  db: DbOrTx,
  { projectId, triggerId, sender, since }: Named & { sender: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ runs: count() })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.projectId, projectId),
        gte(automationRuns.startedAt, since),
        eq(automationRuns.triggerId, triggerId),
        sql`${automationRuns.data}->'from'->>'address' = ${sender}`,
      ),
    );
  return row?.runs ?? 0;
}
