import { replies } from "#content/promises.ts";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import type { EnquiryRow } from "./queries.ts";

const utc = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const timeOf = (date: Date) => `${utc.format(date)} UTC`;

type Fact = [label: string, value: string];
const fact = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : []);

/** Tells the provider about a new enquiry; an answer to it goes to whoever asked. */
export function enquiryReceivedMail(
  enquiry: EnquiryRow,
  { brandName, providerEmail }: { brandName: string; providerEmail: string },
): NewMail {
  return {
    key: `enquiry-received/${enquiry.id}`,
    to: providerEmail,
    replyTo: enquiry.email ?? undefined,
    subject: `New enquiry${enquiry.serviceTitle ? `: ${enquiry.serviceTitle}` : ""}`,
    ...mailLayout({
      brand: brandName,
      heading: "Someone asks for a quote",
      paragraphs: [`A reply is promised until ${timeOf(enquiry.dueAt)}.`],
      facts: [
        ...fact("Service", enquiry.serviceTitle),
        ...fact("Name", enquiry.name),
        ...fact("Email", enquiry.email),
        ...fact("Request", enquiry.message),
        ...fact("Enquiry", enquiry.id),
      ],
      footer: enquiry.email
        ? "Your reply to this mail goes to the person who asked."
        : "No email address was given, so there is nobody to reply to.",
    }),
  };
}

/**
 * Tells whoever asked that the enquiry is stored, and until when a reply comes (spec site.md §9). What was
 * typed is not repeated: the address is unchecked, and nobody shall send strangers texts through us.
 */
export function enquiryAcknowledgedMail(
  enquiry: EnquiryRow,
  to: string,
  { brandName, publicUrl }: { brandName: string; publicUrl: string },
): NewMail {
  return {
    key: `enquiry-acknowledged/${enquiry.id}`,
    to,
    subject: `Your request${enquiry.serviceTitle ? `: ${enquiry.serviceTitle}` : ""}`,
    ...mailLayout({
      brand: brandName,
      heading: "Your request is stored",
      paragraphs: [
        `We reply to this address within ${replies.quoteHours} hours: until ${timeOf(enquiry.dueAt)}.`,
      ],
      facts: [...fact("Service", enquiry.serviceTitle), ...fact("Enquiry", enquiry.id)],
      ...(enquiry.serviceId && {
        action: {
          label: "See the service",
          url: `${publicUrl}/services/${encodeURIComponent(enquiry.serviceId)}`,
        },
      }),
      footer: "If you did not ask for this, someone mistyped their address: ignore this mail.",
    }),
  };
}
