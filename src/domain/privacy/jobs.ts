import { z } from "zod";
import { defineJob, type Job } from "#db/jobs.ts";
import { eraseInactive } from "./erase-inactive.ts";
import type { ErasureDeps } from "./erase-user.ts";

/**
 * Every night: erases clients past their time.
 * @throws Error when some could not be erased, after all others were
 */
export const eraseInactiveJob = defineJob({
  name: "privacy.erase-inactive",
  input: z.object({}),
  cron: "57 3 * * *",
  async run(_input, deps: ErasureDeps, { step }) {
    const { failed } = await step("erase", () => eraseInactive(deps));
    // Outside of the step, which would be tried again with the next people in the list.
    if (failed.length > 0)
      throw new Error(
        `${failed.length} inactive accounts were not erased, ${failed[0]} among them; they are tried again tomorrow`,
      );
  },
});

/** Its background work. */
export const privacyJobs: readonly Job<unknown, ErasureDeps>[] = [eraseInactiveJob];
