import { enqueueJob } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import type { Bot } from "#domain/chatbots/index.ts";
import { newId } from "#kit/ids.ts";
import { cleanText } from "#kit/text.ts";
import { hourMs } from "#kit/time.ts";
import type { ChannelName } from "./contract.ts";
import type { ChannelDeps } from "./deps.ts";
import { type Ignored, ignoredWords, maxMessagesOfBot } from "./mail-rules.ts";
import type { OutgoingReply } from "./ports.ts";
import { countReceived, insertMessage, lockSender } from "./queries.ts";
import type { SenderProof } from "./sender-proof.ts";
import { takeMessageJob } from "./take-message.ts";

export type Received = "taken" | "ignored" | "repeated";

export type Arrived = {
  channel: ChannelName;
  /** Message-ID, or the SMS service's id. */
  externalId: string;
  sender: string;
  receiver: string;
  subject: string;
  text: string;
  /** Of a mail: the Message-IDs by which its thread is found, its own at the end. */
  references: OutgoingReply["references"];
  proof: SenderProof;
};

/** As long as a message may be; the rest isn't read. */
const maxText = 4000;

/**
 * Takes what came for a bot: stored with the job that answers it in one transaction, so that it is answered even if this
 * process ends now, and once however often it is delivered. What isn't to be answered is noted without its text.
 */
export async function receiveMessage(
  bot: Bot,
  arrived: Arrived,
  { why, maxOfSender }: { why: Ignored | null; maxOfSender: number },
  deps: ChannelDeps,
): Promise<Received> {
  const { projectId } = bot;
  const { channel, externalId, sender } = arrived;
  const now = deps.clock();
  return deps.db.transaction(async (tx: Tx) => {
    await lockSender(tx, { projectId, channel, sender });
    const since = new Date(now.getTime() - hourMs);
    const { ofSender, all } = await countReceived(tx, { projectId, channel, sender, since });
    const isTooMuch = ofSender >= maxOfSender || all >= maxMessagesOfBot;
    const reason = why ?? (bot.state === "paused" ? "paused" : isTooMuch ? "too_many" : null);
    const id = newId("cmsg");
    const text = cleanText(arrived.text).trim().slice(0, maxText).toWellFormed();
    const isNew = await insertMessage(tx, {
      id,
      projectId,
      channel,
      direction: "in",
      externalId,
      threadId: null,
      sender,
      text: reason ? "" : text,
      kind: "person",
      state: reason ? "ignored" : "waiting",
      note: reason ? ignoredWords[reason] : "",
      createdAt: now,
      endedAt: reason ? now : null,
    });
    if (!isNew) return "repeated";
    if (reason) return "ignored";
    const { receiver, subject, references, proof } = arrived;
    const input = {
      messageId: id,
      receiver,
      subject: subject.slice(0, 250).toWellFormed(),
      references,
      proof,
    };
    await enqueueJob(tx, takeMessageJob, input, { id: `channel/${id}` });
    return "taken";
  });
}
