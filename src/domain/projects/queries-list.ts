import { and, desc, eq, getTableColumns, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import type { Place } from "#kit/keyset.ts";
import type { ProjectListQuery, ProjectRole } from "./contract.ts";
import type { ProjectRow } from "./queries.ts";
import { projectDeployments, projectMembers, projects } from "./tables.ts";

const newestFirst = [desc(projects.updatedAt), desc(projects.id)] as const;
const isAfter = (place: Place | null) =>
  place
    ? sql`(${projects.updatedAt}, ${projects.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`
    : undefined;
/** `like` takes these as signs. */
const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);
/** As the index on it says. */
const searchedProjects = sql`lower(${projects.name} || ' ' || ${projects.description})`;
const matches = ({ search, type, state }: ProjectListQuery) =>
  and(
    search ? sql`${searchedProjects} like ${`%${escaped(search)}%`}` : undefined,
    type ? eq(projects.serviceType, type) : undefined,
    state === "draft" || state === "live" || state === "paused"
      ? eq(projects.state, state)
      : undefined,
    state === "bin" ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt),
  );

export type ListedProject = {
  project: ProjectRow;
  role: ProjectRole;
  ownerName: string;
  /** Of what is live or paused. */
  liveNumber: number | null;
};
/** At most one deployment of a project, and an index finds it. */
const isRunning = and(
  eq(projectDeployments.projectId, projects.id),
  ne(projectDeployments.state, "retired"),
);
const liveNumber = projectDeployments.number;

/**
 * Projects of a person, own and shared, last changed first; one more than `limit` tells that there are more. The own
 * ones and the shared ones are each read by their index, so that ten thousand cost what a hundred do.
 */
export async function selectProjectsOf(
  db: DbOrTx,
  userId: string,
  query: ProjectListQuery & { place: Place | null },
  limit: number,
): Promise<ListedProject[]> {
  const where = and(matches(query), isAfter(query.place));
  const columns = getTableColumns(projects);
  const own = await db
    .select({
      project: columns,
      role: sql<ProjectRole>`'owner'`,
      ownerName: users.name,
      liveNumber,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(projectDeployments, isRunning)
    .where(and(eq(projects.ownerId, userId), where))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  if (query.state === "bin") return own;
  const shared = await db
    .select({
      project: columns,
      role: sql<ProjectRole>`${projectMembers.role}`,
      ownerName: users.name,
      liveNumber,
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(projectDeployments, isRunning)
    .where(and(eq(projectMembers.userId, userId), where))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  return [...own, ...shared]
    .toSorted(
      (a, b) =>
        b.project.updatedAt.getTime() - a.project.updatedAt.getTime() ||
        (a.project.id < b.project.id ? 1 : -1),
    )
    .slice(0, limit + 1);
}

/** Names of a person's projects, own and shared, last changed first: without configurations, as many as fit a menu. */
export function selectProjectNames(
  db: DbOrTx,
  userId: string,
  limit: number,
): Promise<Pick<ProjectRow, "id" | "name" | "serviceType" | "updatedAt">[]> {
  const { id, name, serviceType, updatedAt } = projects;
  const columns = { id, name, serviceType, updatedAt };
  const own = db
    .select(columns)
    .from(projects)
    .where(and(eq(projects.ownerId, userId), isNull(projects.deletedAt)))
    .orderBy(...newestFirst)
    .limit(limit);
  const shared = db
    .select(columns)
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(and(eq(projectMembers.userId, userId), isNull(projects.deletedAt)))
    .orderBy(...newestFirst)
    .limit(limit);
  return unionAll(own, shared)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** All customers' projects, last changed first, for admins. */
export const selectAllProjects = (
  db: DbOrTx,
  query: ProjectListQuery & { place: Place | null },
  limit: number,
): Promise<ListedProject[]> =>
  db
    .select({
      project: getTableColumns(projects),
      role: sql<ProjectRole>`'viewer'`,
      ownerName: users.name,
      liveNumber,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(projectDeployments, isRunning)
    .where(and(matches(query), isAfter(query.place)))
    .orderBy(...newestFirst)
    .limit(limit + 1);
