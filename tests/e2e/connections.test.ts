import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, openBrowser } from "./browser.ts";
import { visitAsPerson } from "./customers.ts";
import { textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

// As it works without scripts; what services say is played in src/domain/connections.
let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const planted = "planted-path-7777";
const planted2 = "planted-token-8888";

test("a webhook is connected, tested, changed and deleted, and no page shows a secret twice", async () => {
  const reader = plainReader(app.url, await newClient(app.url));
  const pages: string[] = [];
  const look = () => {
    pages.push(reader.html);
    return textIn(reader.html);
  };
  await reader.open("/portal/connections");
  expect(look()).toContain("No connections yet");
  await reader.follow("Webhook");
  await reader.send("Save and test", {
    name: "Our desk",
    secretAddress: `http://127.0.0.1:9/${planted}?token=${planted2}`,
  });
  const [signing = ""] = /whsec_[\w+/]{43}=/.exec(reader.html) ?? [];
  expect(signing).not.toBe("");
  await reader.follow("Open the connection");
  expect(look()).toContain("Not working");
  expect(look()).toContain("We don’t connect to this address");
  expect(look()).toContain("Stored: 127.0.0.1:9. Leave it empty to keep it.");
  await reader.send("Save and test", { name: "Renamed", secretAddress: "" });
  expect(look()).toContain("Saved. The test failed.");
  await reader.send("Replace the signing secret");
  expect(look()).toContain("Replace the signing secret?");
  await reader.send("Replace it");
  expect(reader.html).toMatch(/whsec_[\w+/]{43}=/);
  expect(reader.html).not.toContain(signing);
  await reader.send("Delete this connection");
  expect(look()).toContain("Nothing uses it at the moment");
  await reader.send("Delete it");
  expect(reader.at).toMatch(/^\/portal\/connections\?/);
  expect(look()).toContain("Connection deleted.");
  for (const secret of [planted, planted2, signing])
    expect(pages.filter((page) => page.includes(secret))).toEqual([]);
});

test("a refused form keeps what was typed, but no secret", async () => {
  const reader = plainReader(app.url, await newClient(app.url));
  await reader.open("/portal/connections?add=ai");
  await reader.send("Save and test", {
    name: "My model",
    baseUrl: "not an address",
    model: "tea-1",
    secretKey: planted,
  });
  expect([reader.status, reader.html.includes("tea-1")]).toEqual([422, true]);
  expect(textIn(reader.html)).toContain("Enter an address that begins with https://");
  expect(reader.html).not.toContain(planted);
});

test("another's connection is not found", async () => {
  const owner = await newClient(app.url);
  await owner.send("/portal/connections?add=webhook", {
    intent: "add",
    kind: "webhook",
    name: "Mine",
    secretAddress: "http://127.0.0.1:9/hook",
  });
  const [row] = await app.query<{ id: string }>(
    "select id from connections order by created_at desc limit 1",
  );
  const path = `/portal/connections/${row?.id}`;
  const other = await newClient(app.url);
  const missing = await other.ask("/portal/connections/con_none");
  expect((await owner.ask(path)).status).toBe(200);
  expect([(await other.ask(path)).status, missing.status]).toEqual([404, 404]);
  const deletion = await other.send(path, { intent: "delete", confirmed: "yes" });
  expect(deletion.status).toBe(404);
  expect((await owner.ask(path)).status).toBe(200);
});

test("with scripts, the page stays while a connection is changed, its secret replaced and itself deleted", async () => {
  const { page, complaints } = await visitAsPerson(browser, app.url, await newClient(app.url));
  await page.goto(`${app.url}/portal/connections`);
  await hydrated(page);
  await page.getByRole("link", { name: /^Webhook/ }).click();
  await page.getByRole("button", { name: "Save and test" }).click();
  await page.getByText("Give the connection a name.").waitFor();
  await page.getByLabel("Name").fill("Our desk");
  await page.getByLabel("Address").fill(`http://127.0.0.1:9/${planted}`);
  await page.getByRole("button", { name: "Save and test" }).click();
  await page.getByText("Save this signing secret now").waitFor();
  const signing = await page.locator(".connection-secret").innerText();
  await page.getByRole("link", { name: "Open the connection" }).click();
  await page.getByRole("heading", { level: 1, name: "Our desk" }).waitFor();
  expect(await page.locator("main").innerText()).not.toContain(signing);
  await page.getByLabel("Name").fill("Renamed");
  await page.getByRole("button", { name: "Save and test" }).click();
  await page.getByRole("heading", { level: 1, name: "Renamed" }).waitFor();
  await page.getByText("Saved. The test failed.").waitFor();
  await page.getByRole("button", { name: "Replace the signing secret" }).click();
  await page.getByRole("button", { name: "Replace it" }).click();
  await page.locator(".connection-secret").waitFor();
  expect(await page.locator(".connection-secret").innerText()).not.toBe(signing);
  await page.getByRole("button", { name: "Delete this connection" }).click();
  await page.getByText("Nothing uses it at the moment").waitFor();
  await page.getByRole("button", { name: "Delete it" }).click();
  await page.getByText("Connection deleted.").waitFor();
  expect(await page.locator("main").innerText()).toContain("No connections yet");
  expect(complaints).toEqual([]);
});
