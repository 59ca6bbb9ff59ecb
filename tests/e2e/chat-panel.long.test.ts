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
const log = () => chatOf(page).getByRole("log");

test("she is stopped by a button or by Escape: the focus goes on in the field, and what was said stays", async () => {
  await begin(conversation([message(1), message(2)]));
  await log().getByText("Text 2").waitFor();
  for (const [at, way] of [
    [3, "Escape"],
    [5, "button"],
  ] as const) {
    await ask("Go on");
    const replyTo = `msg_${at}`;
    await tell(page, [
      stands(message(at)),
      { type: "replying", replyTo },
      { type: "words", replyTo, offset: 0, text: "Half" },
    ]);
    const stop = chatOf(page).getByRole("button", { name: "Stop", exact: true });
    await stop.waitFor();
    if (way === "Escape") await page.keyboard.press("Escape");
    else await stop.click();
    await chatOf(page).getByRole("button", { name: "Stopping..." }).waitFor();
    expect(await fieldOf(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await tell(page, [stands(message(at + 1, { state: "stopped", text: "Half" })), null]);
    await chatOf(page).getByText("You stopped this answer.").waitFor();
    expect(await chatOf(page).getByRole("button", { name: /^Stop/ }).count()).toBe(0);
  }
  expect(await sentTo(page, "stop")).toEqual([{ messageId: "msg_3" }, { messageId: "msg_5" }]);
});

test("ending asks first; whoever left no address is told that nobody can reply, and can leave one there", async () => {
  await begin(conversation([message(1), message(2)]));
  await chatOf(page).getByRole("button", { name: "End conversation & save information" }).click();
  const question = chatOf(page).getByRole("alertdialog", { name: "End this conversation?" });
  await question.getByText("Your information will be saved for follow-up.").waitFor();
  await question.getByText("We don’t have an address of yours").waitFor();
  expect(await sentTo(page, "end")).toEqual([]);
  await question.getByRole("button", { name: "Leave your address" }).click();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await question.getByText("A person will write to ada@example.com").waitFor();
  await direct(page, { contact: { email: "ada@example.com" } });
  await question.getByRole("button", { name: "End conversation" }).click();
  const saved = page.getByRole("region", { name: "Saved for follow-up" });
  await saved.getByText("can reply to ada@example.com").waitFor();
});

test("the page that one looks at is named, goes with a message, and can be left out; its questions come first", async () => {
  await begin();
  const landing = { path: "/services/landing-page", title: "Landing Page" };
  const asks = ["What does Landing Page cost?", "How long does Landing Page take?"];
  await direct(page, { page: { page: landing, asks } });
  await page.evaluate(() => history.pushState(null, "", "/services/landing-page"));
  await page.evaluate(() => document.dispatchEvent(new Event("router:moved")));
  await chatOf(page).getByText("You are looking at Landing Page").waitFor();
  await chatOf(page).getByRole("button", { name: asks[0] }).click();
  const offers = asks.map((question) => ({ type: "ask", question }) as const);
  await tell(page, [
    stands(message(1, { text: asks[0] })),
    stands(message(2, { text: "From $350.", offers })),
    null,
  ]);
  // What was asked isn't offered again.
  const next = chatOf(page).getByRole("list", { name: "Suggested questions" });
  await next.waitFor();
  expect(await next.getByRole("button").allInnerTexts()).toEqual([asks[1]]);
  await chatOf(page).getByRole("button", { name: "Ask without this page" }).click();
  expect(await fieldOf(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await chatOf(page).getByText("You are looking at").count()).toBe(0);
  await ask("Who are you?");
  await expect.poll(() => sentTo(page, "send")).toHaveLength(2);
  const [first, second] = (await sentTo(page, "send")) as { page?: string }[];
  expect([first?.page, second?.page]).toEqual([landing.path, undefined]);
  await tell(page, [stands(message(3)), stands(message(4)), null]);
});

test("whether an answer helped is said by keyboard, changed and taken back; a No offers a person and other questions", async () => {
  await begin(conversation([message(1), message(2)]));
  await direct(page, { rated: { asks: ["How long does a refund take?"] } });
  const group = chatOf(page).getByRole("group", { name: "Was this helpful?" });
  const [yes, no] = [/^Yes/, /^No/].map((name) => group.getByRole("button", { name }));
  await yes!.focus();
  await page.keyboard.press("Enter");
  expect(await yes!.getAttribute("aria-pressed")).toBe("true");
  await group.getByText("Thank you. Marked as helpful.").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await yes!.getAttribute("aria-pressed")).toBe("false");
  await chatOf(page).getByText("A person can answer you.").waitFor();
  await chatOf(page).getByRole("button", { name: "How long does a refund take?" }).waitFor();
  await chatOf(page).getByRole("button", { name: "Leave your address" }).waitFor();
  // Another tab takes it back.
  await tell(page, [{ type: "rated", messageId: "msg_2", isHelpful: null }], "events");
  await expect.poll(() => no!.getAttribute("aria-pressed")).toBe("false");
  expect(await chatOf(page).getByText("A person can answer you.").count()).toBe(0);
  await direct(page, { refusal: { status: 503, code: "internal", title: "Not now." } });
  await no!.click();
  await chatOf(page).getByText("Not now.").waitFor();
  expect(await no!.getAttribute("aria-pressed")).toBe("false");
  expect(await sentTo(page, "helpful")).toEqual(
    [true, false, false].map((isHelpful) => ({ messageId: "msg_2", isHelpful })),
  );
});

test("it is made larger and smaller by the same control, and the next page remembers it", async () => {
  await begin(conversation([message(1), message(2)]));
  const width = async () => Math.round((await chatOf(page).boundingBox())?.width ?? 0);
  const size = () => chatOf(page).getByRole("button", { name: /^Make (larger|smaller)$/ });
  await size().focus();
  await page.keyboard.press("Enter");
  await expect.poll(width).toBe(640);
  expect(await size().evaluate((one) => one === document.activeElement)).toBe(true);
  await page.reload();
  await fieldOf(page).waitFor();
  await expect.poll(width).toBe(640);
  await size().click();
  await expect.poll(width).toBe(384);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(width).toBe(390);
  expect(await size().isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test.each([
  [false, "We’re emailing this conversation to ada@example.com."],
  [true, "This site doesn’t send email yet."],
])("the conversation is mailed to the address that is known (kept: %s)", async (isKept, words) => {
  const contact = { email: "ada@example.com" };
  await begin(conversation([message(1), message(2)], { contact }));
  await direct(page, { mailed: { to: contact.email, isKept } });
  await chatOf(page).getByRole("button", { name: "Email this conversation" }).click();
  // It asks for the latest address first; Enter before that would press the button again.
  const address = chatOf(page).getByLabel("Email this conversation to");
  await expect.poll(() => address.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await chatOf(page).getByText(words).waitFor();
  expect(await sentTo(page, "mail")).toEqual([contact]);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => fieldOf(page).evaluate((one) => one === document.activeElement))
    .toBe(true);
});
