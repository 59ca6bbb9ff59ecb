import { AppError } from "#errors";
import type { Channel, ChatView, ConversationView, MessageView } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";
import { findContact } from "./known-contact.ts";
import {
  selectMessagesBefore,
  selectOpen,
  toMessageView,
  type ConversationRow,
  type MessageRow,
} from "./queries.ts";

type Deps = Pick<ConversationDeps, "db" | "clock" | "consultant">;

/** So many messages are shown at once. */
const pageSize = 30;

/**
 * The visitor's running chat (or what is said in their demo call) with its latest messages; `visitorKey` is null
 * for who never said anything.
 */
export async function readChat(
  visitorKey: string | null,
  deps: Deps,
  channel: Channel = "chat",
): Promise<ChatView> {
  const isDemo = deps.consultant.ai.name === "built-in";
  const open = visitorKey ? await selectOpen(deps.db, visitorKey, channel) : null;
  if (!open) return { conversation: null, isDemo };
  const [{ messages, hasOlder }, contact] = await Promise.all([
    page(open.id, null, deps),
    findContact(deps.db, open),
  ]);
  return { conversation: { ...toView(open, messages, hasOlder, deps.clock()), contact }, isDemo };
}

/**
 * Messages before a position, the latest of them, oldest first.
 * @throws AppError not_found where no chat runs, invalid_input
 */
export async function readOlder(
  visitorKey: string | null,
  before: unknown,
  deps: Deps,
  channel: Channel = "chat",
): Promise<{ messages: MessageView[]; hasOlder: boolean }> {
  if (typeof before !== "string" || !/^[1-9]\d{0,8}$/.test(before))
    throw new AppError("invalid_input", { fields: { before: "a position, from 1" } });
  const open = visitorKey ? await selectOpen(deps.db, visitorKey, channel) : null;
  if (!open) throw new AppError("not_found");
  const { messages, hasOlder } = await page(open.id, Number(before), deps);
  return { messages: messages.map(toMessageView), hasOlder };
}

/** The visitor's running chat, to watch it; how many messages it has. @throws AppError not_found */
export async function findChat(
  visitorKey: string | null,
  deps: Deps,
  channel: Channel = "chat",
): Promise<{ conversationId: string; messageCount: number }> {
  const open = visitorKey ? await selectOpen(deps.db, visitorKey, channel) : null;
  if (!open) throw new AppError("not_found");
  return { conversationId: open.id, messageCount: open.messageCount };
}

async function page(conversationId: string, before: number | null, { db }: Deps) {
  const rows = await selectMessagesBefore(db, conversationId, before, pageSize);
  return { messages: rows, hasOlder: (rows[0]?.position ?? 1) > 1 };
}

function toView(
  row: ConversationRow,
  messages: MessageRow[],
  hasOlder: boolean,
  now: Date,
): Omit<ConversationView, "contact"> {
  const isReplying = row.answeringUntil !== null && row.answeringUntil > now;
  return {
    id: row.id,
    status: row.status,
    handledBy: row.handledBy ? "person" : "aria",
    messages: messages.map(toMessageView),
    hasOlder,
    isReplying,
    ...(row.personWantedAt && { wantsPerson: true }),
    unanswered: isReplying || row.handledBy ? null : unansweredIn(messages),
  };
}

/** The visitor's last message, if no whole answer follows. */
function unansweredIn(messages: readonly MessageRow[]): string | null {
  const at = messages.findLastIndex(({ sender }) => sender === "user");
  const isAnswered = messages
    .slice(at + 1)
    .some(({ sender, state }) => sender === "person" || (sender === "ai" && state === "whole"));
  return isAnswered ? null : (messages[at]?.id ?? null);
}
