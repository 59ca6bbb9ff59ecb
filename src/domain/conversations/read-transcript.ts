import { recordAudit } from "#domain/audit/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { ConversationListItem, MessageSender, TranscriptLine } from "./contract.ts";
import type { ConversationDeps } from "./deps.ts";
import { adminDesk, type Desk } from "./desk.ts";
import { toListItem } from "./list-conversations.ts";
import { type MessageRow, selectConversation, selectMessagesBefore } from "./queries.ts";

/** The latest of a conversation that never ends; far more than people say. */
const maxMessages = 1000;

export type Transcript = ConversationListItem & {
  lines: TranscriptLine[];
  /** Whose account it belongs to. */
  userId: string | null;
  /** Whether the reading admin is the one who answers in Aria's place. */
  isMine: boolean;
};

const speakers: Readonly<Record<Exclude<MessageSender, "note">, TranscriptLine["speaker"]>> = {
  user: "Customer",
  ai: "AI Agent",
  person: "Person",
};

/**
 * A conversation as admins read it (spec site.md §3, transcript): notes of the system are hidden. Each reading
 * is audited. @throws AppError forbidden, not_found
 */
export async function readTranscript(
  actor: Actor,
  id: string,
  deps: Pick<ConversationDeps, "db" | "adminSecondFactor">,
  desk: Desk = adminDesk(deps),
): Promise<Transcript> {
  const adminId = await desk.requireReader(deps.db, actor);
  const conversation = await selectConversation(deps.db, id, desk.id);
  if (!conversation) throw new AppError("not_found");
  if (desk.isReadingAudited)
    await recordAudit(deps.db, {
      actor: adminId,
      action: "conversation.read",
      subject: `conversation/${id}`,
    });
  const messages = await selectMessagesBefore(deps.db, id, null, maxMessages);
  const lines = messages.flatMap((row) => lineOf(row) ?? []);
  const rated = (value: boolean) => messages.filter(({ isHelpful }) => isHelpful === value).length;
  const helpful = { yes: rated(true), no: rated(false) };
  const { userId, handledBy } = conversation;
  return { ...toListItem(conversation), helpful, lines, userId, isMine: handledBy === adminId };
}

/** A running conversation, to watch it live; how many messages it has. @throws AppError forbidden, not_found */
export async function watchConversation(
  actor: Actor,
  id: string,
  deps: Pick<ConversationDeps, "db" | "adminSecondFactor">,
  desk: Desk = adminDesk(deps),
): Promise<{ conversationId: string; messageCount: number }> {
  await desk.requireReader(deps.db, actor);
  const conversation = await selectConversation(deps.db, id, desk.id);
  if (!conversation) throw new AppError("not_found");
  return { conversationId: id, messageCount: conversation.messageCount };
}

function lineOf({ createdAt, ...row }: MessageRow): TranscriptLine | null {
  const { id, sender, text, state, page, isHelpful } = row;
  if (sender === "note") return null;
  const isStopped = state === "stopped";
  const at = createdAt.toISOString();
  return { id, speaker: speakers[sender], text, at, isHelpful, isStopped, page };
}
