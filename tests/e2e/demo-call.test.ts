import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callGreeting } from "#content/consultations.ts";
import { asAdmin } from "./back-office.ts";
import { openBrowser, visit } from "./browser.ts";
import { callOf, captionOf, saidOf, startDemo, borrowAppThatKnows, write } from "./demo-calls.ts";
import { eventually } from "./desk-visitor.ts";
import type { LentApp } from "./lent-apps.ts";
import { withoutSpeech, withSpeech } from "./played-speech.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowAppThatKnows(), openBrowser()]);
});
afterAll(() => browser?.close());

test("a whole demo consultation by voice and in writing becomes a service request with its transcript", async () => {
  const { page, context, complaints } = await visit(browser, { reducedMotion: "no-preference" });
  await withSpeech(page);
  await startDemo(page, app.url);
  await callOf(page).getByText("Aria is an AI in demo mode").waitFor();
  const said = () => page.evaluate(() => globalThis.speech.said.join(" "));
  await expect.poll(said).toBe(callGreeting);

  await write(page, "How much does a chatbot cost?");
  await saidOf(page)
    .getByText(/^GPT-4 Chatbot starts at \$400/)
    .waitFor();
  await expect.poll(said).toContain("GPT-4 Chatbot starts at $400");
  await expect.poll(() => captionOf(page).innerText()).toMatch(/^Aria:.*\$[\d,]+\)?\.$/s);
  const link = saidOf(page).getByRole("link").first();
  expect(await link.getAttribute("href")).toContain("/services/gpt4-chatbot");
  expect(await link.getAttribute("target")).toBe("_blank");

  // She is interrupted by whoever speaks; her mouth moved until then.
  await page.evaluate(() => void (globalThis.speech.isHeld = true));
  const mouthMoves = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const shapes = new Set<string | null>();
        const mouth = document.querySelector(".aria__mouth");
        const look = new MutationObserver(() => {
          shapes.add(mouth?.getAttribute("d") ?? null);
          if (shapes.size > 2) done();
        });
        if (mouth) look.observe(mouth, { attributeFilter: ["d"] });
      }),
  );
  await write(page, "What are you?");
  await expect.poll(() => page.locator(".aria").getAttribute("data-mood")).toBe("speaking");
  await mouthMoves;
  // What is heard while her answer is still being written waits in the field.
  await saidOf(page).getByText("my answers are taken from our own pages").waitFor();
  await callOf(page).getByRole("button", { name: "Speak" }).click();
  expect(await page.evaluate(() => globalThis.speech.cancelled)).toBeGreaterThan(0);
  await callOf(page).getByRole("button", { name: "Listening" }).waitFor();
  await page.evaluate(() => globalThis.speech.hear("please write to", false));
  await captionOf(page).getByText("please write to").waitFor();
  await page.evaluate(() => {
    globalThis.speech.isHeld = false;
    globalThis.speech.hear("please write to me at ada@example.com", true);
    globalThis.speech.tell("end");
  });
  await saidOf(page).getByText("please write to me at ada@example.com").waitFor();
  await saidOf(page).getByText("Thank you, I have noted it.").waitFor();

  await callOf(page).getByRole("button", { name: "Speak" }).click();
  await page.evaluate(() => {
    globalThis.speech.tell("error", { error: "not-allowed" });
    globalThis.speech.tell("end");
  });
  await callOf(page)
    .getByRole("alert")
    .getByText("This page isn’t allowed to use the microphone")
    .waitFor();
  await callOf(page).getByRole("button", { name: "End call" }).click();
  await page.getByText("The call is over.").waitFor();
  expect(complaints).toEqual([]);
  await context.close();

  const request = await eventually(
    async () =>
      (
        await app.query<{ id: string; source: string }>("select id, source from service_requests")
      )[0],
  );
  expect(request.source).toBe("video");
  const office = await asAdmin(browser, app);
  await office.page.goto(`${app.url}/admin/registrations/${request.id}`);
  await office.page.locator(".record").getByText("ada@example.com").waitFor();
  const lines = await office.page.locator(".transcript__line").allInnerTexts();
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/Customer[\s\S]*How much does a chatbot cost\?/);
  expect(lines[1]).toMatch(/AI Agent[\s\S]*GPT-4 Chatbot starts at/);
  expect(lines[4]).toContain("please write to me at ada@example.com");
  expect(office.complaints).toEqual([]);
  await office.context.close();
});

test("in a browser without speech she answers in captions, says so once, and goes on after a reload", async () => {
  const { page, context, complaints } = await visit(browser);
  await withoutSpeech(page);
  await startDemo(page, app.url);
  expect(await captionOf(page).innerText()).toContain("Hello, I’m Aria, the AI consultant");
  await callOf(page).getByText("captions instead of a voice").waitFor();
  expect(
    await callOf(page)
      .getByRole("button", { name: /Speak|Mute/ })
      .count(),
  ).toBe(0);
  await write(page, "hello");
  await saidOf(page).getByText("I’m Aria, an AI.").waitFor();
  expect(await saidOf(page).getAttribute("aria-live")).toBe("polite");

  await page.reload();
  await page.locator("#consultant").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Return to the call" }).click();
  await saidOf(page).getByText("I’m Aria, an AI.").waitFor();
  await write(page, "thank you");
  await saidOf(page).getByText("You’re welcome.").waitFor();

  // Ended elsewhere, it is over here, too.
  await page.evaluate(() =>
    fetch("/functions/consultation/end", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    }),
  );
  await page.getByText("The call is over.").waitFor();
  // The panel ends it once more, and hears that it is over.
  expect(complaints.filter((one) => !one.includes("404 (Not Found)"))).toEqual([]);
  await context.close();
});
