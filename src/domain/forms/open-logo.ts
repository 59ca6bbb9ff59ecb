import type { OpenFile } from "#domain/files/index.ts";
import { openPicture } from "#domain/projects/index.ts";
import type { FormDeps } from "./deps.ts";
import { requireForm } from "./published-form.ts";

/** The logo of a published form. @throws AppError not_found */
export async function openLogo(
  address: string,
  deps: Pick<FormDeps, "db" | "files">,
): Promise<OpenFile> {
  const { deployment, form } = await requireForm(deps.db, address);
  const { projectId } = deployment;
  return openPicture({ projectId, fileId: form.styling.logoFileId }, deps);
}
