import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { CategoryId, Service } from "#domain/catalogue/contract.ts";
import { findService, listServices, type CatalogueDeps } from "#domain/catalogue/index.ts";
import type { HttpEnv } from "../env.ts";
import { refuseInvalid } from "./refuse-invalid.ts";

// Made anew, because a schema that was made before zod was extended has no `openapi`.
const ServiceSchema = z.object(Service.shape).openapi("Service");
const headers = { "cache-control": "no-store" };

const list = createRoute({
  method: "get",
  path: "/services",
  summary: "All services on offer",
  request: { query: z.object({ category: CategoryId.optional() }) },
  responses: {
    200: {
      description: "Services in catalogue order",
      content: { "application/json": { schema: z.array(ServiceSchema) } },
    },
  },
});

const one = createRoute({
  method: "get",
  path: "/services/{id}",
  summary: "One service",
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: { description: "The service", content: { "application/json": { schema: ServiceSchema } } },
    404: { description: "Not on offer" },
  },
});

/** `GET /v1/services` and `/v1/services/{id}`: the catalogue as data. */
export const serviceRoutes = (deps: CatalogueDeps) =>
  new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalid })
    .openapi(list, async (context) =>
      context.json(await listServices(deps, definedOnly(context.req.valid("query"))), 200, headers),
    )
    .openapi(one, async (context) =>
      context.json(await findService(deps, context.req.valid("param").id), 200, headers),
    );

const definedOnly = ({ category }: { category?: CategoryId | undefined }) =>
  category ? { category } : {};
