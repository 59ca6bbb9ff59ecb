import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { appendToUpload } from "./append-to-upload.ts";
import { beginUpload } from "./begin-upload.ts";
import type { FileView } from "./contract.ts";
import type { FileDeps } from "./deps.ts";
import { cancelUpload } from "./own-upload.ts";
import { selectFile } from "./queries.ts";
import { fileView } from "./views.ts";

/**
 * Stores a whole file at once, as a form without scripts sends it, by the same rules as an upload in parts.
 * @throws AppError like `beginUpload` and `appendToUpload`; nothing of the file is left then
 */
export async function storeFile(
  actor: Actor,
  input: { ticket: string; name: string; size: number; bytes: AsyncIterable<Uint8Array> },
  deps: FileDeps,
): Promise<FileView> {
  const { ticket, bytes } = input;
  const { id } = await beginUpload(actor, input, deps);
  try {
    const { state } = await appendToUpload(actor, { id, ticket, offset: 0, bytes }, deps);
    const row = await selectFile(deps.db, id);
    if (state !== "ready" || !row) throw new AppError("request_cut_off");
    return fileView(row);
  } catch (error) {
    await cancelUpload(actor, { id, ticket }, deps).catch(() => {}); // the nightly job does it then
    throw error;
  }
}
