import type { ChannelDeps } from "#domain/channels/index.ts";
import { parseMail } from "../../src/providers/deliveries/parse-mail.ts";

/** For tests in which nothing comes or goes by mail and SMS. */
export const noChannels: ChannelDeps["channels"] = {
  parseMail,
  mailboxes: {
    fetch: () => Promise.reject(new Error("No mailbox is played here")),
    send: () => Promise.reject(new Error("No mailbox is played here")),
  },
  sms: { send: () => Promise.reject(new Error("No SMS is played here")) },
};
