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
  /** What to do, and what happens then, where we are responsible for the data. */
  process: string;
  /** What we do where a customer is responsible, and we process the data on the customer's behalf. */
  assistance: string;
};

export const dataRights: readonly DataRight[] = [
  {
    id: "access",
    right: "Access",
    article: "Art. 15",
    description: "know what we have about you, and get a copy",
    process:
      "Download it yourself: your settings make one file of everything. Without an account, write to us, and we send it to the address that the data belongs to.",
    assistance: "We give you a copy of what the service holds about the person.",
  },
  {
    id: "rectification",
    right: "Rectification",
    article: "Art. 16",
    description: "have corrected what is wrong",
    process:
      "Change your name, company and mail address in your settings. For anything else write to us what is wrong, and what is right.",
    assistance: "You correct it in the service; where you can't, we do it as you tell us.",
  },
  {
    id: "erasure",
    right: "Erasure",
    article: "Art. 17",
    description: "have deleted what we needn't keep by law",
    process:
      "Delete your account in your settings: it happens at once, and you get a receipt of what was removed. Without an account, write to us. Records of orders stay without your name.",
    assistance: "We delete the person's data from the service, and from backups as they run out.",
  },
  {
    id: "portability",
    right: "Portability",
    article: "Art. 20",
    description: "get your data in a form that machines read",
    process:
      "The file in your settings is JSON, which other programs read. Ask us if we should send it to somebody else directly.",
    assistance: "We export the person's data in a form that machines read.",
  },
  {
    id: "restriction",
    right: "Restriction",
    article: "Art. 18",
    description: "have us keep your data, but not use it",
    process:
      "Write to us what it is about. From then on we only keep that data, until the question is settled, and tell you before that ends.",
    assistance: "We stop using the person's data, and keep it until you decide.",
  },
  {
    id: "objection",
    right: "Objection",
    article: "Art. 21",
    description: "have us stop what rests on our own interest",
    process:
      "Write to us what you object to, and why. We stop at once, and go on only if we can show you a reason that the law puts above yours.",
    assistance: "We stop what the person objects to, and tell you.",
  },
  {
    id: "withdrawal",
    right: "Withdrawal",
    article: "Art. 7",
    description: "take back a consent; what happened before stays lawful",
    process:
      "Take it back where you gave it, or write to us. You needn't give a reason, and it has no drawback for you.",
    assistance: "We stop what rested on the consent, once you or the person tells us.",
  },
  {
    id: "human-review",
    right: "Human review",
    article: "Art. 22",
    description: "have a person look at what a machine decided",
    process:
      "No decision about you is made by a machine alone here. If one looks like it, write to us, and a person decides anew.",
    assistance: "We tell you how the service came to its result, so that a person can decide.",
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
