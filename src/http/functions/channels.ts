import { Hono } from "hono";
import {
  type ChannelDeps,
  readChannels,
  renewMailAddress,
  resendMessage,
  testChannel,
} from "#domain/channels/index.ts";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";
import { does, noStore, projectCallOf, reads } from "./project-calls.ts";

/** The channels of a bot, below `/functions/channels/:projectId` (src/domain/channels/contract.ts). */
export const channelRoutes = (deps: ChannelDeps) =>
  new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId",
      reads(({ actor, projectId }) => readChannels(actor, projectId, deps)),
    )
    .post(
      "/:projectId/renew",
      reads(async ({ actor, projectId }) => ({
        webhook: await renewMailAddress(actor, projectId, deps),
      })),
    )
    .post("/:projectId/resend", async (context) => {
      const { actor, projectId } = await projectCallOf(context);
      await resendMessage(actor, { projectId, input: await readJson(context) }, deps);
      return context.body(null, 204, noStore);
    })
    .post(
      "/:projectId/test",
      does(({ actor, projectId, input }) => testChannel(actor, { projectId, input }, deps)),
    );
