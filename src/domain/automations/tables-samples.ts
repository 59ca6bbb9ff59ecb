import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Json } from "#kit/json-changes.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The last call of each webhook or mail of each mailbox, to build steps with. */
export const automationSamples = pgTable(
  "automation_samples",
  {
    projectId: text("project_id").notNull(),
    triggerId: text("trigger_id").notNull(),
    ownerId: text("owner_id").notNull(),
    data: jsonb().$type<Json>().notNull(),
    caughtAt: time("caught_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.triggerId] }),
    index("automation_samples_owner").on(t.ownerId),
    index("automation_samples_caught").on(t.caughtAt),
  ],
);
describeColumns(automationSamples, {
  projectId: ["which automation was called", "automationRun"],
  triggerId: ["by which of its triggers", "automationRun"],
  ownerId: ["whose automation it is", "automationRun"],
  data: ["what was sent", "automationRun"],
  caughtAt: ["when it was sent", "automationRun"],
});

/** What was chosen as the sample of a trigger or step: tests and suggestions go by it. */
export const automationPins = pgTable(
  "automation_pins",
  {
    projectId: text("project_id").notNull(),
    itemId: text("item_id").notNull(),
    ownerId: text("owner_id").notNull(),
    data: jsonb().$type<Json>(),
    pinnedAt: time("pinned_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.itemId] }),
    index("automation_pins_owner").on(t.ownerId),
  ],
);
describeColumns(automationPins, {
  projectId: ["of which automation", "customer"],
  itemId: ["of which of its triggers or steps", "customer"],
  ownerId: ["whose automation it is", "customer"],
  data: ["what it gave", "customer"],
  pinnedAt: ["when it was chosen", "customer"],
});
