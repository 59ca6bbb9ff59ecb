import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { FileGone } from "#domain/files/ports.ts";
import { filePieces } from "./tables.ts";

type Place = { fileId: string; number: number };
const at = ({ fileId, number }: Place) =>
  and(eq(filePieces.fileId, fileId), eq(filePieces.number, number));

export async function insertPiece(
  db: DbOrTx,
  { bytes, ...place }: Place & { bytes: Uint8Array },
): Promise<void> {
  await db.insert(filePieces).values({ ...place, bytes: asBuffer(bytes) });
}

/** Adds to a piece of `length` bytes. @throws FileGone where it has another length */
export async function extendPiece(
  db: DbOrTx,
  { bytes, length, ...place }: Place & { length: number; bytes: Uint8Array },
): Promise<void> {
  const { rowCount } = await db
    .update(filePieces)
    .set({ bytes: sql`${filePieces.bytes} || ${asBuffer(bytes)}` })
    .where(and(at(place), sql`length(${filePieces.bytes}) = ${length}`));
  if (rowCount !== 1) throw new FileGone("a piece is not as long as its file");
}

export async function deletePieces(db: DbOrTx, fileId: string): Promise<void> {
  await db.delete(filePieces).where(eq(filePieces.fileId, fileId));
}

/** Files whose first piece came before `time`. */
export async function selectKeysBefore(
  db: DbOrTx,
  time: Date,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ key: filePieces.fileId })
    .from(filePieces)
    .where(
      and(eq(filePieces.number, 0), lt(filePieces.createdAt, time), gt(filePieces.fileId, after)),
    )
    .orderBy(filePieces.fileId)
    .limit(limit);
  return rows.map(({ key }) => key);
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
