import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { exportPersonalData } from "#domain/privacy/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { connectionsOn, filledForms } from "../../../tests/factories/connections.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { connectionKinds } from "./contract.ts";
import {
  addConnection,
  changeConnection,
  deliver,
  listConnections,
  listDeliveries,
  readConnection,
  testConnection,
} from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const lead = {
  id: "led_1",
  name: "Grace",
  email: "grace@example.com",
  phone: "",
  company: "",
  botName: "Tea",
  page: null,
  said: "Tea, please",
  takenAt: "2026-11-24T09:00:00Z",
};

test("of 40 planted secrets none is in an answer, an error, an export, a mail, a run's input or a readable column", async () => {
  const house = accountsOn(database);
  const { actor } = await peopleOn(database, house.deps).enter();
  const rig = connectionsOn(database);
  const told: unknown[] = [];
  const planted = new Set<string>();
  for (const mark of ["plant-1111", "plant-2222"]) {
    const forms = filledForms(mark);
    for (const kind of connectionKinds) {
      const fields = forms[kind];
      const secrets = Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith("secret") ? [value] : [],
      );
      for (const secret of secrets)
        for (const found of secret.match(/[\w-]*plant-\d{4}[\w-]*/g) ?? []) planted.add(found);
      // What the other side says quotes all of it.
      rig.fail("rejected", `${secrets.join(" ")} ${encodeURIComponent(secrets.join(""))}`, 400);
      const input = { name: kind, ...fields };
      const { id, signingSecret, ...saved } = await addConnection(actor, { kind, input }, rig.deps);
      told.push(saved);
      if (signingSecret) planted.add(signingSecret);
      rig.time.now = new Date(rig.time.now.getTime() + 60_000);
      told.push(await testConnection(actor, id, rig.deps));
      told.push(
        await changeConnection(actor, { id, input: { ...input, name: "" } }, rig.deps).catch(
          (error: unknown) => [error, JSON.stringify(error), String((error as Error).stack)],
        ),
      );
      const key = `${mark}/${kind}`;
      const asked = { ownerId: actor.userId, connectionId: id, subject: "lead/led_1", key };
      await database.db.transaction((tx) =>
        deliver(tx, { ...asked, event: "lead.taken", payload: lead }, rig.deps),
      );
      await rig.runDeliveries();
      told.push(await readConnection(actor, id, rig.deps));
      told.push(await listDeliveries(actor, { connectionId: id, after: "" }, rig.deps));
    }
  }
  told.push(await listConnections(actor, rig.deps));
  told.push(await exportPersonalData(actor, house.deps));
  const { rows: tables } = await database.db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'dbos') and table_type = 'BASE TABLE'`);
  for (const { name } of tables) {
    const { rows } = await database.db.execute(
      sql.raw(`select to_jsonb(t)::text as row from ${name} t`),
    );
    told.push(rows);
  }
  expect(planted.size).toBeGreaterThanOrEqual(40);
  const everything = JSON.stringify(told);
  expect([...planted].filter((secret) => everything.includes(secret))).toEqual([]);
  // It was all there to be found.
  expect(rig.seen.some(({ fields }) => JSON.stringify(fields).includes("plant-2222"))).toBe(true);
});
