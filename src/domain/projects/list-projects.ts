import { type Actor, requireAdmin, requirePerson } from "#domain/identity/index.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import { dayMs } from "#kit/time.ts";
import {
  binDays,
  type NamedProject,
  type ProjectCard,
  ProjectListQuery,
  type ProjectState,
} from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import {
  type ListedProject,
  selectAllProjects,
  selectProjectNames,
  selectProjectsOf,
} from "./queries-list.ts";
import type { ProjectRow } from "./queries.ts";
import { readConfiguration } from "./read-configuration.ts";

type ListDeps = Pick<ProjectDeps, "db" | "clock" | "projects">;
const pageSize = 24;
/** More than anyone reads in a menu; what is older is searched for in the list. */
const maxNames = 50;
type Page = { items: ProjectCard[]; next: string | null };

/** What people see of publishing. */
export const stateOf = ({
  state,
  revision,
  publishedRevision,
}: Pick<ProjectRow, "state" | "revision" | "publishedRevision">): ProjectState =>
  state === "live" && revision !== publishedRevision ? "changed" : state;

const toCard = (
  userId: string,
  { project, role, ownerName, liveNumber }: ListedProject,
): ProjectCard => ({
  id: project.id,
  name: project.name,
  description: project.description,
  serviceType: project.serviceType,
  state: stateOf(project),
  liveNumber,
  role,
  ownerName: project.ownerId === userId ? null : ownerName,
  configuration: readConfiguration(
    project.serviceType,
    project.configuration,
    project.schemaVersion,
  ),
  week: null,
  updatedAt: project.updatedAt.toISOString(),
  deletedForGoodAt: project.deletedAt
    ? new Date(project.deletedAt.getTime() + binDays * dayMs).toISOString()
    : null,
});

const toPage = (userId: string, rows: ListedProject[]): Page => {
  const { items, next } = pageOf(
    rows.map((row) => ({ ...row, createdAt: row.project.updatedAt, id: row.project.id })),
    pageSize,
  );
  return { items: items.map((row) => toCard(userId, row)), next };
};

/**
 * The acting person's projects and those that others share with them, last changed first, 24 a page (spec studio.md
 * §2.3); `state: "bin"` lists what can still be restored.
 * @throws AppError signed_out
 */
export async function listProjects(actor: Actor, input: unknown, deps: ListDeps): Promise<Page> {
  const userId = requirePerson(actor);
  const query = ProjectListQuery.parse(input);
  const place = fromCursor(query.after);
  const page = toPage(
    userId,
    await selectProjectsOf(deps.db, userId, { ...query, place }, pageSize),
  );
  return { ...page, items: await withActivity(page.items, deps) };
}

/** With what each did in the last seven days: a query for each type that runs on this page. */
async function withActivity(
  cards: ProjectCard[],
  { db, clock, projects: { activity } }: ListDeps,
): Promise<ProjectCard[]> {
  const since = new Date(clock().getTime() - 7 * dayMs);
  const weeks = new Map<string, ProjectCard["week"]>();
  for (const { serviceType, noun, countSince } of activity) {
    const ids = cards
      .filter((card) => card.serviceType === serviceType && card.liveNumber !== null)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const counts = await countSince(db, ids, since);
    for (const id of ids) weeks.set(id, { waiting: 0, count: 0, ...counts.get(id), noun });
  }
  return cards.map((card) => ({ ...card, week: weeks.get(card.id) ?? null }));
}

/**
 * The names of the acting person's projects and those shared with them, last changed first, for the palette.
 * @throws AppError signed_out
 */
export async function listProjectNames(
  actor: Actor,
  deps: Pick<ProjectDeps, "db">,
): Promise<NamedProject[]> {
  const rows = await selectProjectNames(deps.db, requirePerson(actor), maxNames);
  return rows.map(({ id, name, serviceType }) => ({ id, name, serviceType }));
}

/** Every customer's projects with whose they are, for admins. @throws AppError forbidden */
export async function listAllProjects(
  actor: Actor,
  input: unknown,
  deps: Pick<ProjectDeps, "db" | "adminSecondFactor">,
): Promise<{ items: (ProjectCard & { ownerId: string })[]; next: string | null }> {
  const adminId = await requireAdmin(deps.db, actor, deps);
  const query = ProjectListQuery.parse(input);
  const place = fromCursor(query.after);
  const rows = await selectAllProjects(deps.db, { ...query, place }, pageSize);
  const owners = new Map(rows.map(({ project }) => [project.id, project.ownerId]));
  const { items, next } = toPage(adminId, rows);
  return { items: items.map((card) => ({ ...card, ownerId: owners.get(card.id) ?? "" })), next };
}
