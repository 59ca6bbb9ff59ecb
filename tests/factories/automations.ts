import { sql } from "drizzle-orm";
import {
  automationSubscribers,
  readRun,
  runAutomation,
  startByHand,
  startDue,
  type AutomationDeps,
} from "#domain/automations/index.ts";
import type { CallAddress } from "#domain/automations/ports.ts";
import { readableOf } from "#domain/channels/index.ts";
import type { ConnectionFailed } from "#domain/connections/ports.ts";
import { bindSubscriber } from "#domain/events/index.ts";
import { countedByNouns } from "#domain/nouns.ts";
import {
  type Automation,
  newAutomation,
  newStep,
  newTrigger,
} from "#domain/projects/configuration/automation.ts";
import { publishProject, saveProject, startProject } from "#domain/projects/index.ts";
import { silentLog } from "#kit/log.ts";
import { createExpressions } from "../../src/providers/automations/expressions.ts";
import { parseMail } from "../../src/providers/deliveries/parse-mail.ts";
import { connectionsOn } from "./connections.ts";
import { deliverEvents, subscribe } from "./events.ts";
import { openStudio } from "./studio.ts";
import { usageOn } from "./usage.ts";

type Call = Parameters<CallAddress>[0];

/** What starts an automation by hand. */
export const byHand = newTrigger({ id: "hand", type: "manual", name: "By hand" });

/** A step that gives a value as `it`. */
export const setStep = (id: string, value: string, nextSteps: string[] = []) =>
  newStep({
    id,
    type: "set",
    name: id,
    settings: { fields: [{ id: "1", name: "it", value }] },
    nextSteps,
  });

/** A studio in which Ada builds automations, and what runs them on a clock of its own. */
export async function openAutomations() {
  const studio = await openStudio();
  const { database } = studio;
  const time = { now: new Date("2026-11-24T09:00:00Z") };
  const calls: Call[] = [];
  const play = {
    answer: (async () => ({ status: 200, headers: {}, text: "{}" })) as CallAddress,
    plan: "professional" as "free" | "professional",
    /** Mails of every mailbox, oldest first, numbered from 1. */
    inbox: [] as string[],
    mailboxFails: null as ConnectionFailed | null,
  };
  const connections = connectionsOn(database);
  const deps: AutomationDeps = {
    ...studio.deps,
    ...connections.deps,
    clock: () => time.now,
    digest: (purpose: string, text: string) =>
      Buffer.from(`${purpose} ${text}`).toString("base64url").slice(-43),
    log: silentLog,
    consultant: { ai: null as never, host: null, dailyLimitUsd: 5 },
    usage: { planIdOf: async () => play.plan, counted: countedByNouns },
    mail: { from: "Ariaworks <desk@shop.test>" },
    channels: {
      parseMail,
      mailboxes: {
        async fetch(_fields: unknown, after: { lastUid: number } | null, { max = 20 }) {
          if (play.mailboxFails) throw play.mailboxFails;
          const from = after?.lastUid ?? play.inbox.length;
          const mails = play.inbox
            .slice(from, from + max)
            .map((one) => readableOf(Buffer.from(one)));
          return { mails, place: { uidValidity: "1", lastUid: from + mails.length } };
        },
      },
    },
    automations: {
      expressions: createExpressions(),
      trials: createExpressions(),
      call: async (call: Call) => {
        calls.push(call);
        return play.answer(call);
      },
    },
  } as unknown as AutomationDeps;
  const studioDeps = {
    ...studio.deps,
    ...usageOn(database, { plan: "enterprise", held: countedByNouns.held }),
  };
  const ada = await studio.people.insert({ name: "Ada", emailVerified: true });
  const eve = await studio.people.insert({ name: "Eve", emailVerified: true });
  const subscribers = automationSubscribers.map((one) => bindSubscriber(one, deps));
  await subscribe(database, subscribers);

  const save = async (projectId: string, automation: Partial<Automation>) => {
    const draft = await studio.draft(ada, projectId);
    const input = { ...draft, configuration: { automation: { ...newAutomation, ...automation } } };
    return saveProject(ada, { projectId, input }, studioDeps);
  };
  /** What the worker would do now; jobs that are put off wait for their time. */
  const work = async () => {
    for (;;) {
      const { rows } = await database.db.execute<{ inputs: string }>(sql`
        with taken as (
          update dbos.workflow_status set status = 'SUCCESS'
          where name = 'automations.run' and status in ('ENQUEUED', 'DELAYED')
            and coalesce(delay_until_epoch_ms, 0) <= ${time.now.getTime()} returning workflow_uuid)
        select i.inputs from taken t join dbos.workflow_input i using (workflow_uuid)`);
      if (rows.length === 0) return;
      for (const { inputs } of rows) {
        const { positionalArgs } = JSON.parse(inputs) as {
          positionalArgs: { runId: string; turn: number }[];
        };
        const [input] = positionalArgs;
        if (input) await runAutomation(input, deps);
      }
    }
  };
  return {
    studio,
    studioDeps,
    database,
    deps,
    connections,
    time,
    play,
    calls,
    ada,
    eve,
    save,
    work,
    rows: async <Row>(query: string, values: unknown[] = []) =>
      (await database.pool.query(query, values)).rows as Row[],
    tell: () => deliverEvents(database, subscribers, () => time.now),
    async draft(automation: Partial<Automation>) {
      const projectId = await startProject(ada, { serviceType: "automation" }, studioDeps);
      await save(projectId, automation);
      return projectId;
    },
    /** A live automation of Ada's. */
    async publish(automation: Partial<Automation>) {
      const projectId = await startProject(ada, { serviceType: "automation" }, studioDeps);
      const { revision } = await save(projectId, automation);
      await publishProject(ada, { projectId, revision }, studioDeps);
      await this.tell();
      return projectId;
    },
    /** Starts a live automation of Ada's by hand, and does what can be done of it at once. @returns the run's id */
    async runByHand(projectId: string, data: object = {}, mode = "live") {
      const input = { mode, data: JSON.stringify(data), key: crypto.randomUUID() };
      const runId = await startByHand(ada, { projectId, input }, deps);
      await work();
      return runId;
    },
    read: (projectId: string, runId: string) => readRun(ada, { projectId, runId }, deps),
    /** Minutes go by, and what is due is started. */
    async pass(ms: number) {
      time.now = new Date(time.now.getTime() + ms);
      await startDue(deps);
      await work();
    },
    close: () => database.close(),
  };
}
export type Automations = Awaited<ReturnType<typeof openAutomations>>;
