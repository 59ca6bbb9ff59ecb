import type { DbOrTx } from "#db/open.ts";
import type { FileSubject, FileView } from "./contract.ts";
import { selectFile, selectFilesOf, sumBytesOf } from "./queries.ts";
import { fileView } from "./views.ts";

/** The finished files of a subject, oldest first. The caller has checked that they may be seen. */
export const listFiles = async (db: DbOrTx, subject: FileSubject): Promise<FileView[]> =>
  (await selectFilesOf(db, subject)).map(fileView);

/** Whether a finished file belongs to a subject. */
export async function isFileOf(db: DbOrTx, subject: FileSubject, fileId: string): Promise<boolean> {
  const row = await selectFile(db, fileId);
  return row?.state === "ready" && row.subjectKind === subject.kind && row.subjectId === subject.id;
}

/** Whether a finished file of a person's belongs to one of these kinds of subjects. */
export async function isOwnFile(
  db: DbOrTx,
  { fileId, ownerId, kinds }: { fileId: string; ownerId: string; kinds: readonly string[] },
): Promise<boolean> {
  const row = await selectFile(db, fileId);
  return row?.state === "ready" && row.ownerId === ownerId && kinds.includes(row.subjectKind);
}

/** Bytes of all files that count in a person's plan, those included that are still arriving. */
export const totalBytesOf = (db: DbOrTx, ownerId: string): Promise<number> =>
  sumBytesOf(db, ownerId, { onlyWaiting: false });
