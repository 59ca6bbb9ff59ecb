import { z } from "zod";
import { defineJob, enqueueJob, type Job } from "#db/jobs.ts";
import { hourMs } from "#kit/time.ts";
import { askForRemoval, removeBytes, removeBytesJob } from "./delete-files.ts";
import type { FileDeps } from "./deps.ts";
import { moveFileJob } from "./move-file.ts";
import type { FileStore } from "./ports.ts";
import { deleteRowsBefore, selectReadyIn, selectUnknownKeys } from "./queries.ts";
import { unfinishedMs } from "./rules.ts";

type Deps = Pick<FileDeps, "db" | "clock" | "files">;
const batchSize = 200;

/**
 * Every hour: deletes uploads that were never finished and files whose form was never sent, removes bytes without a file
 * (of a process that was killed between the two), and brings files to the store that is set since.
 */
export const pruneFilesJob = defineJob({
  name: "files.prune",
  input: z.object({}),
  cron: "33 * * * *",
  queue: "files",
  async run(_input, deps: Deps, { step }) {
    await step("prune", () => pruneRows(deps));
    const { pieces, store } = deps.files;
    for (const one of new Set<FileStore>([pieces, store]))
      await step(`remove orphans in ${one.name}`, () => removeOrphans(one, deps));
    if (store.name !== pieces.name) await step("move", () => askForMoves(deps));
  },
});

async function pruneRows({ db, clock }: Deps): Promise<void> {
  const options = { now: clock(), limit: batchSize };
  const prune = () =>
    db.transaction(async (tx) => {
      const gone = await deleteRowsBefore(tx, options);
      await askForRemoval(tx, gone);
      return gone.length;
    });
  while ((await prune()) === batchSize);
}

async function removeOrphans(store: FileStore, deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - unfinishedMs);
  for (let after = ""; ;) {
    const keys = await store.keysBefore(before, { after, limit: batchSize });
    for (const id of await selectUnknownKeys(deps.db, store.name, keys))
      await removeBytes({ id, store: store.name }, deps);
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function askForMoves({ db, clock, files: { pieces } }: Deps): Promise<void> {
  const hour = Math.floor(clock().getTime() / hourMs);
  for (let after = ""; ;) {
    const ids = await selectReadyIn(db, pieces.name, { after, limit: batchSize });
    for (const fileId of ids)
      await enqueueJob(db, moveFileJob, { fileId }, { id: `files.move/${fileId}/${hour}` });
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Its background work. */
export const fileJobs: readonly Job<unknown, FileDeps>[] = [
  moveFileJob,
  pruneFilesJob,
  removeBytesJob,
];
