import { z } from "zod";
import { cleanText } from "#kit/text.ts";
import { Offer, SourceLink } from "../consultant/contract.ts";
import { defineEvent } from "../events/contract.ts";

/** Longest message of a visitor, in characters. */
export const longestMessage = 4000;

/** Where people talk: in writing, or in a video consultation. */
export type Channel = "chat" | "video";

/** By what a conversation with a customer's bot reaches it; ours are all `web`. */
export const Via = z.enum(["web", "email", "sms"]);
export type Via = z.infer<typeof Via>;

/** Who says something: the visitor, Aria, a person of ours in her place, or the conversation itself. */
export const MessageSender = z.enum(["user", "ai", "person", "note"]);
export type MessageSender = z.infer<typeof MessageSender>;

/** `cut`: an answer that broke off; `stopped`: the visitor stopped it; `canned`: a reply of ours because the provider failed. */
export const MessageState = z.enum(["whole", "cut", "stopped", "canned"]);
export type MessageState = z.infer<typeof MessageState>;

/** Body of `POST /functions/chat/send`: what somebody says, and the browser's own name for it. */
export const ChatMessage = z.object({
  text: z
    .string("This is not text.")
    .max(
      longestMessage,
      `Please keep this under ${longestMessage.toLocaleString("en-US")} characters.`,
    )
    .overwrite(cleanText)
    .trim()
    .min(1, "Please write something."),
  key: z.string().regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, - or _"),
  /** Address of the page that they are looking at. What isn't a page of ours is left out. */
  page: z.string().optional().catch(undefined),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What an admin who took a conversation over says in it. The same key sent twice is one message. */
export const PersonMessage = ChatMessage.pick({ text: true, key: true });

export const MessageView = z.object({
  id: z.string(),
  /** Place in the conversation, from 1. */
  position: z.int(),
  sender: MessageSender,
  text: z.string(),
  state: MessageState,
  /** ISO time. */
  at: z.string(),
  replyTo: z.string().nullable(),
  sources: z.array(SourceLink),
  offers: z.array(Offer),
  /** Of a visitor's: the page of ours that they were looking at. */
  page: z.string().nullable(),
  /** Of an answer: whether the visitor said that it helped. */
  isHelpful: z.boolean().nullable(),
  /** Of a bot's answer: it says that it isn't known. */
  isUnanswered: z.boolean().optional(),
});
export type MessageView = z.infer<typeof MessageView>;

export const ConversationView = z.object({
  id: z.string(),
  status: z.enum(["open", "ended"]),
  handledBy: z.enum(["aria", "person"]),
  /** The latest ones, oldest first. */
  messages: z.array(MessageView),
  hasOlder: z.boolean(),
  /** A reply is being written now. */
  isReplying: z.boolean(),
  /** The visitor's last message got no answer, and none is coming: it can be asked again. */
  unanswered: z.string().nullable(),
  /** A bot's visitor waits for a person. */
  wantsPerson: z.boolean().optional(),
  /** How a person can reply to the visitor; null where they left nothing. `email` is null where they left a phone number only. */
  contact: z.object({ email: z.string().nullable() }).nullable(),
});
export type ConversationView = z.infer<typeof ConversationView>;

/** `GET /functions/chat`: the visitor's running conversation, if there is one. */
export const ChatView = z.object({
  conversation: ConversationView.nullable(),
  /** Whether Aria is the built-in one (demo mode). */
  isDemo: z.boolean(),
});
export type ChatView = z.infer<typeof ChatView>;

/** A page of ours that a visitor is looking at. */
export type ShownPage = { path: string; title: string; serviceId: string | null };

/** `GET /functions/chat/page?path=`: what there is to say of the page, if it says something about what is asked there, and questions to begin with. */
export type PageAnswer = { page: Pick<ShownPage, "path" | "title"> | null; asks: string[] };

/** Body of `POST /functions/chat/helpful`: whether an answer helped; null takes it back. */
export const AnswerRating = z.object({
  messageId: z.string(),
  isHelpful: z.boolean().nullable(),
});
/** What comes of it: where it didn't help, the nearest other questions. */
export type RatedAnswer = { isHelpful: boolean | null; asks: string[] };

/** Body of `POST /functions/chat/mail`: where the conversation shall be mailed. */
export const TranscriptWish = z.object({
  email: z
    .string("Please enter your email address.")
    .trim()
    .max(320, "This is not an email address.")
    .pipe(z.email("This is not an email address.")),
});
/** What came of it; `isKept`: no mail service is connected, so it waits in the outbox for an admin. */
export type MailedTranscript = { to: string; isKept: boolean };

/** What streams to whoever watches a conversation, as server-sent events: `event` is the type, `data` the rest as JSON. */
export const ChatEvent = z.discriminatedUnion("type", [
  /** A message stands in the conversation: somebody's own, Aria's whole answer, a person's, a note. */
  z.object({ type: z.literal("message"), conversationId: z.string(), message: MessageView }),
  /** Aria began to write. */
  z.object({ type: z.literal("replying"), replyTo: z.string() }),
  /** Her next words; `offset` is how many characters came before them, so that nothing is shown twice. */
  z.object({ type: z.literal("words"), replyTo: z.string(), offset: z.int(), text: z.string() }),
  /** No answer came; the message can be asked again. `problem` is what to tell the visitor. */
  z.object({ type: z.literal("failed"), replyTo: z.string(), problem: z.string() }),
  /** An admin answers in Aria's place, or hands back. */
  z.object({ type: z.literal("handled"), by: z.enum(["aria", "person"]) }),
  /** The visitor said whether an answer helped. */
  z.object({ type: z.literal("rated"), messageId: z.string(), isHelpful: z.boolean().nullable() }),
  /** A bot's visitor waits for a person. */
  z.object({ type: z.literal("person-wanted") }),
  z.object({ type: z.literal("ended") }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** What the admin's list shows, by the last message: running ones, ended ones, those that wait for a person or have an answer that didn't help, those with contact details, or all; words that were said; `after` pages by keyset. */
export const ConversationListQuery = z.object({
  show: z.enum(["open", "ended", "person", "unhelpful", "lead", ""]).catch(""),
  search: z
    .string()
    .overwrite((text) => cleanText(text.slice(0, 200)).replace(/\s+/g, " "))
    .trim()
    .catch(""),
  /** Of one channel only; empty: of all. */
  via: z.enum([...Via.options, ""]).catch(""),
  after: z.string().max(200).catch(""),
});
export type ConversationListQuery = z.infer<typeof ConversationListQuery>;

/** A line of that list. */
export type ConversationListItem = {
  id: string;
  title: string;
  status: "open" | "ended";
  channel: Channel;
  via: Via;
  handledBy: "aria" | "person";
  messageCount: number;
  /** How many answers helped, and how many didn't, as the visitor said. */
  helpful: { yes: number; no: number };
  /** ISO times. */
  createdAt: string;
  lastMessageAt: string;
  /** Where the search found something: the words around it; null without a search. */
  found: string | null;
  /** At a bot's desk: since when the visitor waits for a person (ISO time), and whether they left contact details. */
  wantsPersonSince: string | null;
  hasLead: boolean;
};

/** A line of a transcript as admins read it (spec site.md §3): system messages are hidden. */
export type TranscriptLine = {
  speaker: "Customer" | "AI Agent" | "Person";
  text: string;
  at: string;
  id?: string;
  /** Of an answer: whether the visitor said that it helped, and that they stopped it. */
  isHelpful?: boolean | null;
  isStopped?: boolean;
  /** Of what the visitor said: the page that they were looking at. */
  page?: string | null;
};

/** A conversation of more than one message has ended, by chat or by video; the subject is `conversation/{id}`. */
export const conversationEnded = defineEvent(
  "conversation.ended",
  z.object({ conversationId: z.string() }),
);

/** A visitor's conversation with a customer's bot has ended; the subject is `project/{id}`. */
export const botConversationEnded = defineEvent(
  "bot-conversation.ended",
  z.object({ projectId: z.string(), conversationId: z.string() }),
);

/**
 * A customer's bot couldn't answer what a visitor asked; the subject is `conversation/{id}`. `messageId` names what it
 * said instead.
 */
export const botQuestionUnanswered = defineEvent(
  "bot-conversation.unanswered",
  z.object({ projectId: z.string(), conversationId: z.string(), messageId: z.string() }),
);

/** A person has spoken in a conversation that reaches the bot by mail or SMS; the subject is `conversation/{id}`. */
export const botPersonSpoke = defineEvent(
  "bot-conversation.person-spoke",
  z.object({ projectId: z.string(), conversationId: z.string() }),
);

/** A visitor has left an address for a reply; the subject is `conversation/{id}`. */
export const addressLeft = defineEvent(
  "conversation.address-left",
  z.object({ conversationId: z.string() }),
);
