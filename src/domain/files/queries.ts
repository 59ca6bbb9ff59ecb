import { and, asc, count, eq, gt, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { FileSubject } from "./contract.ts";
import type { FileStore } from "./ports.ts";
import { files } from "./tables.ts";

export type FileRow = typeof files.$inferSelect;
/** Where the bytes of a file are. */
export type StoredBytes = Pick<FileRow, "id" | "store">;

const ofSubject = ({ kind, id }: FileSubject) =>
  and(eq(files.subjectKind, kind), eq(files.subjectId, id));

export async function insertFile(tx: DbOrTx, row: FileRow): Promise<void> {
  await tx.insert(files).values(row);
}

export async function selectFile(db: DbOrTx, id: string): Promise<FileRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** The file, locked until the transaction ends. */
export async function lockFile(tx: DbOrTx, id: string): Promise<FileRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(files).where(eq(files.id, id)).for("update");
  return row ?? null;
}

/** These files of a ticket that wait to be attached, locked until the transaction ends. */
export const lockWaiting = (tx: DbOrTx, ticketId: string, ids: string[]): Promise<FileRow[]> =>
  tx
    .select()
    .from(files)
    .where(
      and(
        inArray(files.id, ids),
        eq(files.ticketId, ticketId),
        eq(files.state, "ready"),
        eq(files.isWaiting, true),
      ),
    )
    .orderBy(files.id)
    .for("update");

/** Finished files of a subject that wait stay from now on. */
export async function keepWaiting(tx: DbOrTx, subject: FileSubject, ids: string[]): Promise<void> {
  await tx
    .update(files)
    .set({ isWaiting: false, keepUntil: null })
    .where(
      and(
        ofSubject(subject),
        inArray(files.id, ids),
        eq(files.state, "ready"),
        eq(files.isWaiting, true),
      ),
    );
}

export async function updateFile(tx: DbOrTx, id: string, change: Partial<FileRow>): Promise<void> {
  await tx.update(files).set(change).where(eq(files.id, id));
}

/** New uploads of one owner take turns, so that their limits hold. Released with the transaction. */
export async function lockOwner(tx: DbOrTx, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files/${ownerId}`}, 0))`);
}

/** How many files a ticket has brought; those that were refused don't count. */
export async function countOfTicket(tx: DbOrTx, ticketId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.ticketId, ticketId), ne(files.state, "failed")));
  return row?.count ?? 0;
}

const sumOfBytes = sql<string>`coalesce(sum(${files.size}), 0)`;

/** Bytes of an owner's files, with those that are still arriving. */
export async function sumBytesOf(
  db: DbOrTx,
  ownerId: string,
  { onlyWaiting }: { onlyWaiting: boolean },
): Promise<number> {
  const [row] = await db
    .select({ sum: sumOfBytes })
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        ne(files.state, "failed"),
        onlyWaiting ? eq(files.isWaiting, true) : undefined,
      ),
    );
  return Number(row?.sum ?? 0);
}

/** Ready files of a subject, oldest first. */
export const selectFilesOf = (db: DbOrTx, subject: FileSubject): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(ofSubject(subject), eq(files.state, "ready")))
    .orderBy(files.createdAt, files.id);

export const selectFilesOfOwner = (db: DbOrTx, ownerId: string): Promise<FileRow[]> =>
  db.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(files.createdAt, files.id);

const deleted = { id: files.id, store: files.store };

/** Deletes a subject's files, or only some of them. */
export const deleteRowsOf = (
  tx: DbOrTx,
  subject: FileSubject,
  ids?: string[],
): Promise<StoredBytes[]> =>
  tx
    .delete(files)
    .where(and(ofSubject(subject), ids ? inArray(files.id, ids) : undefined))
    .returning(deleted);

export const deleteRow = (tx: DbOrTx, id: string): Promise<StoredBytes[]> =>
  tx.delete(files).where(eq(files.id, id)).returning(deleted);

/** Deletes what belongs to a person, and takes them out of what they uploaded for others. */
export async function deleteRowsOfPerson(tx: DbOrTx, userId: string): Promise<StoredBytes[]> {
  const rows = await tx.delete(files).where(eq(files.ownerId, userId)).returning(deleted);
  await tx.update(files).set({ uploadedBy: null }).where(eq(files.uploadedBy, userId));
  return rows;
}

/** Deletes at most `limit` files whose time is over. */
export function deleteRowsBefore(
  tx: DbOrTx,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredBytes[]> {
  const due = tx
    .select({ id: files.id })
    .from(files)
    .where(and(isNotNull(files.keepUntil), lt(files.keepUntil, now)))
    .orderBy(files.keepUntil)
    .limit(limit)
    .for("update");
  return tx.delete(files).where(inArray(files.id, due)).returning(deleted);
}

/** Which of these keys no file of this store has. */
export async function selectUnknownKeys(
  db: DbOrTx,
  store: FileStore["name"],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const known = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...keys]), eq(files.store, store)));
  const ids = new Set(known.map(({ id }) => id));
  return keys.filter((key) => !ids.has(key));
}

/** Ready files that are kept in this store, after `after`. */
export async function selectReadyIn(
  db: DbOrTx,
  store: FileStore["name"],
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.store, store), eq(files.state, "ready"), gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
