import type { ConnectionTargets } from "#domain/connections/ports.ts";
import { createAi } from "./ai.ts";
import { createFirebase } from "./firebase.ts";
import { createHubSpot } from "./hubspot.ts";
import { createMongoDb, type SocketGuard } from "./mongodb.ts";
import { createPipedrive } from "./pipedrive.ts";
import type { OutsideFetch } from "./request.ts";
import { createSalesforce } from "./salesforce.ts";
import { createSupabase } from "./supabase.ts";
import { createWebhook } from "./webhook.ts";

export type { SocketGuard } from "./mongodb.ts";
export type { OutsideFetch } from "./request.ts";

/** Every service that people can connect. */
export const createTargets = (options: {
  fetch: OutsideFetch;
  guard: SocketGuard;
}): ConnectionTargets => ({
  ai: createAi(options),
  hubspot: createHubSpot(options),
  salesforce: createSalesforce(options),
  pipedrive: createPipedrive(options),
  supabase: createSupabase(options),
  firebase: createFirebase(options),
  mongodb: createMongoDb(options),
  webhook: createWebhook(options),
});
