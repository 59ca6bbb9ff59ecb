import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { beginReply } from "./begin-reply.ts";
import { type Channel, ChatMessage, type MessageView } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { invalidInput } from "./invalid-input.ts";
import { insertChat, insertQuestion, type StoredQuestion } from "./queries-saying.ts";
import { selectMessageByKey, selectMessagesAfter, selectOpen, toMessageView } from "./queries.ts";
import { titleOf } from "./rules.ts";
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
  { isNew = false, channel = "chat" }: { isNew?: boolean; channel?: Channel } = {},
): Promise<Sent> {
  const parsed = ChatMessage.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { text, key } = parsed.data;
  const page = (await findShownPage(parsed.data.page, deps))?.path ?? null;
  const id = newId("msg");
  for (let left = tries; left > 0; left--) {
    const now = deps.clock();
    const until = new Date(now.getTime() + deps.conversations.chats.times.leaseMs);
    const { key: visitorKey, userId } = visitor;
    const said = { id, text, key, page, title: titleOf(text) };
    const question = { ...said, visitorKey, channel, userId, now, until };
    // Each look decides what comes next.
    const stored = isNew && left === tries ? null : await store(question, deps);
    if (stored) return follow({ ...stored, question, visitor }, deps);
    const open = isNew && left === tries ? null : await selectOpen(deps.db, visitorKey, channel);
    if (open) {
      const before = await selectMessageByKey(deps.db, open.id, key);
      const isPending = open.answeringUntil !== null && open.answeringUntil > now;
      if (before) return repeated(open.id, toMessageView(before), isPending, deps);
      if (isPending && !open.handledBy) throw new AppError("reply_pending");
      continue; // it was answered in this very moment
    }
    if (channel === "video") throw new AppError("consultation_over");
    const conversationId = await insertChat(deps.db, { ...question, conversationId: newId("cnv") });
    if (conversationId) {
      const first = { conversationId, position: 1, isHandled: false, before: [] };
      return follow({ ...first, question, visitor }, deps);
    }
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

async function store(question: Question, deps: ConversationDeps): Promise<StoredQuestion | null> {
  try {
    return await insertQuestion(deps.db, question);
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
  { question, visitor, ...stored }: StoredQuestion & { question: Question; visitor: Visitor },
  deps: ConversationDeps,
): Sent {
  const { conversationId, isHandled, before } = stored;
  const { channel, until } = question;
  const message = viewOf(question, stored);
  deps.conversations.chats.publish(conversationId, { type: "message", conversationId, message });
  if (!isHandled)
    beginReply({ conversationId, question: message, before, visitor, channel, until }, deps);
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
