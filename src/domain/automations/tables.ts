import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { MailboxPlace } from "#domain/channels/index.ts";
import type { Automation } from "#domain/projects/index.ts";
import type { Json } from "#kit/json-changes.ts";
import type { RunState, RunStepState, StepUsage } from "./contract.ts";

export { automationPins, automationSamples } from "./tables-samples.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What automations did, and are doing. */
export const automationRuns = pgTable(
  "automation_runs",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    ownerId: text("owner_id").notNull(),
    deploymentId: text("deployment_id"),
    draft: jsonb().$type<Automation>(),
    triggerId: text("trigger_id").notNull(),
    triggerType: text("trigger_type").notNull(),
    requestKey: text("request_key").notNull(),
    data: jsonb().$type<Json>(),
    given: jsonb().$type<Readonly<Record<string, Json>>>(),
    state: text().$type<RunState>().notNull(),
    hasEffects: boolean("has_effects").notNull(),
    depth: integer().notNull(),
    turn: integer().notNull(),
    problem: text(),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [
    uniqueIndex("automation_runs_request").on(t.projectId, t.requestKey),
    index("automation_runs_project").on(t.projectId, t.startedAt, t.id),
    index("automation_runs_state").on(t.projectId, t.state, t.startedAt),
    index("automation_runs_owner").on(t.ownerId),
    index("automation_runs_ended").on(t.endedAt),
  ],
);
describeColumns(automationRuns, {
  id: ["names the run", "automationRun"],
  projectId: ["which automation runs", "automationRun"],
  ownerId: ["whose automation it is", "automationRun"],
  deploymentId: ["which published version of it; null for tests of the draft", "automationRun"],
  draft: ["the draft that is tested, as it was then", "automationRun"],
  triggerId: ["which of its triggers started it", "automationRun"],
  triggerType: ["of which kind that is", "automationRun"],
  requestKey: ["names what started it, so that it starts once", "automationRun"],
  data: ["what the trigger gave", "automationRun"],
  given: [
    "what earlier steps are taken to have given, where one step alone is tested",
    "automationRun",
  ],
  state: ["how far it is", "automationRun"],
  hasEffects: ["false for a test that changes nothing outside", "automationRun"],
  depth: ["how many automations started each other before it", "automationRun"],
  turn: ["how often it was taken up", "automationRun"],
  problem: ["why it failed", "automationRun"],
  startedAt: ["when it was asked for", "automationRun"],
  endedAt: ["when it ended; its retention counts from there", "automationRun"],
});

/** What each step of a run took and gave: a run goes on from these after a restart. */
export const automationRunSteps = pgTable(
  "automation_run_steps",
  {
    runId: text("run_id")
      .notNull()
      .references(() => automationRuns.id, { onDelete: "cascade" }),
    key: text().notNull(),
    place: integer().notNull(),
    type: text().notNull(),
    state: text().$type<RunStepState>().notNull(),
    attempts: integer().notNull(),
    input: jsonb().$type<Json>().notNull(),
    output: jsonb().$type<Json>(),
    branch: text(),
    problem: text(),
    usage: jsonb().$type<StepUsage>(),
    wakeAt: time("wake_at"),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [primaryKey({ columns: [t.runId, t.key] })],
);
describeColumns(automationRunSteps, {
  runId: ["of which run", "automationRun"],
  key: ["which step, and in which round of its loops", "automationRun"],
  place: ["the how manieth step it was", "automationRun"],
  type: ["of which kind it is", "automationRun"],
  state: ["how it went", "automationRun"],
  attempts: ["how often it was tried", "automationRun"],
  input: ["its settings, filled in", "automationRun"],
  output: ["what it gave", "automationRun"],
  branch: ["which way out it took", "automationRun"],
  problem: ["why it failed", "automationRun"],
  usage: ["what a model read and wrote for it, and what that cost", "automationRun"],
  wakeAt: ["when it goes on by itself", "automationRun"],
  startedAt: ["when it began", "automationRun"],
  endedAt: ["when it was over", "automationRun"],
});

/** What steps wait for from elsewhere, and what came: a call, or the end of a video or of another run. */
export const automationSignals = pgTable(
  "automation_signals",
  {
    runId: text("run_id")
      .notNull()
      .references(() => automationRuns.id, { onDelete: "cascade" }),
    key: text().notNull(),
    topic: text(),
    branch: text(),
    data: jsonb().$type<Json>(),
    problem: text(),
    at: time("at"),
  },
  (t) => [primaryKey({ columns: [t.runId, t.key] }), index("automation_signals_topic").on(t.topic)],
);
describeColumns(automationSignals, {
  runId: ["of which run", "automationRun"],
  key: ["which step of it, and in which round of its loops", "automationRun"],
  topic: ["what it waits for, such as a video; null for a call", "automationRun"],
  branch: ["which way out of the step it means", "automationRun"],
  data: ["what came", "automationRun"],
  problem: ["what went wrong there", "automationRun"],
  at: ["when it came; null: not yet", "automationRun"],
});

/** What starts live automations. */
export const automationTriggers = pgTable(
  "automation_triggers",
  {
    projectId: text("project_id").notNull(),
    triggerId: text("trigger_id").notNull(),
    ownerId: text("owner_id").notNull(),
    deploymentId: text("deployment_id").notNull(),
    type: text().notNull(),
    sourceId: text("source_id"),
    cron: text(),
    zone: text(),
    nextAt: time("next_at"),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.triggerId] }),
    index("automation_triggers_owner").on(t.ownerId, t.type),
    index("automation_triggers_next").on(t.nextAt),
  ],
);
describeColumns(automationTriggers, {
  projectId: ["which automation it starts", "customer"],
  triggerId: ["which of its triggers it is", "customer"],
  ownerId: ["whose automation that is", "customer"],
  deploymentId: ["the published version that it starts", "customer"],
  type: ["of which kind it is", "customer"],
  sourceId: ["the project that it listens to; null: any of its owner's", "customer"],
  cron: ["its schedule", "customer"],
  zone: ["the time zone of its schedule", "customer"],
  nextAt: ["when it is due next", "customer"],
});

/** How far the mailbox of each live trigger was read. */
export const automationMailboxes = pgTable(
  "automation_mailboxes",
  {
    projectId: text("project_id").notNull(),
    triggerId: text("trigger_id").notNull(),
    ownerId: text("owner_id").notNull(),
    connectionId: text("connection_id").notNull(),
    place: jsonb().$type<MailboxPlace>(),
    checkedAt: time("checked_at"),
    problem: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.triggerId] }),
    index("automation_mailboxes_owner").on(t.ownerId),
  ],
);
describeColumns(automationMailboxes, {
  projectId: ["which automation starts by it", "customer"],
  triggerId: ["by which of its triggers", "customer"],
  ownerId: ["whose automation and mailbox it is", "customer"],
  connectionId: ["which mailbox it is", "customer"],
  place: ["the last mail that was read", "customer"],
  checkedAt: ["when it was last looked at", "customer"],
  problem: ["why that failed, in plain words", "customer"],
});

/** Small tables in which automations keep rows. */
export const automationRows = pgTable(
  "automation_rows",
  {
    projectId: text("project_id").notNull(),
    tableName: text("table_name").notNull(),
    key: text().notNull(),
    ownerId: text("owner_id").notNull(),
    value: jsonb().$type<Json>(),
    changedAt: time("changed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.tableName, t.key] }),
    index("automation_rows_owner").on(t.ownerId),
  ],
);
describeColumns(automationRows, {
  projectId: ["which automation keeps it", "customer"],
  tableName: ["in which of its tables", "customer"],
  key: ["under which key", "customer"],
  ownerId: ["whose automation it is", "customer"],
  value: ["what was stored", "customer"],
  changedAt: ["when it was stored", "customer"],
});
