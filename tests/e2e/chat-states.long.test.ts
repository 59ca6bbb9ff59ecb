import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import {
  askInChat,
  beginChat,
  type ChatScript,
  chatOf,
  conversation,
  direct,
  fieldOf,
  message,
  sentTo,
  stands,
  tell,
} from "./scripted-chat.ts";

const url = inject("sharedApp");
let browser: Browser;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(async () => {
  await visitor.context.close();
  if (visitor.complaints.length > 0) throw new Error(visitor.complaints.join("\n"));
});

const begin = (...script: ChatScript) => beginChat(page, `${url}/legal/terms`, ...script);
const ask = (words: string) => askInChat(page, words);
const replying = { type: "replying", replyTo: "msg_1" } as const;
const focusLabel = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const sendButton = () => chatOf(page).getByRole("button", { name: "Send" });
const log = () => chatOf(page).getByRole("log");
const again = () => chatOf(page).getByRole("button", { name: "Ask again" });

test("an answer joins the log as a whole: what is written so far stands outside of it", async () => {
  await begin();
  await ask("Hello");
  await tell(page, [stands(message(1, { text: "Hello" })), replying]);
  await tell(page, [{ type: "words", replyTo: "msg_1", offset: 0, text: "We **build" }]);
  await chatOf(page).getByText("We **build").waitFor();
  expect(await log().innerText()).not.toContain("We");
  expect(await chatOf(page).getByRole("status").first().innerText()).toBe("Aria is answering");
  await tell(page, [stands(message(2, { text: "We **build** it." })), null]);
  await log().getByText("We build it.").waitFor();
  expect(await log().locator("strong").innerText()).toBe("build");
  expect(await chatOf(page).locator(".speech--writing").count()).toBe(0);
});

test("while a reply is pending one can type, but not send; blank messages are never sent", async () => {
  await begin();
  await ask("   ");
  await ask("First");
  await tell(page, [stands(message(1, { text: "First" })), replying]);
  await fieldOf(page).fill("Second");
  await page.keyboard.press("Enter");
  expect(await sendButton().getAttribute("aria-disabled")).toBe("true");
  expect(await fieldOf(page).inputValue()).toBe("Second");
  await tell(page, [stands(message(2)), null]);
  await expect.poll(() => sendButton().getAttribute("aria-disabled")).toBeNull();
  await sendButton().click();
  await expect.poll(() => sentTo(page, "send")).toHaveLength(2);
  expect(await sentTo(page, "send")).toMatchObject([{ text: "First" }, { text: "Second" }]);
  await tell(page, [stands(message(3)), null]);
});

test("words that could not be sent are in the field again, and go under the same name the next time", async () => {
  await begin();
  await direct(page, { isLost: true });
  await ask("Keep me");
  await chatOf(page).getByText("Your message was not sent.").waitFor();
  expect(await fieldOf(page).inputValue()).toBe("Keep me");
  await direct(page, {
    isLost: false,
    refusal: { status: 503, code: "internal", title: "Not now." },
  });
  await page.keyboard.press("Enter");
  await chatOf(page).getByText("Not now.").waitFor();
  await direct(page, { refusal: null });
  await page.keyboard.press("Enter");
  await expect.poll(() => sentTo(page, "send")).toHaveLength(2);
  const [one, other] = (await sentTo(page, "send")) as { text: string; key: string }[];
  expect(one?.key).toBe(other?.key);
  expect(other?.text).toBe("Keep me");
  await tell(page, [stands(message(1, { text: "Keep me" })), null]);
  await log().getByText("Keep me").waitFor();
  expect(await fieldOf(page).inputValue()).toBe("");
});

test("a message that got no answer says why, and is asked again", async () => {
  await begin();
  await ask("Hello");
  await tell(page, [
    stands(message(1)),
    replying,
    { type: "failed", replyTo: "msg_1", problem: "Request timeout" },
  ]);
  await chatOf(page).getByText("Request timeout").waitFor();
  await tell(page, [null]);
  await again().click();
  await expect.poll(() => sentTo(page, "retry")).toEqual([{ messageId: "msg_1" }]);
  await tell(page, [stands(message(1)), replying, stands(message(2)), null], "retry");
  await log().getByText("Text 2").waitFor();
  expect(await again().count()).toBe(0);
  expect(await focusLabel()).toBe("Messages");
});

test.each([
  ["cut", "The answer was cut off here."],
  ["stopped", "You stopped this answer."],
  ["canned", "This is a standard reply"],
] as const)(
  "an answer that is %s can be asked again, and makes room for the whole one",
  async (state, words) => {
    await begin(
      conversation([message(1), message(2, { state, text: "Half of" })], { unanswered: "msg_1" }),
    );
    await chatOf(page).getByText(words).waitFor();
    await again().click();
    await tell(
      page,
      [replying, stands(message(3, { sender: "ai", replyTo: "msg_1" })), null],
      "retry",
    );
    await log().getByText("Text 3").waitFor();
    expect(await log().innerText()).not.toContain("Half of");
  },
);

test("at a limit the server's words stand there, and an address can be left", async () => {
  await begin();
  const title = "You have asked as much as Aria can answer in a day.";
  await direct(page, { refusal: { status: 429, code: "ai_limit_reached", title } });
  await ask("Hello");
  await chatOf(page).getByText(title).waitFor();
  expect(await fieldOf(page).inputValue()).toBe("Hello");
  await direct(page, { refusal: null });
  const leave = chatOf(page).getByRole("button", { name: "Leave your address" });
  await leave.click();
  await chatOf(page).getByRole("button", { name: "Cancel" }).click();
  expect(await leave.evaluate((one) => one === document.activeElement)).toBe(true);
  await leave.click();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await chatOf(page).getByText("A person will write to ada@example.com").waitFor();
  expect(await sentTo(page, "leave-address")).toEqual([{ email: "ada@example.com" }]);
});

test("without a line it says so, and comes back by itself with what was missed", async () => {
  await begin(conversation([message(1), message(2)]));
  await log().getByText("Text 2").waitFor();
  await fieldOf(page).fill("Half a thought");
  await direct(page, { isLost: true });
  await tell(page, [null], "events");
  await chatOf(page).getByText("Connection lost. Reconnecting").waitFor();
  await direct(page, { isLost: false, view: conversation([1, 2, 3, 4].map((at) => message(at))) });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await log().getByText("Text 4").waitFor();
  expect(await chatOf(page).getByText("Connection lost. Reconnecting").count()).toBe(0);
  expect(await fieldOf(page).inputValue()).toBe("Half a thought");
});

test("a person who takes over is named as one, until Aria answers again", async () => {
  await begin(conversation([message(1), message(2)]));
  await tell(page, [{ type: "handled", by: "person" }], "events");
  await chatOf(page).getByText("You are talking to a person now").waitFor();
  const said = message(3, { sender: "person", replyTo: null, text: "**Plain** words" });
  await tell(page, [stands(said), { type: "handled", by: "aria" }], "events");
  await log().getByText("Ariaworks team:").waitFor();
  expect(await log().innerText()).toContain("**Plain** words");
  await expect
    .poll(() => chatOf(page).getByText("You are talking to a person now").count())
    .toBe(0);
});

test("ended elsewhere it says so, and a new one begins empty", async () => {
  await begin(conversation([message(1), message(2)]));
  await tell(page, [{ type: "ended" }, null], "events");
  await chatOf(page).getByText("This conversation has ended.").waitFor();
  await chatOf(page).getByRole("button", { name: "Start a new conversation" }).click();
  await expect
    .poll(() => fieldOf(page).evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(await chatOf(page).locator(".chat__log .speech").count()).toBe(0);
});

test("older messages come when one scrolls up, and the place where one reads stays", async () => {
  const latest = Array.from({ length: 30 }, (_, index) => message(31 + index));
  await begin(conversation(latest, { hasOlder: true }));
  await log().getByText("Text 60").waitFor();
  const older = Array.from({ length: 30 }, (_, index) => message(1 + index));
  await direct(page, { older: { messages: older, hasOlder: false } });
  const place = () =>
    log().evaluate((element) => {
      const line = [...element.querySelectorAll(".speech")].find((one) =>
        one.textContent?.endsWith("Text 31"),
      );
      return Math.round(line?.getBoundingClientRect().top ?? 0);
    });
  await chatOf(page)
    .getByLabel("Messages")
    .evaluate((one) => one.scrollTo({ top: 0 }));
  const before = await place();
  await log().getByText("Text 1", { exact: true }).waitFor({ state: "attached" });
  // The line for older messages is gone; the greeting is part of what came in above.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(8);
  expect(await log().getAttribute("aria-live")).toBe("polite");
});

test("near the limit the field says what is left, and takes no more than that", async () => {
  await begin();
  await fieldOf(page).fill("x".repeat(3700));
  await chatOf(page).getByText("300 characters left").waitFor();
  await fieldOf(page).fill("x".repeat(3999));
  await fieldOf(page).press("End");
  await page.keyboard.type("yz");
  expect((await fieldOf(page).inputValue()).length).toBe(4000);
  await chatOf(page).getByText("is the maximum").waitFor();
});
