import { createHash } from "node:crypto";
import { channelWords } from "#content/channel-words.ts";
import { type Bot, findBot } from "#domain/chatbots/index.ts";
import { AppError } from "#errors";
import type { ChannelDeps } from "./deps.ts";
import { type Ignored, maxMailsOfSender, shortReferences, whyIgnored } from "./mail-rules.ts";
import { mailboxOf } from "./owned-account.ts";
import type { MailSource, ReadMail } from "./ports.ts";
import { type Received, receiveMessage } from "./receive-message.ts";
import { type MailChecks, proofOf, readChecks } from "./sender-proof.ts";
import { stripQuotes } from "./strip-quotes.ts";

/**
 * A mail to a bot, as it came from its mailbox or through a webhook.
 * @param checks what the service that posted it says about its sender; `checker`: the server whose header in it says so
 * @throws AppError not_found where the bot answers no mail, invalid_input where this is no mail
 */
export async function receiveMail(
  projectId: string,
  { raw, isWhole }: MailSource,
  deps: ChannelDeps,
  { checks, checker = "" }: { checks?: MailChecks | null; checker?: string } = {},
): Promise<Received> {
  const bot = await findBot(deps.db, projectId);
  if (!bot.config.channels.includes("email")) throw new AppError("not_found");
  const mail = await deps.channels.parseMail(raw, { isWhole }).catch((error: unknown) => {
    throw new AppError("invalid_input", { cause: error });
  });
  const sender = mail.from.address;
  if (!sender.includes("@")) throw new AppError("invalid_input");
  const own = await ownAddresses(bot, deps);
  const externalId =
    mail.messageId || `${createHash("sha256").update(raw).digest("base64url")}@no-message-id`;
  return receiveMessage(
    bot,
    {
      channel: "email",
      externalId: externalId.slice(0, 500),
      sender,
      receiver: mail.to.find((one) => own.includes(one)) ?? mail.to[0] ?? "",
      subject: mail.subject,
      text: textOf(mail, bot),
      references: shortReferences([...mail.references, externalId]),
      proof: mail.hasOneSender
        ? proofOf(sender, checks ?? readChecks(mail.authenticationResults, checker))
        : "failed",
    },
    { why: whyUnanswered(mail, own), maxOfSender: maxMailsOfSender },
    deps,
  );
}

/** Where only a mail's beginning was read, an answer to half of its text would be wrong. */
function whyUnanswered(mail: ReadMail, own: readonly string[]): Ignored | null {
  const why = whyIgnored(mail, own);
  return mail.isTextWhole || (why !== null && why !== "empty") ? why : "too_large";
}

/** Notes for a bot's owner that a mail service posted more than is read: once a day for each size, as services try again. */
export async function noteRefusedMail(
  { projectId, bytes }: { projectId: string; bytes: number },
  deps: ChannelDeps,
): Promise<void> {
  const bot = await findBot(deps.db, projectId).catch(() => null);
  if (!bot?.config.channels.includes("email")) return;
  await receiveMessage(
    bot,
    {
      channel: "email",
      externalId: `refused/${deps.clock().toISOString().slice(0, 10)}/${bytes}`,
      sender: "",
      receiver: "",
      subject: "",
      text: "",
      references: [],
      proof: "unknown",
    },
    { why: "refused_large", maxOfSender: maxMailsOfSender },
    deps,
  );
}

async function ownAddresses(bot: Bot, deps: ChannelDeps): Promise<string[]> {
  const mailbox = await mailboxOf(bot, deps);
  const provider = /([^<\s]+@[^>\s]+)>?\s*$/.exec(deps.mail.from)?.[1] ?? "";
  return [mailbox?.fields.address ?? "", provider].filter(Boolean).map((one) => one.toLowerCase());
}

/** What the bot reads: the writer's own words, else the subject, and the names of what was attached. */
function textOf({ text, subject, attachments }: ReadMail, { config }: Bot): string {
  const own = stripQuotes(text) || subject.trim();
  const words = channelWords[config.languages[0] ?? "en"];
  return attachments.length === 0
    ? own
    : `${own}\n\n${words.attachments} ${attachments.slice(0, 20).join(", ")}`;
}
