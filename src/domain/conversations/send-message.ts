import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { ariaOf, type Assistant, countedIn } from "./assistant.ts";
import { beginReply } from "./begin-reply.ts";
import { type Channel, ChatMessage, type MessageView, type Via } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { invalidInput } from "./invalid-input.ts";
import { insertChat, insertQuestion, type StoredQuestion } from "./queries-saying.ts";
import { selectMessageByKey, selectMessagesAfter, selectOpen, toMessageView } from "./queries.ts";
import { type Said, titleOf } from "./rules.ts";
import { findShownPage } from "./shown-page.ts";

export type Sent = {
  conversationId: string;
  /** As it stands in the conversation. */
  message: MessageView;
  /** What follows it already: it was sent before. */
  later: MessageView[];
  /** A reply is being written. */
  isPending: boolean;
};

/** So often a chat may begin or end between two looks at it. */
const tries = 4;
/** A message that is sent again was sent a moment ago: little follows it. */
const maxLater = 8;

type Options = {
  isNew?: boolean;
  channel?: Channel;
  /** Who answers: Aria unless told. */
  assistant?: Assistant;
  /** By what it came to a bot. */
  via?: Via;
  /** The page of a bot's host at which its visitor is, as it may be stored. */
  hostPage?: string | null;
  /** What was said before elsewhere, for a conversation that begins with this. */
  earlier?: readonly Said[];
};

/**
 * Stores what a visitor says, in their running chat or a new one, and lets Aria answer (spec site.md §4 and
 * §5, chat). The reply is written meanwhile: watch the conversation to see it.
 *
 * @param isNew the visitor has said nothing before: there is no chat to look for
 * @param channel `video`: said in a call, whose conversation began with it
 * @throws AppError invalid_input, reply_pending, consultation_over where no call's conversation runs
 */
export async function sendMessage(
  visitor: Visitor,
  input: unknown,
  deps: ConversationDeps,
  {
    isNew = false,
    channel = "chat",
    via = "web",
    assistant = ariaOf(deps),
    hostPage = null,
    earlier = [],
  }: Options = {},
): Promise<Sent> {
  const parsed = ChatMessage.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { text, key } = parsed.data;
  const page = assistant.bot
    ? hostPage
    : ((await findShownPage(parsed.data.page, deps))?.path ?? null);
  const id = newId("msg");
  for (let left = tries; left > 0; left--) {
    const now = deps.clock();
    const until = new Date(now.getTime() + deps.conversations.chats.times.leaseMs);
    const { key: visitorKey, userId } = visitor;
    const said = { id, text, key, page, title: titleOf(text) };
    const { desk } = assistant;
    const question = { ...said, visitorKey, channel, desk, via, userId, now, until };
    // Each look decides what comes next.
    const stored = isNew && left === tries ? null : await store(question, assistant, deps);
    if (stored) return follow({ ...stored, question, visitor, assistant }, deps);
    const open = isNew && left === tries ? null : await selectOpen(deps.db, visitorKey, channel);
    if (open) {
      const before = await selectMessageByKey(deps.db, open.id, key);
      const isPending = open.answeringUntil !== null && open.answeringUntil > now;
      if (before) return repeated(open.id, toMessageView(before), isPending, deps);
      if (isPending && !open.handledBy) throw new AppError("reply_pending");
      continue; // it was answered in this very moment
    }
    if (channel === "video") throw new AppError("consultation_over");
    const begun = await begin(question, assistant, deps);
    if (begun)
      return follow({ ...begun, before: [...earlier], question, visitor, assistant }, deps);
  }
  throw new AppError("reply_pending");
}

async function repeated(
  conversationId: string,
  message: MessageView,
  isPending: boolean,
  { db }: ConversationDeps,
): Promise<Sent> {
  const rows = await selectMessagesAfter(db, conversationId, message.position, maxLater);
  return { conversationId, message, later: rows.map(toMessageView), isPending };
}

type Question = Parameters<typeof insertQuestion>[1];

/** With whether its owner's plan includes the answer. */
type Counted = StoredQuestion & { isOverLimit: boolean };

const begin = (
  question: Question,
  assistant: Assistant,
  deps: ConversationDeps,
): Promise<Counted | null> =>
  countedIn(assistant, deps, async (db, count) => {
    const conversationId = await insertChat(db, { ...question, conversationId: newId("cnv") });
    if (!conversationId) return null;
    const isOverLimit = !(await count(question.id));
    return { conversationId, position: 1, isHandled: false, before: [], isOverLimit };
  });

async function store(
  question: Question,
  assistant: Assistant,
  deps: ConversationDeps,
): Promise<Counted | null> {
  try {
    return await countedIn(assistant, deps, async (db, count) => {
      const stored = await insertQuestion(db, question);
      if (!stored) return null;
      return { ...stored, isOverLimit: !stored.isHandled && !(await count(question.id)) };
    });
  } catch (error) {
    if (isRepeat(error)) return null; // sent twice at the same moment
    throw error;
  }
}

const isRepeat = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === "23505" || isRepeat(error.cause));

/** Tells who watches, and begins the reply. */
function follow(
  {
    question,
    visitor,
    assistant,
    ...stored
  }: Counted & { question: Question; visitor: Visitor; assistant: Assistant },
  deps: ConversationDeps,
): Sent {
  const { conversationId, isHandled, before, isOverLimit } = stored;
  const { channel, until } = question;
  const message = viewOf(question, stored);
  deps.conversations.chats.publish(conversationId, { type: "message", conversationId, message });
  if (!isHandled)
    beginReply(
      {
        conversationId,
        question: message,
        before,
        visitor,
        channel,
        until,
        assistant,
        isOverLimit,
      },
      deps,
    );
  return { conversationId, message, later: [], isPending: !isHandled };
}

const viewOf = (
  { id, text, page, now }: Question,
  { position }: Pick<StoredQuestion, "position">,
): MessageView => ({
  id,
  position,
  sender: "user",
  text,
  state: "whole",
  at: now.toISOString(),
  replyTo: null,
  sources: [],
  offers: [],
  page,
  isHelpful: null,
});
