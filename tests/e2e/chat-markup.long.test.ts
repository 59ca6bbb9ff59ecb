import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { MessageView } from "#domain/conversations/contract.ts";
import { openBrowser, visit } from "./browser.ts";
import { markupPayloads } from "./markup-payloads.ts";
import {
  chatOf,
  conversation,
  message,
  openChat,
  scriptChat,
  stands,
  tell,
} from "./scripted-chat.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const everywhere = (text: string): Partial<MessageView> => ({
  text,
  sources: [
    { path: "/services", title: text },
    { path: "javascript:globalThis.hit=1", title: "Bad" },
    { path: "//evil.example", title: "Bad" },
  ],
  offers: [
    { type: "service", serviceId: "web-app", title: text },
    { type: "ask", question: `More: ${text}` },
  ],
});

/** Four messages of each payload: the visitor's, Aria's, a person's and a note. */
const messages = markupPayloads.flatMap((text, index) =>
  (["user", "ai", "person", "note"] as const).map((sender, place) =>
    message(4 * index + place + 1, { sender, replyTo: null, ...everywhere(text) }),
  ),
);

test("200 pieces of markup, said by anybody, run nothing, load nothing from elsewhere and lead nowhere else (security.md, row 13)", async () => {
  expect(new Set(markupPayloads).size).toBe(200);
  const { page, context, complaints } = await visit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await scriptChat(page, conversation(messages));
  await page.goto(`${url}/legal/terms`);
  await openChat(page);
  const chat = chatOf(page);
  await chat.locator(".speech__text strong").first().waitFor(); // Markdown is drawn by now
  await page.waitForTimeout(500); // for whatever would still be loaded

  const found = await chat.evaluate((dialog) => {
    const inside = [...dialog.querySelectorAll<HTMLElement>(".chat__log *")];
    const words = ":is(.speech__text, .chat__note, .speech__sources, .speech__offers, button span)";
    const tagsOf = (all: HTMLElement[]) => [...new Set(all.map(({ localName }) => localName))];
    return {
      hit: (globalThis as { hit?: number }).hit,
      tags: tagsOf(inside.filter((one) => one.matches(`${words} *`))),
      frame: tagsOf(inside.filter((one) => !one.matches(`${words} *`))),
      buttons: dialog.querySelectorAll(".chat__log button").length,
      pictures: dialog.querySelectorAll(".chat__log svg").length,
      handlers: inside.flatMap(({ attributes }) =>
        [...attributes].filter(({ name }) => /^(on|style|src|srcdoc|action)/.test(name)),
      ).length,
      links: [...dialog.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      speeches: dialog.querySelectorAll(".chat__log > *").length,
    };
  });
  expect(found.hit).toBeUndefined();
  expect(found.speeches).toBe(800);
  expect(found.handlers).toBe(0);
  const harmless = ["a", "blockquote", "code", "div", "em", "li", "ol", "p", "pre", "span"];
  harmless.push("strong", "ul", "br");
  expect(found.tags.filter((tag) => !harmless.includes(tag))).toEqual([]);
  // Around the words: the panel's own buttons, with a picture each. Two say whether an answer helped, one asks on.
  const own = ["button", "div", "li", "p", "path", "span", "svg", "ul"];
  expect(found.frame.filter((tag) => !own.includes(tag))).toEqual([]);
  const ownButtons = 2 * markupPayloads.length + 1;
  expect(found).toMatchObject({ buttons: ownButtons, pictures: ownButtons });
  expect(found.links.filter((href) => !href?.startsWith("/") || href.startsWith("//"))).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("markup that comes word by word is words, whatever it is cut into", async () => {
  const { page, context, complaints } = await visit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await scriptChat(page);
  await page.goto(`${url}/legal/terms`);
  await openChat(page);
  await page.keyboard.type("Hello");
  await page.keyboard.press("Enter");
  await tell(page, [stands(message(1)), { type: "replying", replyTo: "msg_1" }]);
  const text = markupPayloads.filter((_, index) => index % 5 === 0).join("\n\n");
  for (let offset = 0; offset < text.length; offset += 7)
    await tell(page, [
      { type: "words", replyTo: "msg_1", offset, text: text.slice(offset, offset + 7) },
    ]);
  await tell(page, [stands(message(2, { text })), null]);
  await chatOf(page).locator(".chat__log .speech--ai").waitFor();
  expect(await page.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined();
  expect(await chatOf(page).locator("img, script, iframe, style").count()).toBe(0);
  expect(asked.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
