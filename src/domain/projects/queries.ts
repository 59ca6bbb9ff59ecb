import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { isId } from "#kit/ids.ts";
import type { ProjectRole } from "./contract.ts";
import { projectMembers, projects } from "./tables.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type NewProject = typeof projects.$inferInsert;

/** Inserts a project unless its owner has one of this origin; answers the new row, or null. */
export async function insertProject(tx: DbOrTx, project: NewProject): Promise<ProjectRow | null> {
  const [row] = await tx.insert(projects).values(project).onConflictDoNothing().returning();
  return row ?? null;
}

/** The project that started from this quote, order or conversation. */
export async function selectProjectByOrigin(
  db: DbOrTx,
  ownerId: string,
  origin: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(eq(projects.ownerId, ownerId), eq(projects.origin, origin), isNull(projects.deletedAt)),
    );
  return row?.id ?? null;
}

/** The role of somebody: the owner's, or the one that their membership names. */
const roleOf = (userId: string) =>
  sql<ProjectRole>`case when ${projects.ownerId} = ${userId} then 'owner' else ${projectMembers.role} end`;
const isMember = (userId: string) =>
  and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId));

export async function selectProjectFor(
  db: DbOrTx,
  userId: string,
  projectId: string,
): Promise<{ project: ProjectRow; role: ProjectRole } | null> {
  if (!isId(projectId)) return null;
  const [row] = await db
    .select({ project: getTableColumns(projects), role: roleOf(userId) })
    .from(projects)
    .leftJoin(projectMembers, isMember(userId))
    .where(
      and(
        eq(projects.id, projectId),
        or(eq(projects.ownerId, userId), isNotNull(projectMembers.userId)),
      ),
    );
  return row ?? null;
}

/** Any project, for what asks for rights itself. */
export async function selectProject(db: DbOrTx, projectId: string): Promise<ProjectRow | null> {
  if (!isId(projectId)) return null;
  const [row] = await db.select().from(projects).where(eq(projects.id, projectId));
  return row ?? null;
}

/** Holds a project's row until the transaction ends; what isn't there is held by nobody. */
export async function lockProject(tx: DbOrTx, projectId: string): Promise<void> {
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("update");
}

/**
 * Until the transaction ends, the project isn't deleted for good; saves go on. For nouns that store something of it.
 * @returns whether it is there, and not in the bin
 */
export async function holdProject(tx: DbOrTx, projectId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
    .for("key share");
  return rows.length > 0;
}

export async function updateProject(
  tx: DbOrTx,
  projectId: string,
  change: Partial<NewProject>,
): Promise<void> {
  await tx.update(projects).set(change).where(eq(projects.id, projectId));
}

/** How many projects somebody owns that aren't in the bin. */
export async function countProjectsOf(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(projects)
    .where(and(eq(projects.ownerId, userId), isNull(projects.deletedAt)));
  return row?.count ?? 0;
}

/** Ids of what was put in the bin before `time`, oldest first; until the transaction ends nobody restores them. */
export async function lockDeletedBefore(tx: DbOrTx, time: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(lt(projects.deletedAt, time))
    .orderBy(asc(projects.deletedAt))
    .limit(limit)
    .for("update");
  return rows.map(({ id }) => id);
}

export const selectOwnedProjects = (db: DbOrTx, userId: string): Promise<ProjectRow[]> =>
  db
    .select()
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .orderBy(desc(projects.updatedAt), desc(projects.id));

export async function deleteProjectRow(tx: DbOrTx, projectId: string): Promise<void> {
  await tx.delete(projects).where(eq(projects.id, projectId));
}

/** How somebody is called where others see them. */
export async function selectNames(
  db: DbOrTx,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Ids of somebody's own projects, those in the bin included. */
export async function projectIdsOf(db: DbOrTx, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.ownerId, ownerId));
  return rows.map(({ id }) => id);
}
