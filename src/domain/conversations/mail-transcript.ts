import { replies } from "#content/promises.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { countMailsAbout, countMailsTo, hasMail, queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { dayMs } from "#kit/time.ts";
import { TranscriptWish } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { invalidInput } from "./invalid-input.ts";
import { lockWaiting, selectIdsOfVisitor } from "./queries-brief.ts";
import { selectMessagesBefore, selectOpen } from "./queries.ts";
import { transcriptMail } from "./transcript-mail.ts";

const kind = "transcript";
/** The latest of a conversation that never ends. */
const maxMessages = 300;

/**
 * Mails a visitor's running chat to the address that they type: `{email}`. Asked for again before anything more is said,
 * it is mailed once. The address is unchecked: so few mails go to one, about one conversation and for one visitor a day.
 * @throws AppError invalid_input, nothing_to_answer where nothing was said, rate_limited
 */
export async function mailTranscript(
  visitor: Visitor,
  input: unknown,
  deps: ConversationDeps,
): Promise<{ to: string }> {
  const parsed = TranscriptWish.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const to = parsed.data.email;
  const chat = await selectOpen(deps.db, visitor.key, "chat");
  if (!chat || chat.messageCount === 0) throw new AppError("nothing_to_answer");
  const askedAt = deps.clock();
  const address = deps.digest("address", to.toLowerCase()).slice(0, 16);
  const key = `${kind}/${chat.id}/${chat.messageCount}-${address}`;
  const account = visitor.userId ? await findAddressOf(deps.db, visitor.userId) : null;
  const isOwn = account?.isConfirmed === true && account.email.toLowerCase() === to.toLowerCase();
  await deps.db.transaction(async (tx) => {
    // Also two tabs at once ask one after the other.
    await lockWaiting(tx, visitor.key);
    if (await hasMail(tx, key)) return;
    await refuseTooMany(tx, { visitorKey: visitor.key, conversationId: chat.id, to, now: askedAt });
    const lines = await selectMessagesBefore(tx, chat.id, null, maxMessages);
    await queueMail(tx, transcriptMail({ key, to, isOwn, askedAt, lines }, deps));
    await recordAudit(tx, {
      actor: visitor.userId ?? "visitor",
      action: "conversation.mailed",
      subject: `conversation/${chat.id}`,
      detail: { messages: chat.messageCount },
    });
  });
  return { to };
}

/** @throws AppError rate_limited */
async function refuseTooMany(
  tx: Tx,
  one: { visitorKey: string; conversationId: string; to: string; now: Date },
): Promise<void> {
  const since = new Date(one.now.getTime() - dayMs);
  const ids = await selectIdsOfVisitor(tx, { visitorKey: one.visitorKey, since });
  const toAddress = await countMailsTo(tx, { kind, to: one.to, since });
  const ofVisitor = await countMailsAbout(tx, { kind, about: ids, since });
  const ofChat = await countMailsAbout(tx, { kind, about: [one.conversationId], since });
  if (
    toAddress >= replies.mailsPerAddressPerDay ||
    ofVisitor >= replies.transcriptsPerVisitorPerDay ||
    ofChat >= replies.transcriptsPerConversationPerDay
  )
    throw new AppError("rate_limited", {
      message: "We’ve sent as many emails as we can today. Please try again tomorrow.",
    });
}
