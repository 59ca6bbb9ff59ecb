import { Hono } from "hono";
import {
  addBotSource,
  changeBotSource,
  deleteBotSource,
  readBotSourceText,
  readBotTraining,
  trainBot,
} from "#domain/chatbots/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import type { HttpEnv } from "../env.ts";
import { ownPages } from "./own-pages.ts";
import { does, reads } from "./project-calls.ts";

/**
 * The training of a bot, below `/functions/bots/:projectId` (src/domain/knowledge/contract.ts says what goes in and
 * out).
 */
export const botRoutes = (deps: NounDeps) => {
  return new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId/training",
      reads(({ actor, projectId }) => readBotTraining(actor, projectId, deps)),
    )
    .post(
      "/:projectId/train",
      does(({ actor, ...call }) => trainBot(actor, call, deps)),
    )
    .post(
      "/:projectId/sources",
      does(async ({ actor, ...call }) => ({ id: await addBotSource(actor, call, deps) })),
    )
    .patch(
      "/:projectId/sources/:sourceId",
      does(({ actor, part, ...call }) =>
        changeBotSource(actor, { ...call, sourceId: part("sourceId") }, deps),
      ),
    )
    .delete(
      "/:projectId/sources/:sourceId",
      reads(({ actor, projectId, part }) =>
        deleteBotSource(actor, { projectId, sourceId: part("sourceId") }, deps),
      ),
    )
    .get(
      "/:projectId/sources/:sourceId/text",
      reads(({ actor, projectId, part, context }) => {
        const after = context.req.query("after") ?? "";
        return readBotSourceText(actor, { projectId, sourceId: part("sourceId"), after }, deps);
      }),
    );
};
