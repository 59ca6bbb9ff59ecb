import { z } from "zod";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { yearsBefore } from "#kit/time.ts";
import type { AnswerDeps } from "./deps.ts";
import { deleteMissedBefore } from "./queries-missed.ts";

/** Every night: deletes missed questions that nobody has asked for as long as their class says. */
export const pruneMissedJob = defineJob({
  name: "answers.prune",
  input: z.object({}),
  cron: "22 3 * * *",
  async run(_input, { db, clock }: Pick<AnswerDeps, "db" | "clock">, { step }) {
    await step("prune", () => deleteMissedBefore(db, yearsBefore(clock(), keepYears.enquiry)));
  },
});

/** Its background work. */
export const answerJobs: readonly Job<unknown, AnswerDeps>[] = [pruneMissedJob];
