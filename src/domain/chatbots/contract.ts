import { z } from "zod";
import { ChatEvent, ChatMessage, MessageView } from "../conversations/contract.ts";
import { defineEvent } from "../events/contract.ts";
import type { Used } from "../usage/contract.ts";

/** A deployed bot as its window and its page show it: `GET /v1/chatbots/{address}`. Nothing that only its owner may know. */
export type BotView = {
  /** Its address: lower case letters, digits and `-`. */
  address: string;
  name: string;
  /** `paused`: it says that it can't answer now. */
  state: "live" | "paused";
  greeting: string;
  suggestions: string[];
  /** The first is the one to begin in. */
  languages: ("en" | "de" | "es" | "fr")[];
  look: {
    color: string;
    theme: "auto" | "light" | "dark";
    position: "right" | "left";
    /** Address of its picture, on our origin; null: its first letter. */
    picture: string | null;
  };
  lead: {
    when: "never" | "before" | "unanswered" | "asked";
    fields: ("name" | "email" | "phone" | "company")[];
    text: string;
    consent: string;
  };
  /** Null: always open. */
  hours: { isOpen: boolean; outside: "answer" | "lead"; text: string } | null;
  /** Whether a person can be asked for now. */
  hasPeople: boolean;
};

/**
 * What its window calls, below `/v1/chatbots/{address}`, with `x-visitor`; `GET` without it finds no conversation, and
 * an answer to the first message carries it as a header (exposed to scripts of other origins):
 *
 * - `GET /`: BotView. `GET /chat`: BotChatView, with a new `visitor` where none was sent.
 * - `POST /messages` BotMessage, `POST /retry` `{ messageId }`: with `accept: text/event-stream`, what comes of it as
 *   BotEvents, the message itself first, until the reply is there.
 * - `GET /events?after=position`: all BotEvents from there on; `message` has its position as `id`.
 * - `POST /stop` `{ messageId }`, `POST /helpful` AnswerRating, `POST /person` `{}` (asks for a person; 409 where there
 *   is none), `POST /end` `{}`, `POST /leads` BotLeadForm: JSON.
 *
 * An answer that doesn't know, or that a limit keeps it from giving, carries the offer `follow-up`: the window shows
 * its lead form, if it has one. A source's `path` is an absolute http(s) address, or empty where nobody can open it.
 * Problems are ours (RFC 9457), with `code`.
 */
/** A visitor's conversation with a bot; `visitor` names them from now on (128 bits; kept by the window, not by a cookie). */
export type BotChatView = {
  visitor: string;
  conversation: {
    id: string;
    status: "open" | "ended";
    handledBy: "bot" | "person";
    messages: MessageView[];
    isReplying: boolean;
  } | null;
};

/**
 * Body of `POST /v1/chatbots/{address}/messages` as windows send it, with `x-visitor` (absent the first time). The same
 * key sent twice is one message. As programs send it, with `Authorization: Bearer`: BotApiMessage.
 */
export const BotMessage = ChatMessage.pick({ text: true, key: true }).extend({
  /** The page that the visitor is looking at, on the site that shows the bot; shown to its owner. */
  page: z.string().max(2000).optional().catch(undefined),
});
export type BotMessage = z.infer<typeof BotMessage>;

/** The documented call (content/api-reference.ts, sendMessage); below, its answer. */
export const BotApiMessage = z.object({
  message: z.string().trim().min(1, "Please write something.").max(4000),
  user_id: z.string().trim().min(1).max(200),
  context: z
    .object({
      session_id: z.string().trim().max(200).optional(),
      previous_messages: z.array(z.string().max(4000)).max(20).optional(),
    })
    .default({}),
});
export type BotApiReply = {
  conversation_id: string;
  reply: string;
  sources: { title: string; url: string | null }[];
  /** `answered`, `unanswered` (it doesn't know), `person` (a person answers; none has yet). */
  state: "answered" | "unanswered" | "person";
};

/** What streams from `GET /v1/chatbots/{address}/events` to a visitor, as server-sent events. */
export const BotEvent = ChatEvent;
export type BotEvent = ChatEvent;

/** Body of `POST /v1/chatbots/{address}/leads`. */
export const BotLeadForm = z
  .object({
    name: z.string().trim().max(200).default(""),
    email: z
      .string()
      .trim()
      .max(254)
      .default("")
      .refine(
        (text) => text === "" || z.email().safeParse(text).success,
        "This is not an email address.",
      ),
    phone: z.string().trim().max(50).default(""),
    company: z.string().trim().max(200).default(""),
    hasConsented: z.boolean().default(false),
    /** A field that people don't see. */
    "bot-field": z.string().max(1000).default(""),
  })
  .refine(({ email, phone }) => email !== "" || phone !== "", {
    path: ["email"],
    message: "Please leave an email address or a phone number.",
  });
export type BotLeadForm = z.infer<typeof BotLeadForm>;

/** A lead as its owner sees it, and as it is delivered to CRMs, databases and webhooks. */
export type BotLead = {
  id: string;
  projectId: string;
  conversationId: string | null;
  botName: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** The page that the visitor was looking at. */
  page: string | null;
  /** What they asked for first, in their words. */
  said: string;
  /** ISO time. */
  takenAt: string;
};

/** A visitor was erased at a bot's desk; the subject is `project/{id}`. */
const erasedAt = z.object({ projectId: z.string() });
export const botVisitorErased = defineEvent("bot-visitor.erased", erasedAt);

/** Somebody left an address with a bot, or changed what they left; the subject is `project/{id}`. */
export const leadTaken = defineEvent(
  "lead.taken",
  z.object({ projectId: z.string(), leadId: z.string(), conversationId: z.string().nullable() }),
);

/** Body of `POST /functions/bots/{projectId}/try`: a chat with the draft. Nothing of it is stored. */
export const BotTrial = z.object({
  turns: z
    .array(z.object({ sender: z.enum(["user", "ai"]), text: z.string().max(4000) }))
    .min(1)
    .max(21),
});
/** What the draft says, and why. */
export type BotTrialView = {
  text: string;
  /** `answered` from a source, `unanswered`, `small-talk`, or `declined` (what it must not talk about). */
  outcome: "answered" | "unanswered" | "small-talk" | "declined";
  sources: { title: string; url: string | null }[];
  /** What was found, the best first; `address` is empty for texts and files. */
  passages: { title: string; address: string; text: string; score: number; isUsed: boolean }[];
  /** What a model is told; null without one. */
  prompt: string | null;
  /** Who answered. */
  answeredBy: "built-in" | "provider" | "own-key";
};

/** A question of the test set, with what a right answer holds. */
export const BotTestForm = z.object({
  question: z.string().trim().min(1, "Please write a question.").max(500),
  /** Words that the answer must hold; upper and lower case are the same. */
  words: z.array(z.string().trim().min(1).max(100)).max(10).default([]),
  /** A source that it must rest on; null: any. */
  sourceId: z.string().max(64).nullable().default(null),
  /** It must say that it doesn't know. */
  isUnanswerable: z.boolean().default(false),
});
export type BotTestForm = z.infer<typeof BotTestForm>;
export type BotTestView = BotTestForm & {
  id: string;
  /** How it went last, and the time before; null: never asked. */
  last: { hasPassed: boolean; text: string; missing: string[]; askedAt: string } | null;
  before: { hasPassed: boolean } | null;
};

/** How a bot stands, for its designer: `GET /functions/bots/{projectId}/desk`. */
export type BotDeskView = {
  /** Who answers with the draft's settings; `model` as the provider calls it. */
  assistant: {
    kind: "built-in" | "provider" | "own-key";
    /** The one that answers. */
    model: string | null;
    /** What can be chosen; null where the provider doesn't tell. */
    models: readonly string[] | null;
    /** The chosen model that isn't offered, so that the default answers; null where it is. */
    missingModel: string | null;
  };
  /** Of its inbox: running now, waiting for a person, questions without an answer, leads in all. */
  open: number;
  waiting: number;
  unanswered: number;
  leads: number;
  /** What all bots of the project's owner use of that person's plan; messages this month, until `resetsAt` (ISO time). */
  plan: { name: string; resetsAt: string; bots: Used; knowledgeBytes: Used; messages: Used };
  /** What can be chosen; only its owner sees theirs. */
  connections: { id: string; kind: string; name: string }[];
  /** Whether somebody has chosen a CRM or a database without connecting it. */
  unconnected: string[];
};

/** What `POST /functions/bots/{projectId}/topics` says of each topic: the sources that speak of it. */
export type BotTopicView = { topic: string; sourceIds: string[] };

/** What streams from `GET /functions/bots/{projectId}/events`: how many conversations run, and wait for a person. */
export type BotInboxEvent = { type: "inbox"; open: number; waiting: number };

/** How a question of the test set went. */
export type BotTestResult = NonNullable<BotTestView["last"]>;

/** A key for programs: `Authorization: Bearer …` opens this bot and nothing else. */
export type BotKeyView = {
  id: string;
  name: string;
  /** Its last four characters. */
  ending: string;
  createdAt: string;
  lastUsedAt: string | null;
};
/** With the key itself, which is told once. */
export type NewBotKey = BotKeyView & { key: string };

/** A page of a bot's leads; `next` is the `after` of the next page. */
export type BotLeadList = {
  items: (BotLead & { consentText: string | null })[];
  total: number;
  canDelete: boolean;
  next: string | null;
};

/** What a member notes about a conversation; visitors never see it. */
export const BotNoteForm = z.object({
  text: z
    .string()
    .trim()
    .min(1, "Please write something.")
    .max(2000, "Please keep this under 2,000 characters."),
});
export type BotNoteView = { id: string; text: string; author: string; at: string };
