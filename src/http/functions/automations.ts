import { Hono } from "hono";
import {
  type AutomationDeps,
  pinSample,
  readChoices,
  readRun,
  startByHand,
  takeSampleMail,
  testStep,
  tryText,
  unpinSample,
} from "#domain/automations/index.ts";
import type { HttpEnv } from "../env.ts";
import { createLimit } from "../rate-limit.ts";
import { ownPages } from "./own-pages.ts";
import { does, reads } from "./project-calls.ts";

/** Each looks into a mailbox somewhere else. */
const sampleMails = { points: 30, seconds: 3600 };

/** What the designer of an automation asks for: what there is to choose from, and a run of it. */
export const automationRoutes = (deps: AutomationDeps) => {
  const countSamples = createLimit(sampleMails);
  return new Hono<HttpEnv>()
    .use(ownPages)
    .get(
      "/:projectId/choices",
      reads(({ actor, projectId }) => readChoices(actor, projectId, deps)),
    )
    .post(
      "/:projectId/start",
      does(async ({ actor, projectId, input }) => ({
        runId: await startByHand(actor, { projectId, input }, deps),
      })),
    )
    .post(
      "/:projectId/sample-mail",
      does(async ({ actor, projectId, input }) => {
        await countSamples(projectId);
        return takeSampleMail(actor, { projectId, input }, deps);
      }),
    )
    .post(
      "/:projectId/try",
      does(({ actor, projectId, input }) => tryText(actor, { projectId, input }, deps)),
    )
    .post(
      "/:projectId/test-step",
      does(async ({ actor, projectId, input }) => ({
        runId: await testStep(actor, { projectId, input }, deps),
      })),
    )
    .get(
      "/:projectId/runs/:runId",
      reads(({ actor, projectId, part }) =>
        readRun(actor, { projectId, runId: part("runId") }, deps),
      ),
    )
    .post(
      "/:projectId/pins",
      does(async ({ actor, projectId, input }) => {
        await pinSample(actor, { projectId, input }, deps);
        return { pinned: true };
      }),
    )
    .post(
      "/:projectId/unpin",
      does(async ({ actor, projectId, input }) => {
        await unpinSample(actor, { projectId, input }, deps);
        return { pinned: false };
      }),
    );
};
