import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime } from "#kit/date-words.ts";
import { aboutFact, fact, titled } from "./mail-words.ts";
import type { EnquiryRow } from "./queries.ts";

/**
 * What an admin writes back. Their answer to it reaches the provider; what they wrote to us isn't repeated:
 * the address is unchecked.
 */
export function replyMail(
  enquiry: EnquiryRow,
  reply: { id: string; text: string; to: string },
  { brandName, providerEmail }: { brandName: string; providerEmail: string },
): NewMail {
  return {
    key: `enquiry-reply/${enquiry.id}/${reply.id}`,
    to: reply.to,
    replyTo: providerEmail,
    subject: titled("Our reply", enquiry.subjectTitle),
    ...mailLayout({
      brand: brandName,
      heading: enquiry.name ? `Hello ${enquiry.name}` : "Our reply",
      paragraphs: reply.text.split(/\n{2,}/),
      facts: [
        ...aboutFact(enquiry),
        ["You wrote", longTime(enquiry.createdAt)],
        ...fact("Enquiry", enquiry.id),
      ],
      footer: "Reply to this email to write back to us.",
    }),
  };
}
