import { z } from "zod";
import { keepYears } from "#db/columns.ts";
import { defineJob, type Job } from "#db/jobs.ts";
import { yearsBefore } from "#kit/time.ts";
import { closeOverdue, cutReply, tellEnded } from "./close-consultation.ts";
import type { ConsultationDeps } from "./deps.ts";
import { endCallJob, fetchReportJob, forgetAtProvider, forgetCallJob } from "./follow-up.ts";
import { deleteConsultationsBefore } from "./queries-person.ts";
import { lockConsultation, selectConsultation, selectOverdue } from "./queries.ts";

const atOnce = 100;

/**
 * Ends calls whose time is over: one that can't be ended keeps no other from it. @returns how many
 * @throws what the first of those threw that can't be, after all others
 */
export async function endOverdueCalls(deps: ConsultationDeps): Promise<number> {
  const ids = await selectOverdue(deps.db, deps.clock(), atOnce);
  const failures: unknown[] = [];
  for (const id of ids)
    // Each is a transaction of its own.
    await endOverdueCall(id, deps).catch((failure: unknown) => void failures.push(failure));
  if (failures.length > 0) throw failures[0];
  return ids.length;
}

async function endOverdueCall(id: string, deps: ConsultationDeps): Promise<void> {
  await cutReply(await selectConsultation(deps.db, id), deps);
  const closed = await deps.db.transaction(async (tx) => {
    const row = await lockConsultation(tx, id);
    const now = deps.clock();
    if (!row || row.endedAt || row.endsBy > now) return null;
    await closeOverdue(tx, row, now, deps);
    return row;
  });
  if (closed) tellEnded(closed, deps);
}

export const endOverdueCallsJob = defineJob({
  name: "consultations.end-overdue",
  input: z.object({}),
  cron: "* * * * *",
  async run(_input, deps: ConsultationDeps, { step }) {
    await step("end", async () => {
      await endOverdueCalls(deps);
    });
  },
});

/** Every night: deletes calls past their time (retention class `enquiry`), here and at the provider. */
export const pruneConsultationsJob = defineJob({
  name: "consultations.prune",
  input: z.object({}),
  cron: "52 3 * * *",
  async run(_input, { db, clock }: Pick<ConsultationDeps, "db" | "clock">, { step }) {
    const before = yearsBefore(clock(), keepYears.enquiry);
    const pruneSome = () =>
      db.transaction(async (tx) => {
        const gone = await deleteConsultationsBefore(tx, before, atOnce);
        await forgetAtProvider(tx, gone);
        return gone.length;
      });
    await step("prune", async () => {
      // In pieces, so that no transaction takes minutes.
      while ((await pruneSome()) === atOnce);
    });
  },
});

/** Its background work. */
export const consultationJobs: readonly Job<unknown, ConsultationDeps>[] = [
  endCallJob,
  endOverdueCallsJob,
  fetchReportJob,
  forgetCallJob,
  pruneConsultationsJob,
];
