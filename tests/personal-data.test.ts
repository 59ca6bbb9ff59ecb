import { beforeAll, expect, test } from "vitest";
import { storedColumns } from "#db/stored-columns.ts";
import { jobsOf, personalDataOf } from "#domain/nouns.ts";
import { loadAllTables } from "./all-tables.ts";

/** Tables that hold nothing which a noun has to hand out or forget for a person; each with its reason. */
const others: Readonly<Record<string, string>> = {
  users: "accounts: the person, whom privacy removes itself",
  sessions: "accounts: go with the person",
  accounts: "accounts: go with the person",
  verifications: "accounts: go with the person",
  two_factors: "accounts: go with the person",
  attempts: "digests, gone in a day",
  audit_entries: "who did what to which id; names and words have no place in it",
  erasures: "receipts name nobody",
  ai_spending: "sums for keyed digests, gone in a day",
  ai_messages: "times of messages under keyed digests, gone in an hour",
  payment_events: "what the payment provider reported of a session, gone with operations",
  alerts: "about the installation; never a visitor's words",
  events: "ids, figures and times",
  event_deliveries: "ids and times",
  till_sessions: "what was typed at the test till, never a real payment; deleted with operations",
  till_events: "the test till's events about those payments; deleted with operations",
  worker_nodes: "names of nodes, no person",
};

const nouns = personalDataOf({
  db: {} as never,
  orders: {} as never,
  files: {} as never,
  clock: () => new Date(),
  brandName: "",
  providerEmail: "",
});
const registered = nouns.flatMap(({ tables }) => tables);
const nightly = jobsOf({} as never)
  .map(({ job }) => job)
  .filter(({ cron }) => cron !== undefined);
const personal: string[] = [];

beforeAll(async () => {
  await loadAllTables();
  const described = storedColumns()
    .filter(({ retention }) => retention !== "catalogue" && retention !== "system")
    .map(({ table }) => table);
  personal.push(...new Set(described));
});

test("every table with personal data is registered by its noun, or says why it need not be", () => {
  expect(personal.filter((table) => !registered.includes(table) && !(table in others))).toEqual([]);
});

test("nothing is registered or excused that isn't there", () => {
  expect(
    [...registered, ...Object.keys(others)].filter((table) => !personal.includes(table)),
  ).toEqual([]);
});

test.each(nouns.map((noun) => [noun.name, noun] as const))(
  "%s says for each class of its columns what ends it, and for no other",
  (_name, { tables, retention }) => {
    const classes = storedColumns()
      .filter(({ table }) => tables.includes(table))
      .map((column) => column.retention);
    expect(Object.keys(retention).toSorted()).toEqual([...new Set(classes)].toSorted());
  },
);

test("every job that ends the storage of personal data runs by the clock", () => {
  const ends = nouns.flatMap(({ retention }) => Object.values(retention));
  const jobs = ends.filter((end) => typeof end === "object");
  expect(jobs.length).toBeGreaterThan(5);
  expect(jobs.filter((job) => !nightly.some((one) => one === job))).toEqual([]);
  // "erasure" also ends what belongs to people who are inactive: by this one.
  expect(nightly.map(({ name }) => name)).toContain("privacy.erase-inactive");
});

test("only customer data ends with the person, and only order records by law", () => {
  const byOther = nouns.flatMap(({ retention }) =>
    Object.entries(retention).filter(([, end]) => typeof end !== "object"),
  );
  expect(Object.fromEntries(byOther)).toEqual({ order: "law", customer: "erasure" });
});
