import { callLimits } from "#content/consultant.ts";
import { quoteInstructions } from "#content/quote-instructions.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { listServices, type Service } from "#domain/catalogue/index.ts";
import {
  ConsultantUnavailable,
  noteOutage,
  reserveUsage,
  type Spender,
  type Usage,
} from "#domain/consultant/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { minuteMs, secondMs } from "#kit/time.ts";
import { chooseServices } from "./choose-services.ts";
import { closeEnquiry } from "./close-enquiry.ts";
import { composeQuote, type Request } from "./compose-quote.ts";
import type { QuoteChoice } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import { priceWantedMail, quoteReadyMail, quoteWaitsMail } from "./mails.ts";
import type { EstimateRequest } from "./ports.ts";
import { claimWriting, lockQuote, releaseWriting, updateQuote, type QuoteRow } from "./queries.ts";
import { readChoice } from "./read-choice.ts";
import { readDemands, wishText } from "./read-demands.ts";
import { optionsIn } from "./read-options.ts";
import { totalOf } from "./rules.ts";
import { validFrom } from "./times.ts";

/** The whole call, the provider's own tries included. */
const patienceMs = 100 * secondMs;
/** Longer than that: nobody else writes the same quote meanwhile. */
const leaseMs = 2.5 * minuteMs;

/**
 * Writes a pending quote: asks the estimator which scopes the wish needs, and computes the offer from the
 * catalogue. A quote that isn't pending any more, or that somebody else is writing, is left alone.
 * @throws ConsultantUnavailable, AppError ai_limit_reached: the quote stays pending
 */
export async function writeQuote(id: string, spender: Spender, deps: QuoteDeps): Promise<void> {
  const now = deps.clock();
  const until = new Date(now.getTime() + leaseMs);
  const quote = await claimWriting(deps.db, id, now, until);
  if (!quote) return;
  try {
    const services = await listServices(deps);
    const choice = await askEstimator(quote, services, spender, deps);
    await storeOffer(quote, choice, services, deps);
  } catch (error) {
    await releaseWriting(deps.db, id, until);
    throw error;
  }
}

/** What a request names, read by code whoever chooses the positions. */
export function askedIn(
  quote: Pick<QuoteRow, "wish" | "serviceId" | "about" | "details">,
  isByRules: boolean,
  now: Date,
): Request {
  const { serviceId } = quote;
  const text = wishText(quote);
  const wanted = chooseServices(text, serviceId);
  return {
    serviceId,
    isByRules,
    text,
    demands: [...optionsIn(text, wanted), ...readDemands(quote, now)],
    wanted,
  };
}

/** What the estimator may know: the wish, and what is on offer without its prices. */
export const estimateRequest = (
  quote: Pick<QuoteRow, "wish" | "serviceId" | "about" | "details">,
  services: readonly Service[],
): EstimateRequest => ({
  instructions: quoteInstructions,
  ...callLimits.default,
  // A category or a template has no id that the estimator knows: it hears what it is called.
  wish: toldWish(quote),
  serviceId: quote.serviceId,
  offers: services.flatMap((service) =>
    service.scopes.map((scope) => ({
      scopeId: scope.id,
      serviceId: service.id,
      service: service.title,
      scope: scope.name,
      description: withoutPrices(scope.description),
      includes: scope.includes.map(withoutPrices).filter(Boolean),
      capacities: scope.capacities,
    })),
  ),
});

function toldWish({
  wish,
  serviceId,
  about,
  details,
}: Parameters<typeof estimateRequest>[0]): string {
  const subject = about ?? details?.serviceTitle;
  return [
    subject && !serviceId ? `About ${subject}.\n` : "",
    wishText({ wish, details }),
    details?.budget ? `Budget: ${details.budget}` : "",
    details?.timeline ? `Timeline: ${details.timeline}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Without the sentences in which an amount stands: what the model doesn't know it can't play with. */
const withoutPrices = (text: string): string =>
  text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => !/\p{Sc}/u.test(sentence))
    .join(" ");

/** A call outside of any transaction, within what may be spent. */
async function askEstimator(
  quote: QuoteRow,
  services: readonly Service[],
  spender: Spender,
  deps: QuoteDeps,
): Promise<QuoteChoice> {
  const request = estimateRequest(quote, services);
  const isFree = deps.quotes.estimator.name === "built-in";
  const reserved = await reserveUsage(spender, isFree ? nothing : atMost(request), deps);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const { choice: sent, usage } = await deps.quotes.estimator.choose(request, { signal });
    await reserved.settle(usage);
    const choice = readChoice(sent);
    if (choice) return choice;
    throw new ConsultantUnavailable("bad_answer", "The quote’s choice could not be read.");
  } catch (thrown) {
    const error =
      signal.aborted && !(thrown instanceof ConsultantUnavailable)
        ? new ConsultantUnavailable("timeout", "Request timeout", { cause: thrown })
        : thrown;
    if (error instanceof ConsultantUnavailable) {
      // What timed out may have been charged for all the same, and what was read has been settled.
      if (error.reason !== "timeout" && error.reason !== "bad_answer")
        await reserved.settle(nothing);
      await noteOutage(error, deps);
    }
    throw error;
  }
}

const nothing: Usage = { inputTokens: 0, outputTokens: 0 };
/** Rather too much than too little: a token is about four letters. */
const atMost = (request: EstimateRequest): Usage => ({
  inputTokens: Math.ceil(JSON.stringify(request).length / 3),
  outputTokens: request.maxTokens,
});

/** The offer, its audit entry and its mails in one transaction. */
function storeOffer(
  { id }: QuoteRow,
  choice: QuoteChoice,
  services: readonly Service[],
  deps: QuoteDeps,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id);
    if (quote?.status !== "pending") return; // a person was quicker, or it was erased
    const now = deps.clock();
    const isByRules = deps.quotes.estimator.name === "built-in";
    const offer = composeQuote(choice, services, askedIn(quote, isByRules, now));
    const totalCents = totalOf(offer.positions);
    const isReady = totalCents !== null;
    const written = await updateQuote(tx, quote, {
      ...offer,
      totalCents,
      status: isReady ? "ready" : "pricing",
      isDemo: isByRules,
      model: isByRules ? null : deps.consultant.ai.model,
      writingUntil: null,
      ...(isReady && { readyAt: now, validUntil: validFrom(now) }),
    });
    await recordAudit(tx, {
      actor: "system",
      action: "quote.written",
      subject: `quote/${id}`,
      detail: { status: written.status, positions: offer.positions.length, totalCents },
    });
    const { email } = written;
    if (isReady) await closeEnquiry(tx, written, now);
    else await queueMail(tx, priceWantedMail(written, deps));
    if (email && written.mailsCustomer)
      await queueMail(tx, (isReady ? quoteReadyMail : quoteWaitsMail)(written, email, deps));
  });
}
