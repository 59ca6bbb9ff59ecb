import type { HttpBindings } from "@hono/node-server";
import type { WatchLimits } from "#domain/conversations/index.ts";
import type { WebVisit } from "./web-visit.ts";

/** What each request carries through Hono. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; clientAddress: string; visit: WebVisit };
};

/** Limits that several endpoints count in together. */
export type RouteLimits = { watchLimits: WatchLimits };
