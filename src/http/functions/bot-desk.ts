import { Hono } from "hono";
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
import type { NounDeps } from "#domain/nouns.ts";
import type { HttpEnv } from "../env.ts";
import { ownPages } from "./own-pages.ts";
import { does, reads } from "./project-calls.ts";

/**
 * What the designer of a bot asks for, for the members of its project (src/domain/chatbots/contract.ts says what goes in
 * and out): how its desk stands, trial, test set, keys.
 */
export const botDeskRoutes = (deps: NounDeps) => {
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
      does(({ actor, projectId, part }) =>
        deleteBotTest(actor, { projectId, testId: part("id") }, deps),
      ),
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
      does(({ actor, projectId, part }) =>
        revokeKey(actor, { projectId, keyId: part("id") }, deps),
      ),
    );
};
