import { z } from "zod";
import {
  countAtDesk,
  listConversations,
  readTranscript,
  watchConversation,
} from "#domain/conversations/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { deskOfBot } from "./bot-desk.ts";
import type { BotInboxEvent, BotNoteView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { BotConversationItem, BotConversationView } from "./desk-views.ts";
import { invalidInput } from "./invalid-input.ts";
import { selectNotes } from "./queries-notes.ts";
import { selectUnread, upsertRead } from "./queries-reads.ts";
import { requireBotProject } from "./rights.ts";

/** One conversation at a bot's desk. */
type At = { projectId: string; id: string };

/**
 * The conversations of a bot, by the last message (ConversationListQuery), each with what its reader hasn't seen of it.
 * @throws AppError signed_out, not_found
 */
export async function listBotConversations(
  actor: Actor,
  { projectId, query }: { projectId: string; query: unknown },
  deps: ChatbotDeps,
): Promise<{ items: BotConversationItem[]; next: string | null }> {
  const desk = await deskOfBot(deps.db, actor, projectId);
  const { items, next } = await listConversations(actor, query, deps, desk);
  const ids = items.map(({ id }) => id);
  const unread = await selectUnread(deps.db, requirePerson(actor), ids);
  return { items: items.map((item) => ({ ...item, unread: unread.get(item.id) ?? 0 })), next };
}

/** A conversation as the bot's people read it, with their notes; to this reader it is read. @throws AppError signed_out, not_found */
export async function readBotConversation(
  actor: Actor,
  { projectId, id }: At,
  deps: ChatbotDeps,
): Promise<BotConversationView> {
  const desk = await deskOfBot(deps.db, actor, projectId);
  const { userId: _userId, ...transcript } = await readTranscript(actor, id, deps, desk);
  const read = { conversationId: id, userId: requirePerson(actor), projectId };
  await upsertRead(deps.db, { ...read, position: transcript.messageCount });
  const notes = (await selectNotes(deps.db, id)).map((note): BotNoteView => ({
    id: note.id,
    text: note.text,
    author: note.author ?? "A former member",
    at: note.createdAt.toISOString(),
  }));
  return { ...transcript, notes };
}

/** A running conversation, to watch it live. @throws AppError signed_out, not_found */
export async function watchBotConversation(
  actor: Actor,
  { projectId, id }: At,
  deps: ChatbotDeps,
): Promise<{ conversationId: string; messageCount: number }> {
  return watchConversation(actor, id, deps, await deskOfBot(deps.db, actor, projectId));
}

const Seen = z.object({ position: z.int().min(0).max(1e9) });

/** Notes how far somebody has read a conversation while they watched it. @throws AppError signed_out, not_found, invalid_input */
export async function noteBotRead(
  actor: Actor,
  { projectId, id, input }: At & { input: unknown },
  deps: ChatbotDeps,
): Promise<void> {
  const parsed = Seen.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { messageCount } = await watchBotConversation(actor, { projectId, id }, deps);
  const position = Math.min(parsed.data.position, messageCount);
  const userId = requirePerson(actor);
  await upsertRead(deps.db, { conversationId: id, userId, projectId, position });
}

/**
 * What waits in a bot's inbox, now and whenever something happens at its desk.
 * @returns how to stop @throws AppError signed_out, not_found
 */
export async function watchBotInbox(
  actor: Actor,
  projectId: string,
  { send, close }: { send: (event: BotInboxEvent) => void; close: () => void },
  deps: ChatbotDeps,
): Promise<() => void> {
  await requireBotProject(deps.db, actor, projectId);
  let told = Promise.resolve(); // one after the other, so that the last one is the latest
  const tell = () => {
    told = told
      .then(async () => send({ type: "inbox", ...(await countAtDesk(deps.db, projectId)) }))
      .catch(close);
  };
  tell();
  return deps.conversations.chats.watchDesk(projectId, tell);
}
