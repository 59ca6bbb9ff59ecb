import { z } from "zod";
import { farewellFeedback } from "#content/consultations.ts";
import { defineJob, enqueueJob } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import type { ConsultationDeps } from "./deps.ts";
import { keepEvent } from "./keep-event.ts";
import type { GoneCall } from "./queries-person.ts";
import { selectConsultation } from "./queries.ts";

const Input = z.object({ id: z.string() });

/** Ends a call at the provider, until that has worked: one that nobody ended costs money. */
export const endCallJob = defineJob({
  name: "consultations.end-call",
  input: Input,
  async run({ id }, deps: ConsultationDeps, { step }) {
    await step("end", async () => {
      const row = await selectConsultation(deps.db, id);
      if (!row?.callId || row.provider !== deps.consultations.calls.name) return;
      await deps.consultations.calls.end(row.callId, {
        durationSeconds: row.seconds,
        feedback: farewellFeedback,
      });
    });
  },
});

/** Some time after the end: what the provider told and we never heard, the transcript above all. */
export const fetchReportJob = defineJob({
  name: "consultations.fetch-report",
  input: Input,
  async run({ id }, deps: ConsultationDeps, { step }) {
    await step("fetch", async () => {
      const row = await selectConsultation(deps.db, id);
      if (!row?.callId || row.transcriptAt || row.provider !== deps.consultations.calls.name)
        return;
      const report = await deps.consultations.calls.read(row.callId);
      for (const event of report?.events ?? []) await keepEvent(id, event, deps);
    });
  },
});

/** Deletes at the provider what is gone here, after ending what may still run. */
export const forgetCallJob = defineJob({
  name: "consultations.forget-call",
  input: z.object({ callId: z.string(), provider: z.string() }),
  async run({ callId, provider }, { consultations: { calls } }: ConsultationDeps, { step }) {
    await step("forget", async () => {
      if (provider !== calls.name) return;
      await calls.end(callId, { durationSeconds: 0, feedback: "" });
      await calls.forget(callId);
    });
  },
});

/** Asks for the deletion of what the provider keeps of calls that are gone here. */
export async function forgetAtProvider(tx: DbOrTx, gone: readonly GoneCall[]): Promise<void> {
  for (const { id, callId, provider } of gone)
    if (callId && provider !== "built-in")
      await enqueueJob(tx, forgetCallJob, { callId, provider }, { id: `forget-call/${id}` });
}
