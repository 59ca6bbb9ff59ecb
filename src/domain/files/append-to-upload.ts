import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { UploadView } from "./contract.ts";
import type { FileDeps } from "./deps.ts";
import { finishUpload } from "./finish-upload.ts";
import { type OwnUpload, readOwnUpload } from "./own-upload.ts";
import { lockFile, updateFile, type FileRow } from "./queries.ts";
import { unfinishedMs } from "./rules.ts";
import { readTicket } from "./ticket.ts";
import { uploadView } from "./views.ts";

/**
 * Takes the bytes that follow what has arrived, piece by piece: where the line is cut, all that came stays, and the
 * next call goes on there. With the last byte the file is checked and ready (finish-upload.ts); a call without bytes at
 * the end repeats that check where it had failed on us.
 * @param input `offset` is where the caller believes to be
 * @throws AppError upload_out_of_step where it is elsewhere, too_large beyond the announced size, not_found,
 *   upload_not_allowed, file_type_mismatch, picture_too_large; what `bytes` throws
 */
export async function appendToUpload(
  actor: Actor,
  input: OwnUpload & { offset: number; bytes: AsyncIterable<Uint8Array> },
  deps: FileDeps,
): Promise<UploadView> {
  const { offset, bytes } = input;
  let row = await readOwnUpload(actor, input, deps);
  if (row.state === "failed") throw new AppError("file_type_mismatch");
  if (offset !== row.received) throw new AppError("upload_out_of_step");
  const write = async (piece: Uint8Array) => {
    row = await storePiece(row, piece, deps);
  };
  await inPieces(bytes, { offset, pieceBytes: deps.files.pieces.pieceBytes, write });
  if (row.state === "uploading" && row.received === row.size)
    row = await finishUpload(actor, { row, isShown: isShownBy(actor, input, deps) }, deps);
  return uploadView(row);
}

const isShownBy = (actor: Actor, { ticket }: OwnUpload, deps: FileDeps): boolean =>
  readTicket(actor, ticket, deps).isShown;

/** @throws AppError upload_out_of_step where another call was quicker */
function storePiece(
  { id, received: at }: FileRow,
  piece: Uint8Array,
  { db, clock, files: { pieces } }: FileDeps,
): Promise<FileRow> {
  return db.transaction(async (tx) => {
    const row = await lockFile(tx, id);
    if (!row) throw new AppError("not_found");
    if (row.state !== "uploading" || row.received !== at) throw new AppError("upload_out_of_step");
    if (at + piece.length > row.size) throw new AppError("too_large");
    await pieces.append(tx, id, at, piece);
    const change = {
      received: at + piece.length,
      keepUntil: new Date(clock().getTime() + unfinishedMs),
    };
    await updateFile(tx, id, change);
    return { ...row, ...change };
  });
}

/** Hands bytes on in pieces that end at multiples of `pieceBytes`; what came before an error, too. */
export async function inPieces(
  bytes: AsyncIterable<Uint8Array>,
  {
    offset,
    pieceBytes,
    write,
  }: { offset: number; pieceBytes: number; write: (piece: Uint8Array) => Promise<void> },
): Promise<void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let room = pieceBytes - (offset % pieceBytes);
  let isRefused = false;
  const flush = async () => {
    if (length === 0) return;
    const piece = Buffer.concat(waiting);
    [waiting, length, room] = [[], 0, pieceBytes];
    isRefused = true;
    await write(piece);
    isRefused = false;
  };
  try {
    for await (const chunk of bytes)
      for (let from = 0; from < chunk.length;) {
        const part = chunk.subarray(from, from + room - length);
        waiting.push(part);
        length += part.length;
        from += part.length;
        if (length === room) await flush();
      }
  } catch (error) {
    if (!isRefused) await flush(); // the line was cut
    throw error;
  }
  await flush();
}
