import { createHash } from "node:crypto";
import { enqueueJob } from "#db/jobs.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { actorName, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { checkPixels } from "./check-pixels.ts";
import { askForRemoval } from "./delete-files.ts";
import type { FileDeps } from "./deps.ts";
import { headBytes, isOfType } from "./find-type.ts";
import { moveFileJob } from "./move-file.ts";
import { lockFile, updateFile, type FileRow } from "./queries.ts";
import { typeByName, unfinishedMs } from "./rules.ts";

/**
 * Makes a file ready of which every byte has arrived, if its content is what its name says. Safe to repeat.
 * @param upload.isShown it is a picture that every visitor's device will draw
 * @throws AppError file_type_mismatch, picture_too_large: the file is refused, and its bytes are deleted
 */
export async function finishUpload(
  actor: Actor,
  { row, isShown }: { row: FileRow; isShown: boolean },
  deps: FileDeps,
): Promise<FileRow> {
  await checkContent(row, isShown, deps).catch(async (error: unknown) => {
    if (error instanceof AppError) await refuse(row, deps);
    throw error;
  });
  const sha256 = await digestOf(row, deps);
  return deps.db.transaction(async (tx) => {
    const now = await lockFile(tx, row.id);
    if (!now) throw new AppError("not_found");
    if (now.state !== "uploading") return now; // another call was quicker
    const keepUntil = row.isWaiting ? new Date(deps.clock().getTime() + unfinishedMs) : null;
    const change = { state: "ready", sha256, keepUntil } as const;
    await updateFile(tx, row.id, change);
    await recordAudit(tx, {
      actor: actorName(actor),
      action: "file.uploaded",
      subject: `file/${row.id}`,
      detail: { bytes: row.size, type: row.contentType, for: row.subjectKind },
    });
    if (deps.files.store.name !== row.store)
      await enqueueJob(tx, moveFileJob, { fileId: row.id }, { id: `files.move/${row.id}` });
    return { ...now, ...change };
  });
}

async function checkContent(row: FileRow, isShown: boolean, deps: FileDeps): Promise<void> {
  const type = typeByName(row.name);
  const head = await readHead(row, deps);
  if (!type || !(await isOfType(head, type))) throw new AppError("file_type_mismatch");
  if (isShown) checkPixels(head);
}

async function readHead({ id, size }: FileRow, { files: { pieces } }: FileDeps) {
  const head: Uint8Array[] = [];
  const range = { start: 0, end: Math.min(size, headBytes) };
  for await (const chunk of pieces.read(id, range)) head.push(chunk);
  return Buffer.concat(head);
}

/** SHA-256 in hex, read in passing: a file may be larger than the memory. */
async function digestOf({ id, size }: FileRow, { files: { pieces } }: FileDeps): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of pieces.read(id, { start: 0, end: size })) hash.update(chunk);
  return hash.digest("hex");
}

/** The row stays for a day, so that a client that asks again hears the same. */
const refuse = ({ id, store }: FileRow, { db }: FileDeps): Promise<void> =>
  db.transaction(async (tx) => {
    await updateFile(tx, id, { state: "failed" });
    await askForRemoval(tx, [{ id, store }]);
  });
