import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { UploadView } from "./contract.ts";
import type { FileDeps } from "./deps.ts";
import { type OwnUpload, readOwnUpload } from "./own-upload.ts";
import { countOfTicket, lockFile, lockOwner, updateFile } from "./queries.ts";
import { readTicket } from "./ticket.ts";
import { uploadView } from "./views.ts";

/**
 * Takes an upload along to a new ticket for the same subject: a page that was loaded again has another one, and its form
 * will name that.
 * @param upload the upload with the ticket that it began with
 * @throws AppError not_found, upload_not_allowed, too_many_files
 */
export function continueUpload(
  actor: Actor,
  upload: OwnUpload,
  newTicket: string,
  deps: FileDeps,
): Promise<UploadView> {
  const claims = readTicket(actor, newTicket, deps);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, claims.ownerId);
    const row = await readOwnUpload(actor, upload, deps, lockFile, tx);
    const isSame = row.subjectKind === claims.subject.kind && row.subjectId === claims.subject.id;
    if (!isSame || row.ownerId !== claims.ownerId) throw new AppError("not_found");
    if (row.ticketId !== claims.id && (await countOfTicket(tx, claims.id)) >= claims.maxFiles)
      throw new AppError("too_many_files");
    await updateFile(tx, row.id, { ticketId: claims.id });
    return uploadView(row);
  });
}
