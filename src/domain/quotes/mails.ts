import { replies } from "#content/promises.ts";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { formatUsd } from "#kit/money.ts";
import { quotePath } from "./contract.ts";
import type { QuoteDeps } from "./deps.ts";
import type { QuoteRow } from "./queries.ts";
import { daysOf, lineCents } from "./rules.ts";

type Deps = Pick<QuoteDeps, "brandName" | "publicUrl" | "providerEmail">;

// An address that somebody typed is unchecked: no mail repeats what they wrote, nor what a model made of it.
// Titles come from the catalogue; a position that waits, or was priced by a person, is named on the page.

const utc = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const timeOf = (date: Date) => `${utc.format(date)} UTC`;
const notYours = "If you did not ask for this, someone mistyped their address: ignore this mail.";

const linkTo = (quote: QuoteRow, { publicUrl }: Deps, label: string) => ({
  action: { label, url: publicUrl + quotePath(quote.token) },
});

const positionFacts = ({ positions }: QuoteRow): [string, string][] =>
  positions.map((position) => {
    const cents = lineCents(position);
    const name = position.kind === "scope" ? position.title : "A position priced by a person";
    const many = position.quantity === 1 ? "" : `${position.quantity} × `;
    return [many + name, cents === null ? "waits for its price" : formatUsd(cents)];
  });

const factsOf = (quote: QuoteRow): [string, string][] => {
  const days = daysOf(quote.positions);
  return [
    ["Quote", quote.number],
    ...positionFacts(quote),
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
      ? [["Valid until", timeOf(quote.validUntil)] satisfies [string, string]]
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
      "This is one firm total. You pay nothing before you accept, and nothing has to be done if you don't.",
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
  subject: `Your quote ${quote.number} waits for a price`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "A part of your quote waits for a price",
    paragraphs: [
      `What our listed scopes don't cover is priced by a person. You have the firm total within ${replies.quoteHours} hours of asking: until ${timeOf(quote.dueAt)}.`,
    ],
    facts: factsOf(quote),
    ...linkTo(quote, deps, "See it so far"),
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
    heading: "Your request is stored",
    paragraphs: [
      `We could not write your quote at once. You have it within ${replies.quoteHours} hours of asking: until ${timeOf(quote.dueAt)}.`,
    ],
    facts: [["Quote", quote.number]],
    ...linkTo(quote, deps, "See where it stands"),
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
      `It can't be accepted any more. If you still want what it named, write to ${deps.providerEmail}: a person answers.`,
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
  subject: `A price is wanted: ${quote.number}`,
  ...mailLayout({
    brand: deps.brandName,
    heading: "A quote waits for a price",
    paragraphs: [`The customer was promised to have it until ${timeOf(quote.dueAt)}.`],
    facts: [["Quote", quote.number], ...positionFacts(quote)],
    action: { label: "Price it", url: `${deps.publicUrl}/admin/quotes/${quote.id}` },
    footer: "It stands under Quotes in the admin area.",
  }),
});
