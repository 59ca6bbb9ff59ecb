import type { Tx } from "#db/open.ts";
import { forgetMissedIn } from "#domain/answers/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import {
  announceBotEnd,
  closeAt,
  deleteVisitorAt,
  handBack,
  listConversations,
  readTranscript,
  sayAsPerson,
  takeOver,
  watchConversation,
} from "#domain/conversations/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { deskOfBot } from "./bot-desk.ts";
import { BotNoteForm, type BotNoteView } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { BotConversationView } from "./desk-views.ts";
import { invalidInput } from "./invalid-input.ts";
import { deleteLeadsOfVisitor } from "./queries-leads.ts";
import { deleteNotesWithout, insertNote, selectNotes } from "./queries-notes.ts";
import { requireBotProject } from "./rights.ts";

/** One conversation at a bot's desk. */
type At = { projectId: string; id: string };

/** The conversations of a bot, by the last message (ConversationListQuery). @throws AppError signed_out, not_found */
export async function listBotConversations(
  actor: Actor,
  { projectId, query }: { projectId: string; query: unknown },
  deps: ChatbotDeps,
) {
  const desk = await deskOfBot(deps.db, actor, projectId);
  return listConversations(actor, query, deps, desk);
}

/** A conversation as the bot's people read it, with their notes. @throws AppError signed_out, not_found */
export async function readBotConversation(
  actor: Actor,
  { projectId, id }: At,
  deps: ChatbotDeps,
): Promise<BotConversationView> {
  const desk = await deskOfBot(deps.db, actor, projectId);
  const { userId: _userId, ...transcript } = await readTranscript(actor, id, deps, desk);
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

/** @throws AppError signed_out, not_found, read_only, conversation_ended, already_decided */
export const takeOverBot = async (actor: Actor, { projectId, id }: At, deps: ChatbotDeps) =>
  takeOver(actor, id, deps, await deskOfBot(deps.db, actor, projectId));

/** @throws AppError signed_out, not_found, read_only, conversation_ended */
export const handBackToBot = async (actor: Actor, { projectId, id }: At, deps: ChatbotDeps) =>
  handBack(actor, id, deps, await deskOfBot(deps.db, actor, projectId));

/** What a member who took over says. @throws AppError signed_out, not_found, read_only, forbidden, conversation_ended */
export const sayForBot = async (
  actor: Actor,
  { projectId, id, input }: At & { input: unknown },
  deps: ChatbotDeps,
) => sayAsPerson(actor, id, input, deps, await deskOfBot(deps.db, actor, projectId));

/** Ends a running conversation. @throws AppError signed_out, not_found, read_only, conversation_ended */
export async function endForBot(
  actor: Actor,
  { projectId, id }: At,
  deps: ChatbotDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await requireBotProject(tx, actor, projectId, "editor");
    await closeAt(tx, { desk: projectId, id, now: deps.clock() });
    await announceBotEnd(tx, { projectId, conversationId: id }, deps);
  });
  await deps.conversations.chats.cut(id, "handled");
  deps.conversations.chats.publish(id, { type: "ended" });
}

/** Notes something about a conversation, for other members. @throws AppError signed_out, not_found, read_only, invalid_input */
export async function addBotNote(
  actor: Actor,
  { projectId, id, input }: At & { input: unknown },
  deps: ChatbotDeps,
): Promise<void> {
  const parsed = BotNoteForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const desk = await deskOfBot(deps.db, actor, projectId);
  await deps.db.transaction(async (tx) => {
    const authorId = await desk.requireAnswerer(tx, actor);
    await watchConversation(actor, id, { ...deps, db: tx }, desk);
    const createdAt = deps.clock();
    const { text } = parsed.data;
    await insertNote(tx, {
      id: newId("note"),
      projectId,
      conversationId: id,
      authorId,
      text,
      createdAt,
    });
  });
}

/**
 * Erases a visitor, by one of their conversations: all of their conversations with this bot, their lead, the notes about
 * them, and what only they asked among the unanswered questions. @throws AppError signed_out, not_found, read_only
 */
export async function eraseBotVisitor(
  actor: Actor,
  { projectId, id }: At,
  deps: ChatbotDeps,
): Promise<void> {
  const ids = await deps.db.transaction(async (tx: Tx) => {
    const { userId } = await requireBotProject(tx, actor, projectId, "editor");
    const gone = await deleteVisitorAt(tx, { desk: projectId, id });
    if (!gone) throw new AppError("not_found");
    await deleteLeadsOfVisitor(tx, { projectId, visitorKey: gone.visitorKey });
    await deleteNotesWithout(tx, projectId);
    await forgetMissedIn(tx, gone.ids);
    await recordAudit(tx, {
      actor: userId,
      action: "bot_conversation.deleted",
      subject: `project/${projectId}`,
      detail: { conversations: gone.ids.length },
    });
    return gone.ids;
  });
  for (const one of ids) {
    await deps.conversations.chats.cut(one, "handled");
    deps.conversations.chats.publish(one, { type: "ended" });
  }
}
