import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completion, startRoughProvider } from "../stand-ins/rough-provider.ts";
import { browserOf } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { newClient } from "./people.ts";
import { plainReader } from "./plain-reader.ts";
import { type App, startApp } from "./start-app.ts";

// A provider that takes its time, and answers when a test says so.
let answer: () => void;
const mayAnswer = new Promise<void>((resolve) => {
  answer = resolve;
});
const written = { name: "Smile practice bot", parts: { name: "Smile desk" }, reasons: [] };
let ai: Awaited<ReturnType<typeof startRoughProvider>>;
let app: App;
let browser: Browser;
beforeAll(async () => {
  ai = await startRoughProvider(async (response, request) => {
    await mayAnswer;
    await completion(JSON.stringify(written))(response, request);
  });
  [app, browser] = await Promise.all([
    startApp({
      env: { AI_BASE_URL: ai.url, AI_API_KEY: "sk-0123456789abcdefghij", AI_MODEL: "slow-1" },
    }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
  await ai?.stop();
});

const sentence = "A bot for our dental practice that books appointments";
const path = `/ai-service-design/new?sentence=${encodeURIComponent(sentence)}`;
const proposed = { name: "Create project" };

test("what our rules propose is there while AI still writes, and gives way to what AI wrote", async () => {
  const person = await newClient(app.url);
  const { page, context, complaints } = await browserOf(browser, app, person, {
    viewport: { width: 768, height: 1024 },
  });
  await page.goto(app.url + path);
  const create = page.getByRole("button", proposed);
  await page.getByText("AI is writing a fuller version.").waitFor();
  await page.getByText("Made by fixed rules").waitFor();
  await create.focus();
  answer();
  await page.getByRole("heading", { name: "Smile practice bot" }).waitFor();
  await page.getByText("Written by AI from your sentence.").waitFor();
  expect(await page.getByText("AI is writing").count()).toBe(0);
  expect(await create.evaluate((one) => one === document.activeElement)).toBe(true);
  // At its start the application also asks whether the provider is there.
  const asked = ai.requests.filter(({ body }) => JSON.stringify(body).includes(sentence));
  expect(asked).toHaveLength(1);
  await create.press("Enter");
  await page.waitForURL(/\/workspace\//);
  expect(await page.getByLabel("Project name").inputValue()).toBe("Smile practice bot");
  expect(complaints).toEqual([]);
  await context.close();
});

test("without scripts nothing is asked of AI: the rules' proposal can be created", async () => {
  const person = await newClient(app.url);
  const asked = ai.requests.length;
  const reader = plainReader(app.url, person);
  await reader.open(path);
  expect(reader.html).toContain("Made by fixed rules");
  expect(ai.requests).toHaveLength(asked);
});
