import { z } from "zod";
import { farewellFeedback } from "#content/consultations.ts";
import { defineJob } from "#db/jobs.ts";
import type { ConsultationDeps } from "./deps.ts";
import { keepEvent } from "./keep-event.ts";
import { selectConsultation } from "./queries.ts";

const Input = z.object({ id: z.string() });

/** Ends a call at the provider, until that has worked: one that nobody ended costs money. */
export const endCallJob = defineJob({
  name: "consultations.end-call",
  input: Input,
  async run({ id }, deps: ConsultationDeps, { step }) {
    await step("end", async () => {
      const row = await selectConsultation(deps.db, id);
      if (!row?.callId || row.provider !== deps.videoCalls.name) return;
      await deps.videoCalls.end(row.callId, {
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
      if (!row?.callId || row.transcriptAt || row.provider !== deps.videoCalls.name) return;
      const report = await deps.videoCalls.read(row.callId);
      for (const event of report?.events ?? []) await keepEvent(id, event, deps);
    });
  },
});

/** Deletes at the provider what is gone here, after ending what may still run. */
export const forgetCallJob = defineJob({
  name: "consultations.forget-call",
  input: z.object({ callId: z.string(), provider: z.string() }),
  async run({ callId, provider }, { videoCalls }: ConsultationDeps, { step }) {
    await step("forget", async () => {
      if (provider !== videoCalls.name) return;
      await videoCalls.end(callId, { durationSeconds: 0, feedback: "" });
      await videoCalls.forget(callId);
    });
  },
});
