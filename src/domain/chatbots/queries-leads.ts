import { and, count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import { botLeads } from "./tables.ts";

export type LeadRow = typeof botLeads.$inferSelect;

/** Stores a visitor's lead, or changes theirs. @returns it as it stands now */
export async function upsertLead(tx: DbOrTx, lead: LeadRow): Promise<LeadRow> {
  const { id: _id, projectId: _project, visitorKey: _visitor, ...change } = lead;
  const rows = await tx
    .insert(botLeads)
    .values(lead)
    .onConflictDoUpdate({ target: [botLeads.projectId, botLeads.visitorKey], set: change })
    .returning();
  return rows[0] as LeadRow;
}

/** A bot's leads, newest first after a place; one more than `limit` tells that there are more. */
export const selectLeads = (
  db: DbOrTx,
  projectId: string,
  after: Place | null,
  limit: number,
): Promise<LeadRow[]> =>
  db
    .select()
    .from(botLeads)
    .where(
      and(
        eq(botLeads.projectId, projectId),
        after
          ? sql`(${botLeads.takenAt}, ${botLeads.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(botLeads.takenAt), desc(botLeads.id))
    .limit(limit + 1);

export async function selectLead(
  db: DbOrTx,
  { projectId, leadId }: { projectId: string; leadId: string },
): Promise<LeadRow | null> {
  if (!isId(leadId)) return null;
  const [row] = await db
    .select()
    .from(botLeads)
    .where(and(eq(botLeads.projectId, projectId), eq(botLeads.id, leadId)));
  return row ?? null;
}

export async function countLeads(db: DbOrTx, projectId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(botLeads)
    .where(eq(botLeads.projectId, projectId));
  return row?.many ?? 0;
}

export async function deleteLeadRow(
  tx: DbOrTx,
  { projectId, leadId }: { projectId: string; leadId: string },
): Promise<boolean> {
  if (!isId(leadId)) return false;
  const rows = await tx
    .delete(botLeads)
    .where(and(eq(botLeads.projectId, projectId), eq(botLeads.id, leadId)))
    .returning({ id: botLeads.id });
  return rows.length > 0;
}

/** What one visitor left. */
export const selectLeadsOfVisitor = (
  db: DbOrTx,
  { projectId, visitorKey }: { projectId: string; visitorKey: string },
): Promise<LeadRow[]> =>
  db
    .select()
    .from(botLeads)
    .where(and(eq(botLeads.projectId, projectId), eq(botLeads.visitorKey, visitorKey)));

/** Deletes what one visitor left. @returns ids of what is gone */
export async function deleteLeadsOfVisitor(
  tx: DbOrTx,
  { projectId, visitorKey }: { projectId: string; visitorKey: string },
): Promise<string[]> {
  const rows = await tx
    .delete(botLeads)
    .where(and(eq(botLeads.projectId, projectId), eq(botLeads.visitorKey, visitorKey)))
    .returning({ id: botLeads.id });
  return rows.map(({ id }) => id);
}

/** @returns ids of those that are gone */
export async function deleteLeadsBefore(
  tx: DbOrTx,
  projectId: string,
  before: Date,
): Promise<string[]> {
  const rows = await tx
    .delete(botLeads)
    .where(and(eq(botLeads.projectId, projectId), lt(botLeads.takenAt, before)))
    .returning({ id: botLeads.id });
  return rows.map(({ id }) => id);
}

/** The projects of a person with leads, and the leads. */
export const selectLeadsOfOwner = (db: DbOrTx, ownerId: string): Promise<LeadRow[]> =>
  db.select().from(botLeads).where(eq(botLeads.ownerId, ownerId));

export async function deleteLeadsOfOwner(tx: DbOrTx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .delete(botLeads)
    .where(eq(botLeads.ownerId, ownerId))
    .returning({ id: botLeads.id });
  return rows.map(({ id }) => id);
}

/** Projects that hold leads. */
export async function selectProjectsWithLeads(db: DbOrTx): Promise<string[]> {
  const rows = await db.selectDistinct({ id: botLeads.projectId }).from(botLeads);
  return rows.map(({ id }) => id);
}

export const deleteLeadsOfProjects = async (tx: DbOrTx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(botLeads).where(inArray(botLeads.projectId, [...ids]));
};

/** How many leads a bot got on each day (UTC) since a time. A lead that is changed counts on its last day. */
export const selectLeadDays = (
  db: DbOrTx,
  projectId: string,
  since: Date,
): Promise<{ day: string; leads: number }[]> =>
  db
    .select({
      day: sql<string>`to_char(${botLeads.takenAt} at time zone 'utc', 'YYYY-MM-DD')`,
      leads: count(),
    })
    .from(botLeads)
    .where(and(eq(botLeads.projectId, projectId), gte(botLeads.takenAt, since)))
    .groupBy(sql`1`);
