import { Hono, type Context } from "hono";
import type {
  ChatEvent,
  ChatView,
  MessageView,
  Sent,
  Visitor,
  WatchLimits,
} from "#domain/conversations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { HttpEnv } from "../env.ts";
import { eventStream } from "../event-stream.ts";
import { readJson } from "../read-json.ts";
import { askAgain } from "./ask-again.ts";
import { findVisitor, visitorOf } from "./chat-visitor.ts";
import { watchedFrom } from "./watched-from.ts";

/** One of a visitor's conversations: how it is found, read and gone on with. */
export type Talk = {
  /** Who says something; in the chat whoever says something first becomes a visitor. */
  speaker: (
    context: Context<HttpEnv>,
  ) => Promise<{ visitor: Visitor; setCookie: string | null; isNew: boolean }>;
  read: (visitorKey: string | null) => Promise<ChatView>;
  older: (
    visitorKey: string | null,
    before: unknown,
  ) => Promise<{ messages: MessageView[]; hasOlder: boolean }>;
  find: (visitorKey: string) => Promise<{ conversationId: string; messageCount: number }>;
  send: (visitor: Visitor, input: unknown, options: { isNew: boolean }) => Promise<Sent>;
  retry: (visitor: Visitor, messageId: unknown) => Promise<Omit<Sent, "later" | "isPending">>;
};

/** How long a line may stay open whose account was signed out. */
const askAgainMs = 5 * secondMs;

const headers = { "cache-control": "no-store" };

/** `GET /` and `GET /older`; and what streams: `POST /send`, `POST /retry` and `GET /events`. */
export const chatReplies = (talk: Talk, deps: NounDeps, limits: WatchLimits) =>
  new Hono<HttpEnv>()
    .get("/", async (context) => {
      const visitor = await findVisitor(context, deps);
      return context.json(await talk.read(visitor?.key ?? null), 200, headers);
    })
    .get("/older", async (context) => {
      const visitor = await findVisitor(context, deps);
      const before = context.req.query("before");
      return context.json(await talk.older(visitor?.key ?? null, before), 200, headers);
    })
    .post("/send", async (context) => {
      const { visitor, setCookie, isNew } = await talk.speaker(context);
      const input = await readJson(context);
      const leave = limits.openLine(visitor);
      const sent = await talk.send(visitor, input, { isNew }).catch((error: unknown) => {
        leave();
        throw error;
      });
      if (setCookie !== null) context.get("visit").setCookies([setCookie]);
      return untilAnswered(sent, leave, deps);
    })
    .post("/retry", async (context) => {
      const visitor = await visitorOf(context, deps);
      const { messageId } = Object(await readJson(context)) as { messageId?: unknown };
      const leave = limits.openLine(visitor);
      const sent = await talk.retry(visitor, messageId).catch((error: unknown) => {
        leave();
        throw error;
      });
      return untilAnswered({ ...sent, later: [], isPending: true }, leave, deps);
    })
    .get("/events", async (context) => {
      refuseHead(context);
      const visitor = await visitorOf(context, deps);
      const chat = await talk.find(visitor.key);
      const leave = limits.openLine(visitor);
      return eventStream(({ send, close }) => {
        const after = watchedFrom(context, chat.messageCount);
        const stop = deps.conversations.chats.watch(chat.conversationId, { after, send, close });
        // What was said while signed in is read only by who is: not after a sign-out in another window.
        const mayStill = (now: { userId: string } | null) => now?.userId === visitor.userId;
        const asked = visitor.userId
          ? askAgain(context, deps, { everyMs: askAgainMs, mayStill, close })
          : () => {};
        return () => {
          asked();
          stop();
          leave();
        };
      });
    });

/** HEAD would open a stream that nobody reads. */
export function refuseHead(context: Context<HttpEnv>): void {
  if (context.req.method !== "GET") throw new AppError("method_not_allowed");
}

/** The visitor's message, and all that follows until its reply is there. */
export function untilAnswered(
  sent: Sent,
  leave: () => void,
  { conversations: { chats } }: Pick<NounDeps, "conversations">,
): Response {
  const { conversationId, message, later, isPending } = sent;
  return eventStream(({ send, close }) => {
    for (const one of [message, ...later]) send({ type: "message", conversationId, message: one });
    if (!isPending) {
      close();
      return leave;
    }
    const pass = (event: ChatEvent) => {
      send(event);
      if (isLast(event, message.id)) close();
    };
    const after = later.at(-1)?.position ?? message.position;
    // Nothing happened yet since a new message was stored; a reply begins in its own time.
    const isCurrent = later.length === 0;
    const stop = chats.watch(conversationId, { after, isCurrent, send: pass, close });
    return () => {
      stop();
      leave();
    };
  });
}

const isLast = (event: ChatEvent, messageId: string): boolean =>
  (event.type === "message" && event.message.replyTo === messageId) ||
  (event.type === "failed" && event.replyTo === messageId) ||
  (event.type === "handled" && event.by === "person");
