import { Hono } from "hono";
import {
  endConversation,
  findChat,
  mailTranscript,
  rateAnswer,
  leaveAddress,
  readChat,
  readOlder,
  readShownPage,
  retryReply,
  sendMessage,
  stopReply,
} from "#domain/conversations/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import type { HttpEnv, RouteLimits } from "../env.ts";
import { createLimit } from "../rate-limit.ts";
import { readJson } from "../read-json.ts";
import { chatReplies, type Talk } from "./chat-replies.ts";
import { newVisitor, visitorOf } from "./chat-visitor.ts";
import { ownPages } from "./own-pages.ts";

const headers = { "cache-control": "no-store" };
/** Who takes a new cookie for each conversation still has one network address. */
const transcriptLimit = { points: 20, seconds: 3600 };

/**
 * The chat (src/domain/conversations/contract.ts says what goes in and out): `GET /`, `GET /older?before=`, `GET /page?path=`,
 * `POST /send`, `POST /retry`, `POST /stop`, `POST /helpful`, `POST /mail`, `GET /events?after=`, `POST /end`, `POST /leave-address`. A conversation is
 * found by the visitor's cookie alone, so nobody can name somebody else's.
 */
export const chatRoutes = (
  deps: NounDeps,
  { watchLimits }: RouteLimits,
  countTranscript = createLimit(transcriptLimit),
) =>
  new Hono<HttpEnv>()
    .use(ownPages)
    .get("/page", async (context) =>
      context.json(await readShownPage(context.req.query("path"), deps), 200, headers),
    )
    .post("/stop", async (context) => {
      const visitor = await visitorOf(context, deps);
      const { messageId } = Object(await readJson(context)) as { messageId?: unknown };
      return context.json(await stopReply(visitor, messageId, deps), 200, headers);
    })
    .post("/helpful", async (context) => {
      const visitor = await visitorOf(context, deps);
      return context.json(await rateAnswer(visitor, await readJson(context), deps), 200, headers);
    })
    .post("/mail", async (context) => {
      const visitor = await visitorOf(context, deps);
      const input = await readJson(context);
      await countTranscript(context.get("clientAddress"));
      const { to } = await mailTranscript(visitor, input, deps);
      return context.json({ to, isKept: keepsMail(deps) }, 202, headers);
    })
    .post("/end", async (context) => {
      return context.json(
        await endConversation(await visitorOf(context, deps), deps),
        200,
        headers,
      );
    })
    .post("/leave-address", async (context) => {
      const visitor = await visitorOf(context, deps);
      const { dueAt } = await leaveAddress(visitor, await readJson(context), deps);
      return context.json({ stored: true, dueAt }, 201, headers);
    })
    .route("/", chatReplies(chatOf(deps), deps, watchLimits));

const chatOf = (deps: NounDeps): Talk => ({
  speaker: (context) => newVisitor(context, deps),
  read: (visitorKey) => readChat(visitorKey, deps),
  older: (visitorKey, before) => readOlder(visitorKey, before, deps),
  find: (visitorKey) => findChat(visitorKey, deps),
  send: (visitor, input, options) => sendMessage(visitor, input, deps, options),
  retry: (visitor, messageId) => retryReply(visitor, messageId, deps),
});
