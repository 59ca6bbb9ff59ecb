import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import { hourMs } from "#kit/time.ts";
import { askForRemoval } from "./delete-files.ts";
import type { FileDeps } from "./deps.ts";
import { lockFile, selectFile, updateFile } from "./queries.ts";

/** Whoever is reading from the old place has this long to finish. */
const readersMs = hourMs;

/** Brings a finished file from our database to the store that is set. Safe to repeat. */
export const moveFileJob = defineJob({
  name: "files.move",
  input: z.object({ fileId: z.string() }),
  queue: "files",
  async run({ fileId }, deps: Pick<FileDeps, "db" | "clock" | "files">, { step }) {
    await step("move", () => moveFile(fileId, deps));
  },
});

async function moveFile(
  id: string,
  { db, clock, files: { pieces, store } }: Pick<FileDeps, "db" | "clock" | "files">,
): Promise<void> {
  const row = await selectFile(db, id);
  const isHere = row?.state === "ready" && row.store === pieces.name;
  if (!isHere || !row.sha256 || store.name === pieces.name) return;
  const { size, sha256 } = row;
  await store.write(id, pieces.read(id, { start: 0, end: size }), { size, sha256 });
  await db.transaction(async (tx) => {
    const isThere = (await lockFile(tx, id)) !== null;
    // Deleted while it was copied: the copy goes, too.
    if (!isThere) return askForRemoval(tx, [{ id, store: store.name }]);
    await updateFile(tx, id, { store: store.name });
    await askForRemoval(tx, [{ id, store: row.store }], new Date(clock().getTime() + readersMs));
  });
}
