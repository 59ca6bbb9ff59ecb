import { z } from "zod";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import type { Subscriber } from "#domain/events/index.ts";
import { yearsBefore } from "#kit/time.ts";
import type { RequestDeps } from "./deps.ts";
import { deleteRequestsBefore } from "./queries.ts";
import { askForIntake, readIntakeJob } from "./read-intake.ts";
import { sumUpWaitingCalls } from "./sum-up-call.ts";

/** Every night: deletes service requests past their time (retention class `enquiry`). */
export const pruneRequestsJob = defineJob({
  name: "requests.prune",
  input: z.object({}),
  cron: "9 3 * * *",
  async run(_input, { db, clock }: Pick<RequestDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await deleteRequestsBefore(db, yearsBefore(clock(), keepYears.enquiry));
    });
  },
});

/** Who hears of events. */
export const requestSubscribers: readonly Subscriber<unknown, RequestDeps>[] = [
  askForIntake,
  sumUpWaitingCalls,
];

/** Its background work. */
export const requestJobs: readonly Job<unknown, RequestDeps>[] = [readIntakeJob, pruneRequestsJob];
