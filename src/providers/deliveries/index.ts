import type { ConnectionTargets } from "#domain/connections/ports.ts";
import { createAi } from "./ai.ts";
import { createCatchHook } from "./catch-hook.ts";
import { createFirebase } from "./firebase.ts";
import { createBasic, createBearer, createHeader } from "./http-api.ts";
import { createHubSpot } from "./hubspot.ts";
import { createMailbox } from "./mailbox.ts";
import { createMongoDb, type SocketGuard } from "./mongodb.ts";
import { createPipedrive } from "./pipedrive.ts";
import type { OutsideFetch } from "./request.ts";
import { createSalesforce } from "./salesforce.ts";
import { createSheets } from "./sheets.ts";
import { createSlack } from "./slack.ts";
import { createSupabase } from "./supabase.ts";
import { createTwilio } from "./twilio.ts";
import { createWebhook } from "./webhook.ts";

export type { SocketGuard } from "./mongodb.ts";
export type { OutsideFetch } from "./request.ts";

/** Every service that people can connect. */
export const createTargets = (options: {
  fetch: OutsideFetch;
  guard: SocketGuard;
  /** Answers in HubSpot's place; absent: HubSpot. */
  hubspotApiBase?: string | undefined;
}): ConnectionTargets => ({
  ai: createAi(options),
  hubspot: createHubSpot({ ...options, baseUrl: options.hubspotApiBase }),
  salesforce: createSalesforce(options),
  pipedrive: createPipedrive(options),
  supabase: createSupabase(options),
  firebase: createFirebase(options),
  mongodb: createMongoDb(options),
  mailbox: createMailbox(options),
  twilio: createTwilio(options),
  slack: createSlack(options),
  sheets: createSheets(options),
  bearer: createBearer(options),
  basic: createBasic(options),
  header: createHeader(options),
  zapier: createCatchHook(options),
  make: createCatchHook(options),
  webhook: createWebhook(options),
});
