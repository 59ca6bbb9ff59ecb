import type { Tx } from "#db/open.ts";
import { forgetMissedIn } from "#domain/answers/index.ts";
import { recordAudit } from "#domain/audit/index.ts";
import {
  announceBotEnd,
  closeAt,
  deleteVisitorAt,
  handBack,
  sayAsPerson,
  takeOver,
  watchConversation,
} from "#domain/conversations/index.ts";
import { publishEvent } from "#domain/events/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { forgetMails } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { deskOfBot } from "./bot-desk.ts";
import { BotNoteForm, botVisitorErased } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import { eraseElsewhere } from "./erase-elsewhere.ts";
import { invalidInput } from "./invalid-input.ts";
import { deleteLeadsOfVisitor } from "./queries-leads.ts";
import { deleteNotesWithout, insertNote } from "./queries-notes.ts";
import { deleteReadsWithout } from "./queries-reads.ts";
import { requireBotProject } from "./rights.ts";

/** One conversation at a bot's desk. */
type At = { projectId: string; id: string };

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
 * them, and what only they asked among the unanswered questions; also what was delivered of them to the owner's database.
 * @throws AppError signed_out, not_found, read_only
 */
export async function eraseBotVisitor(
  actor: Actor,
  { projectId, id }: At,
  deps: ChatbotDeps,
): Promise<void> {
  const ids = await deps.db.transaction(async (tx: Tx) => {
    const { userId, project } = await requireBotProject(tx, actor, projectId, "editor");
    const gone = await deleteVisitorAt(tx, { desk: projectId, id });
    if (!gone) throw new AppError("not_found");
    const leads = await deleteLeadsOfVisitor(tx, { projectId, visitorKey: gone.visitorKey });
    await deleteNotesWithout(tx, projectId);
    await deleteReadsWithout(tx, projectId);
    await forgetMissedIn(tx, gone.ids);
    // Mails about them to the bot's people: who waits, and what they left.
    await forgetMails(tx, { about: [...gone.ids, ...leads], email: null });
    const { ownerId } = project;
    await eraseElsewhere(tx, { projectId, ownerId, leads, conversations: gone.ids }, deps);
    const subject = `project/${projectId}`;
    await publishEvent(tx, botVisitorErased, { subject, payload: { projectId } }, deps);
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
