import type { DbOrTx } from "#db/open.ts";
import { deleteQuotesOf, selectAllQuotesOf, setAsker, unsetAsker } from "./queries-person.ts";

/**
 * Gives a person the quotes that were asked for with their address and belong to nobody. Call it only for an
 * address that the person has confirmed. @returns how many
 */
export const linkQuotes = (tx: DbOrTx, person: { userId: string; email: string }) =>
  setAsker(tx, person.userId, person.email);

/** All that is stored of a person's quotes, for their own copy of their data. */
export async function exportQuotes(db: DbOrTx, userId: string) {
  const rows = await selectAllQuotesOf(db, userId);
  return rows.map(({ writingUntil: _lease, lateNotedAt: _noted, ...quote }) => quote);
}

/**
 * Deletes a person's quotes; what was accepted stays on its order. `email` is an address that the person has
 * confirmed, or null: nobody's quotes with it are theirs, and in somebody else's it has no place any more.
 * @returns ids of those that are gone
 */
export async function forgetQuotes(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  if (email !== null) await setAsker(tx, userId, email);
  const ids = await deleteQuotesOf(tx, userId);
  if (email !== null) await unsetAsker(tx, email);
  return ids;
}
