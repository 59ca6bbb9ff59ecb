import type {
  ChatEvent,
  ChatView,
  ConversationView,
  MailedTranscript,
  MessageView,
  PageAnswer,
  RatedAnswer,
} from "#domain/conversations/contract.ts";
import { getJson, postJson, refusalOf } from "../../kit/api-call.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import { readEvents } from "./event-stream.ts";

/** What is sent: words, the browser's own name for them, and the page that somebody looks at. */
export type Said = { text: string; key: string; page?: string };

/** The functions behind one conversation (src/http/functions/chat-replies.ts); all of them throw as api-call.ts says. */
export type TalkCalls = {
  /** The visitor's running conversation, if there is one. */
  read: (signal?: AbortSignal) => Promise<ChatView>;
  /** The messages before a position. */
  readOlder: (before: number) => Promise<{ messages: MessageView[]; hasOlder: boolean }>;
  /** Sends a message and streams what comes of it, the message itself first, until the reply is there. */
  send: (said: Said, signal: AbortSignal) => Promise<AsyncGenerator<ChatEvent>>;
  /** Asks for an answer to a message that got none, or only half of one. */
  askAgain: (messageId: string, signal: AbortSignal) => Promise<AsyncGenerator<ChatEvent>>;
  /** All that happens in the conversation from now on, and the words of an answer that is being written. */
  watch: (signal: AbortSignal, onSign: () => void) => Promise<AsyncGenerator<ChatEvent>>;
};

export const talkCalls = (base: string): TalkCalls => ({
  read: (signal) => getJson(base, signal),
  readOlder: (before) => getJson(`${base}/older?before=${before}`),
  send: (said, signal) => openStream(`${base}/send`, said, signal),
  askAgain: (messageId, signal) => openStream(`${base}/retry`, { messageId }, signal),
  watch: (signal, onSign) => openStream(`${base}/events`, null, signal, onSign),
});

const base = "/functions/chat";
export const chatCalls = talkCalls(base);

/** What the server says of a page of ours, and what is asked there. */
export const readPage = (path: string, signal: AbortSignal): Promise<PageAnswer> =>
  getJson(`${base}/page?path=${encodeURIComponent(path)}`, signal);

/** Stops the answer that is being written to a message. */
export const stopAnswer = (messageId: string): Promise<{ stopped: boolean }> =>
  postJson(`${base}/stop`, { messageId }, { key: randomKey() });

/** Has the conversation mailed to an address. */
export const mailChat = (email: string): Promise<MailedTranscript> =>
  postJson(`${base}/mail`, { email }, { key: randomKey() });

/** Stores whether an answer helped; null takes it back. */
export const rateAnswer = (rating: {
  messageId: string;
  isHelpful: boolean | null;
}): Promise<RatedAnswer> => postJson(`${base}/helpful`, rating, { key: randomKey() });

/** How a person can reply to the visitor, if they told. */
export type Contact = ConversationView["contact"];

/** What became of a chat that was ended: with more than one message, what it gathered is saved for follow-up. */
export type EndedChat = { saved: boolean; contact: Contact };
export const endChat = (): Promise<EndedChat> => postJson(`${base}/end`, {}, { key: randomKey() });

/** Leaves an address to which a person may write. */
export const leaveAddress = (address: {
  email: string;
  name?: string;
}): Promise<{ stored: true }> => postJson(`${base}/leave-address`, address, { key: randomKey() });

/** Settles once the server has agreed; the events come then. */
async function openStream(
  address: string,
  body: object | null,
  signal: AbortSignal,
  onSign?: () => void,
): Promise<AsyncGenerator<ChatEvent>> {
  const response = await fetch(address, {
    method: body ? "POST" : "GET",
    headers: {
      accept: "text/event-stream",
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
    signal,
    cache: "no-store",
  });
  if (!response.ok || !response.body) throw await refusalOf(response);
  return readEvents(response.body, onSign);
}
