import { personOf, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { UploadView } from "./contract.ts";
import { deleteWith } from "./delete-files.ts";
import type { FileDeps } from "./deps.ts";
import { deleteRow, lockFile, selectFile, type FileRow } from "./queries.ts";
import { readTicket } from "./ticket.ts";
import { uploadView } from "./views.ts";

/** Names an upload, and shows the ticket that it was begun with (or, for a person, a new one for the same subject). */
export type OwnUpload = { id: string; ticket: string };

/**
 * The upload, if it is the caller's own.
 * @throws AppError not_found, also for another's; upload_not_allowed
 */
export async function readOwnUpload(
  actor: Actor,
  { id, ticket }: OwnUpload,
  deps: FileDeps,
  find: typeof selectFile = selectFile,
  db: Parameters<typeof selectFile>[0] = deps.db,
): Promise<FileRow> {
  const claims = readTicket(actor, ticket, deps);
  const row = await find(db, id);
  const person = personOf(actor);
  const isOfSubject =
    row?.subjectKind === claims.subject.kind && row.subjectId === claims.subject.id;
  const isTheirs = row?.ticketId === claims.id || (person !== null && row?.uploadedBy === person);
  if (!row || !isOfSubject || !isTheirs) throw new AppError("not_found");
  return row;
}

/** How far an upload has come. @throws AppError not_found, upload_not_allowed */
export const readUpload = async (
  actor: Actor,
  upload: OwnUpload,
  deps: FileDeps,
): Promise<UploadView> => uploadView(await readOwnUpload(actor, upload, deps));

/** Takes a file back, finished or not, as long as it is where it was uploaded to. @throws AppError not_found, upload_not_allowed */
export async function cancelUpload(actor: Actor, upload: OwnUpload, deps: FileDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id } = await readOwnUpload(actor, upload, deps, lockFile, tx);
    await deleteWith(tx, actor, await deleteRow(tx, id));
  });
}
