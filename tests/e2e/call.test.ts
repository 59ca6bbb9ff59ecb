import { expect, test } from "vitest";
import type { TavusStandIn } from "../stand-ins/tavus.ts";
import {
  type Caller,
  isShown,
  openCheck,
  panelOf,
  press,
  roomOf,
  startCall,
  startsAt,
  toldAtEnd,
  withCalls,
} from "./call-visits.ts";

let tavus: TavusStandIn;
let url: string;
let caller: (options?: object) => Promise<Caller>;
withCalls((given) => {
  ({ tavus, caller } = given);
  url = given.app.url;
});

test("a call: started once by a double click, found again after a reload and in a second tab, ended, and told to the provider", async () => {
  const { page, context, complaints } = await caller();
  const panel = panelOf(page);
  await isShown(page, "Available");
  await openCheck(page);
  await panel.getByText("a room run by Tavus").waitFor();
  await panel.getByRole("button", { name: "Start the call" }).dblclick();
  await roomOf(page).getByText("This is the room.").waitFor();
  await isShown(page, "Busy");
  expect(await panel.getByRole("timer").innerText()).toMatch(/^(30:00|29:\d\d)$/);
  expect(await panel.innerText()).toContain("Captions are on.");
  expect(startsAt(tavus)).toBe(1);

  await page.reload();
  await panel.getByText("Your call is still running.").waitFor();
  const second = await context.newPage();
  await second.goto(`${url}/legal/terms`);
  await second.getByRole("region", { name: "Your call is still running" }).waitFor();
  await second.getByRole("button", { name: "Return to the call" }).click();
  await second.waitForURL(`${url}/contact#consultant`);
  await openCheck(second, "Return to the call");
  await press(second, "Start the call");
  await roomOf(second).getByText("This is the room.").waitFor();
  expect(startsAt(tavus)).toBe(1);

  await press(second, "End call");
  await panelOf(second)
    .getByText(/The call is over\. It took \d+ seconds?\./)
    .waitFor();
  await isShown(second, "Available");
  expect(await second.locator("iframe").count()).toBe(0);
  const { duration, ...rest } = (await toldAtEnd(tavus)) as { duration: number };
  expect(duration).toBeGreaterThan(0);
  expect(rest).toEqual({ participant_feedback: "Video consultation completed" });
  await page.reload();
  await panel.getByRole("button", { name: "Start the call" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("the tab closed in the middle: once the provider has ended the call, the panel is available again", async () => {
  const { page, context } = await caller();
  await startCall(page);
  const id = [...tavus.calls.keys()].at(-1) ?? "";
  await page.close();
  await tavus.finish(id, "participant_left_timeout reached", [
    { role: "user", content: "I need a landing page." },
  ]);
  const again = await context.newPage();
  await again.goto(`${url}/contact#consultant`);
  await panelOf(again).getByRole("button", { name: "Start the call" }).waitFor();
  await isShown(again, "Available");
  await expect.poll(() => again.evaluate(() => localStorage.getItem("call"))).toBeNull();
  await context.close();
});

test("the frame, camera and microphone are for pages with a call only", async () => {
  const policies = async (path: string) => {
    const { headers } = await fetch(url + path);
    return [headers.get("permissions-policy"), headers.get("content-security-policy")].join(" ");
  };
  const room = new URL(tavus.baseUrl).origin;
  for (const path of ["/", "/contact", "/contact?subject=demo"]) {
    const given = await policies(path);
    expect(given).toContain(`camera=(self "https://tavus.daily.co" "${room}")`);
    expect(given).toContain(`frame-src https://tavus.daily.co ${room};`);
  }
  for (const path of ["/legal/terms", "/services", "/login", "/quote", "/no/such/page"]) {
    const given = await policies(path);
    expect(given).toContain("camera=(), microphone=(), ");
    expect(given).not.toContain("frame-src");
  }
});
