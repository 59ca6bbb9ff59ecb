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

const notWritable = (folder: string, why: string, cause?: unknown) =>
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

/** What the file system said no with → the refusal to show, or null where it is none of these. */
export function refusalOf(error: unknown, folder: string): EmbeddedRefused | null {
  if (error instanceof EmbeddedRefused) return error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100" || errcode === 13)
    return diskFull(folder, error);
  if (code === "EROFS" || errcode === 8)
    return notWritable(folder, "the file system is read-only", error);
  if (code === "EACCES" || code === "EPERM" || errcode === 14)
    return notWritable(folder, "no permission", error);
  if (code === "ENOTDIR" || code === "EEXIST")
    return notWritable(folder, "a file is in the way", error);
  return null;
}
