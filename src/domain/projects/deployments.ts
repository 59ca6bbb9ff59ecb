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
  return toRunning(await selectRunningAt(db, address));
}

/** What runs of a project, by its id; null where nothing does. */
export const findDeploymentOf = async (
  db: DbOrTx,
  projectId: string,
): Promise<RunningDeployment | null> =>
  isId(projectId) ? toRunning(await selectRunningOf(db, projectId)) : null;

const maxRead = 50;
/** Configurations as they were last read, by deployment: what is frozen stays as it is. Nobody changes them. */
const read = new Map<string, Configuration>();

/** Reading checks every field, which many visitors at once need only once. */
function readFrozen({
  id,
  serviceType,
  configuration,
  schemaVersion,
}: Pick<DeploymentRow, "id" | "serviceType" | "configuration" | "schemaVersion">): Configuration {
  const known = read.get(id);
  if (known) return known;
  const fresh = readConfiguration(serviceType, configuration, schemaVersion);
  const oldest = read.size >= maxRead ? read.keys().next().value : undefined;
  if (oldest !== undefined) read.delete(oldest);
  read.set(id, fresh);
  return fresh;
}

function toRunning(found: Awaited<ReturnType<typeof selectRunningAt>>): RunningDeployment | null {
  const state = found?.deployment.state;
  if (!found || !state || state === "retired") return null;
  const { deployment, project } = found;
  return {
    id: deployment.id,
    projectId: project.id,
    ownerId: project.ownerId,
    name: deployment.name,
    serviceType: deployment.serviceType,
    configuration: readFrozen(deployment),
    state,
    address: project.address ?? "",
  };
}

/** What a deployment froze, live or not: what runs of it keeps to it. Null where there is none. */
export async function readDeployed(
  db: DbOrTx,
  { projectId, deploymentId }: { projectId: string; deploymentId: string },
): Promise<Configuration | null> {
  const row = await selectDeployment(db, projectId, deploymentId);
  return row && readFrozen(row);
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
