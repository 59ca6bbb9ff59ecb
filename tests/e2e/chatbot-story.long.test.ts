import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfOf } from "../factories/documents.ts";
import { playHubSpot, startService } from "../stand-ins/lead-services.ts";
import { browserOf } from "./back-office.ts";
import { hydrated, openBrowser, visit } from "./browser.ts";
import { confirmedClient, type Person } from "./people.ts";
import { plainReader } from "./plain-reader.ts";
import { type App, startApp } from "./start-app.ts";
import { inWorkspace, startProject } from "./studio-visits.ts";

// From a PDF to an answered visitor, with everything that lies between, as an owner and a visitor go through it.

const token = "pat-eu1-0123456789abcdef";
const contacts = new Map<string, Record<string, string>>();
let hubspot: Awaited<ReturnType<typeof startService>>;
let app: App;
let browser: Browser;
let owner: Person;
let site: Server;
/** What the customer's page holds beside its words. */
let snippet = "";

beforeAll(async () => {
  hubspot = await startService(playHubSpot(token, contacts));
  app = await startApp({
    env: {
      HUBSPOT_API_BASE: hubspot.url,
      OUTSIDE_LOOPBACK_PORTS: new URL(hubspot.url).port,
      TRUSTED_PROXIES: "127.0.0.1,::1",
      LOG_LEVEL: "trace",
    },
  });
  browser = await openBrowser();
  owner = await confirmedClient(app);
  site = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><title>Kayaks</title><h1>Kayaks</h1>${snippet}`);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await browser?.close();
  site?.closeAllConnections();
  site?.close();
  await app?.remove();
  await hubspot?.stop();
});

const siteHost = () => `127.0.0.1:${(site.address() as AddressInfo).port}`;

/** A piece of code of the setup guide, as it stands on the page. */
async function codeOfGuide(title: string): Promise<string> {
  const { page, context } = await visit(browser);
  await page.goto(`${app.url}/tutorials/chatbots`);
  const code = await page.getByLabel(title, { exact: true }).textContent();
  await context.close();
  return code?.trim() ?? "";
}

async function windowIn(page: Page): Promise<Frame> {
  await page.getByRole("button", { name: /^Chat with/ }).click();
  await expect.poll(() => page.frames().length).toBe(2);
  const [, frame] = page.frames();
  if (!frame) throw new Error("No window");
  await frame.locator("textarea").waitFor();
  return frame;
}
async function ask(frame: Frame, question: string): Promise<string> {
  const answers = frame.locator(".said--ai:not(.said--writing)");
  const before = await answers.count();
  await frame.locator("textarea").fill(question);
  await frame.locator("textarea").press("Enter");
  await expect.poll(() => answers.count()).toBe(before + 1);
  return answers.last().innerText();
}

test("a PDF is learned, tried, published and put on a site; a visitor's lead reaches the CRM, and what wasn't known is taught in the inbox and known from then on", async () => {
  // HubSpot is connected.
  const reader = plainReader(app.url, owner);
  await reader.open("/portal/connections?add=hubspot");
  await reader.send("Save and test", { name: "Our HubSpot", secretToken: token });
  expect(reader.html).toContain("Working");

  // The bot learns a PDF, which the owner asks it about.
  const projectId = await startProject(owner, app.url, { serviceType: "chatbot" });
  const { page, context, complaints } = await browserOf(browser, app, owner, {
    viewport: { width: 1440, height: 900 },
  });
  const workspace = `${app.url}/ai-service-design/workspace/${projectId}`;
  await page.goto(workspace);
  const { main } = await inWorkspace(page);
  await main.getByLabel("Bot Name").fill("Rosie");
  await main.getByRole("group", { name: "CRM Integration" }).getByText("HubSpot").click();
  await main.getByLabel("HubSpot account").selectOption({ label: "Our HubSpot" });
  await main.getByRole("tab", { name: "Knowledge" }).click();
  await main.getByRole("button", { name: "Add a source" }).click();
  const form = page.getByRole("dialog", { name: "Add a source" });
  await form.getByLabel("Type").selectOption("file");
  const pdf = await pdfOf((one) => {
    one.fontSize(20).text("Kayak rental").fontSize(11).moveDown();
    one.text(
      "A full day on the water costs forty-five dollars. Each late hour costs nine dollars.",
    );
  });
  await form.locator("input[type=file]").setInputFiles({
    name: "rental.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(pdf),
  });
  await form.getByRole("button", { name: "Add", exact: true }).click();
  // Its reader starts in a thread of its own, which takes long on a busy machine.
  await page.locator(".source[data-state=ready]").waitFor({ timeout: 120_000 });
  await main.getByRole("button", { name: "Train Bot" }).click();
  await main.getByRole("button", { name: "Train Bot" }).waitFor();
  await main.getByLabel("Ask your bot").fill("How much is a full day on the water?");
  await page.keyboard.press("Enter");
  const trial = main.locator(".trial__turns");
  await trial.locator(".trial__reasons").waitFor();
  expect(await trial.innerText()).toMatch(
    /forty-five dollars[\s\S]*Answered from your sources: Kayak rental\n/,
  );

  // It goes live, for one site, after its test set was asked.
  const tested = await owner.ask(`/functions/bots/${projectId}/tests`, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({
      question: "How much is a full day on the water?",
      words: ["forty-five dollars"],
    }),
  });
  expect(tested.ok).toBe(true);
  await main.getByRole("tab", { name: "Look" }).click();
  await main.getByLabel("Allowed sites", { exact: true }).last().fill(siteHost());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Go live" }).click();
  const publish = page.getByRole("dialog");
  await publish.getByText("haven’t been asked yet").waitFor();
  await publish.getByRole("button", { name: "Ask the draft now" }).click();
  await publish.getByText("1 of 1 questions passed").waitFor();
  await publish.getByRole("button", { name: "Publish" }).click();
  const shown = await publish.getByLabel("Code for your site").inputValue();
  const address = /data-chatbot="([^"]+)"/.exec(shown)?.[1] ?? "";
  const guide = await codeOfGuide("On each page that should have it");
  snippet = guide
    .replace("https://YOUR-ARIAWORKS-ADDRESS", app.url)
    .replace("YOUR-CHATBOT-ID", address);
  expect(snippet.replaceAll(/\s+/g, " ").replace(" >", ">")).toBe(shown);
  await publish.getByRole("button", { name: "Close" }).last().click();

  // A visitor of the site asks, doesn't get an answer, and leaves their address.
  const visitor = await visit(browser);
  await visitor.page.goto(`http://${siteHost()}/`);
  const chat = await windowIn(visitor.page);
  expect(await ask(chat, "What does a full day cost?")).toContain("forty-five dollars");
  const unknown = "Do you rent life jackets for dogs?";
  expect(await ask(chat, unknown)).toContain("I don’t know");
  await chat.getByLabel(/^Name/).fill("Ada Lovelace");
  await chat.getByLabel(/^Email/).fill("ada@example.com");
  await chat.getByRole("button", { name: "Send", exact: true }).first().click();
  await expect.poll(() => contacts.get("ada@example.com")).toMatchObject({ firstname: "Ada" });

  // The owner sees both, and teaches the bot.
  await page.goto(`${workspace}/leads`);
  await page.getByText("ada@example.com").first().waitFor();
  await page.goto(`${workspace}/unanswered`);
  await hydrated(page);
  await page.getByText(unknown).waitFor();
  await page.getByText("Answer it", { exact: true }).click();
  await page.getByLabel("Answer", { exact: true }).fill("Yes, in three sizes, for four dollars.");
  await page.getByRole("button", { name: "Save the answer" }).click();
  await page.getByText("The bot knows the answer now.").waitFor();

  // The visitor asks again.
  await visitor.page.reload();
  const again = await windowIn(visitor.page);
  await expect.poll(() => ask(again, unknown)).toContain("in three sizes, for four dollars");
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();

  // Keys come from the designer; the guide's call works as it is pasted, and so does the designer's own.
  await page.goto(workspace);
  await main.getByRole("tab", { name: "API" }).click();
  await main.getByLabel("Name of a new key").fill("Help desk");
  await main.getByRole("button", { name: "Create key" }).click();
  const key = await main.getByLabel("Help desk", { exact: true }).inputValue();
  const env = { ...process.env, ARIA_URL: app.url, ARIA_KEY: key, CHATBOT_ID: address };
  for (const call of [
    await codeOfGuide("REST call, with a key from the designer"),
    await main.getByLabel("Example request", { exact: true }).inputValue(),
  ]) {
    const said = execFileSync("bash", ["-c", call], { env, encoding: "utf8" });
    expect(JSON.parse(said)).toMatchObject({
      reply: expect.any(String),
      state: "unanswered",
      sources: [],
    });
  }
  expect(complaints).toEqual([]);

  // Neither key is in what the process printed, in a version, in what is exported, or on a page.
  const told = [
    app.output(),
    await (await owner.ask(`/functions/projects/${projectId}`)).text(),
    await (await owner.ask("/portal/connections")).text(),
    await (await owner.ask("/portal/settings/data/export.json")).text(),
    JSON.stringify(await app.query("select * from project_versions")),
    JSON.stringify(await app.query("select * from project_deployments")),
    JSON.stringify(await app.query("select * from audit_entries")),
  ];
  expect(told.every((text) => text.length > 100)).toBe(true);
  expect(told.filter((text) => text.includes(token) || text.includes(key))).toEqual([]);
  await context.close();
});
