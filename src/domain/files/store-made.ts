import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { inPieces } from "./append-to-upload.ts";
import type { FileSubject, FileView } from "./contract.ts";
import type { FileDeps } from "./deps.ts";
import { finishUpload } from "./finish-upload.ts";
import { insertFile, lockFile, updateFile, type FileRow } from "./queries.ts";
import { typeByName, unfinishedMs } from "./rules.ts";
import { fileView } from "./views.ts";

/**
 * Stores a file that we made ourselves, as its bytes come, a piece at a time: how large it gets needn't be known. It
 * counts in its owner's plan, and isn't refused there. Broken off, it is deleted after a day, and with its subject.
 * @param made `name` with the ending of its type
 * @throws AppError file_type_refused, file_empty, file_type_mismatch, not_found where its subject was deleted
 *   meanwhile; what `bytes` throws
 */
export async function storeMade(
  made: { subject: FileSubject; ownerId: string; name: string; bytes: AsyncIterable<Uint8Array> },
  deps: FileDeps,
): Promise<FileView> {
  const { subject, ownerId, name, bytes } = made;
  const type = typeByName(name);
  if (!type) throw new AppError("file_type_refused");
  const now = deps.clock();
  let row: FileRow = {
    id: newId("fil"),
    ownerId,
    uploadedBy: null,
    subjectKind: subject.kind,
    subjectId: subject.id,
    ticketId: newId("made"),
    name,
    contentType: type.contentType,
    size: 0,
    received: 0,
    sha256: null,
    store: deps.files.pieces.name,
    state: "uploading",
    isWaiting: false,
    keepUntil: new Date(now.getTime() + unfinishedMs),
    createdAt: now,
  };
  await insertFile(deps.db, row);
  const write = async (piece: Uint8Array) => {
    row = await addPiece(row, piece, deps);
  };
  await inPieces(bytes, { offset: 0, pieceBytes: deps.files.pieces.pieceBytes, write });
  if (row.size === 0) throw new AppError("file_empty");
  return fileView(await finishUpload("system", { row, isShown: false }, deps));
}

const addPiece = (
  { id, received: at }: FileRow,
  piece: Uint8Array,
  { db, files: { pieces } }: FileDeps,
): Promise<FileRow> =>
  db.transaction(async (tx) => {
    const row = await lockFile(tx, id);
    if (!row) throw new AppError("not_found");
    await pieces.append(tx, id, at, piece);
    const length = at + piece.length;
    const change = { received: length, size: length };
    await updateFile(tx, id, change);
    return { ...row, ...change };
  });
