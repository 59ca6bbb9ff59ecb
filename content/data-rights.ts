import { dataRequests } from "./promises.ts";
import { counted } from "./words.ts";

/** What a person can ask about data of theirs (spec studio.md §3.5, data subject right; times from §9). */
export type DataRight = {
  id: string;
  right: string;
  /** Where the GDPR grants it. */
  article: string;
  /** What it means, as a short phrase that begins with a verb. */
  description: string;
  /** What to do, and what happens next, where we are responsible for the data. */
  process: string;
  /** What we do where a customer is responsible, and we process the data on the customer's behalf. */
  assistance: string;
};

export const dataRights: readonly DataRight[] = [
  {
    id: "access",
    right: "Access",
    article: "Art. 15",
    description: "know what data we have about you, and get a copy",
    process:
      "Download it yourself: your settings put everything into one file. Without an account, write to us, and we send it to the address that the data belongs to.",
    assistance: "We give you a copy of the data that the service holds about the person.",
  },
  {
    id: "rectification",
    right: "Rectification",
    article: "Art. 16",
    description: "have wrong data corrected",
    process:
      "Change your name, company and email address in your settings. For anything else, write to us and say what is wrong and what is right.",
    assistance:
      "You correct it in the service; where you can’t, we correct it on your instructions.",
  },
  {
    id: "erasure",
    right: "Erasure",
    article: "Art. 17",
    description: "have data deleted that the law doesn’t require us to keep",
    process:
      "Delete your account in your settings: it takes effect at once, and you get a receipt of what was removed. Without an account, write to us. Order records stay, without your name.",
    assistance: "We delete the person’s data from the service, and from backups as they expire.",
  },
  {
    id: "portability",
    right: "Portability",
    article: "Art. 20",
    description: "get your data in a machine-readable form",
    process:
      "The file in your settings is JSON, which other programs can read. Ask us if you want it sent to someone else directly.",
    assistance: "We export the person’s data in a machine-readable form.",
  },
  {
    id: "restriction",
    right: "Restriction",
    article: "Art. 18",
    description: "have us keep your data without using it",
    process:
      "Write to us and say which data it is about. From then on we only store that data until the question is settled, and we tell you before that changes.",
    assistance: "We stop using the person’s data, and keep it until you decide.",
  },
  {
    id: "objection",
    right: "Objection",
    article: "Art. 21",
    description: "stop processing that is based on our legitimate interest",
    process:
      "Write to us and say what you object to and why. We stop at once, and continue only if we can show you a reason that the law puts above yours.",
    assistance: "We stop what the person objects to, and tell you.",
  },
  {
    id: "withdrawal",
    right: "Withdrawal",
    article: "Art. 7",
    description: "withdraw a consent; what happened before stays lawful",
    process:
      "Withdraw it where you gave it, or write to us. You don’t need to give a reason, and there is no disadvantage for you.",
    assistance:
      "We stop the processing that was based on the consent as soon as you or the person tells us.",
  },
  {
    id: "human-review",
    right: "Human review",
    article: "Art. 22",
    description: "have a person review what a machine decided",
    process:
      "Here, no decision about you is made by a machine alone. If you think that one was, write to us, and a person reviews it.",
    assistance: "We explain how the service reached its result, so that a person can decide.",
  },
];

/**
 * Those that take effect as they arrive: spec studio.md §9 names restriction and objection; a consent must be
 * as easy to withdraw as it was to give (GDPR Art. 7, 3), so that joins them.
 */
const atOnce: readonly string[] = [...dataRequests.immediate, "withdrawal"];

/** When a right is answered, in words: `at once`, or `within 1 month`. */
export const answered = ({ id }: DataRight): string =>
  atOnce.includes(id) ? "at once" : `within ${counted(dataRequests.responseMonths, "month")}`;
