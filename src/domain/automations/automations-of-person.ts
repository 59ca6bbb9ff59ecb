import type { PersonalData } from "#domain/identity/index.ts";
import { pruneRunsJob } from "./jobs.ts";
import { deleteAllOfOwner, selectAllOfOwner } from "./queries-triggers.ts";

/** Runs and rows belong to whose automation it is; people who stand in them aren't known to us. */
export const automationsOfPerson: PersonalData = {
  name: "automations",
  tables: [
    "automation_runs",
    "automation_run_steps",
    "automation_signals",
    "automation_triggers",
    "automation_mailboxes",
    "automation_samples",
    "automation_rows",
    "automation_pins",
  ],
  retention: { automationRun: pruneRunsJob, customer: "erasure" },
  export: (db, { userId }) => selectAllOfOwner(db, userId),
  // Receipts don't count what others wrote.
  forget: async (tx, { userId }) => ({ ids: await deleteAllOfOwner(tx, userId), count: null }),
};
