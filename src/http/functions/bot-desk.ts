import { type Context, Hono } from "hono";
import {
  createKey,
  deleteBotTest,
  listBotTests,
  listKeys,
  readBotDesk,
  readTopics,
  revokeKey,
  runBotTests,
  saveBotTest,
  tryBot,
} from "#domain/chatbots/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";

const headers = { "cache-control": "no-store" };

type Call = { actor: Person; projectId: string; id: string; context: Context<HttpEnv> };

async function callOf(context: Context<HttpEnv>): Promise<Call> {
  const actor = await context.get("visit").actor();
  if (!actor) throw new AppError("signed_out");
  const projectId = context.req.param("projectId") ?? "";
  return { actor, projectId, id: context.req.param("id") ?? "", context };
}

/**
 * What the designer of a bot asks for, for the members of its project (src/domain/chatbots/contract.ts says what goes in
 * and out): how its desk stands, trial, test set, keys. Each use case asks for the person's rights; a bot that isn't theirs
 * is not found.
 */
export const botDeskRoutes = (deps: NounDeps) => {
  const reads = (work: (call: Call) => Promise<unknown>) => async (context: Context<HttpEnv>) =>
    context.json((await work(await callOf(context))) ?? {}, 200, headers);
  const does = (work: (call: Call & { input: unknown }) => Promise<unknown>) =>
    reads(async (call) => work({ ...call, input: await readJson(call.context) }));

  return new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId/desk",
      reads(({ actor, projectId }) => readBotDesk(actor, projectId, deps)),
    )
    .post(
      "/:projectId/try",
      does(({ actor, ...call }) => tryBot(actor, call, deps)),
    )
    .post(
      "/:projectId/topics",
      does(({ actor, ...call }) => readTopics(actor, call, deps)),
    )
    .get(
      "/:projectId/tests",
      reads(({ actor, projectId }) => listBotTests(actor, projectId, deps)),
    )
    .post(
      "/:projectId/tests",
      does(async ({ actor, projectId, input }) => ({
        id: await saveBotTest(actor, { projectId, testId: null, input }, deps),
      })),
    )
    .post(
      "/:projectId/tests/run",
      does(({ actor, projectId, input }) => {
        const { testId } = Object(input) as { testId?: unknown };
        const only = typeof testId === "string" ? testId : null;
        return runBotTests(actor, { projectId, testId: only }, deps);
      }),
    )
    .post(
      "/:projectId/tests/:id/delete",
      does(({ actor, projectId, id }) => deleteBotTest(actor, { projectId, testId: id }, deps)),
    )
    .get(
      "/:projectId/keys",
      reads(({ actor, projectId }) => listKeys(actor, projectId, deps)),
    )
    .post(
      "/:projectId/keys",
      does(({ actor, ...call }) => createKey(actor, call, deps)),
    )
    .post(
      "/:projectId/keys/:id/revoke",
      does(({ actor, projectId, id }) => revokeKey(actor, { projectId, keyId: id }, deps)),
    );
};
