import { z } from "zod";
import { listServices } from "#domain/catalogue/index.ts";
import { ConsultantUnavailable, type Spender } from "#domain/consultant/index.ts";
import { sendEnquiry } from "#domain/enquiries/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { keepsMail, queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { quotePath, type QuoteView } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import { quoteKeptMail } from "./mails.ts";
import { placeQuote } from "./place-quote.ts";
import { selectQuote, type QuoteRow } from "./queries.ts";
import { viewOf } from "./quote-view.ts";
import { dueFor } from "./times.ts";
import { writeQuote } from "./write-quote.ts";

/**
 * Answers a quote request (spec site.md §2, §3, §5, §7 and §8): stores the enquiry and a pending quote in one
 * transaction, and then writes the quote. Sent twice with the same `requestKey` it is one quote. Where the
 * provider fails both stay, a job tries again, and the reply comes within the promised time.
 *
 * @param input the enquiries' QuoteRequest; its `kind` may be left out
 * @param spender whose budget it is
 * @param options `projectId`: the project that it is ordered from, which the caller has checked
 * @throws AppError invalid_input, unknown_service as sendEnquiry does; quote_failed and ai_limit_reached once
 *   it is stored: `fields.quote` is then the address of its page
 */
export async function requestQuote(
  actor: Actor,
  input: unknown,
  spender: Spender,
  deps: QuoteDeps,
  { projectId = null }: { projectId?: string | null } = {},
): Promise<QuoteView> {
  const now = deps.clock();
  let placed: QuoteRow | undefined;
  const request = { ...(await withServiceId(input, deps)), kind: "quote" };
  const sent = await sendEnquiry(actor, request, deps, async (tx, enquiry, mayMail) => {
    placed = await placeQuote(tx, enquiry, { mayMail, spender, now, projectId });
  });
  if (sent.trapped || !placed) return noQuote(now);
  const { id, token } = placed;
  try {
    await writeQuote(id, spender, deps);
  } catch (error) {
    throw await refusal(error, placed, deps);
  }
  const quote = await selectQuote(deps.db, id);
  if (!quote) throw new AppError("quote_failed", { fields: { quote: quotePath(token) } }); // erased meanwhile
  return viewOf(quote, deps.clock(), !keepsMail(deps));
}

const Called = z.looseObject({
  serviceId: z.literal("").optional(),
  categoryId: z.literal("").optional(),
  templateId: z.literal("").optional(),
  serviceTitle: z.string().trim().min(1),
});

/** A service that is named by its title alone, as the catalogue calls it, is found by that. */
async function withServiceId(input: unknown, deps: QuoteDeps): Promise<object | null> {
  const called = Called.safeParse(input);
  if (!called.success) return input as object | null;
  const title = called.data.serviceTitle.toLowerCase();
  const service = (await listServices(deps)).find((one) => one.title.toLowerCase() === title);
  return service ? { ...called.data, serviceId: service.id } : called.data;
}

/** What the caller is told where the quote could not be written; whoever left an address hears what happens next. */
async function refusal(error: unknown, quote: QuoteRow, deps: QuoteDeps): Promise<unknown> {
  const isLimit = error instanceof AppError && error.code === "ai_limit_reached";
  if (!isLimit && !(error instanceof ConsultantUnavailable)) return error;
  const { email, mailsCustomer } = quote;
  if (email && mailsCustomer)
    await deps.db.transaction((tx) => queueMail(tx, quoteKeptMail(quote, email, deps)));
  const fields = { quote: quotePath(quote.token) };
  return isLimit
    ? new AppError("ai_limit_reached", { cause: error, message: error.message, fields })
    : new AppError("quote_failed", { cause: error, fields });
}

/** The spam trap was filled: nothing is stored, and a bot hears the same as everybody whose quote is on its way. */
const noQuote = (now: Date): QuoteView => ({
  token: newId("qt"),
  number: "Q-0000",
  status: "pending",
  about: null,
  wish: "",
  details: null,
  summary: "",
  positions: [],
  demands: [],
  assumptions: [],
  totalCents: null,
  range: { minCents: 0, maxCents: null },
  days: null,
  isDemo: false,
  createdAt: now.toISOString(),
  dueAt: dueFor(now).toISOString(),
  readyAt: null,
  validUntil: null,
  acceptedAt: null,
  hasEmail: false,
});
