import { replies } from "#content/promises.ts";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime } from "#kit/date-words.ts";
import { formatUsd } from "#kit/money.ts";
import { quotePath } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import type { QuoteRow } from "./queries.ts";
import { daysOf, lineCents } from "./rules.ts";

type Deps = Pick<QuoteDeps, "brandName" | "publicUrl" | "providerEmail">;

// An address that somebody typed is unchecked: no mail repeats what they wrote, nor what a model made of it.
// Titles come from the catalogue; a position that waits, or was priced by a person, is named on the page.

const notYours =
  "If you didn’t ask for this, someone mistyped their address. You can ignore this email.";

const linkTo = (quote: QuoteRow, { publicUrl }: Deps, label: string) => ({
  action: { label, url: publicUrl + quotePath(quote.token) },
});

const positionFacts = ({ positions }: QuoteRow): [string, string][] =>
  positions.map((position) => {
    const cents = lineCents(position);
    const name = position.kind === "scope" ? position.title : "A position priced by a person";
    const many = position.quantity === 1 ? "" : `${position.quantity} × `;
    return [many + name, cents === null ? "awaiting a price" : formatUsd(cents)];
  });

/** How much of what was named is covered: in numbers, never in the words that were typed. */
const coveredFact = ({ demands }: QuoteRow): [string, string][] => {
  const covered = demands.filter(({ is }) => is === "covered").length;
  return demands.length > 0
    ? [["Covered", `${covered} of ${demands.length} things you asked for`]]
    : [];
};

const factsOf = (quote: QuoteRow): [string, string][] => {
  const days = daysOf(quote.positions);
  return [
    ["Quote", quote.number],
    ...positionFacts(quote),
    ...coveredFact(quote),
    ...(quote.totalCents === null
      ? []
      : [["Total", `${formatUsd(quote.totalCents)} USD`] satisfies [string, string]]),
    ...(days === null
      ? []
      : [
          ["Delivery", `within ${days} ${days === 1 ? "day" : "days"} of the kickoff`] as [
            string,
            string,
          ],
        ]),
    ...(quote.validUntil
      ? [["Valid until", longTime(quote.validUntil)] satisfies [string, string]]
      : []),
  ];
};

/** The quote has its total (spec site.md §9). */
export const quoteReadyMail = (quote: QuoteRow, to: string, deps: Deps): NewMail => ({
  key: `quote-ready/${quote.id}`,
  to,
  subject: `Your quote ${quote.number}: ${formatUsd(quote.totalCents ?? 0)}`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "Your quote is ready",
    paragraphs: [
      "This is one firm total. You pay nothing before you accept. If you don’t want it, you don’t have to do anything.",
    ],
    facts: factsOf(quote),
    ...linkTo(quote, deps, "See and accept your quote"),
    footer: notYours,
  }),
});

/** Some of it waits for a person's price. */
export const quoteWaitsMail = (quote: QuoteRow, to: string, deps: Deps): NewMail => ({
  key: `quote-waits/${quote.id}`,
  to,
  subject: `Your quote ${quote.number} is waiting for a price`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "Part of your quote is waiting for a price",
    paragraphs: [
      `A person is pricing what our listed scopes don’t cover. You’ll have the firm total within ${replies.quoteHours} hours of asking, by ${longTime(quote.dueAt)}.`,
    ],
    facts: factsOf(quote),
    ...linkTo(quote, deps, "View the quote so far"),
    footer: notYours,
  }),
});

/** The provider failed: the request is kept, and the reply comes in time. */
export const quoteKeptMail = (quote: QuoteRow, to: string, deps: Deps): NewMail => ({
  key: `quote-kept/${quote.id}`,
  to,
  subject: `Your quote ${quote.number} is on its way`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "We’ve received your request",
    paragraphs: [
      `We couldn’t write your quote right away. You’ll have it within ${replies.quoteHours} hours of asking, by ${longTime(quote.dueAt)}.`,
    ],
    facts: [["Quote", quote.number]],
    ...linkTo(quote, deps, "Check its status"),
    footer: notYours,
  }),
});

/** A quote of ours was taken back. */
export const quoteWithdrawnMail = (quote: QuoteRow, to: string, deps: Deps): NewMail => ({
  key: `quote-withdrawn/${quote.id}`,
  to,
  subject: `Your quote ${quote.number} was withdrawn`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "We have withdrawn this quote",
    paragraphs: [
      `It can no longer be accepted. If you still want this work, write to ${deps.providerEmail}, and a person will answer.`,
    ],
    facts: [["Quote", quote.number]],
    footer: notYours,
  }),
});

/** Tells the provider that a person has to set a price, and until when. */
export const priceWantedMail = (quote: QuoteRow, deps: Deps): NewMail => ({
  key: `quote-price-wanted/${quote.id}`,
  to: deps.providerEmail,
  replyTo: quote.email ?? undefined,
  subject: `Quote ${quote.number} needs a price`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "A quote needs a price",
    paragraphs: [`We promised it to the customer by ${longTime(quote.dueAt)}.`],
    facts: [["Quote", quote.number], ...positionFacts(quote)],
    action: { label: "Price it", url: `${deps.publicUrl}/admin/quotes/${quote.id}` },
    footer: "You’ll find it under Quotes in the admin area.",
  }),
});
