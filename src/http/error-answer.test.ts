import { expect, test } from "vitest";
import { AppError } from "#errors";
import { silentLog } from "#kit/log.ts";
import { errorAnswerer } from "./error-answer.ts";

const answer = errorAnswerer({
  log: silentLog,
  security: { https: true, paymentOrigins: [], callPages: [], roomOrigins: [] },
  stylesheet: null,
  hasPages: true,
});
const pageFor = (method: string) =>
  answer(
    new AppError("link_invalid", {
      message: "This link has expired. Ask the person who sent it for the file.",
    }),
    { requestId: "req_1", method, path: "/files/made/fil_1/old", accept: "text/html" },
  );

test("a browser gets a page that says what is wrong with this link", async () => {
  const page = pageFor("GET");
  expect([page.status, await page.text()]).toEqual([
    410,
    expect.stringContaining("This link has expired. Ask the person who sent it for the file."),
  ]);
});

test("that nothing was stored is said where something was sent", async () => {
  expect(await pageFor("POST").text()).toContain("Nothing you sent was stored.");
  expect(await pageFor("GET").text()).not.toContain("Nothing you sent");
});
