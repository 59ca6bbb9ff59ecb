import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { someAddress } from "./people.ts";
import { chatOf, fieldOf, openChat } from "./scripted-chat.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/**
 * Runs in the page: the events of a reply come one after the other, each with the time to be drawn. The built-in Aria
 * may have said all before the browser reads any of it.
 */
function slowDownReplies() {
  const real = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const answer = await real(...args);
    if (!answer.url.endsWith("/chat/send") || !answer.body) return answer;
    let rest = "";
    const apart = new TransformStream<string, string>({
      async transform(piece, out) {
        const events = (rest + piece).split(/(?<=\n\n)/);
        rest = events.at(-1)?.endsWith("\n\n") ? "" : (events.pop() ?? "");
        for (const event of events) {
          out.enqueue(event);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      },
    });
    const body = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(apart);
    return new Response(body.pipeThrough(new TextEncoderStream()), answer);
  };
}

test("a conversation: she says that she is an AI and a demo, answers with her sources, goes on after a reload and in a second tab, and is ended and saved", async () => {
  const { page, context, complaints } = await visit(browser, {
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  await page.addInitScript(slowDownReplies);
  const chat = chatOf(page);
  const log = chat.getByRole("log");
  await page.goto(`${url}/services`);
  await openChat(page);
  expect(await fieldOf(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await chat.getByText("I’m in demo mode").waitFor();
  expect(await chat.innerText()).toContain("I’m Aria, the AI consultant of Ariaworks");
  expect(await chat.boundingBox()).toMatchObject({ width: 384, height: 500 });
  const save = chat.getByRole("button", { name: "End conversation & save information" });
  expect(await save.count()).toBe(0);

  // What is on the screen while she writes.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const text = document.querySelector(".speech--writing .speech__text")?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.type("What does a chatbot cost?");
  await page.keyboard.press("Enter");
  const answer = log.locator(".speech--ai");
  await answer.waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  const sources = answer.locator(".speech__sources a");
  expect(await sources.count()).toBeGreaterThan(0);
  for (const href of await sources.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
    expect((await page.request.get(`${url}${href}`)).status()).toBe(200);
  await log.locator(".speech--ai li").first().waitFor();
  const words = await log.innerText();
  await save.waitFor();

  await page.reload();
  await fieldOf(page).waitFor();
  await answer.waitFor();
  // What draws Markdown may come after the words.
  await expect.poll(() => log.innerText()).toBe(words);

  const second = await context.newPage();
  await second.goto(`${url}/legal/terms`);
  await openChat(second);
  await chatOf(second).getByRole("log").locator(".speech--ai").waitFor();
  await fieldOf(second).fill("And how long does it take?");
  await second.keyboard.press("Enter");
  await chatOf(second).getByRole("log").locator(".speech--ai").nth(1).waitFor();
  // Both tabs are in sight of a test: the first one hears what the second says.
  await answer.nth(1).waitFor();
  const other = chatOf(second).getByRole("log");
  await expect.poll(async () => (await log.innerText()) === (await other.innerText())).toBe(true);

  // One click ends nothing, and what is said in the end is true: no address was left.
  await save.click();
  const question = chat.getByRole("alertdialog", { name: "End this conversation?" });
  await question.getByText("so nobody can reply").waitFor();
  await question.getByRole("button", { name: "End conversation" }).click();
  await chat.waitFor({ state: "hidden" });
  const ended = page.getByRole("region", { name: "Conversation ended" });
  await ended.getByText("It is saved, but we have no way to reach you").waitFor();
  await chatOf(second).getByText("This conversation has ended.").waitFor();
  await chatOf(second).getByRole("button", { name: "Start a new conversation" }).click();
  expect(await chatOf(second).locator(".chat__log .speech").count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a sentence typed on the home page is asked at once", async () => {
  const { page, context, complaints } = await visit(browser, {
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  await page.goto(url);
  await page.locator("#wish").fill("Copying new leads into the CRM");
  await page.keyboard.press("Enter");
  const log = chatOf(page).getByRole("log");
  await log.getByText("Copying new leads into the CRM").waitFor();
  await log.locator(".speech--ai").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await log.getByRole("link", { name: "Open this in the studio" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  expect(new URL(next, url).searchParams.get("sentence")).toBe("Copying new leads into the CRM");
  expect(complaints).toEqual([]);
  await context.close();
});

test("who clicks before the chat's script is there gets the chat all the same, and the contact page where it can't be had", async () => {
  const { page, context } = await visit(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/later-/, async (route) => {
    await held;
    await route.continue();
  });
  const button = page.getByRole("link", { name: "Ask Aria, our AI" });
  await page.goto(`${url}/legal/terms`);
  await button.click();
  release();
  await fieldOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe("/legal/terms");
  await chatOf(page).getByRole("button", { name: "Close" }).click();

  await page.route(/\/assets\/chat-panel-/, (route) => route.abort());
  await page.reload();
  await button.click();
  await page.waitForURL(`${url}/contact`);
  await context.close();
});
