import { fileTrouble } from "#kit/file-trouble.ts";

export type RefusalReason =
  | "in-use"
  | "not-writable"
  | "disk-full"
  | "no-binaries"
  | "other-version"
  | "unsafe"
  | "not-started";

/** The built-in database can't be used. The message is for the person who runs Ariaworks. */
export class EmbeddedRefused extends Error {
  override name = "EmbeddedRefused";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export const inUse = (dataDir: string) =>
  new EmbeddedRefused(
    "in-use",
    `Another Ariaworks is already running on the data folder ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
  );

export const notWritable = (folder: string, cause: unknown, why = fileTrouble(cause)) =>
  new EmbeddedRefused(
    "not-writable",
    `The data folder ${folder} can't be written to (${why}). Make it writable for the user that runs Ariaworks, or set DATA_DIR to another folder.`,
    cause,
  );

export const diskFull = (folder: string, cause?: unknown) =>
  new EmbeddedRefused(
    "disk-full",
    `The disk that holds ${folder} is full, so the database can't start. Free some space and start again.`,
    cause,
  );

/** Codes that only the data folder's file system gives while the server is started. */
const ofTheFolder = /^(EROFS|EACCES|EPERM|ENOTDIR|EEXIST|ENAMETOOLONG)$/;

/** What the file system said no with → the refusal to show, or null where it is none of these. */
export function refusalOf(error: unknown, folder: string): EmbeddedRefused | null {
  if (error instanceof EmbeddedRefused) return error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100" || errcode === 13)
    return diskFull(folder, error);
  if (errcode === 8) return notWritable(folder, error, "the file system is read-only");
  if (errcode === 14) return notWritable(folder, error, "no permission");
  return typeof code === "string" && ofTheFolder.test(code) ? notWritable(folder, error) : null;
}
