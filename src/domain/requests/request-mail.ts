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
      heading: isPending ? "Somebody waits for you to follow up" : "A conversation was noted down",
      paragraphs: [
        request.isFallback
          ? "The conversation couldn't be read into a record. Its beginning stands in the request; please read the transcript."
          : "A conversation with Aria has ended, and what it was about stands in a service request.",
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
          ? "If whoever it is about left an address, a mail tells them that it is stored; one that they haven't confirmed gets nothing of what was said."
          : "Whoever it is about gets no mail from this: their address, if they gave one, is unchecked.",
    }),
  };
}
