import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import {
  type Actor,
  findConfirmedPerson,
  forgotten,
  personOf,
  type PersonalData,
  requirePerson,
} from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { QuoteDeps } from "./deps.ts";
import { pruneQuotesJob } from "./jobs.ts";
import { deleteQuotesOf, selectAllQuotesOf, setAsker, unsetAsker } from "./queries-person.ts";
import { selectQuoteByToken, updateQuote, type QuoteRow } from "./queries.ts";

type KeepDeps = Pick<QuoteDeps, "db">;

/**
 * Whether somebody who holds a quote's link may put it into their portal: it was asked for without signing in, with
 * the address that they have confirmed. Nothing gets there by the address alone (docs/decisions/0030).
 */
export async function mayKeepQuote(actor: Actor, token: string, deps: KeepDeps): Promise<boolean> {
  const quote = await selectQuoteByToken(deps.db, token);
  return quote !== null && isKeptBy(personOf(actor), quote, deps.db);
}

/** Puts a quote into the portal of whoever holds its link, where `mayKeepQuote` allows it. @throws AppError signed_out, not_found */
export const keepQuote = (actor: Actor, token: string, deps: KeepDeps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const userId = requirePerson(actor);
    const quote = await selectQuoteByToken(tx, token);
    if (!quote || !(await isKeptBy(userId, quote, tx))) throw new AppError("not_found");
    await updateQuote(tx, quote, { userId });
    await recordAudit(tx, { actor: userId, action: "quote.kept", subject: `quote/${quote.id}` });
  });

const isKeptBy = async (
  userId: string | null,
  { userId: owner, email }: QuoteRow,
  db: DbOrTx,
): Promise<boolean> =>
  userId !== null &&
  owner === null &&
  email !== null &&
  (await findConfirmedPerson(db, email)) === userId;

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

export const quotesOfPerson: PersonalData = {
  name: "quotes",
  tables: ["quotes"],
  retention: { enquiry: pruneQuotesJob },
  export: (db, { userId }) => exportQuotes(db, userId),
  forget: async (tx, person) => forgotten(await forgetQuotes(tx, person)),
};
