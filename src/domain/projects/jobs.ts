import { z } from "zod";
import { keepOperationsMs } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { dayMs, hourMs } from "#kit/time.ts";
import { binDays } from "./contract.ts";
import { deleteForGood } from "./delete-for-good.ts";
import type { ProjectDeps } from "./deps.ts";
import { deletePresenceBefore } from "./queries-presence.ts";
import { deleteEndedSharing } from "./queries-sharing.ts";
import { deleteBurstsBefore } from "./queries-versions.ts";
import { lockDeletedBefore } from "./queries.ts";

type Deps = Pick<ProjectDeps, "db" | "clock">;
const projectsAtOnce = 20;
/** Every save is kept for so long; later, of a burst of saves the last one stays. */
const everySaveDays = 7;

/** Every night: what has been in the bin for 30 days is deleted for good, and bursts of old saves thin out. */
export const pruneProjectsJob = defineJob({
  name: "projects.prune",
  input: z.object({}),
  cron: "27 3 * * *",
  async run(_input, { db, clock }: Deps, { step }) {
    const now = clock().getTime();
    await step("bin", async () => {
      const before = new Date(now - binDays * dayMs);
      const deleteSome = () =>
        db.transaction(async (tx) => {
          const ids = await lockDeletedBefore(tx, before, projectsAtOnce);
          await deleteForGood(tx, ids, { clock });
          return ids.length;
        });
      while ((await deleteSome()) > 0);
    });
    await step("versions", async () => {
      await deleteBurstsBefore(db, new Date(now - everySaveDays * dayMs));
    });
    await step("sharing", async () => {
      await deleteEndedSharing(db, new Date(now - keepOperationsMs));
    });
  },
});

/** Every hour: forgets open workspaces whose browser never said goodbye. */
export const prunePresenceJob = defineJob({
  name: "projects.prune-presence",
  input: z.object({}),
  cron: "41 * * * *",
  async run(_input, { db, clock }: Deps, { step }) {
    await step("prune", async () => {
      await deletePresenceBefore(db, new Date(clock().getTime() - hourMs));
    });
  },
});

/** Its background work. */
export const projectJobs: readonly Job<unknown, ProjectDeps>[] = [
  pruneProjectsJob,
  prunePresenceJob,
];
