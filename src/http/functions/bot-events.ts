import { type Context, Hono } from "hono";
import type { BotInboxEvent } from "#domain/chatbots/contract.ts";
import {
  noteBotRead,
  requireBotProject,
  watchBotConversation,
  watchBotInbox,
} from "#domain/chatbots/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { HttpEnv } from "../env.ts";
import { type EventLine, eventStream } from "../event-stream.ts";
import { readJson } from "../read-json.ts";
import { askAgain } from "./ask-again.ts";
import { refuseHead } from "./chat-replies.ts";
import { ownPages } from "./own-pages.ts";
import { watchedFrom } from "./watched-from.ts";

/** How long somebody may go on watching who was signed out or is no member any more. */
const askAgainMs = 3 * secondMs;
/** Open lines of one person on this node: tabs with an inbox or a conversation. */
const maxLines = 30;

/**
 * What happens at a bot's desk as it happens, for the members of its project. Their right is asked for again every few
 * seconds (security.md, row 3); a bot that isn't theirs is not found.
 */
export const botEventRoutes = (deps: NounDeps, everyMs = askAgainMs) => {
  const lines = new Map<string, number>();
  const count = (userId: string, by: 1 | -1) => {
    const now = (lines.get(userId) ?? 0) + by;
    if (now > 0) lines.set(userId, now);
    else lines.delete(userId);
  };
  /** A line that is open as long as its person may see what it tells. */
  const open = (
    context: Context<HttpEnv>,
    actor: Person,
    {
      mayStill,
      watch,
    }: { mayStill: () => Promise<unknown>; watch: (line: EventLine) => () => void },
  ) => {
    count(actor.userId, 1);
    return eventStream((line) => {
      const stop = watch(line);
      const asked = askAgain(context, deps, {
        everyMs,
        close: line.close,
        mayStill: async (now) => now?.userId === actor.userId && mayStill().then(() => true),
      });
      return () => {
        asked();
        stop();
        count(actor.userId, -1);
      };
    });
  };
  const callerOf = async (context: Context<HttpEnv>) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const at = {
      projectId: context.req.param("projectId") ?? "",
      id: context.req.param("id") ?? "",
    };
    return { actor, at };
  };
  const refuseTooMany = ({ userId }: Person) => {
    if ((lines.get(userId) ?? 0) >= maxLines) throw new AppError("rate_limited");
  };

  return new Hono<HttpEnv>()
    .use(ownPages)
    .get("/:projectId/events", async (context) => {
      refuseHead(context);
      const { actor, at } = await callerOf(context);
      refuseTooMany(actor);
      const early: BotInboxEvent[] = [];
      let line: EventLine | null = null;
      let isOver = false;
      const stop = await watchBotInbox(
        actor,
        at.projectId,
        {
          send: (event) => (line ? line.send(event) : void early.push(event)),
          close: () => {
            isOver = true;
            line?.close();
          },
        },
        deps,
      );
      return open(context, actor, {
        mayStill: () => requireBotProject(deps.db, actor, at.projectId),
        watch: (opened) => {
          line = opened;
          for (const event of early) opened.send(event);
          if (isOver) opened.close();
          return stop;
        },
      });
    })
    .get("/:projectId/conversations/:id/events", async (context) => {
      refuseHead(context);
      const { actor, at } = await callerOf(context);
      refuseTooMany(actor);
      const { conversationId, messageCount } = await watchBotConversation(actor, at, deps);
      return open(context, actor, {
        mayStill: () => requireBotProject(deps.db, actor, at.projectId),
        watch: ({ send, close }) => {
          const after = watchedFrom(context, messageCount);
          return deps.conversations.chats.watch(conversationId, { after, send, close });
        },
      });
    })
    .post("/:projectId/conversations/:id/read", async (context) => {
      const { actor, at } = await callerOf(context);
      await noteBotRead(actor, { ...at, input: await readJson(context) }, deps);
      return context.body(null, 204, { "cache-control": "no-store" });
    });
};
