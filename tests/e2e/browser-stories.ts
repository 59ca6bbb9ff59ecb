import { expect } from "vitest";
import { until } from "../factories/other-browser.ts";
import { testPassword } from "./people.ts";
import type { AppAccess } from "./start-app.ts";
import type { StoryPage } from "./story-page.ts";

/** Something that a visitor does from beginning to end. @throws where it can't be done, or looks wrong */
export type Story = (page: StoryPage, size: { width: number }, app: AppAccess) => Promise<void>;

const home: Story = async (page) => {
  await page.goes("/");
  // What scripts and fonts wait for (web/after-paint.ts); nothing has touched the page yet.
  await until("a report of the first paint", () =>
    page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0),
  );
  await until("the web fonts on a first visit", () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', "") === "Geist" && status === "loaded",
      ),
    ),
  );
  const flat = await page.evaluate(() =>
    [...document.querySelectorAll(".thread-run")]
      .filter((one) => one.checkVisibility())
      .filter((one) => !one.getBoundingClientRect().width || !one.getBoundingClientRect().height)
      .map((one) => one.getAttribute("class")),
  );
  expect(flat).toEqual([]);
  expect(await page.overflow()).toBe(0);
  await page.clicks(".faq__entry summary");
  await page.sees(".faq__entry[open] p");
  await until("the header's edge on a page that is scrolled", () =>
    page.evaluate(() => {
      const { borderBottomColor } = getComputedStyle(
        document.querySelector(".site-header") ?? document.body,
      );
      return scrollY > 100 && !/[,/] 0\)$/.test(borderBottomColor);
    }),
  );
  await page.clicks("#wish");
  await page.types("Copying new leads into the CRM");
  await page.presses("Enter");
  await page.sees("dialog[open] .speech", "Copying new leads into the CRM");
  await page.sees("dialog[open] .speech--ai");
  await page.isAt(/^\/$/);
};

const search: Story = async (page) => {
  await page.goes("/legal/terms");
  await page.clicks(".site-header a[data-search]");
  await page.sees("dialog.search[open]");
  await page.types("landing page");
  await page.sees("dialog.search [role=option]", "Landing Page");
  const list = await page.evaluate(
    () => document.querySelector(".search__body")?.getBoundingClientRect().height ?? 0,
  );
  expect(list).toBeGreaterThan(150);
  await page.presses("Escape");
  await page.isGone("dialog.search");
  await page.clicks(".site-header a[data-search]");
  await page.clicks("dialog.search [role=option]", "Landing Page");
  await page.isAt(/^\/services\/landing-page/);
};

const buying: Story = async (page) => {
  await page.goes("/services");
  await page.clicks('[data-opens="checkout"][data-service="landing-page"]');
  await page.clicks("dialog[open] button", "Proceed to Checkout");
  await page.isAt(/^\/till\/cs_test_/);
  await page.sees("body", "TEST MODE");
  await page.fills("Email", "ada@example.com");
  await page.fills("Card number", "4242424242424242");
  await page.fills("Expiry", "12 / 40");
  await page.fills("CVC", "123");
  await page.clicks("button", "Pay");
  await page.isAt(/^\/success\?session_id=cs_/);
  await page.sees("h1, h2", "Payment Successful");
  await page.sees("main", "$350");
};

const chat: Story = async (page) => {
  const field = () =>
    page.evaluate(() => {
      const { height } =
        document.querySelector(".chat .composer__field")?.getBoundingClientRect() ?? new DOMRect();
      return Math.round(height);
    });
  await page.goes("/services");
  await page.clicks("a", "Ask Aria, our AI");
  await page.sees(".chat[open] .composer__field");
  const oneLine = await field();
  await page.clicks(".chat[open] .composer__field");
  await page.types("What does a chatbot cost?");
  await page.presses("Shift", "Enter");
  await page.presses("Shift", "Enter");
  await page.types("And how long does it take?");
  await until("a field of three lines", async () => (await field()) >= oneLine + 40);
  await page.presses("Enter");
  await page.sees(".chat .speech--ai .speech__sources a");
  await until("a field of one line", async () => (await field()) === oneLine);
  await page.goes("/legal/terms");
  await page.sees(".chat[open] .speech--ai");
  await page.clicks(".chat button", "End conversation & save information");
  await page.clicks(".chat [role=alertdialog] button", "End conversation");
  await page.isGone(".chat[open]");
  await page.sees(".slip", "It is saved, but we have no way to reach you");
};

const quote: Story = async (page) => {
  await page.goes("/services/web-app");
  await page.clicks('[data-opens="quote"]');
  await page.fills("Free Text", "A shop for tea, in two languages", "dialog[open]");
  await page.clicks("dialog[open] button", "Submit Quote Request");
  await page.sees("dialog[open] h2, dialog[open] h3", "Your AI Quote");
  await page.clicks("dialog[open] button", "Close");
  await page.isGone("dialog[open]");
};

const portal: Story = async (page, { width }) => {
  const email = `ada${width}-${Date.now()}@example.com`;
  await page.goes("/register");
  await page.fills("First name", "Ada", "main");
  await page.fills("Last name", "Lovelace", "main");
  await page.fills("Email", email, "main");
  await page.fills("Password", testPassword, "main");
  await page.fills("Confirm password", testPassword, "main");
  await page.clicks("main input[type=checkbox][name=terms]");
  await page.clicks("main button", "Create account");
  await page.isAt(/^\/portal/);
  await page.goes("/portal/settings");
  await page.fills("Name", "Augusta", "main");
  await page.clicks("main button", "Save");
  await page.sees("main", "Saved");
  await page.goes("/logout");
  await page.clicks("main button");
  await page.isAt(/^\/$/);
  await page.goes("/portal");
  await page.isAt(/^\/login/);
  await page.fills("Email", email, "main");
  await page.fills("Password", testPassword, "main");
  await page.clicks("main button", "Sign In");
  await page.isAt(/^\/portal/);
  await page.goes("/portal");
  expect(await page.overflow()).toBe(0);
};

const demo: Story = async (page, { width }, app) => {
  const email = `ada${width}@example.com`;
  await page.goes("/contact");
  await page.clicks("a", "Choose a time");
  await page.isAt(/^\/demo\?zone=/);
  await page.clicks("button[name=day]");
  await page.isAt(/[?&]day=/);
  await page.clicks("button[name=at]");
  await page.isAt(/[?&]at=/);
  await page.fills("Your name", "Ada Lovelace", "main");
  await page.fills("Email Address", email, "main");
  await page.clicks("main button", "Book 30 minutes");
  await page.isGone("main input[name=email]");
  expect(await app.query(`select 1 from bookings where email = '${email}'`)).toHaveLength(1);
};

const call: Story = async (page) => {
  await page.goes("/contact");
  await page.clicks("#consultant button", "Start the call");
  await page.fills("Your message to Aria", "How much does a chatbot cost?", "#consultant");
  await page.presses("Enter");
  await page.sees("#consultant [role=log]", "GPT-4 Chatbot starts at $400");
  await page.clicks("#consultant button", "End call");
  await page.sees("#consultant", "The call is over.");
};

const themeAndMenu: Story = async (page, { width }) => {
  const isDark = () =>
    page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128;
    });
  const becomes = (wanted: boolean) =>
    until(`a ${wanted ? "dark" : "light"} page`, async () => (await isDark()) === wanted);
  await page.goes("/");
  const isPhone = width < 768;
  const toggle = async () => {
    if (isPhone) await page.clicks(".site-header button", "Menu");
    await page.clicks("button[data-theme-toggle]");
  };
  await becomes(false);
  await toggle();
  await becomes(true);
  await page.goes("/services");
  await becomes(true);
  await toggle();
  await becomes(false);
  if (isPhone) {
    await page.presses("Escape");
    await page.isGone("#site-menu");
    await page.clicks(".site-header button", "Menu");
  }
  await page.clicks(isPhone ? "#site-menu a" : ".site-nav a", "About");
  await page.isAt(/^\/about$/);
};

/** The main stories, which every browser plays. */
export const stories = {
  home,
  search,
  "buying at the test till": buying,
  chat,
  quote,
  "sign-up and portal": portal,
  "booking a demo": demo,
  "a demo call": call,
  "theme and menu": themeAndMenu,
} satisfies Record<string, Story>;
