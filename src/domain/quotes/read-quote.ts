import { type Actor, personOf, requireAdmin, requirePerson } from "#domain/identity/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { findQuoteOfSession, readOrder } from "#domain/orders/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { QuoteListItem, QuoteView } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import {
  selectQuote,
  selectQuoteByEnquiry,
  selectQuoteByNumber,
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
  deps: Pick<QuoteDeps, "db" | "clock" | "mail">,
): Promise<QuoteView> {
  const quote = await selectQuoteByToken(deps.db, token);
  if (!quote) throw new AppError("not_found");
  return viewOf(quote, deps.clock(), !keepsMail(deps));
}

/** The acting person's quotes, newest first; `after` is the `next` of the page before, or empty. @throws AppError signed_out */
export async function listOwnQuotes(
  actor: Actor,
  { after }: { after: string },
  deps: Deps,
): Promise<{ items: QuoteListItem[]; next: string | null }> {
  const rows = await selectQuotesOf(deps.db, requirePerson(actor), fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  const now = deps.clock();
  return { items: items.map((row) => listItemOf(row, now)), next };
}

/**
 * The token of the quote that one of the acting person's orders was made of; null where it is gone, or was made of none.
 * @throws AppError signed_out, not_found
 */
export async function findQuoteToken(
  actor: Actor,
  orderId: string,
  { db }: Pick<Deps, "db">,
): Promise<string | null> {
  const { quoteId } = await readOrder(actor, orderId, { db });
  return (quoteId && (await selectQuote(db, quoteId))?.token) || null;
}

/**
 * The token of the quote behind an order's session, for whoever may know it: they hold it already, in the cookie
 * of the browser that accepted it, or the order is theirs. The session alone isn't enough, as its address stands
 * in mails. Null for everybody else.
 */
export async function findTokenBehind(
  actor: Actor,
  { sessionId, token }: { sessionId: string; token: string | null },
  { db }: Pick<Deps, "db">,
): Promise<string | null> {
  const order = await findQuoteOfSession(sessionId, { db });
  const quote = order && (await selectQuote(db, order.quoteId));
  if (!quote) return null;
  const userId = personOf(actor);
  const isTheirs = userId !== null && order.userId === userId;
  return isTheirs || quote.token === token ? quote.token : null;
}

/**
 * A quote by its number, for whoever may know it: they hold its token, or it is in their portal.
 * @param token what their browser was given for this quote, or another
 * @throws AppError not_found
 */
export async function readQuoteByNumber(
  actor: Actor,
  { number, token }: { number: string; token: string | null },
  deps: Pick<QuoteDeps, "db" | "clock" | "mail">,
): Promise<QuoteView> {
  const quote = await selectQuoteByNumber(deps.db, number);
  const userId = personOf(actor);
  const isTheirs = userId !== null && quote?.userId === userId;
  if (!quote || !(isTheirs || quote.token === token)) throw new AppError("not_found");
  return viewOf(quote, deps.clock(), !keepsMail(deps));
}

/** The quote that answers an enquiry, for admins; null where there is none. @throws AppError forbidden */
export async function findQuoteOf(
  actor: Actor,
  enquiryId: string,
  deps: Pick<QuoteDeps, "db" | "adminSecondFactor">,
): Promise<{ id: string; number: string } | null> {
  await requireAdmin(deps.db, actor, deps);
  const quote = await selectQuoteByEnquiry(deps.db, enquiryId);
  return quote && { id: quote.id, number: quote.number };
}

/** Those of these enquiries that a quote of the acting person answers. @throws AppError signed_out */
export const quotedEnquiries = async (
  actor: Actor,
  ids: readonly string[],
  { db }: Pick<Deps, "db">,
): Promise<string[]> => selectQuotedEnquiries(db, requirePerson(actor), ids);
