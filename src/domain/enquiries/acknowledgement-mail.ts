import { replies } from "#content/promises.ts";
import { mailLayout, type MailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime } from "#kit/date-words.ts";
import type { EnquiryKind } from "./contract.ts";
import { aboutFact, fact, titled } from "./mail-words.ts";
import type { EnquiryRow } from "./queries.ts";

const words: Record<EnquiryKind, { subject: string; heading: string }> = {
  quote: { subject: "Your request", heading: "We’ve received your request" },
  interest: { subject: "Your request", heading: "We’ve received your request" },
  contact: { subject: "Your message", heading: "We’ve received your message" },
  "follow-up": { subject: "Your question", heading: "We’ve received your question" },
  "waiting-list": {
    subject: "Community waiting list",
    heading: "You’re on the waiting list",
  },
};

/**
 * Tells whoever asked that the enquiry is stored, and until when a reply comes (spec site.md §9). What was
 * typed is not repeated: the address is unchecked, and nobody shall send strangers texts through us.
 */
export function acknowledgementMail(
  enquiry: EnquiryRow,
  to: string,
  deps: { brandName: string; publicUrl: string; providerEmail: string },
): NewMail {
  const { subject, heading } = words[enquiry.kind];
  return {
    key: `enquiry-acknowledged/${enquiry.id}`,
    to,
    subject: titled(subject, enquiry.subjectTitle),
    ...mailLayout({
      brand: deps.brandName,
      heading,
      paragraphs: [
        enquiry.dueAt
          ? `We’ll reply to this address within ${replies.quoteHours} hours, by ${longTime(enquiry.dueAt)}.`
          : `The community isn’t open yet, and there’s no date. We’ll write to this address once, when it opens. To leave the list, write to ${deps.providerEmail}.`,
      ],
      facts: [...aboutFact(enquiry), ...fact("Enquiry", enquiry.id)],
      ...actionFor(enquiry, deps.publicUrl),
      footer:
        "If you didn’t ask for this, someone mistyped their address. You can ignore this email.",
    }),
  };
}

function actionFor(enquiry: EnquiryRow, publicUrl: string): Pick<MailLayout, "action"> {
  const id = encodeURIComponent(enquiry.subjectId ?? "");
  if (enquiry.subjectType === "service")
    return { action: { label: "See the service", url: `${publicUrl}/services/${id}` } };
  if (enquiry.subjectType === "category")
    return { action: { label: "See its services", url: `${publicUrl}/services?category=${id}` } };
  return {};
}
