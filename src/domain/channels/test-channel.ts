import { requireBotProject } from "#domain/chatbots/index.ts";
import { ConnectionFailed, failureOf, noteUse } from "#domain/connections/index.ts";
import { type Actor, findAddressOf } from "#domain/identity/index.ts";
import { messageIdOf, queueMail } from "#domain/mail/index.ts";
import { readChatbot } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { hourMs, secondMs } from "#kit/time.ts";
import { ChannelTest } from "./contract.ts";
import type { ChannelDeps } from "./deps.ts";
import { mailboxOf, smsAccountOf } from "./owned-account.ts";
import { countTests, insertMessage } from "./queries.ts";
import { statusAddress } from "./webhook-address.ts";

const timeoutMs = 30 * secondMs;
const maxTestsPerHour = 5;

/**
 * Sends a test by what the draft uses: a mail to the reader's own address, or a text message to a number.
 * @returns how it went, in plain words
 * @throws AppError signed_out, not_found, read_only, invalid_input, rate_limited
 */
export async function testChannel(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: ChannelDeps,
): Promise<{ isSent: boolean; message: string }> {
  const parsed = ChannelTest.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input");
  const { channel, to } = parsed.data;
  const { project, userId } = await requireBotProject(deps.db, actor, projectId, "editor");
  const config = readChatbot(project);
  const own = await findAddressOf(deps.db, userId);
  if (!config || !own) throw new AppError("not_found");
  const number = to.replaceAll(/[\s().-]/g, "");
  if (channel === "sms" && !/^\+[1-9]\d{6,14}$/.test(number))
    throw new AppError("invalid_input", {
      fields: { to: "Enter a number in international form, such as +14155550100." },
    });
  const now = deps.clock();
  const since = new Date(now.getTime() - hourMs);
  if ((await countTests(deps.db, projectId, since)) >= maxTestsPerHour)
    throw new AppError("rate_limited", {
      message: "You can send five tests an hour. Try again later.",
    });
  const id = newId("cmsg");
  const log = (state: "sent" | "failed", note: string, externalId: string = id) =>
    insertMessage(deps.db, {
      id,
      projectId,
      channel,
      direction: "out",
      externalId,
      threadId: null,
      sender: "",
      text: "",
      kind: "notice",
      state,
      note: note || "Test",
      createdAt: now,
      endedAt: now,
    });
  const bot = { ownerId: project.ownerId, config };
  const text = `This is a test from ${config.name}. It works.`;
  const signal = AbortSignal.timeout(timeoutMs);
  const account = channel === "sms" ? await smsAccountOf(bot, deps) : await mailboxOf(bot, deps);
  if (!account) {
    if (channel === "sms")
      return { isSent: false, message: "Connect and choose an SMS account first." };
    const key = `bot-mail-test/${id}`;
    await queueMail(deps.db, { key, to: own.email, subject: `Test from ${config.name}`, text });
    await log("sent", "");
    return {
      isSent: true,
      message: `We’ve sent a test to ${own.email}, through our own mail service.`,
    };
  }
  try {
    let externalId = id;
    if ("from" in account.fields) {
      const sms = { to: number, text, statusUrl: statusAddress(projectId, deps) };
      externalId = await deps.channels.sms.send(account.fields, sms, { signal });
    } else {
      const mail = {
        messageId: messageIdOf(id, account.fields.address).slice(1, -1),
        to: own.email,
        fromName: config.name,
        subject: `Test from ${config.name}`,
        text,
        inReplyTo: "",
        references: [],
        isAutomatic: true,
      };
      await deps.channels.mailboxes.send(account.fields, mail, { signal });
    }
    await noteUse(account, null, deps);
    await log("sent", "", externalId);
    return {
      isSent: true,
      message: `We’ve sent a test to ${channel === "sms" ? number : own.email}.`,
    };
  } catch (error) {
    if (!(error instanceof ConnectionFailed)) throw error;
    await noteUse(account, error, deps);
    const message = failureOf(account, error);
    await log("failed", message);
    return { isSent: false, message };
  }
}
