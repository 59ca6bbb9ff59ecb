import { type Context, Hono } from "hono";
import {
  addBotSource,
  changeBotSource,
  deleteBotSource,
  readBotSourceText,
  readBotTraining,
  trainBot,
} from "#domain/chatbots/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError, refuseInvalid } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";

const headers = { "cache-control": "no-store" };
type Call = { actor: Person; projectId: string; sourceId: string; context: Context<HttpEnv> };

/**
 * The training of a bot, below `/functions/bots/:projectId` (src/domain/knowledge/contract.ts says what goes in and
 * out). Each use case asks the database for the person's rights; a project that isn't theirs is not found.
 */
export const botRoutes = (deps: NounDeps) => {
  const reads = (work: (call: Call) => Promise<unknown>) => async (context: Context<HttpEnv>) =>
    context.json((await refuseInvalid(() => callOf(context).then(work))) ?? {}, 200, headers);
  const does = (work: (call: Call & { input: unknown }) => Promise<unknown>) =>
    reads(async (call) => work({ ...call, input: await readJson(call.context) }));

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
      does(({ actor, ...call }) => changeBotSource(actor, call, deps)),
    )
    .delete(
      "/:projectId/sources/:sourceId",
      reads(({ actor, ...call }) => deleteBotSource(actor, call, deps)),
    )
    .get(
      "/:projectId/sources/:sourceId/text",
      reads(({ actor, context, ...call }) =>
        readBotSourceText(actor, { ...call, after: context.req.query("after") ?? "" }, deps),
      ),
    );
};

async function callOf(context: Context<HttpEnv>): Promise<Call> {
  const actor = await context.get("visit").actor();
  if (!actor) throw new AppError("signed_out");
  const part = (name: string) => context.req.param(name) ?? "";
  return { actor, projectId: part("projectId"), sourceId: part("sourceId"), context };
}
