import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  answerProgram,
  askForPerson,
  botView,
  endBotChat,
  newBotVisitor,
  openPicture,
  rateBotAnswer,
  readBotChat,
  retryWithBot,
  sendToBot,
  takeLead,
  visitorOfWindow,
} from "#domain/chatbots/index.ts";
import { findChat, stopReply } from "#domain/conversations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import { answerWithFile } from "../downloads/files.ts";
import type { HttpEnv, RouteLimits } from "../env.ts";
import { eventStream } from "../event-stream.ts";
import { untilAnswered } from "../functions/chat-replies.ts";
import { watchedFrom } from "../functions/watched-from.ts";
import { createLimit } from "../rate-limit.ts";
import { readJson } from "../read-json.ts";
import { botCallOf, guardBot } from "./bot-guard.ts";
import { describeChatbots } from "./describe-chatbots.ts";

const headers = { "cache-control": "no-store" };
/** What one bot takes on this node, from however many visitors. */
const messagesOfBot = { points: 600, seconds: 60 };

/** A published bot for its window and for programs: src/domain/chatbots/contract.ts says what goes in and out. */
export const chatbotRoutes = (deps: NounDeps, { watchLimits }: RouteLimits) => {
  const countMessage = createLimit(messagesOfBot);
  const windowVisitor = (context: Context<HttpEnv>) => {
    const token = context.req.header("x-visitor") ?? "";
    const clientAddress = context.get("clientAddress");
    const visitor = visitorOfWindow(botCallOf(context).bot, { token, clientAddress }, deps);
    return visitor && { visitor, token };
  };
  /** Who has a conversation already. @throws AppError not_found */
  const talkOf = (context: Context<HttpEnv>) => {
    const found = windowVisitor(context);
    if (!found) throw new AppError("not_found");
    return { bot: botCallOf(context).bot, visitor: found.visitor };
  };
  /** Whoever says something first becomes a visitor. */
  const newTalkOf = (context: Context<HttpEnv>) => {
    const known = windowVisitor(context);
    const token = known?.token ?? newBotVisitor();
    const bot = botCallOf(context).bot;
    const clientAddress = context.get("clientAddress");
    const visitor = known?.visitor ?? visitorOfWindow(bot, { token, clientAddress }, deps);
    if (!visitor) throw new AppError("internal");
    context.header("x-visitor", token);
    return { talk: { bot, visitor }, token, isNew: known === null };
  };

  const routes = new OpenAPIHono<HttpEnv>();
  describeChatbots(routes.openAPIRegistry);
  routes.use("/:id/*", guardBot(deps));
  routes
    .get("/:id", (context) => context.json(botView(botCallOf(context).bot, deps), 200, headers))
    .get("/:id/picture", async (context) => {
      const file = await openPicture(botCallOf(context).bot, deps);
      const response = answerWithFile(file, context);
      response.headers.set("cross-origin-resource-policy", "cross-origin");
      return response;
    })
    .get("/:id/chat", async (context) =>
      context.json(await readBotChat(windowVisitor(context), deps), 200, headers),
    )
    .post("/:id/messages", async (context) => {
      const bot = botCallOf(context).bot;
      const input = await readJson(context);
      await countMessage(bot.projectId);
      if (botCallOf(context).isProgram)
        return context.json(await answerProgram(bot, input, deps), 200, headers);
      const { talk, token, isNew } = newTalkOf(context);
      const leave = watchLimits.openLine(talk.visitor);
      const sent = await sendToBot(talk, input, deps, { isNew }).catch((error: unknown) => {
        leave();
        throw error;
      });
      const response = untilAnswered(sent, leave, deps);
      response.headers.set("x-visitor", token);
      return response;
    })
    .post("/:id/retry", async (context) => {
      const talk = talkOf(context);
      const { messageId } = Object(await readJson(context)) as { messageId?: unknown };
      await countMessage(talk.bot.projectId);
      const leave = watchLimits.openLine(talk.visitor);
      const sent = await retryWithBot(talk, messageId, deps).catch((error: unknown) => {
        leave();
        throw error;
      });
      return untilAnswered({ ...sent, later: [], isPending: true }, leave, deps);
    })
    .get("/:id/events", async (context) => {
      if (context.req.method !== "GET") throw new AppError("method_not_allowed");
      const { visitor } = talkOf(context);
      const { conversationId, messageCount } = await findChat(visitor.key, deps);
      const leave = watchLimits.openLine(visitor);
      return eventStream(({ send, close }) => {
        const after = watchedFrom(context, messageCount);
        const stop = deps.conversations.chats.watch(conversationId, { after, send, close });
        return () => {
          stop();
          leave();
        };
      });
    })
    .post("/:id/stop", async (context) => {
      const { messageId } = Object(await readJson(context)) as { messageId?: unknown };
      return context.json(await stopReply(talkOf(context).visitor, messageId, deps), 200, headers);
    })
    .post("/:id/helpful", async (context) => {
      const rated = await rateBotAnswer(talkOf(context), await readJson(context), deps);
      return context.json(rated, 200, headers);
    })
    .post("/:id/person", async (context) => {
      await askForPerson(talkOf(context), deps);
      return context.json({ isWaiting: true }, 200, headers);
    })
    .post("/:id/end", async (context) => {
      await endBotChat(talkOf(context), deps);
      return context.json({ ended: true }, 200, headers);
    })
    .post("/:id/leads", async (context) => {
      const input = await readJson(context);
      const { talk } = newTalkOf(context);
      return context.json(await takeLead(talk, input, deps), 201, headers);
    });
  return routes;
};
