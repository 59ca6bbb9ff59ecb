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
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import { createLimit } from "../rate-limit.ts";
import { readJson } from "../read-json.ts";
import { ownPages } from "./own-pages.ts";

/** Each looks into a mailbox somewhere else. */
const sampleMails = { points: 30, seconds: 3600 };
const headers = { "cache-control": "no-store" };

/** What the designer of an automation asks for: what there is to choose from, and a run of it. */
export const automationRoutes = (deps: AutomationDeps) => {
  const routes = new Hono<HttpEnv>().use(ownPages);
  const countSamples = createLimit(sampleMails);
  routes.get("/:projectId/choices", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    return context.json(
      await readChoices(actor, context.req.param("projectId"), deps),
      200,
      headers,
    );
  });
  routes.post("/:projectId/start", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const projectId = context.req.param("projectId");
    const input = await readJson(context);
    return context.json(
      { runId: await startByHand(actor, { projectId, input }, deps) },
      200,
      headers,
    );
  });
  routes.post("/:projectId/sample-mail", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const projectId = context.req.param("projectId");
    await countSamples(projectId);
    const input = await readJson(context);
    return context.json(await takeSampleMail(actor, { projectId, input }, deps), 200, headers);
  });
  routes.post("/:projectId/try", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const projectId = context.req.param("projectId");
    const input = await readJson(context);
    return context.json(await tryText(actor, { projectId, input }, deps), 200, headers);
  });
  routes.post("/:projectId/test-step", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const projectId = context.req.param("projectId");
    const input = await readJson(context);
    return context.json({ runId: await testStep(actor, { projectId, input }, deps) }, 200, headers);
  });
  routes.get("/:projectId/runs/:runId", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    return context.json(await readRun(actor, context.req.param(), deps), 200, headers);
  });
  routes.post("/:projectId/pins", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const projectId = context.req.param("projectId");
    await pinSample(actor, { projectId, input: await readJson(context) }, deps);
    return context.json({ pinned: true }, 200, headers);
  });
  routes.post("/:projectId/unpin", async (context) => {
    const actor = await context.get("visit").actor();
    if (!actor) throw new AppError("signed_out");
    const projectId = context.req.param("projectId");
    await unpinSample(actor, { projectId, input: await readJson(context) }, deps);
    return context.json({ pinned: false }, 200, headers);
  });
  return routes;
};
