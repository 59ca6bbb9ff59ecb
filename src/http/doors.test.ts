import { Hono } from "hono";
import { expect, test } from "vitest";
import { toAppError } from "#errors";
import { limitDoors } from "./doors.ts";
import type { HttpEnv } from "./env.ts";

/** How many of so many posts to a path are let in, all from one address within a minute. */
async function letIn(path: string, times: number): Promise<number> {
  const app = new Hono<HttpEnv>()
    .use((context, next) => {
      context.set("clientAddress", "192.0.2.1");
      return next();
    })
    .use(limitDoors())
    .post("*", (context) => context.text("in"))
    .onError((error, context) =>
      context.text("", toAppError(error).code === "rate_limited" ? 429 : 500),
    );
  const answers = await Promise.all(
    Array.from({ length: times }, async () => app.request(path, { method: "POST" })),
  );
  return answers.filter(({ status }) => status === 200).length;
}

// What costs the provider money or fills somebody's mailbox. The figures stand here once more, so that none grows unseen.
test.each([
  ["/functions/consultation/start", 10],
  ["/functions/store-intake-data", 10],
  ["/functions/send-enquiry", 20],
  ["/functions/chat/send", 30],
  ["/functions/consultation/talk/send", 30],
  ["/functions/chat/leave-address", 20],
  ["/functions/create-checkout-session", 60],
  ["/functions/order-project", 20],
  ["/functions/videos/vid_1/write", 20],
  ["/functions/answer-form", 30],
  ["/demo", 20],
  ["/v1/chatbots/prj_1/messages", 60],
  ["/v1/chatbots/prj_1/leads", 10],
])("%s takes %i posts a minute from one address", async (path, points) => {
  expect(await letIn(path, points + 5)).toBe(points);
});
