import { Hono } from "hono";
import type { NounDeps } from "#domain/nouns.ts";
import type { ProjectEvent } from "#domain/projects/contract.ts";
import { watchProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { HttpEnv } from "../env.ts";
import { type EventLine, eventStream } from "../event-stream.ts";
import { askAgain } from "./ask-again.ts";
import { refuseHead } from "./chat-replies.ts";

/** How long a line may stay open whose account was signed out. */
const askAgainMs = 5 * secondMs;
/** Open workspaces of one person on this node. */
const maxLines = 30;

/** `GET /:projectId/events?tab=`: what happens to a project while its workspace is open. */
export const projectEvents = (deps: NounDeps) => {
  const lines = new Map<string, number>();
  const count = (userId: string, by: 1 | -1) => {
    const now = (lines.get(userId) ?? 0) + by;
    if (now > 0) lines.set(userId, now);
    else lines.delete(userId);
    return now;
  };
  return new Hono<HttpEnv>().get("/:projectId/events", async (context) => {
    refuseHead(context);
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const { userId } = actor;
    if ((lines.get(userId) ?? 0) >= maxLines) throw new AppError("rate_limited");

    let line: EventLine | null = null;
    let isOver = false;
    const early: ProjectEvent[] = [];
    const watch = {
      projectId: context.req.param("projectId"),
      tabId: context.req.query("tab") ?? "",
    };
    const stop = await watchProject(
      actor,
      watch,
      {
        send: (event) => (line ? line.send(event) : void early.push(event)),
        close: () => {
          isOver = true;
          line?.close();
        },
      },
      deps,
    );
    count(userId, 1);
    return eventStream((opened) => {
      line = opened;
      for (const event of early) opened.send(event);
      const mayStill = (now: { userId: string } | null) => now?.userId === userId;
      const asked = askAgain(context, deps, {
        everyMs: askAgainMs,
        mayStill,
        close: opened.close,
      });
      if (isOver) opened.close();
      return () => {
        asked();
        stop();
        count(userId, -1);
      };
    });
  });
};
