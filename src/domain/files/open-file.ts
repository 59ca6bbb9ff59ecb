import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { FileView } from "./contract.ts";
import { storeNamed, type FileDeps } from "./deps.ts";
import { checkDownloadLink } from "./file-link.ts";
import { type ByteRange, FileGone, FileStoreDown } from "./ports.ts";
import { selectFile } from "./queries.ts";
import { isInline } from "./rules.ts";
import { fileView } from "./views.ts";

export type OpenFile = FileView & {
  /** In hex; names this very content. */
  sha256: string;
  /** Browsers may show it in place. */
  isInline: boolean;
  /**
   * The bytes in order, a little at a time: however large the file, little memory is used.
   * @throws AppError file_unavailable, also in the middle: its store can't be reached, or the file was deleted
   */
  read: (range: ByteRange) => AsyncIterable<Uint8Array>;
};

/** A finished file for reading. The caller has checked that this may be. @throws AppError not_found */
export async function openFile(
  fileId: string,
  deps: Pick<FileDeps, "db" | "files">,
): Promise<OpenFile> {
  const row = await selectFile(deps.db, fileId);
  if (!row?.sha256 || row.state !== "ready") throw new AppError("not_found");
  const store = storeNamed(row.store, deps);
  if (!store) throw new AppError("file_unavailable");
  return {
    ...fileView(row),
    sha256: row.sha256,
    isInline: isInline(row.contentType),
    read: (range) => translated(store.read(fileId, range)),
  };
}

/** The same for whoever has a link to it. @throws AppError not_found, link_invalid */
export async function openByLink(
  actor: Actor,
  link: { fileId: string; token: string },
  deps: FileDeps,
): Promise<OpenFile> {
  checkDownloadLink(actor, link, deps);
  return openFile(link.fileId, deps);
}

async function* translated(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    if (!(cause instanceof FileStoreDown || cause instanceof FileGone)) throw cause;
    throw new AppError("file_unavailable", { cause });
  }
}
