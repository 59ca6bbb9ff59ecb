import { recordAudit } from "#domain/audit/index.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import {
  CreateLink,
  type LinkView,
  type PictureLinks,
  type ProjectDocument,
  type ServiceType,
} from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { linkPictures } from "./pictures.ts";
import {
  countLinks,
  deleteLink,
  insertLink,
  type LinkRow,
  selectLinks,
  selectProjectByLink,
} from "./queries-sharing.ts";
import { requireLockedProject, requireProject } from "./rights.ts";

type Deps = Pick<ProjectDeps, "db" | "clock">;
const maxLinks = 20;

const toView = ({ id, createdAt, expiresAt }: LinkRow): LinkView => ({
  token: id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** A project's links that still work, for its owner. @throws AppError signed_out, not_found, read_only */
export async function listLinks(actor: Actor, projectId: string, deps: Deps): Promise<LinkView[]> {
  await requireProject(deps.db, actor, projectId, "owner");
  return (await selectLinks(deps.db, projectId, deps.clock())).map(toView);
}

/** Makes a read-only link whose secret can't be guessed (130 bits). @throws AppError signed_out, not_found, read_only, rate_limited; ZodError */
export const createLink = (
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: Deps,
): Promise<LinkView> =>
  deps.db.transaction(async (tx) => {
    const { userId } = await requireLockedProject(tx, actor, projectId, "owner");
    const { days } = CreateLink.parse(input);
    const now = deps.clock();
    if ((await countLinks(tx, projectId, now)) >= maxLinks) throw new AppError("rate_limited");
    const link = {
      id: newId("see"),
      projectId,
      createdBy: userId,
      createdAt: now,
      expiresAt: days === "" ? null : new Date(now.getTime() + Number(days) * dayMs),
    };
    await insertLink(tx, link);
    await recordAudit(tx, {
      actor: userId,
      action: "project.shared",
      subject: `project/${projectId}`,
      detail: { days: days === "" ? null : Number(days) },
    });
    return toView(link);
  });

/** Ends a link at once; one that has ended already is fine. @throws AppError signed_out, not_found, read_only */
export const revokeLink = (
  actor: Actor,
  { projectId, token }: { projectId: string; token: string },
  deps: Deps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { userId } = await requireLockedProject(tx, actor, projectId, "owner");
    if (!(await deleteLink(tx, projectId, token))) return;
    await recordAudit(tx, {
      actor: userId,
      action: "project.link_revoked",
      subject: `project/${projectId}`,
    });
  });

/** What a link shows to whoever holds it: the draft as it is now, with addresses of its pictures. @throws AppError not_found for a link that doesn't work any more, or never did */
export async function readShared(
  token: string,
  deps: Deps & FileDeps,
): Promise<ProjectDocument & { serviceType: ServiceType; pictures: PictureLinks }> {
  const project = await selectProjectByLink(deps.db, token, deps.clock());
  if (!project) throw new AppError("not_found");
  const { id: projectId, serviceType } = project;
  const document = readDocument(serviceType, project);
  const { configuration } = document;
  const pictures = await linkPictures({ projectId, configuration }, { scope: token }, deps);
  return { ...document, serviceType, pictures };
}
