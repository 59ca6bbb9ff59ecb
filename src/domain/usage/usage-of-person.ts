import type { PersonalData } from "#domain/identity/index.ts";
import { pruneUsageJob } from "./jobs.ts";
import { deleteUsageOf, selectUsageOf } from "./queries.ts";

/** Receipts don't name it: sums and ids, which go with what they count. */
export const usageOfPerson: PersonalData = {
  name: "usage",
  tables: ["usage_months", "usage_entries"],
  retention: { operations: pruneUsageJob },
  async export(db, { userId }) {
    const { months, entries } = await selectUsageOf(db, userId);
    return [...months, ...entries];
  },
  async forget(tx, { userId }) {
    await deleteUsageOf(tx, userId);
    return { ids: [], count: null };
  },
};
