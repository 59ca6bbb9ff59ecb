import { keepsMail } from "#domain/mail/index.ts";
import { findQuoteOfSession } from "#domain/orders/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { QuoteListItem, QuoteView } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import {
  selectQuote,
  selectQuoteByEnquiry,
  selectQuoteByToken,
  selectQuotedEnquiries,
  selectQuotesOf,
} from "./queries.ts";
import { listItemOf, viewOf } from "./quote-view.ts";

type Deps = Pick<QuoteDeps, "db" | "clock">;
const pageSize = 25;

/** A quote for whoever holds its token. @throws AppError not_found: a foreign token is as missing as none */
export async function readQuote(
  token: string,
  deps: Pick<QuoteDeps, "db" | "clock" | "mailer">,
): Promise<QuoteView> {
  const quote = await selectQuoteByToken(deps.db, token);
  if (!quote) throw new AppError("not_found");
  return viewOf(quote, deps.clock(), !keepsMail(deps));
}

/** A person's quotes, newest first; `after` is the `next` of the page before, or empty. */
export async function listOwnQuotes(
  userId: string,
  after: string,
  deps: Deps,
): Promise<{ items: QuoteListItem[]; next: string | null }> {
  const rows = await selectQuotesOf(deps.db, userId, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  const now = deps.clock();
  return { items: items.map((row) => listItemOf(row, now)), next };
}

/** The token of the quote that an order was made of, for the order's owner; null where it is gone. */
export const findQuoteToken = async (
  id: string,
  { db }: Pick<Deps, "db">,
): Promise<string | null> => (await selectQuote(db, id))?.token ?? null;

/**
 * The token of the quote behind an order's session, for whoever may know it: they hold it already, in the cookie
 * of the browser that accepted it, or the order is theirs. The session alone isn't enough, as its address stands
 * in mails. Null for everybody else.
 */
export async function findTokenBehind(
  sessionId: string,
  who: { token: string | null; userId: string | null },
  { db }: Pick<Deps, "db">,
): Promise<string | null> {
  const order = await findQuoteOfSession(sessionId, { db });
  const quote = order && (await selectQuote(db, order.quoteId));
  if (!quote) return null;
  const isTheirs = who.userId !== null && order.userId === who.userId;
  return isTheirs || quote.token === who.token ? quote.token : null;
}

/** The quote that answers an enquiry, for admins who read that; null where there is none. */
export async function findQuoteOf(
  enquiryId: string,
  { db }: Pick<Deps, "db">,
): Promise<{ id: string; number: string } | null> {
  const quote = await selectQuoteByEnquiry(db, enquiryId);
  return quote && { id: quote.id, number: quote.number };
}

/** Those of these enquiries that a quote answers. */
export const quotedEnquiries = (ids: readonly string[], { db }: Pick<Deps, "db">) =>
  selectQuotedEnquiries(db, ids);
