import { recordAudit } from "#domain/audit/index.ts";
import { AppError } from "#errors";
import { announceEnd } from "./announce-end.ts";
import { ariaOf, type Assistant } from "./assistant.ts";
import type { ConversationView } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { findContact } from "./known-contact.ts";
import { setEnded } from "./queries-admin.ts";
import { selectOpen } from "./queries.ts";

/**
 * Ends the visitor's running chat (spec site.md §4): a reply that is being written breaks off. With more than
 * one message its information is saved for follow-up.
 * @returns whether there was anything to save, and how a person can reply
 * @throws AppError not_found where no chat runs
 */
export async function endConversation(
  visitor: Visitor,
  deps: ConversationDeps,
  assistant: Assistant = ariaOf(deps),
): Promise<{ saved: boolean; contact: ConversationView["contact"] }> {
  const open = await selectOpen(deps.db, visitor.key, "chat");
  if (!open) throw new AppError("not_found");
  await deps.conversations.chats.cut(open.id, "handled");
  const contact = assistant.bot ? null : await findContact(deps.db, open);
  const saved = await deps.db.transaction(async (tx) => {
    const many = await setEnded(tx, open.id, deps.clock());
    if (many === null) throw new AppError("not_found"); // in another tab, in this very moment
    if (!assistant.bot)
      await recordAudit(tx, {
        actor: visitor.userId ?? "visitor",
        action: "conversation.ended",
        subject: `conversation/${open.id}`,
        detail: { messages: many },
      });
    if (assistant.bot) await assistant.bot.ended(tx, open.id);
    else await announceEnd(tx, open.id, many, deps);
    return many > 1;
  });
  deps.conversations.chats.publish(open.id, { type: "ended" });
  return { saved, contact };
}
