import { z } from "zod";
import { addressesIn } from "#kit/contact/addresses.ts";
import { withoutOrders } from "#kit/contact/orders.ts";
import { readContacts } from "#kit/read-contact.ts";
import { oneLine } from "#kit/text.ts";
import {
  FallbackIntakeRecord,
  IntakeRecord,
  notGiven,
  type OwnRequest,
  type RequestStatus,
} from "./contract.ts";

/** Spec site.md §4: these words in `key_decisions` make a request pending. */
export const followUpWords = "Follow-up required";
/** Spec site.md §3: what follows these words in `topics_discussed` is the plan. */
export const planWords = "internet plan: ";
/** Spec site.md §4: a conversation of fewer messages leaves nothing. */
export const minMessages = 2;
/** Spec site.md §3, fallback record. */
const fallbackLength = 500;
const unnamed = "Website visitor";

/** One thing that somebody said, oldest first in a conversation. */
export type Said = { speaker: "Customer" | "AI Agent" | "Person"; text: string };

/** What a service request says, whichever record it was made from. */
export type RequestFields = {
  clientName: string;
  contactPerson: string;
  /** Where the customer can be reached; null where no address is known. */
  email: string | null;
  keyDecisions: string;
  topicsDiscussed: string;
  priority: "low" | "medium" | "high";
};

/** What a person decided counts; else what the words say (spec site.md §4). */
export const statusOf = (request: {
  decision: "approved" | "rejected" | null;
  keyDecisions: string;
}): RequestStatus =>
  request.decision ?? (request.keyDecisions.includes(followUpWords) ? "pending" : "approved");

/** The text after `internet plan: `; null where there is none (spec site.md §3). */
export function planOf(topics: string): string | null {
  const at = topics.indexOf(planWords);
  return at === -1 ? null : topics.slice(at + planWords.length).trim() || null;
}

/** Enough of a conversation to be read: two messages, and the customer said one of them. */
export const isWorthReading = (said: readonly Said[]): boolean =>
  said.length >= minMessages && said.some(({ speaker }) => speaker === "Customer");

const isAddress = (text: string) => z.email().safeParse(text).success;

/**
 * What an extractor made of a conversation, checked (security.md, row 12): fields and lengths by the
 * contract; address, name, company and budget only as the customer told them of themselves, not as an order to note
 * them. A number to call is added where it was left out. Null: no such record.
 */
export function checkedRecord(record: unknown, said: readonly Said[]): IntakeRecord | null {
  const parsed = IntakeRecord.safeParse(record);
  if (!parsed.success) return null;
  const customer = said.filter(({ speaker }) => speaker === "Customer").map(({ text }) => text);
  const written = customer.map(withoutOrders);
  const { email, customer_name, company, budget, contact_preference } = parsed.data;
  // Also one that was spelled out ("ada at example dot com").
  const isWritten = written.some((text) =>
    addressesIn(text).some(({ address }) => address.toLowerCase() === email.toLowerCase()),
  );
  const theirs = written.join("\n").toLowerCase();
  const heard = said.map(({ text }) => text.toLowerCase()).join("\n");
  // What stands in orders, or in others' words alone, isn't the customer speaking of themselves.
  const own = (text: string, key = text.toLowerCase()): string =>
    key !== "" && heard.includes(key) && !theirs.includes(key) ? "" : text;
  const begins = (text: string) => /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? "";
  const told = (text: string): string => (theirs.includes(begins(text)) ? own(text) : "");
  const { phone } = readContacts(written);
  const isMissing = phone !== null && !contact_preference.includes(phone);
  return {
    ...parsed.data,
    email: isAddress(email) && isWritten ? email : "",
    customer_name: told(customer_name),
    company: told(company),
    budget: own(budget, /\d[\d.,]*\d|\d/.exec(budget)?.[0] ?? ""),
    // A number to call is what a person needs first.
    contact_preference: (isMissing
      ? `phone: ${phone} ${contact_preference}`.trim()
      : contact_preference
    ).slice(0, 200),
  };
}

/** The record for when reading failed: the conversation's beginning, for a person to read (spec site.md §3). */
export function fallbackRecord(said: readonly Said[]): FallbackIntakeRecord {
  const whole = said.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n");
  return FallbackIntakeRecord.parse({
    phone: "",
    service_type: "residential",
    plan_interest: "",
    address: "",
    installation_preference: "",
    current_provider: "",
    speed_requirements: "",
    special_requirements: whole.slice(0, fallbackLength).replace(/[\uD800-\uDBFF]$/, ""),
    follow_up_needed: true,
    priority: "medium",
  });
}

/**
 * A record as a service request. `Follow-up required` and `internet plan: ` are written here and nowhere
 * else: where a customer's own words hold them, they are spelled so that they mean nothing.
 *
 * - key_decisions: `Follow-up required` where the record needs one, then budget, timeline and how to be
 *   contacted, as far as they were said.
 * - topics_discussed: the project type, its requirements (or its description), and the project type once more
 *   as the plan.
 */
export function requestFrom(record: IntakeRecord | FallbackIntakeRecord): RequestFields {
  const { priority } = record;
  if ("service_type" in record)
    return {
      clientName: unnamed,
      contactPerson: asData(record.phone) || notGiven,
      email: null,
      keyDecisions: followUpWords,
      topicsDiscussed: listed([asData(record.special_requirements), plan(record.plan_interest)]),
      priority,
    };
  const project = asData(record.project_type);
  return {
    clientName: asData(record.company) || asData(record.customer_name) || unnamed,
    contactPerson: asData(record.customer_name) || notGiven,
    email: isAddress(record.email) ? record.email : null,
    keyDecisions: listed([
      record.follow_up_needed ? followUpWords : "No follow-up asked for",
      labelled("budget", record.budget),
      labelled("timeline", record.timeline),
      labelled("contact by", record.contact_preference),
    ]),
    topicsDiscussed: listed([
      project,
      asData(record.key_requirements) || asData(record.project_description),
      plan(record.project_type),
    ]),
    priority,
  };
}

const listed = (parts: readonly string[]) => parts.filter(Boolean).join("; ");
const labelled = (label: string, text: string) => (asData(text) ? `${label}: ${asData(text)}` : "");
const plan = (text: string) => (asData(text) ? planWords + asData(text) : "");

/** A customer's words on one line, without the two phrases that mean something to us. */
const asData = (text: string): string =>
  oneLine(text)
    .replace(/follow-up(?=\s*required)/gi, "follow up")
    .replace(/internet plan\s*:[\s:]*/gi, "internet plan ")
    .trim();

type StoredRequest = {
  id: string;
  createdAt: Date;
  decision: "approved" | "rejected" | null;
  keyDecisions: string;
  intake: IntakeRecord | FallbackIntakeRecord;
};

/** What a record says to whoever it is about: label and text, as far as something was noted. */
export function factsOf(intake: IntakeRecord | FallbackIntakeRecord): OwnRequest["facts"] {
  const facts: OwnRequest["facts"] =
    "service_type" in intake
      ? [["How it began", intake.special_requirements]]
      : [
          ["What you need", intake.key_requirements || intake.project_description],
          ["Budget", intake.budget],
          ["Timeline", intake.timeline],
          ["How to reach you", intake.contact_preference],
        ];
  return facts.filter(([, text]) => text !== "");
}

/** A request as whoever it is about reads it. */
export function ownRequest({ id, createdAt, intake, ...row }: StoredRequest): OwnRequest {
  return {
    id,
    status: statusOf(row),
    isDecided: row.decision !== null,
    title: ("project_type" in intake && intake.project_type) || "A conversation with Aria",
    facts: factsOf(intake),
    createdAt: createdAt.toISOString(),
  };
}
