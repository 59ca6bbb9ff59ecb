import { generateKeyPairSync } from "node:crypto";
import type {
  ConnectionFailed,
  ConnectionTarget,
  DeliveredLead,
  Message,
} from "#domain/connections/ports.ts";
import { createFirebase } from "../../src/providers/deliveries/firebase.ts";
import { createHubSpot } from "../../src/providers/deliveries/hubspot.ts";
import { createMongoDb } from "../../src/providers/deliveries/mongodb.ts";
import { createPipedrive } from "../../src/providers/deliveries/pipedrive.ts";
import { createSalesforce } from "../../src/providers/deliveries/salesforce.ts";
import { createSupabase } from "../../src/providers/deliveries/supabase.ts";
import {
  playFirebase,
  playHubSpot,
  playPipedrive,
  playSalesforce,
  playSupabase,
  startService,
} from "../stand-ins/lead-services.ts";
import { startMongo } from "../stand-ins/mongo-wire.ts";
import { serviceAccount } from "./connections.ts";

type Records = Map<string, Record<string, unknown>>;
export type Service = Awaited<ReturnType<typeof startService>>;
/** A service that takes leads, played; and its target with the right fields and wrong ones. */
export type Rig = {
  target: ConnectionTarget;
  fields: Record<string, string>;
  wrongFields: Record<string, string>;
  records: Records;
  /** Null: it speaks no HTTP. */
  service: Service | null;
  stop(): Promise<void>;
};

const texts = () => new Map<string, Record<string, string>>();
/** A rig of something that speaks HTTP. */
function overHttp(
  play: (records: Map<string, Record<string, string>>) => Parameters<typeof startService>[0],
  open: (url: string) => Pick<Rig, "fields" | "wrongFields"> & { target: unknown },
) {
  return async (): Promise<Rig> => {
    const records = texts();
    const service = await startService(play(records));
    const opened = open(service.url);
    return {
      ...opened,
      target: opened.target as ConnectionTarget,
      records,
      service,
      stop: () => service.stop(),
    };
  };
}

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pemOf = (key: typeof keys.privateKey) =>
  key.export({ type: "pkcs8", format: "pem" }) as string;
const app = { id: "3MVG9", secret: "s3cret", refresh: "5Aep86" };
const salesforceFields = {
  domain: "tea.my.salesforce.com",
  clientId: app.id,
  secretClient: app.secret,
};

export const leadRigs: Record<string, () => Promise<Rig>> = {
  hubspot: overHttp(
    (records) => playHubSpot("pat-1", records),
    (url) => ({
      target: createHubSpot({ fetch, baseUrl: url }),
      fields: { secretToken: "pat-1" },
      wrongFields: { secretToken: "pat-2" },
    }),
  ),
  "salesforce by client credentials": overHttp(
    (records) => playSalesforce(app, records),
    (url) => ({
      target: createSalesforce({ fetch, originOf: () => url }),
      fields: { ...salesforceFields, secretRefresh: "" },
      wrongFields: { ...salesforceFields, secretClient: "other", secretRefresh: "" },
    }),
  ),
  "salesforce by refresh token": overHttp(
    (records) => playSalesforce(app, records),
    (url) => ({
      target: createSalesforce({ fetch, originOf: () => url }),
      fields: { ...salesforceFields, secretRefresh: app.refresh },
      wrongFields: { ...salesforceFields, secretRefresh: "other" },
    }),
  ),
  pipedrive: overHttp(
    (records) => playPipedrive("pipe-1", records),
    (url) => ({
      target: createPipedrive({ fetch, baseUrl: url }),
      fields: { secretToken: "pipe-1" },
      wrongFields: { secretToken: "pipe-2" },
    }),
  ),
  ...Object.fromEntries(
    (["sb_secret_1", "eyJhbGciOi.service.role"] as const).map((secretKey) => [
      `supabase with ${secretKey}`,
      overHttp(
        (records) => playSupabase(secretKey, records),
        (url) => ({
          target: createSupabase({ fetch }),
          fields: { url: `${url}/`, table: "leads", conversations: "talks", secretKey },
          wrongFields: { url, table: "leads", conversations: "", secretKey: "sb_secret_2" },
        }),
      ),
    ]),
  ),
  firebase: overHttp(
    (records) => playFirebase(keys.publicKey, records),
    (url) => ({
      target: createFirebase({ fetch, firestoreUrl: url, tokenUrl: `${url}/token` }),
      fields: {
        collection: "leads",
        conversations: "talks",
        secretAccount: serviceAccount(pemOf(keys.privateKey)),
      },
      wrongFields: { collection: "leads", secretAccount: serviceAccount(pemOf(others.privateKey)) },
    }),
  ),
  async mongodb() {
    const records: Records = new Map();
    const [secondary, primary] = [
      await startMongo(records, () => false),
      await startMongo(records),
    ];
    const hosts = `127.0.0.1:${secondary.port},127.0.0.1:${primary.port}`;
    const guard = { lookup: () => {}, mayConnect: () => true };
    const fields = {
      database: "tea",
      collection: "leads",
      conversations: "talks",
      secretAddress: `mongodb://${hosts}/?replicaSet=rs0`,
    };
    return {
      target: createMongoDb({ guard }),
      fields,
      wrongFields: fields,
      records,
      service: null,
      stop: async () => void (await Promise.all([secondary.stop(), primary.stop()])),
    };
  },
};

export const lead: DeliveredLead = {
  id: "led_1",
  name: "Grace Brewster O'Hara",
  email: "grace.o'hara@example.com",
  phone: "+1 555 0100",
  company: 'Tea "&" <b>Sons</b>',
  botName: "Tea",
  page: "https://tea.example/?a=1&b=2",
  said: "Do you have green tea?\nIt's urgent \\ really",
  takenAt: "2026-11-24T09:00:00.000Z",
};
export const messageOf = (change: Partial<DeliveredLead> = {}): Message => ({
  id: "dlv_1",
  event: "lead.taken",
  subject: "lead/led_1",
  at: lead.takenAt,
  data: { ...lead, ...change },
});
export const failureOf = (call: Promise<unknown> | undefined) =>
  (call ?? Promise.resolve()).then(
    () => Promise.reject(new Error("it worked")),
    (error: ConnectionFailed) => error,
  );
