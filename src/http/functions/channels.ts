import { type Context, Hono } from "hono";
import {
  type ChannelDeps,
  readChannels,
  renewMailAddress,
  resendMessage,
  testChannel,
} from "#domain/channels/index.ts";
import { AppError, refuseInvalid } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";

const headers = { "cache-control": "no-store" };

/** The channels of a bot, below `/functions/channels/:projectId` (src/domain/channels/contract.ts). */
export const channelRoutes = (deps: ChannelDeps) => {
  const actorOf = async (context: Context<HttpEnv>) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    return actor;
  };
  return new Hono<HttpEnv>()
    .use(ownPages)
    .get("/:projectId", async (context) => {
      const projectId = context.req.param("projectId");
      return context.json(
        await readChannels(await actorOf(context), projectId, deps),
        200,
        headers,
      );
    })
    .post("/:projectId/renew", async (context) => {
      const projectId = context.req.param("projectId");
      const webhook = await renewMailAddress(await actorOf(context), projectId, deps);
      return context.json({ webhook }, 200, headers);
    })
    .post("/:projectId/resend", async (context) => {
      const projectId = context.req.param("projectId");
      const input = await readJson(context);
      await resendMessage(await actorOf(context), { projectId, input }, deps);
      return context.body(null, 204, headers);
    })
    .post("/:projectId/test", async (context) => {
      const projectId = context.req.param("projectId");
      const input = await readJson(context);
      const actor = await actorOf(context);
      const told = await refuseInvalid(() => testChannel(actor, { projectId, input }, deps));
      return context.json(told, 200, headers);
    });
};
