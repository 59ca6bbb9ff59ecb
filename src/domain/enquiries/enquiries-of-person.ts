import type { DbOrTx } from "#db/open.ts";
import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import { pruneEnquiriesJob } from "./jobs.ts";
import { selectReplies } from "./queries-replies.ts";
import { deleteEnquiriesOf, selectAllEnquiriesOf, setEnquirer, unsetEnquirer } from "./queries.ts";

/**
 * Gives a person the places on the waiting list that have their address. Call it only for an address that the person
 * has confirmed. @returns how many
 */
export const linkWaitingList = (
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string },
): Promise<number> => setEnquirer(tx, { userId, email, kind: "waiting-list" });

/** All that is stored of a person's enquiries, with our replies, for their own copy of their data. */
export async function exportEnquiries(db: DbOrTx, userId: string) {
  const rows = await selectAllEnquiriesOf(db, userId);
  const replies = await selectReplies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ requestKey: _key, ...enquiry }) => ({
    ...enquiry,
    replies: replies
      .filter(({ enquiryId }) => enquiryId === enquiry.id)
      .map(({ id, text, createdAt }) => ({ id, text, createdAt })),
  }));
}

/**
 * Deletes a person's enquiries. `email` is an address that the person has confirmed, or null: nobody's
 * enquiries with it are theirs, and in somebody else's it has no place any more.
 * @returns ids of those that are gone
 */
export async function forgetEnquiries(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  if (email !== null) await setEnquirer(tx, { userId, email });
  const ids = await deleteEnquiriesOf(tx, userId);
  return email === null ? ids : [...ids, ...(await unsetEnquirer(tx, email))];
}

export const enquiriesOfPerson: PersonalData = {
  name: "enquiries",
  tables: ["enquiries", "enquiry_replies"],
  retention: { enquiry: pruneEnquiriesJob },
  claim: linkWaitingList,
  export: (db, { userId }) => exportEnquiries(db, userId),
  forget: async (tx, person) => forgotten(await forgetEnquiries(tx, person)),
};
