import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import type { RequestDeps } from "./deps.ts";
import type { RequestRow } from "./queries.ts";
import { statusOf } from "./rules.ts";

/**
 * Tells the provider about a new service request. What was said is read in the back office: nothing that a
 * visitor wrote stands in this mail, and an answer to it goes to nobody (security.md, row 12).
 */
export function requestMail(
  request: RequestRow,
  {
    brandName,
    providerEmail,
    publicUrl,
  }: Pick<RequestDeps, "brandName" | "providerEmail" | "publicUrl">,
): NewMail {
  const isPending = statusOf(request) === "pending";
  return {
    key: `request-raised/${request.id}`,
    to: providerEmail,
    subject: isPending ? "New service request: follow-up required" : "New service request",
    ...mailLayout({
      brand: brandName,
      heading: isPending
        ? "A customer is waiting for your follow-up"
        : "New notes from a conversation",
      paragraphs: [
        request.isFallback
          ? "We couldn't extract a record from the conversation. The request shows how it began; please read the transcript."
          : "A conversation with Aria has ended. The service request says what it was about.",
      ],
      facts: [
        ["Priority", request.priority],
        ["Status", statusOf(request)],
        ["Request", request.id],
      ],
      action: {
        label: "Read the request",
        url: `${publicUrl}/admin/registrations/${encodeURIComponent(request.id)}`,
      },
      footer:
        request.source === "video"
          ? "If the customer left an address, we email them that it is stored. We don't quote the conversation to an unconfirmed address."
          : "The customer gets no email about this: their address, if they gave one, is unverified.",
    }),
  };
}
