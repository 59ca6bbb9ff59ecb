import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { addConnection, DeliveredLead, listDeliveries } from "#domain/connections/index.ts";
import { type Chatbot, newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { connectionsOn, filledForms } from "../../../tests/factories/connections.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import type { BotLead } from "./contract.ts";
import { deliverLead } from "./deliver-leads.ts";
import { deleteLead } from "./list-leads.ts";

let database: Database;
let rig: ReturnType<typeof connectionsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  rig = connectionsOn(database);
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());

const lead: BotLead = {
  id: "led_1",
  projectId: "proj_1",
  conversationId: "cnv_1",
  botName: "Tea",
  name: "Grace Hopper",
  email: "grace@example.com",
  phone: "",
  company: "",
  page: "https://tea.example/",
  said: "Do you have green tea?",
  takenAt: "2026-11-24T09:00:00.000Z",
};

/** Somebody with a connection of these kinds, and a bot that uses them as told. */
async function owner() {
  const { actor } = await people.insert();
  const connect = async (kind: "hubspot" | "supabase" | "webhook") => {
    const input = { name: kind, ...filledForms("mark")[kind] };
    return (await addConnection(actor, { kind, input }, rig.deps)).id;
  };
  const ids = {
    crm: await connect("hubspot"),
    database: await connect("supabase"),
    webhook: await connect("webhook"),
  };
  return {
    ids,
    send: (
      integrations: Partial<Chatbot["integrations"]>,
      eventId = "evt_1",
      ownerId = actor.userId,
    ) =>
      database.db.transaction((tx) =>
        deliverLead(
          tx,
          { lead, ownerId, eventId, integrations: { ...newChatbot.integrations, ...integrations } },
          rig.deps,
        ),
      ),
    many: async (connectionId: string) =>
      (await listDeliveries(actor, { connectionId, after: "" }, rig.deps)).items.length,
  };
}

test("a lead goes to the CRM, the database and the webhook that its bot names, once for each event", async () => {
  const { ids, send, many } = await owner();
  const all = {
    crm: "hubspot",
    crmConnectionId: ids.crm,
    database: "supabase",
    databaseConnectionId: ids.database,
    webhookConnectionId: ids.webhook,
  } as const;
  expect(await send(all)).toBe(3);
  expect(await send(all)).toBe(0);
  expect(await send(all, "evt_2")).toBe(3);
  expect([await many(ids.crm), await many(ids.database), await many(ids.webhook)]).toEqual([
    2, 2, 2,
  ]);
  rig.seen.length = 0;
  await rig.runDeliveries();
  expect(rig.seen.map(({ message }) => DeliveredLead.parse(message?.data).email)).toEqual(
    Array.from({ length: 6 }, () => "grace@example.com"),
  );
});

test("what isn't chosen, is of another kind, or is another's gets nothing", async () => {
  const { ids, send } = await owner();
  expect(await send({})).toBe(0);
  expect(await send({ crmConnectionId: ids.crm })).toBe(0);
  expect(await send({ crm: "pipedrive", crmConnectionId: ids.crm })).toBe(0);
  expect(await send({ crm: "hubspot", crmConnectionId: ids.webhook })).toBe(0);
  const other = await owner();
  expect(await send({ webhookConnectionId: other.ids.webhook })).toBe(0);
});

test("what was delivered of a lead goes with it", async () => {
  const { ids, send, many } = await owner();
  await send({ webhookConnectionId: ids.webhook });
  const { actor } = await people.insert();
  await database.db.execute(sql`
    insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision)
      values ('proj_1', ${actor.userId}, 'Tea', '', 'chatbot', '{}', 1, 1) on conflict do nothing`);
  await database.db.execute(sql`
    insert into bot_leads (id, project_id, owner_id, visitor_key, name, email, phone, company, said, taken_at)
      values ('led_1', 'proj_1', ${actor.userId}, 'somebody', '', 'grace@example.com', '', '', '', now())`);
  const about = { projectId: "proj_1", leadId: "led_1" };
  expect(await many(ids.webhook)).toBe(1);
  await deleteLead(actor, about, rig.deps);
  expect(await many(ids.webhook)).toBe(0);
});
