import { Hono } from "hono";
import { spenderOf } from "#domain/consultant/index.ts";
import { readOrderedWish, readWish, type ProjectDeps } from "#domain/projects/index.ts";
import { quotePath } from "#domain/quotes/contract.ts";
import { estimateWish, requestQuote, type QuoteDeps } from "#domain/quotes/index.ts";
import type { HttpEnv } from "../env.ts";
import { ownOrigin } from "../own-origin.ts";
import { readJson } from "../read-json.ts";

type Deps = QuoteDeps & ProjectDeps;
const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** `POST /functions/project-price`: `{projectId, wish}` → what it would cost (quotes' WishEstimate). Nothing is stored. */
const projectPrice = (deps: Deps) =>
  new Hono<HttpEnv>()
    .use(ownOrigin(deps.publicUrl, { programs: false }))
    .post("/", async (context) => {
      const actor = (await context.get("visit").actor()) ?? "visitor";
      const asked = await readWish(actor, await readJson(context), deps);
      return context.json(await estimateWish(asked, deps), 200, headers);
    });

/**
 * `POST /functions/order-project`: `{projectId, wish}` → a quote for what is stored, which must be what is
 * sent, and the path of its page. The same
 * `Idempotency-Key` is one quote. Once it is stored, a failure names that path as `errors.quote`.
 */
const orderProject = (deps: Deps) =>
  new Hono<HttpEnv>()
    .use(ownOrigin(deps.publicUrl, { programs: false }))
    .post("/", async (context) => {
      const visit = context.get("visit");
      const actor = (await visit.actor()) ?? "visitor";
      const { projectId, wish, serviceId } = await readOrderedWish(
        actor,
        await readJson(context),
        deps,
      );
      const request = {
        freeText: wish,
        serviceId,
        requestKey: context.req.header("idempotency-key"),
      };
      const quote = await requestQuote(actor, request, spenderOf(visit, deps), deps, { projectId });
      return context.json({ path: quotePath(quote.token) }, 201, headers);
    });

export const projectQuoteFunctions = {
  "/project-price": projectPrice,
  "/order-project": orderProject,
};
