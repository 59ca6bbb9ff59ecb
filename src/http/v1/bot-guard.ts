import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Bot, type ChatbotDeps, findBot, isKeyOf } from "#domain/chatbots/index.ts";
import { hostOf } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { BotCall, HttpEnv } from "../env.ts";

/** The bot that a request is for. */
export function botCallOf(context: Context<HttpEnv>): BotCall {
  const call = context.get("botCall");
  if (!call) throw new AppError("not_found");
  return call;
}

const allowed = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "content-type, x-visitor, last-event-id, authorization",
  "access-control-expose-headers": "x-visitor, retry-after",
  "access-control-max-age": "600",
} as const;

/** Who may call: our own pages, the sites that the bot's owner listed, and programs with a key of that bot. */
export function guardBot(deps: ChatbotDeps) {
  const own = new URL(deps.publicUrl);
  return createMiddleware<HttpEnv>(async (context, next) => {
    const bot = await findBot(deps.db, context.req.param("id") ?? "");
    const origin = context.req.header("origin");
    const isOwn = origin === undefined ? isSameSite(context) : origin === own.origin;
    const isListed = origin !== undefined && !isOwn && isAllowed(bot, origin);
    context.set("botCall", { bot, isProgram: false });
    if (context.req.method === "OPTIONS") {
      context.res = isListed || isOwn ? new Response(null, { status: 204 }) : refusal();
    } else {
      const key = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "")?.[1];
      const mayPass = isOwn || isListed;
      if (key !== undefined && origin === undefined) {
        if (!(await isKeyOf(bot.projectId, key, deps))) throw new AppError("bot_key_needed");
        context.set("botCall", { bot, isProgram: true });
      } else if (!mayPass) throw new AppError(origin ? "site_not_allowed" : "bot_key_needed");
      await next();
    }
    context.res.headers.append("vary", "Origin");
    if (!isListed && !(isOwn && origin)) return;
    context.res.headers.set("access-control-allow-origin", origin);
    for (const [name, value] of Object.entries(allowed)) context.res.headers.set(name, value);
  });
}

const refusal = () => new Response(null, { status: 403 });

/** Browsers say where a request without an origin comes from: our own page and nothing else passes. */
const isSameSite = (context: Context<HttpEnv>): boolean =>
  context.req.header("sec-fetch-site") === "same-origin";

/** Whether a page's origin is one of the sites that the bot's owner listed. */
export function isAllowed({ config }: Pick<Bot, "config">, origin: string): boolean {
  const url = URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin) return false;
  return config.allowedSites.some((site) => hostOf(site) === url.host);
}
