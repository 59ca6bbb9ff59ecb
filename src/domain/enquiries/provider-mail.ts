import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import type { EnquiryKind } from "./contract.ts";
import { aboutFact, fact, timeOf, titled } from "./mail-words.ts";
import type { EnquiryRow } from "./queries.ts";

const words: Record<EnquiryKind, { subject: string; heading: string }> = {
  quote: { subject: "New enquiry", heading: "Someone asks for a quote" },
  interest: { subject: "New enquiry", heading: "Someone asks for a quote" },
  contact: { subject: "New message", heading: "Someone wrote to you" },
  "waiting-list": {
    subject: "Waiting list of the community",
    heading: "Someone waits for the community",
  },
};

/** Tells the provider about a new enquiry; an answer to it goes to whoever asked. */
export function providerMail(
  enquiry: EnquiryRow,
  { brandName, providerEmail }: { brandName: string; providerEmail: string },
): NewMail {
  const { subject, heading } = words[enquiry.kind];
  return {
    key: `enquiry-received/${enquiry.id}`,
    to: providerEmail,
    replyTo: enquiry.email ?? undefined,
    subject: titled(subject, enquiry.subjectTitle),
    ...mailLayout({
      brand: brandName,
      heading,
      paragraphs: [
        enquiry.dueAt
          ? `A reply is promised until ${timeOf(enquiry.dueAt)}.`
          : "They were told that they hear from you once, when it opens.",
      ],
      facts: [
        ...aboutFact(enquiry),
        ...fact("Name", enquiry.name),
        ...fact("Email", enquiry.email),
        ...fact("Company", enquiry.company),
        ...fact(enquiry.kind === "contact" ? "Message" : "Request", enquiry.message),
        ...fact("Enquiry", enquiry.id),
      ],
      footer: enquiry.email
        ? "Your reply to this mail goes to the person who sent it."
        : "No email address was given, so there is nobody to reply to.",
    }),
  };
}
