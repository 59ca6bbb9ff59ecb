import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { checkLimit } from "#domain/usage/index.ts";
import { newId } from "#kit/ids.ts";
import { RenameProject } from "./contract.ts";
import { deleteForGood } from "./delete-for-good.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { announceProject } from "./live-projects.ts";
import { copyPictures } from "./pictures.ts";
import { stopRunning } from "./publish-project.ts";
import { updateProject } from "./queries.ts";
import { type OwnProject, requireLockedProject, requireProject } from "./rights.ts";
import { writeDocument } from "./save-project.ts";
import { insertStarted } from "./start-project.ts";

type Deps = Pick<ProjectDeps, "db" | "clock" | "usage">;

/** Gives a project another name. @throws AppError signed_out, not_found, read_only; ZodError */
export const renameProject = (
  actor: Actor,
  { projectId, name }: { projectId: string; name: string },
  deps: Deps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "editor");
    const document = {
      ...readDocument(project.serviceType, project),
      ...RenameProject.parse({ name }),
    };
    await writeDocument(tx, { project, document, userId, kind: "save" }, deps);
  });

/** A copy of the draft that belongs to the acting person, private and unpublished. @returns its id @throws AppError signed_out, not_found, plan_limit */
export async function duplicateProject(
  actor: Actor,
  projectId: string,
  deps: Deps & FileDeps,
): Promise<string> {
  const { project, userId } = await requireProject(deps.db, actor, projectId);
  const { serviceType: type, templateId } = project;
  const document = readDocument(type, project);
  const name = `${document.name.slice(0, 93)} (copy)`;
  const id = newId("proj");
  const { configuration: before } = document;
  const configuration = await copyPictures({ userId }, before, { from: projectId, to: id }, deps);
  const start = { id, type, templateId, document: { ...document, name, configuration } };
  return deps.db.transaction((tx) => insertStarted(tx, userId, start, deps));
}

/**
 * Puts a project in the bin, from which it can be restored for 30 days. Anything live in it goes offline.
 * @throws AppError signed_out, not_found, read_only
 */
export const deleteProject = (actor: Actor, projectId: string, deps: Deps): Promise<void> =>
  change(actor, projectId, { inBin: false, action: "project.deleted" }, deps, async (tx, found) => {
    await stopRunning(tx, found.project, deps);
    await updateProject(tx, projectId, { deletedAt: deps.clock(), origin: null });
    await announceProject(tx, projectId, { type: "gone" });
  });

/** Takes a project out of the bin, as a draft. @throws AppError signed_out, not_found, read_only, plan_limit */
export const restoreProject = (actor: Actor, projectId: string, deps: Deps): Promise<void> =>
  change(actor, projectId, { inBin: true, action: "project.restored" }, deps, async (tx, found) => {
    await checkLimit(tx, { ownerId: found.userId, what: "projects" }, deps);
    await updateProject(tx, projectId, { deletedAt: null, updatedAt: deps.clock() });
  });

/** Deletes a project in the bin for good, with all that belongs to it. @throws AppError signed_out, not_found, read_only */
export const purgeProject = (actor: Actor, projectId: string, deps: Deps): Promise<void> =>
  change(actor, projectId, { inBin: true, action: "project.purged" }, deps, (tx) =>
    deleteForGood(tx, [projectId], deps),
  );

/** The frame of these: the owner's alone, and noted. */
const change = (
  actor: Actor,
  projectId: string,
  { inBin, action }: { inBin: boolean; action: string },
  deps: Deps,
  work: (tx: Tx, found: OwnProject) => Promise<void>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await requireLockedProject(tx, actor, projectId, "owner", { inBin });
    await work(tx, found);
    await recordAudit(tx, { actor: found.userId, action, subject: `project/${projectId}` });
  });
