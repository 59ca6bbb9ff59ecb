import type { DbOrTx } from "#db/open.ts";
import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import { pruneRequestsJob } from "./jobs.ts";
import {
  deleteRequestsOf,
  selectAllRequestsOf,
  setRequester,
  setRequesterOfConversations,
  unsetRequester,
} from "./queries.ts";

/** All that is stored of a person's service requests, for their own copy of their data. */
export async function exportRequests(db: DbOrTx, userId: string) {
  const rows = await selectAllRequestsOf(db, userId);
  return rows.map(({ requestKey: _key, decidedBy: _admin, ...request }) => request);
}

/**
 * Deletes a person's service requests; call it while their conversations are still there. `email` is an address that the person has confirmed, or null: nobody's
 * requests with it are theirs, and in somebody else's it has no place any more.
 * @returns ids of those that are gone
 */
export async function forgetRequests(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  await setRequesterOfConversations(tx, userId);
  if (email !== null) await setRequester(tx, userId, email);
  const ids = await deleteRequestsOf(tx, userId);
  if (email !== null) await unsetRequester(tx, email);
  return ids;
}

/** Forgotten while the conversations that they came from are still there. */
export const requestsOfPerson: PersonalData = {
  name: "requests",
  tables: ["service_requests"],
  retention: { enquiry: pruneRequestsJob },
  export: (db, { userId }) => exportRequests(db, userId),
  forget: async (tx, person) => forgotten(await forgetRequests(tx, person)),
};
