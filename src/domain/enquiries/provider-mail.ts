import { brand } from "#content/brand.ts";
import { mailLayout, type MailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime } from "#kit/date-words.ts";
import type { EnquiryKind } from "./contract.ts";
import { aboutFact, detailFacts, fact, titled } from "./mail-words.ts";
import type { EnquiryRow } from "./queries.ts";

const words: Record<EnquiryKind, { subject: string; heading: string }> = {
  quote: { subject: "New enquiry", heading: "Someone asked for a quote" },
  interest: { subject: "New enquiry", heading: "Someone asked for a quote" },
  contact: { subject: "New message", heading: "Someone wrote to you" },
  "follow-up": {
    subject: "Question from the chat",
    heading: "Someone is waiting for a person’s reply",
  },
  "waiting-list": {
    subject: "Community waiting list",
    heading: "Someone joined the community’s waiting list",
  },
};

const quotedWords = {
  subject: "New quote request",
  heading: `Someone asked ${brand.consultant} for a quote`,
};

/**
 * Tells the provider about a new enquiry; an answer to it goes to whoever asked.
 * @param isQuoted Aria answers it with a quote: a person only has to where another mail says so
 */
export function providerMail(
  enquiry: EnquiryRow,
  {
    brandName,
    providerEmail,
    publicUrl,
    isQuoted,
  }: { brandName: string; providerEmail: string; publicUrl: string; isQuoted: boolean },
): NewMail {
  const { subject, heading } = isQuoted ? quotedWords : words[enquiry.kind];
  return {
    key: `enquiry-received/${enquiry.id}`,
    to: providerEmail,
    replyTo: enquiry.email ?? undefined,
    subject: titled(subject, enquiry.subjectTitle),
    ...mailLayout({
      brand: brandName,
      heading,
      paragraphs: [promiseIn(enquiry, isQuoted)],
      facts: [
        ...aboutFact(enquiry),
        ...fact("Name", enquiry.name),
        ...fact("Email", enquiry.email),
        ...fact("Phone", enquiry.phone),
        ...fact("Company", enquiry.company),
        ...fact(enquiry.kind === "contact" ? "Message" : "Request", enquiry.message),
        ...detailFacts(enquiry.details),
        ...fact("Enquiry", enquiry.id),
      ],
      ...(isQuoted && seeQuotes(publicUrl)),
      footer: enquiry.email
        ? "Replies to this email go to the person who wrote to you."
        : "They left no email address, so you can’t reply.",
    }),
  };
}

function promiseIn({ dueAt }: EnquiryRow, isQuoted: boolean): string {
  if (!dueAt) return "We told them they’d hear from you once, when it opens.";
  const until = longTime(dueAt);
  return isQuoted
    ? `${brand.consultant} is writing the quote. You don’t need to do anything. If part of it needs a price from you, or the quote isn’t ready by ${until} as promised, we’ll email you again.`
    : `We promised a reply by ${until}.`;
}

const seeQuotes = (publicUrl: string): Pick<MailLayout, "action"> => ({
  action: { label: "See the quotes", url: `${publicUrl}/admin/quotes?show=all` },
});
