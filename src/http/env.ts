import type { HttpBindings } from "@hono/node-server";
import type { Bot } from "#domain/chatbots/index.ts";
import type { WatchLimits } from "#domain/conversations/index.ts";
import type { WebVisit } from "./web-visit.ts";

/** Which bot a request is for, and whether a program sends it with a key of that bot (v1/bot-guard.ts). */
export type BotCall = { bot: Bot; isProgram: boolean };

/** What each request carries through Hono. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; clientAddress: string; visit: WebVisit; botCall?: BotCall };
};

/** Limits that several endpoints count in together. */
export type RouteLimits = { watchLimits: WatchLimits };
