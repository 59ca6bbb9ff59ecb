import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFirefox, findWebKit } from "../../scripts/find-other-browsers.ts";
import { startFirefox } from "../factories/firefox.ts";
import { type OtherBrowser, type OtherWindow, until } from "../factories/other-browser.ts";
import { startWebKit } from "../factories/webkit.ts";
import { type HostSite, openHostSite } from "./host-site.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { storyPage } from "./story-page.ts";

// The widget in Firefox and WebKit, which have other rules for frames, focus and storage.
// A mouse and keys reach its frame as a person's do; what was said is looked up in the database.
let app: LentApp;
let site: HostSite;
beforeAll(async () => {
  app = await borrowApp();
  site = await openHostSite(app);
});
afterAll(() => site.close());

const startIfThere = {
  Firefox: () => {
    const found = findFirefox();
    return "missing" in found ? found : startFirefox(found.path);
  },
  WebKit: () => {
    const found = findWebKit();
    return "missing" in found ? found : startWebKit(found);
  },
};
const sizes = [
  { width: 390, height: 780 },
  { width: 1280, height: 900 },
];
const messagesOf = (address: string) =>
  app.query<{ sender: string; text: string }>(
    `select m.sender, m.text from messages m join conversations c on c.id = m.conversation_id
     where c.desk = 'proj_${address}' order by m.position`,
  );

/** What of the widget can be seen from the page around it. */
const look = () => {
  const host = [...document.documentElement.children].find((one) => one.shadowRoot);
  const button = host?.shadowRoot?.querySelector("button");
  if (!button) return null;
  const frame = host?.shadowRoot?.querySelector("iframe");
  const boxOf = (one: Element) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  };
  const panel = host?.shadowRoot?.querySelector(".panel");
  return {
    name: button.getAttribute("aria-label"),
    isOpen: button.getAttribute("aria-expanded") === "true",
    hasFocus: host?.shadowRoot?.activeElement === button,
    button: boxOf(button),
    frame: frame ? boxOf(frame) : null,
    isPageInert: document.body.inert,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    motion: panel ? getComputedStyle(panel).animationName : "none",
  };
};
const see = (
  window: OtherWindow,
  what: string,
  is: (seen: NonNullable<Awaited<ReturnType<typeof look>>>) => boolean,
) =>
  until(what, async () => {
    const seen = await window.evaluate(look);
    return seen !== null && is(seen) && seen;
  });
async function press(
  window: OtherWindow,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  await window.perform([
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        {
          type: "pointerMove",
          x: Math.round(x + width / 2),
          y: Math.round(y + height / 2),
          duration: 0,
        },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ]);
}

describe.for(["Firefox", "WebKit"] as const)("%s", (name) => {
  let browser: OtherBrowser | undefined;
  let missing = "";
  beforeAll(async () => {
    const started = startIfThere[name]();
    if ("missing" in started) missing = started.missing;
    else browser = await started;
  });
  afterAll(() => browser?.stop());

  test.for(sizes)(
    "on a page with a strict policy, from right to left, $width pixels wide: opens, takes a message by keyboard, closes",
    async ({ width, height }, context) => {
      if (!browser) {
        context.skip(missing);
        return;
      }
      const address = `widget-${name.toLowerCase()}-${width}`;
      await site.publish(address);
      site.show({ bots: [address], attributes: 'lang="en" dir="rtl"' });
      const window = await browser.open({ width, height });
      try {
        const page = storyPage(window, app.url);
        await window.go(`${site.allowed}/`);
        const closed = await see(window, "the button", (seen) => seen.name === "Chat with Rosie");
        expect(closed).toMatchObject({ isOpen: false, overflow: 0 });
        expect(closed.button.x).toBeGreaterThan(width / 2);
        await press(window, closed.button);
        const open = await see(
          window,
          "the open window",
          ({ isOpen, frame }) => isOpen && (frame?.height ?? 0) > 300,
        );
        expect(open).toMatchObject({ motion: "none", overflow: 0, isPageInert: width < 500 });
        const whole = { x: 0, y: 0, width, height };
        const coversPage = JSON.stringify(open.frame) === JSON.stringify(whole);
        expect(coversPage).toBe(width < 500);
        // The field has the focus as soon as the chat is there, but WebKit lets no page move it into another's frame.
        const { frame } = open;
        await until("a message and its answer", async () => {
          const said = await messagesOf(address);
          if (said.length === 0) {
            if (name === "WebKit" && frame)
              await press(window, { ...frame, y: frame.y + frame.height - 100, height: 80 });
            await page.types("Hello");
            await page.presses("Enter");
          }
          return said.length === 2;
        });
        expect((await messagesOf(address)).map(({ sender }) => sender)).toEqual(["user", "ai"]);
        await page.presses("Escape");
        const after = await see(window, "the closed window", ({ isOpen }) => !isOpen);
        expect(after).toMatchObject({ hasFocus: true, isPageInert: false });
        expect(window.complaints.filter((one) => !one.includes("/favicon.ico"))).toEqual([]);
      } finally {
        await window.close();
      }
    },
  );

  test("its own page takes a message, shows the answer, opens its menu by keyboard, and knows the chat after a reload", async (context) => {
    if (!browser) {
      context.skip(missing);
      return;
    }
    const address = `page-${name.toLowerCase()}`;
    await site.publish(address);
    const window = await browser.open({ width: 390, height: 780 });
    try {
      const page = storyPage(window, app.url);
      await window.go(`${app.url}/b/${address}`);
      await page.clicks("textarea");
      await page.types("Hello");
      await page.presses("Enter");
      await page.sees(".said--user", "Hello");
      await page.sees(".said--ai:not(.said--writing)", "Rosie");
      const moving = () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 20).length;
      expect(await page.evaluate(moving)).toBe(0);
      await page.clicks(".head button");
      await page.sees("#menu");
      await page.presses("Escape");
      await page.isGone("#menu");
      expect(await page.overflow()).toBe(0);
      await window.go(`${app.url}/b/${address}`);
      await page.sees(".said--user", "Hello");
      expect(window.complaints.filter((one) => !one.includes("/favicon.ico"))).toEqual([]);
    } finally {
      await window.close();
    }
  });
});
