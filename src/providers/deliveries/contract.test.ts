import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ConnectionFailed,
  type ConnectionTarget,
  type ConnectionKind,
  DeliveredLead,
  type Message,
} from "#domain/connections/ports.ts";
import { serviceAccount } from "../../../tests/factories/connections.ts";
import {
  playFirebase,
  playHubSpot,
  playPipedrive,
  playSalesforce,
  playSupabase,
  startService,
} from "../../../tests/stand-ins/lead-services.ts";
import { startMongo } from "../../../tests/stand-ins/mongo-wire.ts";
import { createFirebase } from "./firebase.ts";
import { createHubSpot } from "./hubspot.ts";
import { createMongoDb } from "./mongodb.ts";
import { createPipedrive } from "./pipedrive.ts";
import { createSalesforce } from "./salesforce.ts";
import { createSupabase } from "./supabase.ts";

type Records = Map<string, Record<string, unknown>>;
type Service = Awaited<ReturnType<typeof startService>>;
type Rig = {
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

const rigs: Record<string, () => Promise<Rig>> = {
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
          fields: { url: `${url}/`, table: "leads", secretKey },
          wrongFields: { url, table: "leads", secretKey: "sb_secret_2" },
        }),
      ),
    ]),
  ),
  firebase: overHttp(
    (records) => playFirebase(keys.publicKey, records),
    (url) => ({
      target: createFirebase({ fetch, firestoreUrl: url, tokenUrl: `${url}/token` }),
      fields: { collection: "leads", secretAccount: serviceAccount(pemOf(keys.privateKey)) },
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

const lead: DeliveredLead = {
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
const messageOf = (change: Partial<DeliveredLead> = {}): Message => ({
  id: "dlv_1",
  event: "lead.taken",
  subject: "lead/led_1",
  at: lead.takenAt,
  data: { ...lead, ...change },
});
const failureOf = (call: Promise<unknown> | undefined) =>
  (call ?? Promise.resolve()).then(
    () => expect.unreachable("it worked"),
    (error: ConnectionFailed) => error,
  );

describe.each(Object.entries(rigs))("%s", (_name, open) => {
  let rig: Rig;
  const options = (ms = 20_000) => ({ signal: AbortSignal.timeout(ms) });
  const deliver = (message: Message, fields = rig.fields) =>
    rig.target.deliver?.(fields as never, message, options());
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.stop());

  test("a test works with the right key, and leaves nothing behind", async () => {
    await rig.target.test(rig.fields as never, options());
    expect(rig.records.size).toBe(0);
  });

  test("a lead arrives with what was told, and the same one twice is one record", async () => {
    await deliver(messageOf());
    await deliver(messageOf());
    expect(rig.records.size).toBe(1);
    const [record = {}] = rig.records.values();
    const stored = JSON.stringify(record);
    expect(stored).toContain(JSON.stringify(lead.email).slice(1, -1));
    expect(stored).toContain("O'Hara");
  });

  test("a lead with a phone number alone arrives once, too", async () => {
    const before = rig.records.size;
    const other = messageOf({ id: "led_2", name: "", email: "", company: "", page: null });
    await deliver({ ...other, data: { ...other.data, phone: "+1 555 0199" } });
    await deliver({ ...other, data: { ...other.data, phone: "+1 555 0199" } });
    expect(rig.records.size).toBe(before + 1);
  });

  test("what is no lead is refused for good", async () => {
    const failure = await failureOf(deliver({ ...messageOf(), event: "other", data: { a: 1 } }));
    expect(failure.reason).toBe("rejected");
  });

  test("a wrong key, an outage, a limit and nonsense are told apart", async (context) => {
    const { service } = rig;
    if (!service) context.skip("it speaks no HTTP: its own failures are in mongodb.test.ts");
    const wrong = await failureOf(deliver(messageOf(), rig.wrongFields));
    expect(wrong.reason).toBe("key_refused");
    const reasonFor = async (said: Parameters<Service["say"]>[0]) => {
      service?.say(said);
      const { reason, retryAfterMs } = await failureOf(deliver(messageOf()));
      service?.say(null);
      return [reason, retryAfterMs];
    };
    expect(await reasonFor({ status: 503 })).toEqual(["server", null]);
    expect(await reasonFor({ status: 429, headers: { "retry-after": "7" } })).toEqual([
      "rate_limited",
      7000,
    ]);
    expect(await reasonFor({ status: 422, json: { message: "no" } })).toEqual(["rejected", null]);
    expect(
      await reasonFor({ status: 302, headers: { location: "https://elsewhere.example" } }),
    ).toEqual(["rejected", null]);
  });

  test("a service that isn't there is unreachable, and the error names no key", async (context) => {
    if (!rig.service) context.skip("see mongodb.test.ts");
    const gone = await open();
    await gone.stop();
    const { signal } = options();
    const failure = await failureOf(
      gone.target.deliver?.(gone.fields as never, messageOf(), { signal }),
    );
    expect(failure.reason).toBe("unreachable");
    for (const [name, value] of Object.entries(gone.fields))
      expect(name.startsWith("secret") && value !== "" && failure.message.includes(value)).toBe(
        false,
      );
  });
});

test("every kind that takes leads is played here", () => {
  const played = new Set(Object.keys(rigs).map((name) => name.split(" ")[0]));
  const all: ConnectionKind[] = [
    "hubspot",
    "salesforce",
    "pipedrive",
    "supabase",
    "firebase",
    "mongodb",
  ];
  expect(played).toEqual(new Set(all));
});
