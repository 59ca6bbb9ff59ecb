import { Hono } from "hono";
import { watchConversation } from "#domain/conversations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { HttpEnv } from "../env.ts";
import { eventStream } from "../event-stream.ts";
import { askAgain } from "./ask-again.ts";
import { refuseHead } from "./chat-replies.ts";
import { watchedFrom } from "./watched-from.ts";

/** How long somebody may go on watching who is no admin any more. */
const askAgainMs = 3 * secondMs;

/**
 * `GET /:id/events`: a conversation as it goes on, for admins. The right is asked for again every few seconds
 * (security.md, row 3); where it can't be told, the stream ends. Nobody else learns whether there is such a
 * conversation.
 */
export const conversationEvents = (deps: NounDeps, everyMs = askAgainMs) =>
  new Hono<HttpEnv>().get("/:id/events", async (context) => {
    refuseHead(context);
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    if (!actor.isAdmin) throw new AppError("forbidden");
    const { conversationId, messageCount } = await watchConversation(
      actor,
      context.req.param("id"),
      deps,
    );
    return eventStream(({ send, close }) => {
      const after = watchedFrom(context, messageCount);
      const stop = deps.conversations.chats.watch(conversationId, { after, send, close });
      const asked = askAgain(context, deps, {
        everyMs,
        mayStill: (now) => now?.isAdmin === true,
        close,
      });
      return () => {
        asked();
        stop();
      };
    });
  });
