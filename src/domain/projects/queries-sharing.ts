import { and, asc, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { isId } from "#kit/ids.ts";
import { type ProjectRow } from "./queries.ts";
import { projectInvites, projectLinks, projectMembers, projects } from "./tables.ts";

export type LinkRow = typeof projectLinks.$inferSelect;
export type InviteRow = typeof projectInvites.$inferSelect;

const isValid = (now: Date) => or(isNull(projectLinks.expiresAt), gt(projectLinks.expiresAt, now));

export async function insertLink(
  tx: DbOrTx,
  link: typeof projectLinks.$inferInsert,
): Promise<void> {
  await tx.insert(projectLinks).values(link);
}

/** A project's links that still work, newest first. */
export const selectLinks = (db: DbOrTx, projectId: string, now: Date): Promise<LinkRow[]> =>
  db
    .select()
    .from(projectLinks)
    .where(and(eq(projectLinks.projectId, projectId), isValid(now)))
    .orderBy(desc(projectLinks.createdAt));

export async function countLinks(db: DbOrTx, projectId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(projectLinks)
    .where(and(eq(projectLinks.projectId, projectId), isValid(now)));
  return row?.count ?? 0;
}

/** The project that a link shows; null for a link that is unknown, revoked or expired, or a project in the bin. */
export async function selectProjectByLink(
  db: DbOrTx,
  token: string,
  now: Date,
): Promise<ProjectRow | null> {
  if (!isId(token)) return null;
  const [row] = await db
    .select({ project: projects })
    .from(projectLinks)
    .innerJoin(projects, eq(projects.id, projectLinks.projectId))
    .where(and(eq(projectLinks.id, token), isValid(now), isNull(projects.deletedAt)));
  return row?.project ?? null;
}

/** @returns whether there was such a link of this project */
export async function deleteLink(tx: DbOrTx, projectId: string, token: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(projectLinks)
    .where(and(eq(projectLinks.projectId, projectId), eq(projectLinks.id, token)));
  return (rowCount ?? 0) > 0;
}

export const selectMembers = (db: DbOrTx, projectId: string) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: projectMembers.role })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(projectMembers.createdAt));

/** Makes somebody a member, or changes what they may do. */
export async function upsertMember(
  tx: DbOrTx,
  member: typeof projectMembers.$inferInsert,
): Promise<void> {
  await tx
    .insert(projectMembers)
    .values(member)
    .onConflictDoUpdate({
      target: [projectMembers.projectId, projectMembers.userId],
      set: { role: member.role },
    });
}

export async function deleteMember(tx: DbOrTx, projectId: string, userId: string): Promise<void> {
  await tx
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
}

/** Invites an address, or invites it again with a new link. */
export async function upsertInvite(
  tx: DbOrTx,
  invite: typeof projectInvites.$inferInsert,
): Promise<void> {
  const { id, role, invitedBy, createdAt, expiresAt } = invite;
  await tx
    .insert(projectInvites)
    .values(invite)
    .onConflictDoUpdate({
      target: [projectInvites.projectId, projectInvites.email],
      set: { id, role, invitedBy, createdAt, expiresAt },
    });
}

export const selectInvites = (db: DbOrTx, projectId: string, now: Date): Promise<InviteRow[]> =>
  db
    .select()
    .from(projectInvites)
    .where(and(eq(projectInvites.projectId, projectId), gt(projectInvites.expiresAt, now)))
    .orderBy(asc(projectInvites.createdAt));

/** An invitation that can still be accepted, with its project. */
export async function selectInvite(
  db: DbOrTx,
  id: string,
  now: Date,
): Promise<{ invite: InviteRow; project: ProjectRow } | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select({ invite: projectInvites, project: projects })
    .from(projectInvites)
    .innerJoin(projects, eq(projects.id, projectInvites.projectId))
    .where(
      and(eq(projectInvites.id, id), gt(projectInvites.expiresAt, now), isNull(projects.deletedAt)),
    );
  return row ?? null;
}

export async function deleteInvite(tx: DbOrTx, projectId: string, id: string): Promise<void> {
  await tx
    .delete(projectInvites)
    .where(and(eq(projectInvites.projectId, projectId), eq(projectInvites.id, id)));
}

/** Deletes links and invitations that ended before `time`. @returns how many */
export async function deleteEndedSharing(db: DbOrTx, time: Date): Promise<number> {
  const links = await db.delete(projectLinks).where(lt(projectLinks.expiresAt, time));
  const invites = await db.delete(projectInvites).where(lt(projectInvites.expiresAt, time));
  return (links.rowCount ?? 0) + (invites.rowCount ?? 0);
}
