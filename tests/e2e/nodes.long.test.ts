import { afterAll, beforeAll, expect, test } from "vitest";
import { startScriptedServer, startSmtpServer } from "../factories/smtp-server.ts";
import { type App, startApp } from "./start-app.ts";
import { type Nodes, startNodes } from "./two-nodes.ts";

let both: Nodes;
let nodes: Nodes["nodes"];
let sql: Nodes["sql"];

beforeAll(async () => {
  both = await startNodes("aria_nodes");
  ({ nodes, sql } = both);
});
afterAll(() => both?.remove());

const servicesAt = async (node: App) => (await fetch(`${node.url}/services`)).text();

test("a change of the catalogue, whoever makes it, shows on every node at once", async () => {
  for (const node of nodes) expect(await servicesAt(node)).not.toContain("A title by hand");
  await sql.query("update services set title = 'A title by hand' where id = 'landing-page'");
  for (const node of nodes)
    await expect
      .poll(() => servicesAt(node), { timeout: 10_000, interval: 100 })
      .toContain("A title by hand");
});

test("what an admin edited survives a restart, and so does what was taken off", async () => {
  await sql.query(
    "update service_scopes set price_cents = 36100 where id = 'landing-page.essential'",
  );
  await sql.query("delete from services where id = 'tech-consulting'");
  const [first] = nodes;
  await first!.stop();
  nodes[0] = await startApp({
    dataDir: first!.dataDir,
    port: first!.port,
    env: both.env,
  });
  const page = await servicesAt(nodes[0]);
  expect(page).toContain("A title by hand");
  expect(page).toContain("$361");
  expect(page).not.toContain("/services/tech-consulting");
});

test("connections that the database cuts in the middle of work never end a node", async () => {
  const cut = () =>
    sql.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'ariaworks%' and datname = current_database()",
    );
  const buy = (node: App) =>
    fetch(`${node.url}/functions/create-checkout-session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        priceId: "web-app.one-process",
        successUrl: "/success",
        cancelUrl: "/services",
        metadata: { serviceId: "web-app" },
      }),
    }).then(({ status }) => status);
  const statuses = new Set<number>();
  for (let round = 0; round < 8; round++) {
    const buying = nodes.flatMap((node) => [buy(node), buy(node), buy(node)]);
    await cut();
    for (const status of await Promise.all(buying)) statuses.add(status);
  }
  for (const status of statuses) expect([200, 503]).toContain(status);
  for (const node of nodes) {
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
    await expect.poll(() => buy(node), { timeout: 15_000, interval: 300 }).toBe(200);
  }
});

test("a lost database connection is made up for by forgetting every page", async () => {
  await sql.query("alter table services disable trigger services_announce");
  await sql.query("update services set title = 'Changed in silence' where id = 'landing-page'");
  await sql.query("alter table services enable trigger services_announce");
  await sql.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ariaworks listen' and datname = current_database()",
  );
  for (const node of nodes)
    await expect
      .poll(() => servicesAt(node), { timeout: 15_000, interval: 200 })
      .toContain("Changed in silence");
});

test("another node finishes the work of one that died in the middle of it", async () => {
  let conversations = 0;
  const silent = await startScriptedServer(() => {
    conversations += 1;
    return null;
  });
  const { env } = both;
  for (const node of nodes.splice(0)) await node.remove();
  const dying = await startApp({ env: { ...env, SMTP_URL: silent.url } });
  nodes.push(dying);
  await fetch(`${dying.url}/functions/send-enquiry`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      kind: "quote",
      freeText: "A quote for a shop, please",
      email: "ada@example.com",
    }),
  });
  await expect.poll(() => conversations, { timeout: 20_000 }).toBeGreaterThan(0);
  await dying.kill();
  await silent.close();
  const good = await startSmtpServer();
  nodes.push(await startApp({ env: { ...env, SMTP_URL: good.url } }));
  const receivers = () => good.mails.flatMap(({ to }) => to).toSorted();
  await expect
    .poll(receivers, { timeout: 60_000, interval: 500 })
    .toEqual(["ada@example.com", "support@ariaworks.example"]);
  await good.close();
});
