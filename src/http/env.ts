import type { HttpBindings } from "@hono/node-server";

/** What each request carries through Hono. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; clientAddress: string };
};
