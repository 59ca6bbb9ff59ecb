import { randomInt } from "node:crypto";
import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { Spender } from "#domain/consultant/index.ts";
import type { EnquiryRow } from "#domain/enquiries/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { minuteMs } from "#kit/time.ts";
import { insertQuote, selectQuoteByEnquiry, type QuoteRow } from "./queries.ts";
import { dueFor } from "./times.ts";
import { writeQuoteJob } from "./write-quote-job.ts";

/** Figures and consonants that can't be mistaken for one another when read out; no vowels, so no words. */
const letters = "23456789BCDFGHJKLMNPQRSTVWXYZ";
const newNumber = (length: number): string =>
  `Q-${Array.from({ length }, () => letters[randomInt(letters.length)]).join("")}`;

/** Longer than whoever asked waits: the job is for what broke off. */
const jobAfterMs = 3 * minuteMs;

/**
 * Opens the quote of an enquiry, in the transaction that stores it, and asks for the job that writes it should
 * nobody else have done so by then. Where there is one already it is that one.
 */
export async function placeQuote(
  tx: Tx,
  enquiry: EnquiryRow,
  {
    mayMail,
    spender,
    now,
    projectId = null,
  }: { mayMail: boolean; spender: Spender; now: Date; projectId?: string | null },
): Promise<QuoteRow> {
  const before = await selectQuoteByEnquiry(tx, enquiry.id);
  if (before) return before;
  for (const length of [4, 4, 4, 5, 6]) {
    // The next number only where this one is taken.
    const quote = await insertQuote(tx, {
      id: newId("quo"),
      token: newId("qt"),
      number: newNumber(length),
      enquiryId: enquiry.id,
      userId: enquiry.userId,
      projectId,
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      company: enquiry.company,
      serviceId: enquiry.subjectType === "service" ? enquiry.subjectId : null,
      about: enquiry.subjectTitle,
      wish: enquiry.message,
      details: enquiry.details,
      status: "pending",
      summary: "",
      positions: [],
      assumptions: [],
      isDemo: false,
      mailsCustomer: mayMail,
      createdAt: now,
      dueAt: enquiry.dueAt ?? dueFor(now),
    });
    if (!quote) continue;
    await recordAudit(tx, {
      actor: enquiry.userId ?? "visitor",
      action: "quote.asked",
      subject: `quote/${quote.id}`,
      detail: {
        enquiry: enquiry.id,
        service: quote.serviceId,
        ...(projectId && { project: projectId }),
      },
    });
    await enqueueJob(
      tx,
      writeQuoteJob,
      { quoteId: quote.id, visitor: spender.visitor, address: spender.address },
      { id: `quote/${quote.id}`, delayUntil: new Date(now.getTime() + jobAfterMs) },
    );
    return quote;
  }
  throw new AppError("internal");
}
