import { files } from "#content/promises.ts";
import { isFileOf, openFile, type OpenFile } from "#domain/files/index.ts";
import { findDraft } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { isSame } from "#kit/is-same.ts";
import { dayMs } from "#kit/time.ts";
import type { AutomationDeps } from "./deps.ts";

/** Whose the files of an automation are: they go with its project. */
export const filesOfAutomation = (projectId: string) =>
  ({ kind: "automation", id: projectId }) as const;

type MadeFile = { projectId: string; fileId: string };
type Deps = Pick<AutomationDeps, "clock" | "digest" | "publicUrl">;

/**
 * The address of a file that a step made, for whoever gets it, such as by mail: it works for `files.madeLinkDays`,
 * as long as the file is kept and its automation isn't deleted.
 */
export function makeMadeFileLink(
  file: MadeFile,
  deps: Deps,
): { link: string; /** ISO time. */ linkUntil: string } {
  const until = Math.ceil((deps.clock().getTime() + files.madeLinkDays * dayMs) / 1000);
  const expires = until.toString(36);
  const token = `${expires}.${file.projectId}.${sign(file, expires, deps)}`;
  return {
    link: `${deps.publicUrl}/files/made/${file.fileId}/${token}`,
    linkUntil: new Date(until * 1000).toISOString(),
  };
}

/**
 * A file that a step made, for whoever has its link.
 * @throws AppError not_found where we made no such link, or the file or its automation was deleted; link_invalid where its
 *   time is over
 */
export async function openMadeFile(
  { fileId, token }: { fileId: string; token: string },
  deps: AutomationDeps,
): Promise<OpenFile> {
  const [, expires = "", projectId = "", signature = ""] =
    /^([0-9a-z]{1,8})\.(\w{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  const isOurs = isSame(signature, sign({ projectId, fileId }, expires, deps));
  if (!isOurs) throw new AppError("not_found");
  if (Number.parseInt(expires, 36) * 1000 < deps.clock().getTime())
    throw new AppError("link_invalid", {
      message: "This link has expired. Ask the person who sent it for the file.",
    });
  const project = await findDraft(deps.db, projectId);
  const isKept = await isFileOf(deps.db, filesOfAutomation(projectId), fileId);
  if (!project || project.isInBin || !isKept) throw new AppError("not_found");
  return openFile(fileId, deps);
}

const sign = (
  { projectId, fileId }: MadeFile,
  expires: string,
  { digest }: Pick<Deps, "digest">,
): string => digest("made file link", JSON.stringify([projectId, fileId, expires]));
