import { brand } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import type { Coverage, QuoteStatus, QuoteView } from "#domain/quotes/contract.ts";
import { longTime } from "#kit/date-words.ts";
import { formatUsd } from "#kit/money.ts";
import type { Tone } from "../tone.ts";

type Words = {
  /** Where it stands, in a few words. */
  state: string;
  tone: Tone;
};

export const quoteStates = {
  pending: { state: "Being written", tone: "amber" },
  pricing: { state: "Awaiting a price", tone: "amber" },
  ready: { state: "Ready to accept", tone: "accent" },
  accepted: { state: "Accepted", tone: "moss" },
  expired: { state: "Expired", tone: "brick" },
  withdrawn: { state: "Withdrawn", tone: "brick" },
} as const satisfies Record<QuoteStatus, Words>;

/** Who wrote it: chosen by an AI or, in demo mode, by rules; figures by code in both (design). */
export const writtenBy = ({ isDemo }: Pick<QuoteView, "isDemo">): string =>
  isDemo
    ? `Demo mode: no AI service is connected, so rules chose the positions from your words. Every amount comes from the catalogue.`
    : `${brand.consultant}, an AI, chose the positions and wrote the text. Code computed every amount from the catalogue; only the table is binding.`;

/** What follows while it isn't there yet. `hasEmail`: a mail tells. */
export const dueText = ({ dueAt, hasEmail }: Pick<QuoteView, "dueAt" | "hasEmail">): string =>
  `You get it within ${replies.quoteHours} hours of asking: by ${longTime(dueAt)}. ${
    hasEmail
      ? "We email the address that you gave, and it appears on its own page."
      : "It then appears on its own page: save the address, because no email is sent."
  }`;

/** Whether the link of a quote that is there is mailed; ends with a space. */
export const mailText = ({ hasEmail }: Pick<QuoteView, "hasEmail">): string =>
  hasEmail
    ? "The link goes to your email, too. "
    : "No email is sent: save the address of its page. ";

/** The total in a sentence, where there is no room for the table. */
export function totalText({ totalCents, range }: Pick<QuoteView, "totalCents" | "range">): string {
  if (totalCents !== null) return formatUsd(totalCents);
  return range.minCents > 0 ? `from ${formatUsd(range.minCents)}` : "awaiting a price";
}

/** What became of something that the wish names. */
export const coverageWords = {
  covered: { state: "Covered", tone: "moss" },
  "not-included": { state: "Not included", tone: "brick" },
  person: { state: "Needs a person", tone: "amber" },
} as const satisfies Record<Coverage, Words>;
