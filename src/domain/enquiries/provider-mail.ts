import { brand } from "#content/brand.ts";
import { mailLayout, type MailLayout, type NewMail } from "#domain/mail/index.ts";
import type { EnquiryKind } from "./contract.ts";
import { aboutFact, fact, timeOf, titled } from "./mail-words.ts";
import type { EnquiryRow } from "./queries.ts";

const words: Record<EnquiryKind, { subject: string; heading: string }> = {
  quote: { subject: "New enquiry", heading: "Someone asks for a quote" },
  interest: { subject: "New enquiry", heading: "Someone asks for a quote" },
  contact: { subject: "New message", heading: "Someone wrote to you" },
  "follow-up": { subject: "Question from the chat", heading: "Someone waits for a person's reply" },
  "waiting-list": {
    subject: "Waiting list of the community",
    heading: "Someone waits for the community",
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
        ...fact("Company", enquiry.company),
        ...fact(enquiry.kind === "contact" ? "Message" : "Request", enquiry.message),
        ...fact("Enquiry", enquiry.id),
      ],
      ...(isQuoted && seeQuotes(publicUrl)),
      footer: enquiry.email
        ? "Your reply to this mail goes to the person who sent it."
        : "No email address was given, so there is nobody to reply to.",
    }),
  };
}

function promiseIn({ dueAt }: EnquiryRow, isQuoted: boolean): string {
  if (!dueAt) return "They were told that they hear from you once, when it opens.";
  const until = timeOf(dueAt);
  return isQuoted
    ? `${brand.consultant} writes the quote, and there is nothing for you to do. Should a part of it need a person's price, or the quote not be there by ${until}, as was promised, you get another mail.`
    : `A reply is promised until ${until}.`;
}

const seeQuotes = (publicUrl: string): Pick<MailLayout, "action"> => ({
  action: { label: "See the quotes", url: `${publicUrl}/admin/quotes?show=all` },
});
