import type { DbOrTx } from "#db/open.ts";
import { selectFollowUpIn } from "#domain/enquiries/index.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import type { ConversationView } from "./contract.ts";

/**
 * How a person can reply to whom a conversation belongs: what they left in it last, or else their account's address.
 * `email` is null where they left a phone number only; null: nothing is known.
 */
export async function findContact(
  db: DbOrTx,
  { id, userId }: { id: string; userId: string | null },
): Promise<ConversationView["contact"]> {
  const left = await selectFollowUpIn(db, id);
  if (left?.email) return left;
  const account = userId === null ? null : await findAddressOf(db, userId);
  return account ? { email: account.email } : left;
}
