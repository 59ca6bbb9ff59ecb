import type { DbOrTx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import { isId } from "#kit/ids.ts";
import type { Configuration, DeploymentView, RunningDeployment } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import {
  type DeploymentRow,
  type ListedDeployment,
  selectDeployment,
  selectDeployments,
  selectFrozenConfiguration,
  selectRunning,
  selectRunningAt,
  selectRunningOf,
} from "./queries-deployments.ts";
import { type ProjectRow, selectProject } from "./queries.ts";
import { readConfiguration } from "./read-configuration.ts";
import { requireProject } from "./rights.ts";

const listedDeployments = 50;

/** A deployment as people see it. */
export const toDeploymentView = (row: ListedDeployment, project: ProjectRow): DeploymentView => ({
  id: row.id,
  number: row.number,
  revision: row.revision,
  state: row.state,
  address: project.address ?? "",
  publishedAt: row.publishedAt.toISOString(),
  publishedBy: row.publishedByName ?? "A former member",
  isChangedSince: row.revision !== project.revision,
});

/** What is live or paused of a project; null where nothing is. */
export async function readRunning(db: DbOrTx, project: ProjectRow): Promise<DeploymentView | null> {
  const running = await selectRunning(db, project.id);
  return running && toDeploymentView(running, project);
}

/** What was published of a project, newest first. @throws AppError signed_out, not_found */
export async function listDeployments(
  actor: Actor,
  projectId: string,
  { db }: Pick<ProjectDeps, "db">,
): Promise<DeploymentView[]> {
  const { project } = await requireProject(db, actor, projectId);
  const rows = await selectDeployments(db, projectId, listedDeployments);
  return rows.map((row) => toDeploymentView(row, project));
}

/** What is reached at an address, for the noun that runs it; null where nothing is, or it went offline. */
export async function findDeployment(
  db: DbOrTx,
  address: string,
): Promise<RunningDeployment | null> {
  if (!/^[a-z0-9-]{1,64}$/.test(address)) return null;
  return toRunning(db, await selectRunningAt(db, address));
}

/** What runs of a project, by its id; null where nothing does. */
export const findDeploymentOf = async (
  db: DbOrTx,
  projectId: string,
): Promise<RunningDeployment | null> =>
  isId(projectId) ? toRunning(db, await selectRunningOf(db, projectId)) : null;

const maxRead = 50;
/** Configurations as they were last read, by deployment: what is frozen stays as it is. Nobody changes them. */
const read = new Map<string, Configuration>();

type Frozen = Pick<DeploymentRow, "id" | "serviceType" | "schemaVersion">;

/** Fetching and checking every field is needed only once, however many visitors come. */
async function readFrozen(frozen: Frozen, fetch: () => Promise<unknown>): Promise<Configuration> {
  const known = read.get(frozen.id);
  if (known) return known;
  const fresh = readConfiguration(frozen.serviceType, await fetch(), frozen.schemaVersion);
  const oldest = read.size >= maxRead ? read.keys().next().value : undefined;
  if (oldest !== undefined) read.delete(oldest);
  read.set(frozen.id, fresh);
  return fresh;
}

async function toRunning(
  db: DbOrTx,
  found: Awaited<ReturnType<typeof selectRunningAt>>,
): Promise<RunningDeployment | null> {
  if (!found || found.state === "retired") return null;
  const { id, projectId, ownerId, name, serviceType, state } = found;
  const configuration = await readFrozen(found, () => selectFrozenConfiguration(db, id));
  const address = found.address ?? "";
  return { id, projectId, ownerId, name, serviceType, configuration, state, address };
}

/** What a deployment froze, live or not: what runs of it keeps to it. Null where there is none. */
export async function readDeployed(
  db: DbOrTx,
  { projectId, deploymentId }: { projectId: string; deploymentId: string },
): Promise<Configuration | null> {
  const row = await selectDeployment(db, projectId, deploymentId);
  return row && readFrozen(row, async () => row.configuration);
}

/** A project's draft as it stands, for what runs it; null where there is no such project. */
export async function findDraft(
  db: DbOrTx,
  projectId: string,
): Promise<{
  ownerId: string;
  name: string;
  revision: number;
  configuration: Configuration;
  /** Deleted, and not for good yet. */
  isInBin: boolean;
} | null> {
  const project = await selectProject(db, projectId);
  if (!project) return null;
  const { ownerId, serviceType, revision } = project;
  const { name, configuration } = readDocument(serviceType, project);
  return { ownerId, name, revision, configuration, isInBin: project.deletedAt !== null };
}
