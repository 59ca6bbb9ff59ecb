import { z } from "zod";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { actorName, type Actor } from "#domain/identity/index.ts";
import type { FileSubject } from "./contract.ts";
import { storeNamed, type FileDeps } from "./deps.ts";
import { FileStoreDown } from "./ports.ts";
import { deleteRowsOf, type StoredBytes } from "./queries.ts";

const Removal = z.object({
  items: z.array(z.object({ id: z.string(), store: z.enum(["postgres-pieces", "s3"]) })),
});

/** Removes the bytes of files whose rows are gone. */
export const removeBytesJob = defineJob({
  name: "files.remove-bytes",
  input: Removal,
  queue: "files",
  async run({ items }, deps: Pick<FileDeps, "files">, { step }) {
    for (const item of items) await step(`remove ${item.id}`, () => removeBytes(item, deps));
  },
});

/** @throws FileStoreDown, also where the store isn't set any more */
export async function removeBytes(
  { id, store }: StoredBytes,
  deps: Pick<FileDeps, "files">,
): Promise<void> {
  const found = storeNamed(store, deps);
  if (!found) throw new FileStoreDown(`the store ${store} is not set any more`);
  await found.remove(id);
}

const batchSize = 100;

/** Has the bytes of deleted rows removed once the transaction is through. */
export async function askForRemoval(
  tx: Tx,
  gone: readonly StoredBytes[],
  delayUntil?: Date,
): Promise<void> {
  for (let from = 0; from < gone.length; from += batchSize) {
    const items = gone.slice(from, from + batchSize).map(({ id, store }) => ({ id, store }));
    await enqueueJob(
      tx,
      removeBytesJob,
      { items },
      { id: `files.remove/${items[0]?.store}/${items[0]?.id}`, ...(delayUntil && { delayUntil }) },
    );
  }
}

/** The same, with an entry in the audit trail for each. */
export async function deleteWith(
  tx: Tx,
  actor: Actor,
  gone: readonly StoredBytes[],
): Promise<void> {
  for (const { id } of gone)
    await recordAudit(tx, {
      actor: actorName(actor),
      action: "file.deleted",
      subject: `file/${id}`,
    });
  await askForRemoval(tx, gone);
}

/**
 * Deletes a subject's files, in the transaction that deletes the subject; their bytes follow within seconds. The caller
 * has checked that this may be.
 * @param ids only these of them
 * @returns how many
 */
export async function deleteFilesOf(
  tx: Tx,
  subject: FileSubject,
  options: { ids?: readonly string[] } = {},
): Promise<number> {
  const gone = await deleteRowsOf(tx, subject, options.ids && [...options.ids]);
  await askForRemoval(tx, gone);
  return gone.length;
}
