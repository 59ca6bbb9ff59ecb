import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import { closeEnquiry } from "./close-enquiry.ts";
import { wholeWish } from "./compose-quote.ts";
import {
  largestTotalCents,
  PositionPrice,
  Settlement,
  type AdminQuoteItem,
  type AdminQuoteView,
  type QuoteFilter,
} from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import { quoteReadyMail, quoteWithdrawnMail } from "./mails.ts";
import { lockQuote, selectQuote, selectQuotes, updateQuote, type QuoteRow } from "./queries.ts";
import { adminItemOf, adminViewOf } from "./quote-view.ts";
import { knownCents, totalOf } from "./rules.ts";
import { settleDemands } from "./settle-demands.ts";
import { mayBecome, statusAt } from "./states.ts";
import { validFrom } from "./times.ts";

type ReadDeps = Pick<QuoteDeps, "db" | "clock" | "adminSecondFactor">;
type ChangeDeps = ReadDeps & Pick<QuoteDeps, "brandName" | "publicUrl" | "providerEmail">;

const pageSize = 25;

/** Everybody's quotes, newest first. @throws AppError forbidden */
export async function listQuotes(
  actor: Actor,
  { show, after }: { show: QuoteFilter; after: string },
  deps: ReadDeps,
): Promise<{ items: AdminQuoteItem[]; next: string | null }> {
  await requireAdmin(deps.db, actor, deps);
  const now = deps.clock();
  const rows = await selectQuotes(deps.db, show, now, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return { items: items.map((row) => adminItemOf(row, now)), next };
}

/** One quote of anybody. @throws AppError forbidden, not_found */
export async function readQuoteAsAdmin(
  actor: Actor,
  id: string,
  deps: ReadDeps,
): Promise<AdminQuoteView> {
  await requireAdmin(deps.db, actor, deps);
  const quote = await selectQuote(deps.db, id);
  if (!quote) throw new AppError("not_found");
  return adminViewOf(quote, deps.clock());
}

/**
 * Sets the prices of the positions that wait, and with them the firm total; mails the customer.
 * @param prices for each position that waits, by its id: what PositionPrice takes, with `settle` where it needs no price
 * @throws AppError forbidden, not_found, already_decided, invalid_input (`fields`: `price-{id}`, `days-{id}`)
 */
export function priceQuote(
  actor: Actor,
  { quoteId, prices }: { quoteId: string; prices: Readonly<Record<string, unknown>> },
  deps: ChangeDeps,
): Promise<void> {
  return change(actor, quoteId, deps, async (tx, quote, adminId) => {
    if (quote.status !== "pricing") throw new AppError("already_decided");
    const settlements = settled(quote, prices);
    const positions = priced(quote, prices, settlements);
    const totalCents = totalOf(positions);
    if (totalCents === null) throw new AppError("internal");
    const now = deps.clock();
    const ready = await updateQuote(tx, quote, {
      positions,
      demands: settleDemands(quote.demands, settlements.get("open") ?? "price", positions),
      totalCents,
      status: "ready",
      readyAt: now,
      validUntil: validFrom(now),
    });
    await closeEnquiry(tx, quote, now);
    await note(tx, adminId, quote, "quote.priced", { totalCents });
    if (ready.email && ready.mailsCustomer)
      await queueMail(tx, quoteReadyMail(ready, ready.email, deps));
  });
}

type Prices = Readonly<Record<string, unknown>>;

/** What a person makes of each position that waits, by its id. Something has to be left to pay for. */
function settled({ positions }: QuoteRow, prices: Prices): Map<string, Settlement> {
  const hasPriced = positions.some(({ unitCents }) => unitCents !== null);
  const given = (id: string) => (Object.hasOwn(prices, id) ? prices[id] : null);
  return new Map(
    positions
      .filter(({ unitCents }) => unitCents === null)
      .map(({ id }) => [
        id,
        hasPriced ? Settlement.parse((given(id) as { settle?: unknown } | null)?.settle) : "price",
      ]),
  );
}

function priced(
  quote: QuoteRow,
  prices: Prices,
  settlements: ReadonlyMap<string, Settlement>,
): QuoteRow["positions"] {
  const fields: Record<string, string> = {};
  const left = quote.positions.filter(({ id }) => (settlements.get(id) ?? "price") === "price");
  const positions = left.map((position) => {
    if (position.unitCents !== null) return position;
    const given = PositionPrice.safeParse(
      Object.hasOwn(prices, position.id) ? prices[position.id] : null,
    );
    if (given.success) return { ...position, unitCents: given.data.price, days: given.data.days };
    for (const { path, message } of given.error.issues)
      fields[`${String(path[0] ?? "price")}-${position.id}`] ??= message;
    return position;
  });
  const waiting = left.findLast(({ unitCents }) => unitCents === null);
  if (waiting && knownCents(positions) > largestTotalCents)
    fields[`price-${waiting.id}`] ??= "All of it together comes to $999,999.99 at most.";
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
  return positions;
}

/**
 * Takes a pending quote out of Aria's hands: all of it becomes one position that a person prices.
 * @throws AppError forbidden, not_found, already_decided
 */
export function takeQuote(actor: Actor, quoteId: string, deps: ReadDeps): Promise<void> {
  return change(actor, quoteId, deps, async (tx, quote, adminId) => {
    if (quote.status !== "pending") throw new AppError("already_decided");
    await updateQuote(tx, quote, {
      status: "pricing",
      positions: [wholeWish()],
      summary: "A person reads what you asked for and sets the price.",
      writingUntil: null,
    });
    await note(tx, adminId, quote, "quote.taken");
  });
}

/**
 * Takes a quote back: it can't be accepted any more. A payment page that is open by then still takes its payment.
 * @throws AppError forbidden, not_found, already_decided
 */
export function withdrawQuote(actor: Actor, quoteId: string, deps: ChangeDeps): Promise<void> {
  return change(actor, quoteId, deps, async (tx, quote, adminId) => {
    const now = deps.clock();
    if (!mayBecome(statusAt(quote, now), "withdrawn")) throw new AppError("already_decided");
    await updateQuote(tx, quote, { status: "withdrawn" });
    await closeEnquiry(tx, quote, now);
    await note(tx, adminId, quote, "quote.withdrawn", { was: quote.status });
    const { email, mailsCustomer } = quote;
    if (email && mailsCustomer) await queueMail(tx, quoteWithdrawnMail(quote, email, deps));
  });
}

/** The frame of all three: rights are asked for, and the quote held, in the change's own transaction. */
const change = (
  actor: Actor,
  quoteId: string,
  deps: ReadDeps,
  work: (tx: Tx, quote: QuoteRow, adminId: string) => Promise<void>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const quote = await lockQuote(tx, quoteId);
    if (!quote) throw new AppError("not_found");
    await work(tx, quote, adminId);
  });

const note = (
  tx: Tx,
  adminId: string,
  quote: QuoteRow,
  action: string,
  detail: Record<string, string | number> = {},
) => recordAudit(tx, { actor: adminId, action, subject: `quote/${quote.id}`, detail });
