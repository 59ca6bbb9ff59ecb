import { z } from "zod";
import { defineJob, type Job } from "#db/jobs.ts";
import { deleteFilesOf } from "#domain/files/index.ts";
import type { FormDeps } from "./deps.ts";
import { filesOfAnswer } from "./published-form.ts";
import { deleteExpired } from "./queries.ts";

/** Every night: deletes answers that were kept for as long as their form's owner set. */
export const pruneFormAnswersJob = defineJob({
  name: "forms.prune-answers",
  input: z.object({}),
  cron: "33 3 * * *",
  async run(_input, { db, clock }: Pick<FormDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await db.transaction(async (tx) => {
        for (const id of await deleteExpired(tx, clock()))
          await deleteFilesOf(tx, filesOfAnswer(id));
      });
    });
  },
});

/** Its background work. */
export const formJobs: readonly Job<unknown, FormDeps>[] = [pruneFormAnswersJob];
