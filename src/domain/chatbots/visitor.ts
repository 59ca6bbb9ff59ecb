import { randomBytes } from "node:crypto";
import type { Via, Visitor } from "#domain/conversations/index.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

type Deps = Pick<ChatbotDeps, "digest">;

/** A token of a bot's window: 128 random bits, kept by the window. */
export const newBotVisitor = (): string => randomBytes(16).toString("base64url");
const isToken = (token: string): boolean => /^[\w-]{22}$/.test(token);

/**
 * Who asks a bot, by the token of its window. The digest holds the project: a visitor of two bots can't be told to be
 * one, and neither's limits count at the other. Null where it is no token.
 */
export const visitorOfWindow = (
  { projectId }: Pick<Bot, "projectId">,
  { token, clientAddress }: { token: string; clientAddress: string },
  deps: Deps,
): Visitor | null =>
  isToken(token)
    ? {
        key: deps.digest("bot-visitor", `${projectId}/${token}`),
        address: deps.digest("bot-address", `${projectId}/${clientAddress}`),
        userId: null,
      }
    : null;

/** Who asks through a program: one conversation for each of its people and sessions. Limits are theirs alone. */
export const visitorOfProgram = (
  { projectId }: Pick<Bot, "projectId">,
  { userId, sessionId }: { userId: string; sessionId: string },
  deps: Deps,
): Visitor => {
  const who = JSON.stringify([projectId, userId, sessionId]);
  return {
    key: deps.digest("bot-program-visitor", who),
    // One server speaks for many people.
    address: deps.digest("bot-program-visitor", JSON.stringify([projectId, userId])),
    userId: null,
  };
};

/** Who writes to a bot by mail or SMS: one conversation for each of their threads. Limits are those of their address. */
export const visitorOfChannel = (
  { projectId }: Pick<Bot, "projectId">,
  { via, sender, threadId }: { via: Via; sender: string; threadId: string },
  deps: Deps,
): Visitor => ({
  key: deps.digest("bot-channel-visitor", JSON.stringify([projectId, via, sender, threadId])),
  address: deps.digest("bot-channel-address", JSON.stringify([projectId, via, sender])),
  userId: null,
});
