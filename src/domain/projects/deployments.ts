import type { DbOrTx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import type { DeploymentView, RunningDeployment } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import {
  type ListedDeployment,
  selectDeployments,
  selectRunning,
  selectRunningAt,
} from "./queries-deployments.ts";
import type { ProjectRow } from "./queries.ts";
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
  const found = await selectRunningAt(db, address);
  const state = found?.deployment.state;
  if (!found || !state || state === "retired") return null;
  const { deployment, project } = found;
  return {
    id: deployment.id,
    projectId: project.id,
    ownerId: project.ownerId,
    name: deployment.name,
    serviceType: deployment.serviceType,
    configuration: readConfiguration(
      deployment.serviceType,
      deployment.configuration,
      deployment.schemaVersion,
    ),
    state,
    address,
  };
}
