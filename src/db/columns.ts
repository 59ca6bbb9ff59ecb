import type { PgTable } from "drizzle-orm/pg-core";
import { dayMs } from "#kit/time.ts";

const [keepOperationsDays, keepMailDays] = [90, 90];
/** How long traces of operation are kept. */
export const keepOperationsMs = keepOperationsDays * dayMs;
/** How long mails are kept. */
export const keepMailMs = keepMailDays * dayMs;
const keepRunDays = 30;
/** How long what automations did is kept. */
export const keepRunsMs = keepRunDays * dayMs;
/** What has an end counted in years; the nightly jobs and the classes' texts go by these figures. */
export const keepYears = { customer: 3, enquiry: 2 } as const;

/**
 * How long a kind of data is kept, and why. Each column of each table names one of these; a test
 * fails where one is missing, so that nobody stores a thing without having thought about its end.
 */
export const retentionClasses = {
  catalogue: "as long as the provider offers it",
  order: "for as long as the law requires business records to be kept (10 years)",
  customer: `until the person is erased, or ${keepYears.customer} years after the last order or sign-in`,
  enquiry: `${keepYears.enquiry} years after the last message, reply or demo`,
  formAnswer: "as long as the form’s owner chose, 12 months unless they changed it",
  automationRun: `${keepRunDays} days after the run ended`,
  botConversation: "as long as the bot’s owner chose, 12 months unless they changed it",
  mail: `${keepMailDays} days after sending`,
  operations: `${keepOperationsDays} days`,
  system: "as long as the installation exists",
} as const;
export type RetentionClass = keyof typeof retentionClasses;

type ColumnNote = readonly [purpose: string, retention: RetentionClass];
type Described = { table: PgTable; columns: Record<string, ColumnNote> };
const described: Described[] = [];

/** Records purpose and retention class of every column of `table`; a missing column does not compile. */
export function describeColumns<T extends PgTable>(
  table: T,
  columns: { [K in keyof T["$inferSelect"]]: ColumnNote },
): void {
  described.push({ table, columns: columns });
}

/** Everything described so far, for the test and for the privacy pages. */
export const describedTables = (): readonly Described[] => described;
