import { z } from "zod";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { raiseAlert } from "#domain/operations/index.ts";
import { yearsBefore } from "#kit/time.ts";
import type { QuoteDeps } from "./deps.ts";
import { deleteQuotesBefore } from "./queries-person.ts";
import { expireQuotes, noteLate, selectUnnotedLate } from "./queries.ts";
import { writeQuoteJob } from "./write-quote-job.ts";

/**
 * Looks after what time does to quotes: tells the operators of those that are late, each once, and writes
 * down which have run out. @returns how many were told of
 */
export async function watchQuotes(deps: QuoteDeps): Promise<number> {
  const now = deps.clock();
  await expireQuotes(deps.db, now);
  const late = await selectUnnotedLate(deps.db, now, 100);
  if (late.length === 0) return 0;
  const numbers = late.map(({ number }) => number);
  const shown = numbers.slice(0, 10).join(", ") + (numbers.length > 10 ? " and more" : "");
  // First the alert: told twice after a crash is better than never.
  await raiseAlert(
    {
      key: "quotes/late",
      severity: "warning",
      title: numbers.length === 1 ? "A quote is late" : `${numbers.length} quotes are late`,
      detail: `The promised time has passed for ${shown}. Price or write them under Quotes in the admin area, or withdraw them.`,
    },
    deps,
  );
  await noteLate(
    deps.db,
    late.map(({ id }) => id),
    now,
  );
  return late.length;
}

export const watchQuotesJob = defineJob({
  name: "quotes.watch",
  input: z.object({}),
  cron: "*/10 * * * *",
  async run(_input, deps: QuoteDeps, { step }) {
    await step("watch", async () => {
      await watchQuotes(deps);
    });
  },
});

/** Every night: deletes quotes past their time (retention class `enquiry`), as with the enquiries that they answer. */
export const pruneQuotesJob = defineJob({
  name: "quotes.prune",
  input: z.object({}),
  cron: "9 3 * * *",
  async run(_input, { db, clock }: Pick<QuoteDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      await deleteQuotesBefore(db, yearsBefore(clock(), keepYears.enquiry));
    });
  },
});

/** Its background work. */
export const quoteJobs: readonly Job<unknown, QuoteDeps>[] = [
  writeQuoteJob,
  watchQuotesJob,
  pruneQuotesJob,
];
