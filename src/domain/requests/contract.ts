import { z } from "zod";
import { cleanText } from "#kit/text.ts";

const text = (max: number) => z.string().overwrite(cleanText).trim().max(max);

/** What a conversation told about its customer (spec site.md §3, extracted intake record). */
export const IntakeRecord = z.object({
  customer_name: text(200),
  email: text(320),
  company: text(200),
  project_type: text(200),
  project_description: text(2000),
  key_requirements: text(2000),
  budget: text(200),
  timeline: text(200),
  contact_preference: text(200),
  follow_up_needed: z.boolean(),
  priority: z.enum(["low", "medium", "high"]),
});
export type IntakeRecord = z.infer<typeof IntakeRecord>;

/** The record where that failed; its shape is read by other systems (spec site.md §3, design's open points). */
export const FallbackIntakeRecord = z.object({
  phone: text(100),
  service_type: z.literal("residential"),
  plan_interest: text(200),
  address: text(500),
  installation_preference: text(200),
  current_provider: text(200),
  speed_requirements: text(200),
  /** The first 500 characters of the conversation. */
  special_requirements: text(500),
  follow_up_needed: z.literal(true),
  priority: z.literal("medium"),
});
export type FallbackIntakeRecord = z.infer<typeof FallbackIntakeRecord>;

/** Body of `POST /functions/store-intake-data` (spec site.md §7). */
export const IntakeSubmission = z.object({
  data: z.union([IntakeRecord, FallbackIntakeRecord]),
  source: z.literal("chat"),
  timestamp: z.iso.datetime({ offset: true }),
});
export type IntakeSubmission = z.infer<typeof IntakeSubmission>;

/** Spec site.md §4: derived, unless somebody decided. */
export const RequestStatus = z.enum(["pending", "approved", "rejected"]);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** What the registrations list shows: newest first; `after` pages by keyset. */
export const RequestListQuery = z.object({
  status: RequestStatus.or(z.literal("")).catch(""),
  /** `summaries`: only what has a transcript (spec site.md §3, visit summaries). */
  view: z.literal("summaries").or(z.literal("")).catch(""),
  search: z
    .string()
    .overwrite((value) => cleanText(value.slice(0, 200)).replace(/\s+/g, " "))
    .trim()
    .catch(""),
  after: z.string().max(200).catch(""),
});
export type RequestListQuery = z.infer<typeof RequestListQuery>;

/** What stands for a contact who didn't say who they are. */
export const notGiven = "Not given";

/** A line of the registrations list (spec site.md §3, service request). */
export type RequestView = {
  id: string;
  client_name: string;
  contact_person: string;
  email: string | null;
  /** Whose account it belongs to. */
  user_id: string | null;
  /** ISO time. */
  created_at: string;
  key_decisions: string;
  topics_discussed: string;
  tavus_conversation_id: string | null;
  conversation_id: string | null;
  has_transcript: boolean;
  /** Which channel the conversation was of. */
  source: "chat" | "video";
  status: RequestStatus;
  /** The text after `internet plan: ` in the topics; null where there is none. */
  plan: string | null;
  priority: "low" | "medium" | "high";
  decided_at: string | null;
};

/** One request with its whole record, as admins see it. */
export type RequestDetail = RequestView & {
  intake: IntakeRecord | FallbackIntakeRecord;
  is_fallback: boolean;
  decided_by: string | null;
};

/** A request as whoever it is about sees it. */
export type OwnRequest = {
  id: string;
  status: RequestStatus;
  /** A person has decided. */
  isDecided: boolean;
  /** What it is about. */
  title: string;
  /** What was noted: label and text. */
  facts: [label: string, text: string][];
  /** ISO time. */
  createdAt: string;
};
