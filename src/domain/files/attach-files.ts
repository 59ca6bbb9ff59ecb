import type { Tx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { FileSubject, FileView } from "./contract.ts";
import type { FileDeps } from "./deps.ts";
import { lockWaiting, updateFile } from "./queries.ts";
import { readTicket } from "./ticket.ts";
import { fileView } from "./views.ts";

/**
 * Says what waiting files belong to, in the transaction that stores it: a form's answer takes the files that were
 * uploaded for it. From then on they stay until their subject is deleted, and nobody changes them by the ticket.
 * @param input `fileIds` as the form sent them; `ticket` as the page had it
 * @returns the files in the order of `fileIds`
 * @throws AppError upload_not_allowed; not_found where one of them wasn't uploaded by this ticket, isn't ready, or was
 *   attached before
 */
export async function attachFiles(
  tx: Tx,
  actor: Actor,
  input: { ticket: string; fileIds: readonly string[]; to: FileSubject },
  deps: Pick<FileDeps, "digest" | "clock">,
): Promise<FileView[]> {
  const claims = readTicket(actor, input.ticket, deps);
  const ids = [...new Set(input.fileIds)];
  if (ids.length === 0) return [];
  if (ids.length > claims.maxFiles) throw new AppError("too_many_files");
  const rows = await lockWaiting(tx, claims.id, ids);
  const change = {
    subjectKind: input.to.kind,
    subjectId: input.to.id,
    isWaiting: false,
    keepUntil: null,
  };
  return Promise.all(
    ids.map(async (id) => {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new AppError("not_found");
      await updateFile(tx, id, change);
      return fileView({ ...row, ...change });
    }),
  );
}
