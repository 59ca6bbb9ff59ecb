import { sql } from "drizzle-orm";
import type { Language } from "#domain/answers/index.ts";
import {
  type ChannelDeps,
  channelJobs,
  channelSubscribers,
  readableOf,
} from "#domain/channels/index.ts";
import type { OutgoingReply } from "#domain/channels/ports.ts";
import { addBotSource } from "#domain/chatbots/index.ts";
import { addConnection } from "#domain/connections/index.ts";
import type { ConnectionFailed } from "#domain/connections/ports.ts";
import { bindSubscriber } from "#domain/events/index.ts";
import { parseMail } from "../../src/providers/deliveries/parse-mail.ts";
import { createOutboxMailer } from "../../src/providers/mail/built-in.ts";
import { type Bots, openBots } from "./bots.ts";
import { connectionsOn, filledForms } from "./connections.ts";
import { deliverEvents, subscribe } from "./events.ts";
import { trainingOn } from "./training.ts";

/** A mail as it travels. */
export const mailText = (options: {
  id: string;
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  headers?: readonly string[];
}): string =>
  [
    `From: ${options.from ?? "Mira <mira@example.com>"}`,
    `To: ${options.to ?? "help@tea.example"}`,
    `Subject: ${options.subject ?? "A question"}`,
    `Message-ID: <${options.id}>`,
    ...(options.headers ?? []),
    "",
    options.text ?? "How much is the ferry to the island?",
  ].join("\r\n");

/** Channels on a studio with bots: mailboxes and SMS are played, what comes in and goes out is kept. */
export async function channelsOn(bots: Bots) {
  const { database } = bots;
  const play = {
    inbox: [] as string[],
    sent: [] as OutgoingReply[],
    texts: [] as { to: string; text: string; statusUrl: string }[],
    fail: null as ConnectionFailed | null,
  };
  const connections = connectionsOn(database);
  const deps = {
    ...bots.deps,
    connections: connections.deps.connections,
    brandName: "Ariaworks",
    mail: { mailer: createOutboxMailer(), from: "Ariaworks <desk@shop.test>" },
    channels: {
      parseMail,
      mailboxes: {
        fetch: async (_fields: unknown, after: { lastUid: number } | null) => {
          if (play.fail) throw play.fail;
          const lastUid = play.inbox.length;
          const mails = after
            ? play.inbox.slice(after.lastUid).map((one) => readableOf(Buffer.from(one)))
            : [];
          return { mails, place: { uidValidity: "1", lastUid } };
        },
        send: async (_fields: unknown, mail: OutgoingReply) => {
          if (play.fail) throw play.fail;
          play.sent.push(mail);
        },
      },
      sms: {
        send: async (_fields: unknown, message: (typeof play.texts)[number]) => {
          if (play.fail) throw play.fail;
          return `SM${play.texts.push(message)}`;
        },
      },
    },
  } as unknown as ChannelDeps;
  const subscribers = channelSubscribers.map((one) => bindSubscriber(one, deps));
  await subscribe(database, subscribers);

  /** Runs what waits, as the worker would: events, then jobs, until nothing is left. */
  async function work({ except = [] as readonly string[] } = {}): Promise<void> {
    for (let left = 10; left > 0; left--) {
      await deliverEvents(database, subscribers);
      let ran = 0;
      for (const job of channelJobs.filter(({ name }) => !except.includes(name))) {
        const { rows } = await database.db.execute<{ inputs: string }>(sql`
          with taken as (
            update dbos.workflow_status set status = 'SUCCESS'
            where name = ${job.name} and status = 'ENQUEUED' returning workflow_uuid)
          select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid)`);
        for (const { inputs } of rows) {
          const [input] = (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs;
          await job.run(job.input.parse(input), deps, { step: (_name, run) => run() });
          ran += 1;
        }
      }
      if (ran === 0) return;
    }
  }
  return { deps, play, connections, work };
}

/** Ada's bot Rosie, which knows about a ferry and is reached by mail and SMS. */
export async function openChannels() {
  const bots = await openBots();
  const rig = await channelsOn(bots);
  const connect = async (kind: "mailbox" | "twilio") => {
    const input = { name: kind, ...filledForms("planted")[kind] };
    return (await addConnection(bots.ada, { kind, input }, rig.deps)).id;
  };
  const accounts = { mailbox: await connect("mailbox"), sms: await connect("twilio") };
  const integrations = {
    crmConnectionId: null,
    databaseConnectionId: null,
    webhookConnectionId: null,
    mailboxConnectionId: accounts.mailbox,
    smsConnectionId: accounts.sms,
  };
  const config = {
    name: "Rosie",
    channels: ["web", "email", "sms"] as ("web" | "email" | "sms")[],
    integrations,
  };
  return {
    bots,
    ...rig,
    config,
    /** Nothing has come or gone. */
    async reset() {
      Object.assign(rig.play, { inbox: [], sent: [], texts: [], fail: null });
      await bots.database.pool.query(
        "truncate ai_messages, mails, channel_threads, channel_messages, channel_mailboxes, conversations cascade",
      );
    },
    /** @returns the project of a new bot */
    async publish({ hasMailbox = true, languages = ["en"] as Language[] } = {}): Promise<string> {
      const mailboxConnectionId = hasMailbox ? accounts.mailbox : null;
      const bot = await bots.publish({
        ...config,
        languages,
        integrations: { ...integrations, mailboxConnectionId },
      });
      const training = trainingOn(bots.database);
      const deps = { ...training.deps, ...bots.deps, readers: training.deps.readers };
      const text = "The ferry to the island costs $12 and leaves at nine.";
      const input = { kind: "text", title: "Ferry", text };
      await addBotSource(bots.ada, { projectId: bot.projectId, input }, deps);
      await training.work();
      return bot.projectId;
    },
  };
}
