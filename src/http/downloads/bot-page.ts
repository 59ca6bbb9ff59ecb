import { Hono } from "hono";
import { botDocument, botView, type ChatbotDeps, findBot } from "#domain/chatbots/index.ts";
import { hostOf } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { botDocumentPolicy, frameAncestors } from "../frame-ancestors.ts";

/**
 * `GET /b/:address`: a published bot on its own page. With `?embed=1` it is the window in its launcher's frame, which
 * only pages of the sites that its owner allows may hold. 404 where no bot is published.
 */
export const botPage = (deps: ChatbotDeps) =>
  new Hono<HttpEnv>().get("/:address", async (context) => {
    const bot = await findBot(deps.db, context.req.param("address"));
    const view = botView(bot, deps);
    // Its one address: an id would be a second.
    if (view.address !== context.req.param("address")) throw new AppError("not_found");
    const { allowedSites } = bot.config;
    const isEmbedded = context.req.query("embed") === "1";
    const language =
      view.languages.find((one) => one === context.req.query("lang")) ?? view.languages[0] ?? "en";
    const site = allowedSites.map(hostOf).find((host) => host !== null) ?? null;
    return context.body(botDocument({ bot: view, language, isEmbedded, site }), 200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy": botDocumentPolicy(
        isEmbedded ? frameAncestors(allowedSites) : "'none'",
      ),
      // Pages that are isolated from others (COEP) may hold it, too.
      ...(isEmbedded && {
        "cross-origin-resource-policy": "cross-origin",
        "cross-origin-embedder-policy": "require-corp",
      }),
    });
  });
