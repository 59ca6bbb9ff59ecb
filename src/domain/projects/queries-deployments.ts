import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { isId } from "#kit/ids.ts";
import { projectDeployments, projects } from "./tables.ts";

export type DeploymentRow = typeof projectDeployments.$inferSelect;
export type ListedDeployment = DeploymentRow & { publishedByName: string | null };

/** A project's deployments, newest first. */
export async function selectDeployments(
  db: DbOrTx,
  projectId: string,
  limit: number,
): Promise<ListedDeployment[]> {
  const rows = await db
    .select({ deployment: projectDeployments, publishedByName: users.name })
    .from(projectDeployments)
    .leftJoin(users, eq(users.id, projectDeployments.publishedBy))
    .where(eq(projectDeployments.projectId, projectId))
    .orderBy(desc(projectDeployments.number))
    .limit(limit);
  return rows.map(({ deployment, publishedByName }) => ({ ...deployment, publishedByName }));
}

/** What is live or paused of a project. */
export async function selectRunning(
  db: DbOrTx,
  projectId: string,
): Promise<ListedDeployment | null> {
  const [row] = await db
    .select({ deployment: projectDeployments, publishedByName: users.name })
    .from(projectDeployments)
    .leftJoin(users, eq(users.id, projectDeployments.publishedBy))
    .where(
      and(eq(projectDeployments.projectId, projectId), ne(projectDeployments.state, "retired")),
    );
  return row ? { ...row.deployment, publishedByName: row.publishedByName } : null;
}

export async function selectDeployment(
  db: DbOrTx,
  projectId: string,
  deploymentId: string,
): Promise<DeploymentRow | null> {
  const [row] = await db
    .select()
    .from(projectDeployments)
    .where(
      and(eq(projectDeployments.projectId, projectId), eq(projectDeployments.id, deploymentId)),
    );
  return row ?? null;
}

/** What is reached at an address, with its project. */
export const selectRunningAt = (db: DbOrTx, address: string) =>
  selectOneRunning(db, eq(projects.address, address));
/** What runs of a project, with the project. */
export const selectRunningOf = (db: DbOrTx, projectId: string) =>
  selectOneRunning(db, eq(projects.id, projectId));

/** What runs, without its configuration: that is large, never changes, and is mostly known already. */
async function selectOneRunning(db: DbOrTx, which: SQL) {
  const { id, name, serviceType, schemaVersion, state } = projectDeployments;
  const { id: projectId, ownerId, address } = projects;
  const [row] = await db
    .select({ id, name, serviceType, schemaVersion, state, projectId, ownerId, address })
    .from(projects)
    .innerJoin(projectDeployments, eq(projectDeployments.projectId, projects.id))
    .where(and(which, isNull(projects.deletedAt), ne(projectDeployments.state, "retired")));
  return row ?? null;
}

export async function selectFrozenConfiguration(db: DbOrTx, id: string): Promise<unknown> {
  const [row] = await db
    .select({ configuration: projectDeployments.configuration })
    .from(projectDeployments)
    .where(eq(projectDeployments.id, id));
  return row?.configuration;
}

export async function insertDeployment(
  tx: DbOrTx,
  deployment: Omit<typeof projectDeployments.$inferInsert, "number">,
): Promise<DeploymentRow> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from ${projectDeployments} where project_id = ${deployment.projectId})`;
  const rows = await tx
    .insert(projectDeployments)
    .values({ ...deployment, number: next })
    .returning();
  return rows[0] as DeploymentRow;
}

export async function setDeploymentState(
  tx: DbOrTx,
  id: string,
  state: DeploymentRow["state"],
  changedAt: Date,
): Promise<void> {
  await tx
    .update(projectDeployments)
    .set({ state, changedAt })
    .where(eq(projectDeployments.id, id));
}

/** How many of somebody's projects of a type are live or paused. */
export async function countRunningOf(
  db: DbOrTx,
  ownerId: string,
  serviceType: DeploymentRow["serviceType"],
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, ownerId),
        eq(projects.serviceType, serviceType),
        ne(projects.state, "draft"),
      ),
    );
  return row?.count ?? 0;
}

/** A person's projects whose draft, or what runs of them, holds this id. Ids can't be guessed, so their text is enough. */
export async function selectProjectsNaming(
  db: DbOrTx,
  ownerId: string,
  id: string,
): Promise<{ projectId: string; name: string }[]> {
  if (!isId(id)) return [];
  const named = `%"${id.replaceAll("_", String.raw`\_`)}"%`;
  return db
    .select({ projectId: projects.id, name: projects.name })
    .from(projects)
    .leftJoin(
      projectDeployments,
      and(eq(projectDeployments.projectId, projects.id), ne(projectDeployments.state, "retired")),
    )
    .where(
      and(
        eq(projects.ownerId, ownerId),
        or(
          sql`${projects.configuration}::text like ${named}`,
          sql`${projectDeployments.configuration}::text like ${named}`,
        ),
      ),
    )
    .orderBy(asc(projects.name), asc(projects.id));
}
