import type { Bot } from "#domain/chatbots/index.ts";
import { type OpenConnection, openConnection } from "#domain/connections/index.ts";
import type { ChannelDeps } from "./deps.ts";

type Configured = Pick<Bot, "ownerId" | "config">;

/** The mailbox that a bot answers from; null where it has none. @throws AppError connection_unreadable */
export const mailboxOf = async (
  { ownerId, config }: Configured,
  deps: ChannelDeps,
): Promise<OpenConnection<"mailbox"> | null> => {
  const id = config.integrations.mailboxConnectionId;
  return id ? openConnection(ownerId, { id, kind: "mailbox" }, deps) : null;
};

/** The account that a bot texts with; null where it has none. @throws AppError connection_unreadable */
export const smsAccountOf = async (
  { ownerId, config }: Configured,
  deps: ChannelDeps,
): Promise<OpenConnection<"twilio"> | null> => {
  const id = config.integrations.smsConnectionId;
  return id ? openConnection(ownerId, { id, kind: "twilio" }, deps) : null;
};
