const words: Readonly<Record<string, string>> = {
  EROFS: "the file system is read-only",
  EACCES: "no permission",
  EPERM: "no permission",
  ENOTDIR: "a file is in the way",
  EEXIST: "a file is in the way",
  EISDIR: "a folder is in the way",
  ENOENT: "no folder can be made there",
  ENAMETOOLONG: "the path is too long",
  ELOOP: "its symbolic links lead in a circle",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
};

/** Why a file or folder could not be used, in words for the person who runs this. */
export function fileTrouble(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return words[code ?? ""] ?? code ?? message;
}
