import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { publishEvent } from "#domain/events/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { checkLimit, type HeldLimit } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import type { Json } from "#kit/json-changes.ts";
import { expressionProblems } from "./configuration/expression-problems.ts";
import { parseExpression } from "./configuration/parse-expression.ts";
import { publishProblemsOf } from "./configuration/publish-problems.ts";
import { asJson, type Configuration, schemaVersions } from "./configuration/types.ts";
import {
  type DeploymentView,
  projectPublished,
  projectStopped,
  publishableTypes,
  type ServiceType,
} from "./contract.ts";
import { toDeploymentView } from "./deployments.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { announceProject } from "./live-projects.ts";
import {
  insertDeployment,
  selectDeployment,
  selectDeployments,
  selectRunning,
  setDeploymentState,
} from "./queries-deployments.ts";
import { type ProjectRow, updateProject } from "./queries.ts";
import { requireLockedProject } from "./rights.ts";

type Deps = Pick<ProjectDeps, "db" | "clock" | "usage">;
/**
 * Freezes the draft and puts it live at the project's address, in place of what was live before.
 * @param revision the draft that was looked at
 * @throws AppError signed_out, not_found, read_only, not_publishable, draft_changed where it was saved since,
 *   not_ready where `publishProblemsOf` finds something or an expression can't work, plan_limit
 */
export const publishProject = (
  actor: Actor,
  { projectId, revision }: { projectId: string; revision: number },
  deps: Deps,
): Promise<DeploymentView> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "owner");
    if (!publishableTypes.includes(project.serviceType)) throw new AppError("not_publishable");
    if (project.revision !== revision) throw new AppError("draft_changed");
    const { name, configuration } = readDocument(project.serviceType, project);
    const problems = [...publishProblemsOf(configuration), ...unreadableIn(configuration)];
    if (problems.length > 0) throw new AppError("not_ready");
    const frozen = {
      name,
      revision,
      configuration: asJson(configuration),
      schemaVersion: schemaVersions[project.serviceType],
    };
    return goLive(tx, { project, userId, frozen, action: "project.published" }, deps);
  });

/** Expressions of an automation that could only fail. */
const unreadableIn = (configuration: Configuration) =>
  "automation" in configuration
    ? expressionProblems(configuration.automation, parseExpression)
    : [];

/**
 * Puts what an earlier deployment froze live again, as a new deployment. The draft stays as it is.
 * @throws AppError signed_out, not_found, read_only, plan_limit
 */
export const rollBackProject = (
  actor: Actor,
  { projectId, deploymentId }: { projectId: string; deploymentId: string },
  deps: Deps,
): Promise<DeploymentView> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "owner");
    const former = await selectDeployment(tx, projectId, deploymentId);
    if (!former) throw new AppError("not_found");
    const { name, revision, configuration, schemaVersion } = former;
    const frozen = { name, revision, configuration, schemaVersion };
    return goLive(tx, { project, userId, frozen, action: "project.rolled_back" }, deps);
  });

/** Of how much a plan limits the number; pages of videos count by the minutes that they took to make. */
const limitOf: Readonly<Partial<Record<ServiceType, HeldLimit>>> = {
  chatbot: "bots",
  "form-interface": "forms",
  automation: "automations",
};

async function goLive(
  tx: Tx,
  {
    project,
    userId,
    frozen,
    action,
  }: {
    project: ProjectRow;
    userId: string;
    frozen: { name: string; revision: number; configuration: Json; schemaVersion: number };
    action: string;
  },
  deps: Deps,
): Promise<DeploymentView> {
  const now = deps.clock();
  const former = await selectRunning(tx, project.id);
  if (former) await setDeploymentState(tx, former.id, "retired", now);
  else {
    const what = limitOf[project.serviceType];
    if (what) await checkLimit(tx, { ownerId: project.ownerId, what }, deps);
  }
  const { id: projectId, serviceType } = project;
  const row = await insertDeployment(tx, {
    ...frozen,
    id: newId("dep"),
    projectId,
    serviceType,
    state: "live",
    publishedBy: userId,
    publishedAt: now,
    changedAt: now,
  });
  const live = {
    state: "live",
    publishedRevision: frozen.revision,
    address: project.address ?? newAddress(frozen.name),
  } as const;
  await updateProject(tx, projectId, live);
  const subject = `project/${projectId}`;
  await recordAudit(tx, { actor: userId, action, subject, detail: { number: row.number } });
  await announceProject(tx, projectId, { type: "published" });
  await publishEvent(
    tx,
    projectPublished,
    { subject, payload: { projectId, deploymentId: row.id, serviceType } },
    deps,
  );
  const [view] = await selectDeployments(tx, projectId, 1);
  return toDeploymentView(view ?? { ...row, publishedByName: null }, { ...project, ...live });
}

/** A name that can be said, and letters that keep it from being another's: `dental-intake-7k2m4c`. */
function newAddress(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  const letters = newId("a").slice(2, 8);
  return words === "" ? letters : `${words}-${letters}`;
}

/** Pauses what is live, or puts what is paused live again. @throws AppError signed_out, not_found, read_only */
export const pauseProject = (
  actor: Actor,
  { projectId, isPaused }: { projectId: string; isPaused: boolean },
  deps: Deps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "owner");
    const running = await selectRunning(tx, projectId);
    if (!running) throw new AppError("not_found");
    const state = isPaused ? "paused" : "live";
    if (running.state === state) return;
    await setDeploymentState(tx, running.id, state, deps.clock());
    await updateProject(tx, projectId, { state });
    await tell(tx, project, running.id, { isPaused, isLive: !isPaused }, deps);
    await recordAudit(tx, {
      actor: userId,
      action: isPaused ? "project.paused" : "project.resumed",
      subject: `project/${projectId}`,
    });
  });

/** Takes a project offline; its address stays its own. @throws AppError signed_out, not_found, read_only */
export const takeOffline = (actor: Actor, projectId: string, deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "owner");
    await stopRunning(tx, project, deps);
    await recordAudit(tx, {
      actor: userId,
      action: "project.taken_offline",
      subject: `project/${projectId}`,
    });
  });

/** Retires what runs of a project, if anything does. */
export async function stopRunning(
  tx: Tx,
  project: ProjectRow,
  deps: Pick<Deps, "clock">,
): Promise<void> {
  const running = await selectRunning(tx, project.id);
  if (!running) return;
  await setDeploymentState(tx, running.id, "retired", deps.clock());
  await updateProject(tx, project.id, { state: "draft", publishedRevision: null });
  await tell(tx, project, running.id, { isPaused: false, isLive: false }, deps);
}

/** Tells open workspaces and other nouns that a deployment began or ceased to run. */
async function tell(
  tx: Tx,
  { id: projectId, serviceType }: ProjectRow,
  deploymentId: string,
  { isPaused, isLive }: { isPaused: boolean; isLive: boolean },
  deps: Pick<Deps, "clock">,
): Promise<void> {
  const subject = `project/${projectId}`;
  await announceProject(tx, projectId, { type: "published" });
  if (isLive)
    await publishEvent(
      tx,
      projectPublished,
      { subject, payload: { projectId, deploymentId, serviceType } },
      deps,
    );
  else
    await publishEvent(
      tx,
      projectStopped,
      { subject, payload: { projectId, deploymentId, isPaused } },
      deps,
    );
}
