import { z } from "zod";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { yearsBefore } from "#kit/time.ts";
import type { EnquiryDeps } from "./deps.ts";
import { forwardEnquiryJob } from "./forward-enquiry.ts";
import { deleteEnquiriesBefore } from "./queries.ts";

/**
 * Every night: deletes enquiries past their time (retention class `enquiry`). It runs from the last reply, or
 * from the day the enquiry arrived where there was none.
 */
export const pruneEnquiriesJob = defineJob({
  name: "enquiries.prune",
  input: z.object({}),
  cron: "7 3 * * *",
  async run(_input, { db, clock }: Pick<EnquiryDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await deleteEnquiriesBefore(db, yearsBefore(clock(), keepYears.enquiry));
    });
  },
});

/** Its background work. */
export const enquiryJobs: readonly Job<unknown, EnquiryDeps>[] = [
  forwardEnquiryJob,
  pruneEnquiriesJob,
];
