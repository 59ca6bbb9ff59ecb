import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { type ConnectionDeps, createSealer, sendDeliveryJob } from "#domain/connections/index.ts";
import {
  type Answer,
  type ConnectionAction,
  ConnectionFailed,
  type ConnectionKind,
  type ConnectionTargets,
  type Message,
} from "#domain/connections/ports.ts";
import type { Consultant, ConsultantForKey } from "#domain/consultant/index.ts";

/** An RSA key made for tests; nobody trusts it. */
export const serviceAccount = (privateKey: string) =>
  JSON.stringify({
    type: "service_account",
    project_id: "tea-shop",
    client_email: "leads@tea-shop.iam.gserviceaccount.com",
    private_key: privateKey,
    token_uri: "https://attacker.example/token",
  });

/** What a form of each kind sends, with secrets that a scan finds. */
export const filledForms = (mark: string): Record<ConnectionKind, Record<string, string>> => ({
  ai: { baseUrl: "https://ai.example/v1", model: "tea-1", secretKey: `sk-${mark}-ai-key` },
  hubspot: { secretToken: `pat-eu1-${mark}-hubspot` },
  salesforce: {
    domain: "tea.my.salesforce.com",
    clientId: "3MVG9-tea",
    secretClient: `${mark}-salesforce-client`,
    secretRefresh: `${mark}-salesforce-refresh`,
  },
  pipedrive: { secretToken: `${mark}-pipedrive-token` },
  supabase: {
    url: "https://tea.supabase.co",
    table: "leads",
    secretKey: `sb_secret_${mark}-supabase`,
  },
  firebase: {
    collection: "leads",
    secretAccount: serviceAccount(`-----BEGIN PRIVATE KEY-----\n${mark}-firebase-key\n-----END`),
  },
  mongodb: {
    database: "tea",
    collection: "leads",
    secretAddress: `mongodb+srv://ada:${mark}-mongo-password@cluster0.tea.mongodb.net/?retryWrites=true`,
  },
  mailbox: {
    address: "help@tea.example",
    imapHost: "imap.tea.example",
    imapPort: "993",
    smtpHost: "smtp.tea.example",
    smtpPort: "465",
    user: "help@tea.example",
    secretPassword: `${mark}-mailbox-password`,
  },
  twilio: {
    accountSid: `AC${"0".repeat(32)}`,
    from: "+15005550006",
    apiBase: "",
    secretToken: `${mark}-twilio-token`,
  },
  slack: { secretKey: `xoxb-${mark}-slack-token` },
  sheets: {
    secretAccount: serviceAccount(`-----BEGIN PRIVATE KEY-----\n${mark}-sheets-key\n-----END`),
  },
  bearer: { address: "https://api.tea.example", secretToken: `${mark}-bearer-token` },
  basic: {
    address: "https://api.tea.example",
    user: "ada",
    secretPassword: `${mark}-basic-password`,
  },
  header: {
    address: "https://api.tea.example",
    header: "X-API-Key",
    secretValue: `${mark}-header-value`,
  },
  zapier: { secretAddress: `https://hooks.zapier.com/hooks/catch/1/${mark}-zapier-path/` },
  make: { secretAddress: `https://hook.eu2.make.com/${mark}-make-path` },
  webhook: {
    secretAddress: `https://hooks.example/catch/${mark}-webhook-path?token=${mark}-query`,
  },
});

type Played = { fields: Record<string, string>; message: Message | null };

/** Connections on a test's database. Every kind's target is played: `fail` decides what it says. */
export function connectionsOn({ db }: Pick<Database, "db">, secret = "a secret for connections") {
  const time = { now: new Date("2026-11-24T09:00:00Z") };
  const seen: Played[] = [];
  const acted: { fields: Played["fields"]; action: ConnectionAction }[] = [];
  const play = {
    fail: null as ConnectionFailed | null,
    answer: { status: 200, text: "ok" } as Answer,
    consultantFor: ((): Consultant => {
      throw new Error("No model is played here");
    }) as ConsultantForKey,
  };
  const target = {
    test: async (fields: object) => {
      seen.push({ fields: fields as Played["fields"], message: null });
      if (play.fail) throw play.fail;
    },
    deliver: async (fields: object, message: Message) => {
      seen.push({ fields: fields as Played["fields"], message });
      if (play.fail) throw play.fail;
      return play.answer;
    },
    act: async (fields: object, action: ConnectionAction) => {
      acted.push({ fields: fields as Played["fields"], action });
      if (play.fail) throw play.fail;
      return { id: "A-1" };
    },
  };
  const targets = new Proxy({}, { get: () => target }) as ConnectionTargets;
  const deps: ConnectionDeps = {
    db,
    clock: () => time.now,
    publicUrl: "https://shop.test",
    brandName: "Ariaworks",
    connections: {
      sealer: createSealer(secret),
      targets,
      findUses: async () => [],
      consultantFor: (key) => play.consultantFor(key),
    },
  };
  return {
    deps,
    time,
    seen,
    acted,
    play,
    fail: (reason: ConnectionFailed["reason"], text = "", status: number | null = null) => {
      play.fail = new ConnectionFailed(reason, text, { status });
    },
    /** Runs the deliveries that wait and are due, as the worker would; @returns how many */
    async runDeliveries(): Promise<number> {
      const { rows } = await db.execute<{ inputs: string }>(sql`
        with taken as (
          update dbos.workflow_status set status = 'SUCCESS'
          where name = ${sendDeliveryJob.name} and status in ('ENQUEUED', 'DELAYED')
            and coalesce(delay_until_epoch_ms, 0) <= ${time.now.getTime()} returning workflow_uuid)
        select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid)`);
      for (const { inputs } of rows) {
        const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
        await sendDeliveryJob.run(sendDeliveryJob.input.parse(input), deps, {
          step: (_name, work) => work(),
        });
      }
      return rows.length;
    },
  };
}
