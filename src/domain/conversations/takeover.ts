import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { announcePerson } from "./announce-person.ts";
import { PersonMessage, type MessageView } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";
import { adminDesk, type Desk } from "./desk.ts";
import { invalidInput } from "./invalid-input.ts";
import { setHandler } from "./queries-admin.ts";
import { insertSaid } from "./queries-saying.ts";
import {
  lockConversation,
  selectMessageByKey,
  toMessageView,
  type ConversationRow,
} from "./queries.ts";

/**
 * An admin answers in Aria's place from now on; a reply that is being written breaks off. Again, it changes
 * nothing.
 * @throws AppError forbidden, not_found, conversation_ended, already_decided where a colleague answers
 */
export async function takeOver(
  actor: Actor,
  id: string,
  deps: ConversationDeps,
  desk: Desk = adminDesk(deps),
): Promise<void> {
  const note = await deps.db.transaction(async (tx) => {
    const { conversation, adminId } = await running(tx, actor, id, desk);
    if (conversation.handledBy === adminId) return null;
    if (conversation.handledBy)
      throw new AppError("already_decided", { message: "A colleague is already answering here." });
    await setHandler(tx, id, adminId);
    await audit(tx, adminId, id, "taken_over");
    return say(tx, id, { sender: "note", text: desk.words.personCame }, deps);
  });
  if (!note) return;
  await deps.conversations.chats.cut(id, "handled");
  deps.conversations.chats.publish(id, { type: "handled", by: "person" });
  deps.conversations.chats.publish(id, { type: "message", conversationId: id, message: note });
}

/**
 * Aria answers again. Any admin may do it: whoever took over may have gone home. Again, it changes nothing.
 * @throws AppError forbidden, not_found, conversation_ended
 */
export async function handBack(
  actor: Actor,
  id: string,
  deps: ConversationDeps,
  desk: Desk = adminDesk(deps),
): Promise<void> {
  const note = await deps.db.transaction(async (tx) => {
    const { conversation, adminId } = await running(tx, actor, id, desk);
    if (!conversation.handledBy) return null;
    await setHandler(tx, id, null);
    await audit(tx, adminId, id, "handed_back");
    return say(tx, id, { sender: "note", text: desk.words.personWent }, deps);
  });
  if (!note) return;
  deps.conversations.chats.publish(id, { type: "handled", by: "aria" });
  deps.conversations.chats.publish(id, { type: "message", conversationId: id, message: note });
}

/**
 * What the admin who took over says: `{text, key}`. Sent twice with the same key, it stands there once.
 * @throws AppError forbidden (also where somebody else answers), not_found, conversation_ended, invalid_input
 */
export async function sayAsPerson(
  actor: Actor,
  id: string,
  input: unknown,
  deps: ConversationDeps,
  desk: Desk = adminDesk(deps),
): Promise<MessageView> {
  const parsed = PersonMessage.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { text, key } = parsed.data;
  // No visitor's key has a colon.
  const clientKey = `person:${key}`;
  const message = await deps.db.transaction(async (tx) => {
    const { conversation, adminId } = await running(tx, actor, id, desk);
    const before = await selectMessageByKey(tx, id, clientKey);
    if (before) return toMessageView(before);
    if (conversation.handledBy !== adminId)
      throw new AppError("forbidden", { message: "Take over the conversation first." });
    const stored = await say(tx, id, { sender: "person", text, adminId, clientKey }, deps);
    await audit(tx, adminId, id, "answered", { position: stored.position });
    await announcePerson(tx, conversation, deps);
    return stored;
  });
  deps.conversations.chats.publish(id, { type: "message", conversationId: id, message });
  return message;
}

/**
 * The conversation, locked, for an admin who still is one. In a video call nobody can take Aria's place: she is seen
 * and heard. @throws AppError forbidden, not_found, conversation_ended, call_not_taken_over
 */
async function running(
  tx: Tx,
  actor: Actor,
  id: string,
  desk: Desk,
): Promise<{ conversation: ConversationRow; adminId: string }> {
  const adminId = await desk.requireAnswerer(tx, actor);
  const conversation = await lockConversation(tx, id, desk.id);
  if (!conversation) throw new AppError("not_found");
  if (conversation.channel === "video") throw new AppError("call_not_taken_over");
  if (conversation.status === "ended") throw new AppError("conversation_ended");
  return { conversation, adminId };
}

const audit = (tx: Tx, adminId: string, id: string, what: string, detail = {}) =>
  recordAudit(tx, {
    actor: adminId,
    action: `conversation.${what}`,
    subject: `conversation/${id}`,
    detail,
  });

async function say(
  tx: Tx,
  conversationId: string,
  what: { sender: "person" | "note"; text: string; adminId?: string; clientKey?: string },
  deps: ConversationDeps,
): Promise<MessageView> {
  const { sender, text, adminId = null, clientKey = null } = what;
  const createdAt = deps.clock();
  const id = newId("msg");
  const message = { id, conversationId, sender, text, adminId, createdAt, state: "whole" as const };
  const position = await insertSaid(tx, { ...message, clientKey });
  if (position === null) throw new AppError("conversation_ended");
  return {
    id,
    position,
    sender,
    text,
    state: "whole",
    at: createdAt.toISOString(),
    replyTo: null,
    sources: [],
    offers: [],
    page: null,
    isHelpful: null,
  };
}
