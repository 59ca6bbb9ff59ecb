import { generateKeyPairSync } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { connectionsOn, filledForms } from "../../../tests/factories/connections.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { type ConnectionKind, connectionKinds, maxConnections } from "./contract.ts";
import {
  addConnection,
  changeConnection,
  createSealer,
  deleteConnection,
  listConnections,
  listDeliveries,
  openConnection,
  readConnection,
  renewSigningSecret,
  resendDelivery,
  testConnection,
} from "./index.ts";
import { ConnectionFailed } from "./ports.ts";

let database: Database;
let people: ReturnType<typeof peopleOn>;
let rig: ReturnType<typeof connectionsOn>;
let ada: { userId: string };
beforeAll(async () => {
  database = await testDatabase();
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate connections, deliveries, audit_entries cascade`);
  rig = connectionsOn(database);
  ada = (await people.insert()).actor;
});

const inputOf = (kind: ConnectionKind, mark = "mark") => ({
  kind,
  input: { name: `My ${kind}`, ...filledForms(mark)[kind] },
});
const add = (kind: ConnectionKind, mark?: string) =>
  addConnection(ada, inputOf(kind, mark), rig.deps);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error: { code?: string; fields?: object }) => error.code,
  );
const one = async () => (await listConnections(ada, rig.deps))[0];

test.each(connectionKinds)(
  "a connection of %s is stored, tested and opened with all its fields",
  async (kind) => {
    const saved = await add(kind);
    expect(saved).toMatchObject({ state: "working", message: "It works." });
    expect(await one()).toMatchObject({ kind, name: `My ${kind}`, state: "working" });
    const opened = await openConnection(ada.userId, { id: saved.id, kind }, rig.deps);
    expect(opened?.fields).toMatchObject(filledForms("mark")[kind]);
    expect(rig.seen[0]?.fields).toEqual(opened?.fields);
    expect(saved.signingSecret === null).toBe(kind !== "webhook");
  },
);

test("a failed test is stored with plain words, and the connection all the same", async () => {
  rig.fail("key_refused", "invalid token pat-eu1-mark-hubspot", 401);
  const saved = await add("hubspot");
  expect(saved.state).toBe("failing");
  expect(saved.message).toMatch(/^HubSpot refused the key \(401\)\. Check/);
  expect(saved.message).not.toContain("mark");
  expect(await one()).toMatchObject({ state: "failing", message: saved.message });
});

test("another's connection is not found, whatever is asked of it", async () => {
  const { id } = await add("hubspot");
  const eve = (await people.insert()).actor;
  const { deps } = rig;
  expect(await listConnections(eve, deps)).toEqual([]);
  const { input } = inputOf("hubspot");
  const calls = [
    () => readConnection(eve, id, deps),
    () => testConnection(eve, id, deps),
    () => changeConnection(eve, { id, input }, deps),
    () => deleteConnection(eve, id, deps),
    () => renewSigningSecret(eve, id, deps),
    () => listDeliveries(eve, { connectionId: id, after: "" }, deps),
    () => resendDelivery(eve, { connectionId: id, deliveryId: "dlv_none" }, deps),
  ];
  for (const call of calls) expect(await codeOf(call())).toBe("not_found");
  expect(await openConnection(eve.userId, { id, kind: "hubspot" }, deps)).toBeNull();
  expect(await openConnection(ada.userId, { id, kind: "pipedrive" }, deps)).toBeNull();
  for (const actor of ["visitor", "system"] as const)
    expect(await codeOf(listConnections(actor, deps))).toBe("signed_out");
  expect(await one()).toMatchObject({ id });
});

test("a secret that is left empty stays, and a new one takes its place", async () => {
  const { id } = await add("salesforce");
  const { input } = inputOf("salesforce");
  const empty = { ...input, name: "Renamed", secretClient: "", secretRefresh: "" };
  await changeConnection(ada, { id, input: empty }, rig.deps);
  expect(rig.seen.at(-1)?.fields).toMatchObject(filledForms("mark").salesforce);
  await changeConnection(ada, { id, input: { ...empty, secretClient: "a new one" } }, rig.deps);
  expect(rig.seen.at(-1)?.fields).toMatchObject({
    secretClient: "a new one",
    secretRefresh: "mark-salesforce-refresh",
  });
  expect(await one()).toMatchObject({ name: "Renamed", masks: { secretClient: "…" } });
});

test("a stored secret is never sent to another address", async () => {
  const { id } = await add("ai");
  const { input } = inputOf("ai");
  const moved = { ...input, baseUrl: "https://eve.example/v1", secretKey: "" };
  const before = rig.seen.length;
  await expect(changeConnection(ada, { id, input: moved }, rig.deps)).rejects.toMatchObject({
    code: "invalid_input",
    fields: { secretKey: expect.stringContaining("another address") as string },
  });
  expect(rig.seen.length).toBe(before);
  expect(await one()).toMatchObject({ settings: { baseUrl: "https://ai.example/v1" } });
});

test("a ciphertext that was moved to another row doesn't open there", async () => {
  const [first, second] = [await add("hubspot", "one"), await add("hubspot", "two")];
  await database.db.execute(sql`
    update connections set sealed = (select sealed from connections where id = ${first.id}) where id = ${second.id}`);
  expect(
    await codeOf(openConnection(ada.userId, { id: second.id, kind: "hubspot" }, rig.deps)),
  ).toBe("connection_unreadable");
  rig.time.now = new Date(rig.time.now.getTime() + 60_000);
  const tested = await testConnection(ada, second.id, rig.deps);
  expect(tested.message).toMatch(/damaged/);
});

test("after the installation's secret changed, it asks for the secrets again and then works", async () => {
  const { id, signingSecret } = await add("webhook");
  rig.deps.connections.sealer = createSealer("a new secret of the installation");
  expect(await one()).toMatchObject({ state: "locked" });
  expect(await codeOf(openConnection(ada.userId, { id, kind: "webhook" }, rig.deps))).toBe(
    "connection_unreadable",
  );
  const { input } = inputOf("webhook");
  const kept = changeConnection(ada, { id, input: { ...input, secretAddress: "" } }, rig.deps);
  await expect(kept).rejects.toMatchObject({
    fields: { secretAddress: "It can no longer be read. Enter it again." },
  });
  expect(await changeConnection(ada, { id, input }, rig.deps)).toMatchObject({ state: "working" });
  expect(rig.seen.at(-1)?.fields["secretSigning"]).not.toBe(signingSecret);
});

test("many at once stay within the limit, and lose nothing of each other's changes", async () => {
  await Promise.allSettled(Array.from({ length: maxConnections - 3 }, () => add("hubspot")));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => add("pipedrive")));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const [first] = await listConnections(ada, rig.deps);
  const id = first?.id ?? "";
  const { input } = inputOf("pipedrive");
  await Promise.all(
    ["a", "b", "c", "d"].map((name) =>
      changeConnection(ada, { id, input: { ...input, name } }, rig.deps),
    ),
  );
  const { rows } = await database.db.execute(
    sql`select revision from connections where id = ${id}`,
  );
  expect(rows[0]).toEqual({ revision: 5 });
});

test("a test of what it was says nothing of what it is now", async () => {
  const { id } = await add("hubspot");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  rig.deps.connections.targets = {
    ...rig.deps.connections.targets,
    hubspot: {
      async test() {
        await held;
        throw new ConnectionFailed("gone", "");
      },
      deliver: null,
    },
  };
  rig.time.now = new Date(rig.time.now.getTime() + 60_000);
  const slow = testConnection(ada, id, rig.deps);
  const quick = connectionsOn(database);
  await changeConnection(ada, { id, ...inputOf("hubspot") }, quick.deps);
  release();
  await slow;
  expect(await one()).toMatchObject({ state: "working" });
});

test("nobody tests faster than every few seconds", async () => {
  const { id } = await add("hubspot");
  expect(await codeOf(testConnection(ada, id, rig.deps))).toBe("rate_limited");
});

test("deleting takes the secrets with it, and the trail says who did what", async () => {
  const { id } = await add("webhook");
  const renewed = await renewSigningSecret(ada, id, rig.deps);
  expect(renewed).toMatch(/^whsec_[\w+/]{43}=$/);
  await deleteConnection(ada, id, rig.deps);
  expect(await codeOf(deleteConnection(ada, id, rig.deps))).toBe("not_found");
  const { rows } = await database.db.execute(
    sql`select action, detail from audit_entries order by id`,
  );
  expect(rows).toEqual(
    ["added", "signing_renewed", "deleted"].map((what) => ({
      action: `connection.${what}`,
      detail: { kind: "webhook" },
    })),
  );
});

test("a service account's key works only whole", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
  const { input } = inputOf("firebase");
  const bad = { ...input, secretAccount: pem };
  expect(await codeOf(addConnection(ada, { kind: "firebase", input: bad }, rig.deps))).toBe(
    "invalid_input",
  );
});
