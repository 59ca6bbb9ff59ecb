import type { Context } from "hono";
import type { HttpEnv } from "../env.ts";

/** Whoever was away for longer reads the page anew. */
const maxMissed = 200;
/** What may come between reading a conversation and watching it. */
const usuallyMissed = 2;

/**
 * After which message somebody wants to hear: `Last-Event-ID` of a line that was cut, `?after=`, or else the
 * last two are told again.
 */
export function watchedFrom(context: Context<HttpEnv>, messageCount: number): number {
  const given = context.req.header("last-event-id") ?? context.req.query("after") ?? "";
  const after = /^\d{1,9}$/.test(given) ? Number(given) : messageCount - usuallyMissed;
  return Math.min(Math.max(after, messageCount - maxMissed, 0), messageCount);
}
