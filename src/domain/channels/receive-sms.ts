import { inNameOf } from "#content/bot-words.ts";
import { channelWords } from "#content/channel-words.ts";
import { type Bot, findBot } from "#domain/chatbots/index.ts";
import { AppError } from "#errors";
import type { ChannelDeps } from "./deps.ts";
import { smsAccountOf } from "./owned-account.ts";
import { findThread } from "./queries-threads.ts";
import { insertThread, lockSender, updateSent, updateThread } from "./queries.ts";
import { queueOutgoing } from "./queue-outgoing.ts";
import { type Received, receiveMessage } from "./receive-message.ts";
import { isSignedByTwilio, maxSmsOfSender, type SmsWish, wishOf } from "./sms-rules.ts";
import { newThread } from "./threads.ts";

export type SmsCall = {
  projectId: string;
  /** The whole address that was called, as the service knows it. */
  url: string;
  fields: Readonly<Record<string, string>>;
  signature: string;
};

/** @throws AppError not_found where the bot takes no SMS, forbidden_call where the signature is wrong */
async function checked(
  { projectId, url, fields, signature }: SmsCall,
  deps: ChannelDeps,
): Promise<Bot> {
  const bot = await findBot(deps.db, projectId);
  const account = bot.config.channels.includes("sms") ? await smsAccountOf(bot, deps) : null;
  if (!account) throw new AppError("not_found");
  if (!isSignedByTwilio({ url, fields, signature }, account.fields.secretToken))
    throw new AppError("forbidden_call");
  return bot;
}

/**
 * A text message to a bot's number, as Twilio tells it. STOP, START and HELP are honoured before the bot reads anything.
 * https://www.twilio.com/docs/messaging/guides/webhook-request
 * @throws AppError not_found, forbidden_call, invalid_input
 */
export async function receiveSms(call: SmsCall, deps: ChannelDeps): Promise<Received> {
  const bot = await checked(call, deps);
  const {
    From: sender = "",
    To: receiver = "",
    Body: body = "",
    MessageSid: sid = "",
  } = call.fields;
  if (!/^\+?\d{3,15}$/.test(sender) || sid === "") throw new AppError("invalid_input");
  const wish = wishOf(body);
  if (wish) {
    await honour(bot, { wish, sender, receiver, sid, isTold: "OptOutType" in call.fields }, deps);
    return "ignored";
  }
  const about = { projectId: bot.projectId, channel: "sms" as const, sender };
  const thread = await findThread(deps.db, about, null);
  const media = Number(call.fields["NumMedia"] ?? 0) || 0;
  const attached = media > 0 ? `\n\n${wordsOf(bot).attachments} ${media}` : "";
  const why = thread?.isStopped ? "stopped" : body.trim() === "" ? "empty" : null;
  return receiveMessage(
    bot,
    {
      ...about,
      receiver,
      externalId: sid,
      subject: "",
      text: `${body}${attached}`,
      references: [],
      // Numbers are those that the service tells.
      proof: "passed",
    },
    { why, maxOfSender: maxSmsOfSender },
    deps,
  );
}

const wordsOf = ({ config }: Bot) => channelWords[config.languages[0] ?? "en"];

/** STOP ends all messages, a waiting one included. Where the service has answered by itself, we add nothing. */
async function honour(
  bot: Bot,
  wish: { wish: SmsWish; sender: string; receiver: string; sid: string; isTold: boolean },
  deps: ChannelDeps,
): Promise<void> {
  const { sender, receiver } = wish;
  const about = { projectId: bot.projectId, channel: "sms" as const, sender };
  await deps.db.transaction(async (tx) => {
    await lockSender(tx, about);
    let thread = await findThread(tx, about, null);
    if (!thread) {
      thread = newThread({ ...about, receiver, subject: "", mailIds: [], proof: "passed" }, deps);
      await insertThread(tx, thread);
    }
    const isStopped = wish.wish === "stop" || (wish.wish === "help" && thread.isStopped);
    await updateThread(tx, thread.id, { isStopped, lastAt: deps.clock() });
    if (wish.wish === "stop" || wish.isTold) return;
    const words = wordsOf(bot);
    const text = inNameOf(wish.wish === "help" ? words.smsHelp : words.smsStarted, bot.config.name);
    await queueOutgoing(tx, thread, { key: wish.sid, text, kind: "notice" }, deps);
  });
}

/** What became of a message that we sent. https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks */
export async function noteSmsStatus(call: SmsCall, deps: ChannelDeps): Promise<void> {
  const { projectId } = await checked(call, deps);
  const { MessageSid: externalId = "", MessageStatus: status = "", ErrorCode: code } = call.fields;
  if (status !== "delivered" && status !== "undelivered" && status !== "failed") return;
  const isThere = status === "delivered";
  await updateSent(
    deps.db,
    { projectId, channel: "sms", externalId },
    {
      state: isThere ? "delivered" : "failed",
      note: isThere ? "" : `It wasn’t delivered${code ? ` (error ${code.slice(0, 10)})` : ""}.`,
      endedAt: deps.clock(),
    },
  );
}
