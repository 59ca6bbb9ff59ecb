import { z } from "zod";
import type { SenderProof } from "./sender-proof.ts";

export const ChannelName = z.enum(["email", "sms"]);
export type ChannelName = z.infer<typeof ChannelName>;

/**
 * In: waiting, answered, ignored. Out: waiting, sent, failed; of text messages also sending, delivered, and unknown: it is
 * not known whether it was sent.
 */
export type MessageState =
  | "waiting"
  | "answered"
  | "ignored"
  | "sending"
  | "sent"
  | "unknown"
  | "delivered"
  | "failed";

/** A line of a channel's log, without what was said. */
export type ChannelLogLine = {
  id: string;
  channel: ChannelName;
  direction: "in" | "out";
  state: MessageState;
  /** Why it was ignored or failed; empty otherwise. */
  note: string;
  /** It may be sent again by hand. */
  canResend: boolean;
  /** ISO time. */
  at: string;
};

/** How a channel of a bot stands, for its designer. */
export type ChannelView = {
  channel: ChannelName;
  isChosen: boolean;
  /** `missing`: nothing is connected. `unpublished`: what is live doesn't use it yet. */
  state: "off" | "missing" | "unpublished" | "ready";
  /** Where people write to; empty where that isn't known. */
  address: string;
  /** The address that the mail or SMS service calls; null for those who may not change the bot. */
  webhook: string | null;
  /** Of a mailbox: when it was last looked at (ISO time), and what is wrong. */
  checkedAt: string | null;
  problem: string;
};

/** `GET /functions/channels/{projectId}`. */
export type ChannelsView = { channels: ChannelView[]; log: ChannelLogLine[] };

/** Body of `POST /functions/channels/{projectId}/test`. */
export const ChannelTest = z.object({ channel: ChannelName, to: z.string().trim().max(320) });

/** Body of `POST /functions/channels/{projectId}/resend`. */
export const ChannelResend = z.object({ id: z.string().max(100) });

/** Who writes in a conversation, and whether they are verified to be that. */
export type ChannelSender = { sender: string; proof: SenderProof };
