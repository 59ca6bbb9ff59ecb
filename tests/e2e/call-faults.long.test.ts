import { beforeEach, expect, test } from "vitest";
import type { TavusStandIn } from "../stand-ins/tavus.ts";
import {
  type Caller,
  focused,
  isShown,
  openCheck,
  panelOf,
  press,
  roomOf,
  startCall,
  startsAt,
  toldAtEnd,
  violations,
  withCalls,
} from "./call-visits.ts";
import { chatOf } from "./scripted-chat.ts";

let tavus: TavusStandIn;
let caller: (options?: object) => Promise<Caller>;
withCalls((given) => {
  ({ tavus, caller } = given);
});
beforeEach(() => {
  Object.assign(tavus.account, { hasCredits: true, maxCalls: 3 });
});

test("ending fails: the panel is available at once all the same, and the end is told once the server can be reached", async () => {
  const { page, context } = await caller();
  await startCall(page);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/functions/consultation/end", (route) => route.abort());
  await press(page, "End call");
  await panelOf(page).getByText("The call is over.").waitFor();
  await isShown(page, "Available");
  await expect
    .poll(() => logged.join("\n"))
    .toContain("The server couldn't be told that the call ended");
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.unroute("**/functions/consultation/end");
  expect(await toldAtEnd(tavus)).toMatchObject({
    participant_feedback: "Video consultation completed",
  });
  await context.close();
});

test("without credits the panel says why no call comes about, has ways on, and is available for another try", async () => {
  tavus.account.hasCredits = false;
  const { page, context } = await caller();
  const panel = panelOf(page);
  await openCheck(page);
  await press(page, "Start the call");
  const alert = panel.getByRole("alert");
  await alert
    .getByText("Video calls aren’t available right now. Please try again later, or chat")
    .waitFor();
  await isShown(page, "Available");
  expect(await focused(page)).toContain("The call didn’t start.");
  expect(await violations(page)).toEqual([]);
  await alert.getByRole("link", { name: "Chat with Aria" }).click();
  await chatOf(page).waitFor();
  await chatOf(page).getByRole("button", { name: "Close" }).click();
  tavus.account.hasCredits = true;
  await openCheck(page, "Try again");
  await press(page, "Start the call");
  await roomOf(page).getByText("This is the room.").waitFor();
  await press(page, "End call");
  await context.close();
});

test("a limit is told in its own words, and a cut line in ours", async () => {
  const { page, context } = await caller();
  await openCheck(page);
  const refusal = "You’ve used up your video time for today. Please try again tomorrow, or chat.";
  await page.route("**/functions/consultation/start", (route) =>
    route.fulfill({
      status: 429,
      contentType: "application/problem+json",
      body: JSON.stringify({ title: refusal, code: "video_limit_reached" }),
    }),
  );
  await press(page, "Start the call");
  await panelOf(page).getByRole("alert").getByText(refusal).waitFor();
  await page.unroute("**/functions/consultation/start");
  await openCheck(page, "Try again");
  await context.setOffline(true);
  await press(page, "Start the call");
  await panelOf(page).getByRole("alert").getByText("We can’t reach our server.").waitFor();
  await context.setOffline(false);
  expect(startsAt(tavus)).toBe(0);
  await context.close();
});

test("an answer to the start that got lost is no second call: the one that runs is shown", async () => {
  const { page, context } = await caller();
  await openCheck(page);
  await page.route("**/functions/consultation/start", async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    await route.abort();
  });
  await press(page, "Start the call");
  await roomOf(page).getByText("This is the room.").waitFor();
  expect(startsAt(tavus)).toBe(1);
  await press(page, "End call");
  await context.close();
});

test("a start that was given up leaves no call behind", async () => {
  const { page, context } = await caller();
  await openCheck(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/functions/consultation/start", async (route) => {
    await held;
    await route.continue();
  });
  await press(page, "Start the call");
  await panelOf(page).getByText("Starting session...").waitFor();
  await press(page, "Cancel");
  await isShown(page, "Available");
  release();
  await toldAtEnd(tavus);
  expect(await page.locator("iframe").count()).toBe(0);
  await context.close();
});

test("two minutes before the end it is said; at the end the panel is available by itself", async () => {
  const { page, context } = await caller();
  let secondsLeft = 600;
  const shorter = (session: object) => ({
    ...session,
    endsBy: new Date(Date.now() + secondsLeft * 1000).toISOString(),
  });
  await page.route("**/functions/consultation/start", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: shorter((await response.json()) as object) });
  });
  await page.route("**/functions/consultation", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { session: object | null };
    const session = answer.session && shorter(answer.session);
    await route.fulfill({ response, json: { ...answer, session } });
  });
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await startCall(page);
  const left = panelOf(page).getByRole("timer");
  const warning = panelOf(page).getByText("Less than two minutes left.");
  await expect.poll(() => left.innerText()).toMatch(/^(10:00|9:\d\d)$/);
  expect(await warning.count()).toBe(0);
  secondsLeft = 119;
  await lookAgain();
  await warning.waitFor();
  secondsLeft = 1;
  await lookAgain();
  await panelOf(page).getByText("The call is over.").waitFor();
  await isShown(page, "Available");
  await toldAtEnd(tavus);
  await context.close();
});
