import { files } from "#content/promises.ts";
import type { DbOrTx, Tx } from "#db/open.ts";
import {
  acceptOf,
  createUploadTicket,
  type FileDeps,
  isFileOf,
  keepFiles,
  makeDownloadLink,
  openFile,
  type OpenFile,
  storeFile,
  type LinkReader,
} from "#domain/files/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError, toAppError } from "#errors";
import { changePictures, pictureIdsOf } from "./configuration/pictures.ts";
import type { Configuration, PictureLinks, PictureUpload } from "./contract.ts";
import { requireProject } from "./rights.ts";

/**
 * Pictures that a project shows, such as a form's logo and a chatbot's face: files of the project. They wait until a save
 * names them, stay as long as the project (earlier versions and what is published may show them), and go with it.
 */
export const filesOfProject = (projectId: string) => ({ kind: "project", id: projectId });

const accepted = { kinds: ["image" as const], isShown: true };

/** Lets an editor upload pictures of a project. @throws AppError signed_out, not_found, read_only */
export async function allowPictures(
  actor: Actor,
  projectId: string,
  deps: FileDeps,
): Promise<PictureUpload> {
  const { project, userId } = await requireProject(deps.db, actor, projectId, "editor");
  const upload = pictureTicket(projectId, { ownerId: project.ownerId, personId: userId });
  return { ticket: createUploadTicket(upload, deps), accept: acceptOf(accepted) };
}

const pictureTicket = (
  projectId: string,
  { ownerId, personId }: { ownerId: string; personId: string },
) => ({
  ...accepted,
  subject: filesOfProject(projectId),
  ownerId,
  personId,
  maxBytes: files.maxPictureMegabytes * 1024 * 1024,
  maxFiles: 50,
  isWaiting: true,
});

/** A short-lived address of a project's picture, for its members. @throws AppError signed_out, not_found */
export async function linkToPicture(
  actor: Actor,
  { projectId, fileId }: { projectId: string; fileId: string },
  deps: FileDeps,
): Promise<string> {
  const { userId } = await requireProject(deps.db, actor, projectId);
  if (!(await hasPicture(deps.db, { projectId, fileId }))) throw new AppError("not_found");
  return makeDownloadLink(fileId, { personId: userId }, deps);
}

/** The same for all pictures of a configuration, by their id; the caller has checked that they may be seen. */
export async function linkPictures(
  { projectId, configuration }: { projectId: string; configuration: Configuration },
  reader: LinkReader,
  deps: FileDeps,
): Promise<PictureLinks> {
  const links: Record<string, string> = {};
  for (const fileId of pictureIdsOf(configuration))
    if (await hasPicture(deps.db, { projectId, fileId }))
      links[fileId] = makeDownloadLink(fileId, reader, deps);
  return links;
}

/**
 * A picture of a project that anyone may see, as what is published shows it. A configuration may name any file: only the
 * project's own are opened.
 * @throws AppError not_found
 */
export async function openPicture(
  { projectId, fileId }: { projectId: string; fileId: string | null },
  deps: Pick<FileDeps, "db" | "files">,
): Promise<OpenFile> {
  if (!fileId || !(await hasPicture(deps.db, { projectId, fileId })))
    throw new AppError("not_found");
  const file = await openFile(fileId, deps);
  if (!file.isInline || file.kind !== "image") throw new AppError("not_found");
  return file;
}

/** Whether a project has this picture. */
export const hasPicture = (
  db: DbOrTx,
  { projectId, fileId }: { projectId: string; fileId: string | null },
): Promise<boolean> =>
  fileId ? isFileOf(db, filesOfProject(projectId), fileId) : Promise.resolve(false);

/** In the transaction of a save: what it names stays. */
export const keepPictures = (
  tx: Tx,
  projectId: string,
  configuration: Configuration,
): Promise<void> => keepFiles(tx, filesOfProject(projectId), pictureIdsOf(configuration));

/** A project that begins elsewhere (an import, another's template) has none of the pictures that it names. */
export const withoutPictures = <Any extends Configuration>(configuration: Any): Any =>
  changePictures(configuration, () => null);

/**
 * Copies the pictures of a configuration for another project of the acting person; one that isn't there is left out.
 * @returns the configuration with the copies
 * @throws AppError plan_limit
 */
export async function copyPictures(
  actor: { userId: string },
  configuration: Configuration,
  { from, to }: { from: string; to: string },
  deps: FileDeps,
): Promise<Configuration> {
  const copies = new Map<string, string>();
  for (const id of pictureIdsOf(configuration)) {
    const file = await openPicture({ projectId: from, fileId: id }, deps).catch(ifThere);
    if (!file) continue;
    const { userId } = actor;
    const ticket = createUploadTicket(
      pictureTicket(to, { ownerId: userId, personId: userId }),
      deps,
    );
    const { name, size } = file;
    const bytes = file.read({ start: 0, end: size });
    copies.set(id, (await storeFile(actor, { ticket, name, size, bytes }, deps)).id);
  }
  return changePictures(configuration, (id) => copies.get(id) ?? null);
}

function ifThere(error: unknown): null {
  if (toAppError(error).code === "not_found") return null;
  throw error;
}
