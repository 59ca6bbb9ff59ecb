import type { DbOrTx } from "#db/open.ts";
import type { FileSubject, FileView } from "./contract.ts";
import { selectFilesOf, sumBytesOf } from "./queries.ts";
import { fileView } from "./views.ts";

/** The finished files of a subject, oldest first. The caller has checked that they may be seen. */
export const listFiles = async (db: DbOrTx, subject: FileSubject): Promise<FileView[]> =>
  (await selectFilesOf(db, subject)).map(fileView);

/** Bytes of all files that count in a person's plan, those included that are still arriving. */
export const totalBytesOf = (db: DbOrTx, ownerId: string): Promise<number> =>
  sumBytesOf(db, ownerId, { onlyWaiting: false });
