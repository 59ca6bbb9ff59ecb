import { mailLayout, type MailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime } from "#kit/date-words.ts";
import { lengthOf, summaryWords as words, topicsIn } from "./mail-words.ts";
import type { ConsultationRow } from "./queries.ts";

/** What was noted of a call, by whoever read its transcript. */
export type NotedCall = {
  /** What the mail is about: with it the mail is exported and erased. */
  requestId: string;
  /** Nothing could be read out of the conversation. */
  isFallback: boolean;
  needsFollowUp: boolean;
  /** What kind of work it is, in anybody's words. */
  project: string;
  /** Label and text, in the customer's words or a model's. */
  facts: readonly (readonly [label: string, text: string])[];
};

export type SummaryAddress = {
  email: string;
  /** Whoever has this address was signed in, and has shown that it is theirs. */
  isConfirmed: boolean;
  /** The visitor has an account, whose portal shows what was noted. */
  hasPortal: boolean;
  /** Who confirms this address in an account sees there what was noted. */
  mayClaim: boolean;
};

export type SummaryMailDeps = { brandName: string; publicUrl: string };

/** The first part of its key. */
export const summaryMailKind = "consultation-summary";

/**
 * Tells whoever talked with Aria by video what was noted and what happens next. In full it goes only to a confirmed
 * address of the person who was signed in; any other may be a stranger's, and gets nothing that somebody said
 * (security.md, row 12). The transcript is in no mail.
 */
export function summaryMail(
  call: Pick<ConsultationRow, "startedAt" | "seconds" | "provider">,
  noted: NotedCall,
  to: SummaryAddress,
  deps: SummaryMailDeps,
): NewMail {
  const isFull = to.isConfirmed && !noted.isFallback;
  const topics = noted.isFallback ? [] : topicsIn(noted.project);
  return {
    key: `${summaryMailKind}/${noted.requestId}`,
    to: to.email,
    subject: words.subject,
    ...mailLayout({
      brand: deps.brandName,
      heading: isFull ? words.heading.full : words.heading.short,
      paragraphs: [...whatWasNoted(noted, to), whatHappensNext(noted)],
      facts: [
        ["When", longTime(call.startedAt)],
        ["Length", lengthOf(call.seconds)],
        ...(call.provider === "built-in" ? [["Type", "Demo consultation"] as const] : []),
        ...(isFull
          ? noted.facts
          : topics.length > 0
            ? [["About", topics.join(", ")] as const]
            : []),
        [words.price, `${deps.publicUrl}/quote`],
        [words.person, `${deps.publicUrl}/contact`],
      ],
      ...actionFor(to, deps),
      footer: to.isConfirmed
        ? "You’re getting this email because you were signed in when you talked with us."
        : words.mistyped,
    }),
  };
}

function whatWasNoted(noted: NotedCall, to: SummaryAddress): string[] {
  if (noted.isFallback) return [words.unread];
  if (to.isConfirmed) return [words.ai];
  if (to.hasPortal) return [words.kept, words.portal];
  return to.mayClaim ? [words.kept, words.register] : [words.kept];
}

const whatHappensNext = ({ needsFollowUp }: NotedCall) =>
  needsFollowUp ? words.followUp : words.nothingAsked;

function actionFor(
  { hasPortal, mayClaim }: SummaryAddress,
  { publicUrl }: SummaryMailDeps,
): Pick<MailLayout, "action"> {
  if (hasPortal)
    return { action: { label: "See it in your portal", url: `${publicUrl}/portal/requests` } };
  return mayClaim
    ? { action: { label: "Create an account", url: `${publicUrl}/register` } }
    : { action: { label: "Ask for a firm price", url: `${publicUrl}/quote` } };
}
