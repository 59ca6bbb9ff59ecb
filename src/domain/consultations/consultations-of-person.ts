import type { DbOrTx } from "#db/open.ts";
import type { PersonalData } from "#domain/identity/index.ts";
import { forgetAtProvider } from "./follow-up.ts";
import { pruneConsultationsJob } from "./jobs.ts";
import { deleteConsultationsOf, selectConsultationsOf } from "./queries-person.ts";

/**
 * All that is stored of a person's video calls, for their own copy of their data; what was said stands with their
 * conversations.
 */
export const exportConsultations = (db: DbOrTx, userId: string) =>
  selectConsultationsOf(db, userId);

/**
 * Deletes a person's video calls, also what the provider keeps of them; one that runs is ended. Call it while
 * their conversations are still there.
 */
export async function forgetConsultations(tx: DbOrTx, userId: string): Promise<void> {
  await forgetAtProvider(tx, await deleteConsultationsOf(tx, userId));
}

/** Forgotten while the conversations are still there. Receipts count the conversations. */
export const consultationsOfPerson: PersonalData = {
  name: "videoCalls",
  tables: ["consultations", "consultation_events"],
  retention: { enquiry: pruneConsultationsJob },
  export: (db, { userId }) => exportConsultations(db, userId),
  async forget(tx, { userId }) {
    await forgetConsultations(tx, userId);
    return { ids: [], count: null };
  },
};
