import { eq, inArray, or } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import {
  projectDeployments,
  projectInvites,
  projectLinks,
  projectMembers,
  projectPresence,
  projects,
  projectVersions,
} from "./tables.ts";

/** Deletes projects with all that belongs to them. @returns ids of those that were there */
export async function deleteAllOf(tx: DbOrTx, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const ids = [...projectIds];
  await tx.delete(projectPresence).where(inArray(projectPresence.projectId, ids));
  await tx.delete(projectInvites).where(inArray(projectInvites.projectId, ids));
  await tx.delete(projectLinks).where(inArray(projectLinks.projectId, ids));
  await tx.delete(projectMembers).where(inArray(projectMembers.projectId, ids));
  await tx.delete(projectDeployments).where(inArray(projectDeployments.projectId, ids));
  await tx.delete(projectVersions).where(inArray(projectVersions.projectId, ids));
  const gone = await tx
    .delete(projects)
    .where(inArray(projects.id, ids))
    .returning({ id: projects.id });
  return gone.map(({ id }) => id).toSorted();
}

/** Takes a person out of projects that stay: as a member, as who is invited, and as who saved or published. */
export async function unsetPerson(tx: DbOrTx, userId: string, email: string | null): Promise<void> {
  const erased = "erased";
  await tx.delete(projectMembers).where(eq(projectMembers.userId, userId));
  await tx.delete(projectPresence).where(eq(projectPresence.userId, userId));
  await tx
    .delete(projectInvites)
    .where(
      email === null
        ? eq(projectInvites.invitedBy, userId)
        : or(eq(projectInvites.invitedBy, userId), eq(projectInvites.email, email.toLowerCase())),
    );
  await tx
    .update(projectVersions)
    .set({ savedBy: erased })
    .where(eq(projectVersions.savedBy, userId));
  await tx
    .update(projectDeployments)
    .set({ publishedBy: erased })
    .where(eq(projectDeployments.publishedBy, userId));
  await tx
    .update(projectLinks)
    .set({ createdBy: erased })
    .where(eq(projectLinks.createdBy, userId));
}

/** Projects that others share with a person: only that they are in them. */
export const selectMemberships = (db: DbOrTx, userId: string) =>
  db
    .select({
      projectId: projectMembers.projectId,
      role: projectMembers.role,
      createdAt: projectMembers.createdAt,
    })
    .from(projectMembers)
    .where(eq(projectMembers.userId, userId));
