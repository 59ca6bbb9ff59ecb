export { channelsOfPerson } from "./channels-of-person.ts";
export type { ChannelDeps } from "./deps.ts";
export type { MailboxPlace, MailSource, ReadMail } from "./ports.ts";
export { channelJobs, pruneChannelsJob } from "./jobs.ts";
export {
  mailBeginningBytes,
  maxMailBytes,
  maxMailWords,
  readableOf,
  whyIgnored,
} from "./mail-rules.ts";
export { pollMailbox } from "./poll-mailboxes.ts";
export { readChannels } from "./read-channels.ts";
export { readMailbox } from "./read-mailbox.ts";
export { readSenders } from "./read-senders.ts";
export { resendMessage } from "./resend-message.ts";
export { type InboundFields, type InboundMail, readInbound } from "./read-inbound.ts";
export { noteRefusedMail, receiveMail } from "./receive-mail.ts";
export { noteSmsStatus, receiveSms, type SmsCall } from "./receive-sms.ts";
export { stripQuotes } from "./strip-quotes.ts";
export { channelSubscribers } from "./subscribers.ts";
export { testChannel } from "./test-channel.ts";
export { isOwnMailAddress, renewMailAddress } from "./webhook-address.ts";
