import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import { type Bot, findBot } from "#domain/chatbots/index.ts";
import {
  ConnectionFailed,
  failureOf,
  noteUse,
  type OpenConnection,
} from "#domain/connections/index.ts";
import { messageIdOf, queueMail } from "#domain/mail/index.ts";
import { toAppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { ChannelDeps } from "./deps.ts";
import { replySubject, shortReferences } from "./mail-rules.ts";
import { mailboxOf, smsAccountOf } from "./owned-account.ts";
import type { OutgoingReply } from "./ports.ts";
import {
  claimWaiting,
  lockThread,
  type MessageRow,
  selectMessage,
  type ThreadRow,
  updateMessage,
} from "./queries.ts";
import { statusAddress } from "./webhook-address.ts";

const timeoutMs = 60 * secondMs;

/** The Message-ID of a mail that we send, without brackets: the same at each try. */
export const mailIdOf = (messageId: string, { mail }: Pick<ChannelDeps, "mail">): string =>
  messageIdOf(messageId, mail.from).slice(1, -1);

/**
 * Sends one message. A mail may reach its receiver twice where the process ends right after sending, with the same
 * Message-ID. Twilio's API knows no such thing: a text message is sent once at most, and where it isn't known whether it
 * was, it says so and its owner decides (`resendMessage`).
 */
export const sendMessageJob = defineJob({
  name: "channels.send",
  queue: "deliveries",
  input: z.object({ messageId: z.string() }),
  async run({ messageId }, deps: ChannelDeps, { step }) {
    await step("send", async () => {
      const message = await selectMessage(deps.db, messageId);
      if (message?.state === "sending") return end(message, "unknown", notKnown, deps);
      if (message?.state !== "waiting" || !message.threadId) return;
      const thread = await deps.db.transaction((tx) => lockThread(tx, message.threadId ?? ""));
      const bot = thread && (await findBot(deps.db, thread.projectId).catch(goneOnly));
      if (!thread || !bot) return end(message, "failed", "The bot isn’t published any more.", deps);
      if (thread.channel === "sms") await sendSms(message, thread, bot, deps);
      else await sendMail(message, thread, bot, deps);
    });
  },
});

const notKnown = "Not known whether it was sent. Sending it again may deliver it twice.";

const goneOnly = (error: unknown): null => {
  if (toAppError(error).code === "not_found") return null;
  throw error;
};

const end = (
  { id }: Pick<MessageRow, "id">,
  state: "sent" | "failed" | "unknown",
  note: string,
  deps: { db: DbOrTx; clock: ChannelDeps["clock"] },
  more: { externalId?: string } = {},
) =>
  updateMessage(deps.db, id, {
    state,
    note,
    // What may have to be sent again is kept.
    ...(state === "unknown" ? {} : { text: "" }),
    endedAt: deps.clock(),
    ...more,
  });

async function sendSms(
  message: MessageRow,
  thread: ThreadRow,
  bot: Bot,
  deps: ChannelDeps,
): Promise<void> {
  const account = await smsAccountOf(bot, deps);
  if (!account) return end(message, "failed", "No SMS account is connected.", deps);
  const sms = {
    to: thread.sender,
    text: message.text,
    statusUrl: statusAddress(thread.projectId, deps),
  };
  if (!(await claimWaiting(deps.db, message.id))) return;
  await attempt(message, account, deps, async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const externalId = await deps.channels.sms.send(account.fields, sms, { signal });
    await end(message, "sent", "", deps, { externalId });
  });
}

async function sendMail(
  message: MessageRow,
  thread: ThreadRow,
  bot: Bot,
  deps: ChannelDeps,
): Promise<void> {
  const known = thread.mailIds.filter((id) => id !== mailIdOf(message.id, deps));
  const reply: OutgoingReply = {
    messageId: mailIdOf(message.id, deps),
    to: thread.sender,
    fromName: bot.config.name,
    subject: replySubject(thread.subject),
    text: message.text,
    inReplyTo: known.at(-1) ?? "",
    references: shortReferences(known),
    isAutomatic: message.kind !== "person",
  };
  const mailbox = await mailboxOf(bot, deps);
  if (mailbox)
    return attempt(message, mailbox, deps, async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      await deps.channels.mailboxes.send(mailbox.fields, reply, { signal });
      await end(message, "sent", "", deps);
    });
  if (bot.config.integrations.mailboxConnectionId)
    return end(message, "failed", "Its mailbox isn’t connected any more.", deps);
  const { messageId: id, to, subject, text, ...rest } = reply;
  await deps.db.transaction(async (tx) => {
    await queueMail(tx, {
      id: id.split("@")[0] ?? message.id,
      key: `bot-mail/${message.id}`,
      to,
      subject,
      text,
      replyTo: thread.receiver,
      thread: rest,
    });
    await end(message, "sent", "", { db: tx, clock: deps.clock });
  });
}

/** Uses a connection, and notes how it went. @throws Error where it should be tried again */
async function attempt(
  message: MessageRow,
  account: OpenConnection<"mailbox" | "twilio">,
  deps: ChannelDeps,
  send: () => Promise<void>,
): Promise<void> {
  const failure = await send().then(
    () => null,
    (error: unknown) => {
      if (error instanceof ConnectionFailed) return error;
      throw error;
    },
  );
  await noteUse(account, failure, deps);
  if (!failure) return;
  const note = failureOf(account, failure);
  if (failure.reason === "rejected") return end(message, "failed", note, deps);
  if (message.channel === "sms" && mayHaveArrived(failure))
    return end(message, "unknown", `${notKnown} ${note}`, deps);
  await updateMessage(deps.db, message.id, { state: "waiting", note });
  // What the other side said may name the receiver: it stays in the row, out of logs and job records.
  throw new Error(`${message.id} was not sent (${failure.reason}); its row says why`);
}

/** Failures of the network before anything was sent. */
const notConnected = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|CONNECT_TIMEOUT/;

/** Whether the other side may have taken a message though it failed. */
const mayHaveArrived = ({ reason, message }: ConnectionFailed): boolean =>
  reason === "timeout" ||
  reason === "server" ||
  (reason === "unreachable" && !notConnected.test(message));
