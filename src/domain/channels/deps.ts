import type { ChatbotDeps } from "#domain/chatbots/index.ts";
import type { ConnectionDeps } from "#domain/connections/index.ts";
import type { MailDeps } from "#domain/mail/index.ts";
import type { Mailboxes, MailParser, SmsSender } from "./ports.ts";

/** What the channels of bots need. */
export type ChannelDeps = ChatbotDeps &
  ConnectionDeps &
  Pick<MailDeps, "mail"> & {
    channels: { parseMail: MailParser; mailboxes: Mailboxes; sms: SmsSender };
  };
