import type {
  ChatEvent,
  ChatView,
  ConversationView,
  MessageView,
} from "#domain/conversations/contract.ts";
import { mergeMessages } from "./merge-messages.ts";
import { addWords, noWords, type Writing } from "./writing.ts";

/** What the panel knows of the conversation. Pure: whatever comes in whatever order, the messages end the same. */
export type ChatState = {
  isLoaded: boolean;
  isDemo: boolean;
  conversationId: string | null;
  isEnded: boolean;
  handledBy: ConversationView["handledBy"];
  /** How a person can reply to the visitor, as far as it was told. */
  contact: ConversationView["contact"];
  /** By position, oldest first. */
  messages: readonly MessageView[];
  hasOlder: boolean;
  /** The answer that is being written now. */
  writing: Writing | null;
  /** A message that got no answer, and what to say about it. */
  failure: { replyTo: string; problem: string } | null;
  /** Answers of which was said whether they helped, by id: over what their messages say. */
  rated: Readonly<Record<string, boolean | null>>;
  /** What was sent from here and doesn't stand in the conversation yet. */
  outgoing: { key: string; text: string } | null;
};

export type ChatAction =
  | { type: "loaded"; view: ChatView }
  | { type: "event"; event: ChatEvent }
  | { type: "older"; messages: readonly MessageView[]; hasOlder: boolean }
  | { type: "sending"; key: string; text: string }
  /** It stands in the conversation, or doesn't and never will. */
  | { type: "settled"; key: string }
  | { type: "asked-again"; replyTo: string }
  | { type: "not-asked"; replyTo: string; problem: string }
  | { type: "rated"; messageId: string; isHelpful: boolean | null }
  | { type: "ended" }
  | { type: "left-address"; email: string }
  | { type: "started-over" };

export const noChat: ChatState = {
  isLoaded: false,
  isDemo: false,
  conversationId: null,
  isEnded: false,
  handledBy: "aria",
  contact: null,
  messages: [],
  hasOlder: false,
  writing: null,
  failure: null,
  rated: {},
  outgoing: null,
};

/** Said where a message got no answer and nobody knows why. */
export const noAnswer = "No answer arrived. Your message is saved.";

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "loaded":
      return load(state, action.view);
    case "event":
      return hear(state, action.event);
    case "older":
      return {
        ...state,
        messages: mergeMessages(state.messages, action.messages),
        rated: { ...state.rated, ...ratedIn(action.messages) },
        hasOlder: action.hasOlder,
      };
    case "sending":
      return { ...state, outgoing: { key: action.key, text: action.text }, failure: null };
    case "settled":
      return state.outgoing?.key === action.key ? { ...state, outgoing: null } : state;
    case "asked-again":
      return { ...state, failure: null, writing: noWords(action.replyTo) };
    case "not-asked":
      return fail(state, action);
    case "rated":
      return rate(state, action);
    case "ended":
      return { ...state, isEnded: true, writing: null, outgoing: null, failure: null };
    case "left-address":
      return { ...state, contact: { email: action.email } };
    case "started-over":
      return startedOver(state);
    default:
      return action satisfies never;
  }
}

const startedOver = ({ isLoaded, isDemo, outgoing }: ChatState): ChatState => ({
  ...noChat,
  isLoaded,
  isDemo,
  outgoing,
});

/** The server's view: it is right about all that it tells, and may be a moment older than what was heard since. */
function load(state: ChatState, { conversation, isDemo }: ChatView): ChatState {
  const known = { ...state, isLoaded: true, isDemo };
  if (!conversation)
    return state.conversationId === null
      ? known
      : { ...known, isEnded: true, writing: null, failure: null };
  const before = conversation.id === state.conversationId ? known : startedOver(known);
  const first = conversation.messages[0]?.position ?? 1;
  const last = before.messages.at(-1)?.position ?? 0;
  // Too much was missed for the two to meet: what came before is fetched again when somebody scrolls up.
  const isApart = last > 0 && first > last + 1;
  const kept = isApart ? [] : before.messages;
  const messages = mergeMessages(kept, conversation.messages);
  const isOldestKnown = kept.length > 0 && (kept[0]?.position ?? 0) <= first;
  const next: ChatState = {
    ...before,
    conversationId: conversation.id,
    isEnded: conversation.status === "ended",
    handledBy: conversation.handledBy,
    contact: conversation.contact,
    rated: { ...before.rated, ...ratedIn(conversation.messages) },
    messages,
    hasOlder: isOldestKnown ? before.hasOlder : conversation.hasOlder,
  };
  const { unanswered } = conversation;
  if (conversation.isReplying) {
    const asked = messages.findLast(({ sender }) => sender === "user")?.id;
    return asked && next.writing?.replyTo !== asked && !isAnswered(next, asked)
      ? { ...next, writing: noWords(asked), failure: null }
      : next;
  }
  const problem = next.failure?.replyTo === unanswered ? next.failure?.problem : noAnswer;
  return {
    ...next,
    writing: null,
    failure: unanswered ? { replyTo: unanswered, problem: problem ?? noAnswer } : null,
  };
}

function hear(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "message": {
      const { conversationId, message } = event;
      const isOther = state.conversationId !== null && state.conversationId !== conversationId;
      if (isOther && !state.isEnded) return state;
      const before = isOther ? startedOver(state) : state;
      const isAnswer = message.replyTo !== null;
      return {
        ...before,
        conversationId,
        messages: mergeMessages(before.messages, [message]),
        writing: isAnswer && before.writing?.replyTo === message.replyTo ? null : before.writing,
        failure: isAnswer && before.failure?.replyTo === message.replyTo ? null : before.failure,
      };
    }
    case "replying":
      if (isAnswered(state, event.replyTo) || state.writing?.replyTo === event.replyTo)
        return state;
      return { ...state, writing: noWords(event.replyTo), failure: null };
    case "words": {
      const isExpected = state.writing?.replyTo === event.replyTo;
      // Of an answer that stands there already.
      if (!isExpected && state.messages.some(({ replyTo }) => replyTo === event.replyTo))
        return state;
      const writing = isExpected && state.writing ? state.writing : noWords(event.replyTo);
      return { ...state, writing: addWords(writing, event), failure: null };
    }
    case "failed":
      return fail(state, event);
    case "handled":
      return { ...state, handledBy: event.by };
    case "rated":
      return rate(state, event);
    case "ended":
      return { ...state, isEnded: true, writing: null, failure: null };
    default:
      return state; // of a newer version of the server
  }
}

const rate = (
  state: ChatState,
  { messageId, isHelpful }: { messageId: string; isHelpful: boolean | null },
): ChatState => ({ ...state, rated: { ...state.rated, [messageId]: isHelpful } });

/** What the server knows of answers, also that nothing is said of them any more. */
const ratedIn = (messages: readonly MessageView[]) =>
  Object.fromEntries(
    messages
      .filter(({ sender }) => sender === "ai")
      .map(({ id, isHelpful }) => [id, isHelpful] as const),
  );

function fail(state: ChatState, { replyTo, problem }: { replyTo: string; problem: string }) {
  if (isAnswered(state, replyTo)) return state;
  const writing = state.writing?.replyTo === replyTo ? null : state.writing;
  return { ...state, writing, failure: { replyTo, problem } };
}

/** Whether its whole answer is there; one that broke off, or a canned one, may be followed by another. */
const isAnswered = ({ messages }: ChatState, id: string) =>
  messages.some(({ replyTo, state }) => replyTo === id && state === "whole");

/** A reply is on its way, or the message that asks for it: nothing else is sent meanwhile. */
export const isPending = ({ writing, outgoing }: ChatState): boolean =>
  writing !== null || outgoing !== null;

/** Whether a message between those that are known was missed: the server's view brings it. */
export const hasGap = ({ messages }: ChatState): boolean =>
  messages.some(
    ({ position }, index) => index > 0 && position !== (messages[index - 1]?.position ?? 0) + 1,
  );

/** Spec site.md §2: more than two messages, Aria's greeting among them. */
export const mayBeSaved = ({ messages, hasOlder, isEnded }: ChatState): boolean =>
  !isEnded && (hasOlder || messages.length + 1 > 2);
