import { z } from "zod";
import { files as promised } from "#content/promises.ts";
import { personOf, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { checkRoom } from "./check-room.ts";
import type { TicketClaims, UploadView } from "./contract.ts";
import type { FileDeps } from "./deps.ts";
import { countOfTicket, insertFile, lockOwner, sumBytesOf, type FileRow } from "./queries.ts";
import { checkAnnounced, megabyte, unfinishedMs } from "./rules.ts";
import { readTicket } from "./ticket.ts";
import { uploadView } from "./views.ts";

const Announced = z.object({
  ticket: z.string(),
  name: z.string().max(1000),
  size: z.int().nonnegative(),
});

/**
 * Announces a file, of which nothing has arrived yet.
 * @param input `size` in bytes; `name` as the person's system has it
 * @throws AppError upload_not_allowed, file_empty, file_too_large, file_type_refused, too_many_files, plan_limit,
 *   invalid_input
 */
export async function beginUpload(
  actor: Actor,
  input: { ticket: string; name: string; size: number },
  deps: FileDeps,
): Promise<UploadView> {
  const read = Announced.safeParse(input);
  if (!read.success) throw new AppError("invalid_input", { cause: read.error });
  const ticket = readTicket(actor, read.data.ticket, deps);
  const { name, type } = checkAnnounced(read.data, ticket);
  const now = deps.clock();
  const row: FileRow = {
    id: newId("fil"),
    ownerId: ticket.ownerId,
    uploadedBy: personOf(actor),
    subjectKind: ticket.subject.kind,
    subjectId: ticket.subject.id,
    ticketId: ticket.id,
    name,
    contentType: type.contentType,
    size: read.data.size,
    received: 0,
    sha256: null,
    store: deps.files.pieces.name,
    state: "uploading",
    isWaiting: ticket.isWaiting,
    keepUntil: new Date(now.getTime() + unfinishedMs),
    createdAt: now,
  };
  await deps.db.transaction(async (tx) => {
    await lockOwner(tx, ticket.ownerId);
    if ((await countOfTicket(tx, ticket.id)) >= ticket.maxFiles)
      throw new AppError("too_many_files");
    if (ticket.isWaiting)
      await checkWaiting(ticket, row.size, (id) => sumBytesOf(tx, id, { onlyWaiting: true }));
    await checkRoom(tx, actor, row, deps);
    await insertFile(tx, row);
  });
  return uploadView(row);
}

/** Visitors need no account to upload: what they may leave behind without sending a form has an end. */
async function checkWaiting(
  { ownerId }: TicketClaims,
  size: number,
  sumOf: (ownerId: string) => Promise<number>,
): Promise<void> {
  if ((await sumOf(ownerId)) + size > promised.maxWaitingMegabytes * megabyte)
    throw new AppError("too_many_files", {
      message: "Too many files were uploaded to this form without being sent. Try again tomorrow.",
    });
}
