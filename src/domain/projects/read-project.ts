import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { FileDeps } from "#domain/files/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { schemaVersions } from "./configuration/types.ts";
import type { PictureLinks, ProjectExport, ProjectRole, ProjectView } from "./contract.ts";
import { readRunning } from "./deployments.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { linkPictures } from "./pictures.ts";
import { countLinks } from "./queries-sharing.ts";
import { type ProjectRow, selectNames, selectProject } from "./queries.ts";
import { requireProject } from "./rights.ts";

type Deps = Pick<ProjectDeps, "db" | "clock">;

/** A project as its workspace opens it. @throws AppError signed_out, not_found */
export async function readProject(actor: Actor, id: string, deps: Deps): Promise<ProjectView> {
  const { project, role } = await requireProject(deps.db, actor, id);
  return toView(deps.db, project, role, deps);
}

/** A customer's project as an admin looks at it, which is noted. @throws AppError forbidden, not_found */
export const readProjectAsAdmin = (
  actor: Actor,
  id: string,
  deps: Deps & Pick<ProjectDeps, "adminSecondFactor"> & FileDeps,
): Promise<ProjectView & { ownerId: string; pictures: PictureLinks }> =>
  deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const project = await selectProject(tx, id);
    if (!project) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: adminId,
      action: "project.viewed",
      subject: `project/${id}`,
    });
    const view = await toView(tx, project, "viewer", deps);
    const { configuration } = view;
    const reader = { personId: adminId };
    return {
      ...view,
      ownerId: project.ownerId,
      pictures: await linkPictures({ projectId: id, configuration }, reader, deps),
    };
  });

async function toView(
  db: DbOrTx,
  project: ProjectRow,
  role: ProjectRole,
  { clock }: Pick<Deps, "clock">,
): Promise<ProjectView> {
  const names = await selectNames(db, [project.ownerId]);
  return {
    ...readDocument(project.serviceType, project),
    id: project.id,
    serviceType: project.serviceType,
    schemaVersion: schemaVersions[project.serviceType],
    revision: project.revision,
    role,
    ownerName: names.get(project.ownerId) ?? "",
    isPublic: (await countLinks(db, project.id, clock())) > 0,
    templateId: project.templateId,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    deployment: await readRunning(db, project),
  };
}

/** A project as a file that imports again. @throws AppError signed_out, not_found */
export async function exportProject(
  actor: Actor,
  id: string,
  { db }: Pick<ProjectDeps, "db">,
): Promise<ProjectExport> {
  const { project } = await requireProject(db, actor, id);
  return {
    format: "ariaworks-project",
    formatVersion: 1,
    serviceType: project.serviceType,
    schemaVersion: schemaVersions[project.serviceType],
    ...readDocument(project.serviceType, project),
  };
}
