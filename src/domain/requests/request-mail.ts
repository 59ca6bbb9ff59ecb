import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { oneLine } from "#kit/text.ts";
import type { RequestDeps } from "./deps.ts";
import type { RequestRow } from "./queries.ts";
import { statusOf } from "./rules.ts";

const longestFact = 600;
/** A visitor's words on one line, in which nothing is a link. */
const quoted = (text: string): string =>
  oneLine(text.replace(/\b[a-z][a-z+.-]*:\/\//gi, ""))
    .slice(0, longestFact)
    .toWellFormed();
const fact = (label: string, text: string | null): [string, string][] =>
  text && quoted(text) ? [[label, quoted(text)]] : [];

/** Who spoke, what they need, how they are reached and by when, as far as they said it. */
function factsOfLead(
  { intake, contactPerson, email }: RequestRow,
  leftAddress: string | null,
): [string, string][] {
  if ("service_type" in intake)
    return [...fact("Email", leftAddress), ...fact("How it began", intake.special_requirements)];
  const { customer_name, company, project_type, project_description, key_requirements } = intake;
  // Requirements often hold the description: each sentence is told once.
  const rest = sentencesOf(project_description).filter((one) => !key_requirements.includes(one));
  const said = [...rest, key_requirements].filter(Boolean).join(" ");
  const address = email ?? leftAddress;
  return [
    ...fact("Who", [customer_name || contactPerson, company].filter(Boolean).join(", ")),
    ...fact("Email", address),
    ...(leftAddress && leftAddress !== address ? fact("Also left", leftAddress) : []),
    ...fact("Reach them by", intake.contact_preference),
    ...fact("About", project_type),
    ...fact("In their words", said),
    ...fact("Budget", intake.budget),
    ...fact("Timeline", intake.timeline),
  ];
}

/**
 * Tells the provider about a new service request: who spoke (not whose account it was), what they need and how they
 * are reached. Their words are data on one line each, and an answer to the mail goes to nobody (security.md, row 12).
 * @param leftAddress what they typed for a reply, in this conversation or about the time of it
 */
export function requestMail(
  request: RequestRow,
  leftAddress: string | null,
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
          ? "We couldn’t extract a record from the conversation. The request shows how it began. Please read the transcript."
          : "A conversation with Aria has ended. The service request says what it was about.",
      ],
      facts: [
        ...factsOfLead(request, leftAddress),
        ["Priority", request.priority],
        ["Status", statusOf(request)],
        ["Request", request.id],
        ...(request.conversationId
          ? [
              [
                "Conversation",
                `${publicUrl}/admin/conversations/${encodeURIComponent(request.conversationId)}`,
              ] as [string, string],
            ]
          : []),
      ],
      action: {
        label: "Read the request",
        url: `${publicUrl}/admin/registrations/${encodeURIComponent(request.id)}`,
      },
      footer:
        request.source === "video"
          ? "If the customer left an address, we email them to say that we’ve saved the conversation. We don’t quote it to an unconfirmed address."
          : "The customer gets no email about this: their address, if they gave one, is unverified.",
    }),
  };
}
