import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  answerOf,
  clientAt,
  failureOf,
  question,
} from "../../../../tests/factories/ai-provider.ts";
import { rough } from "../../../../tests/factories/ai-servers.ts";
import { createMarkStripper } from "./citation-marks.ts";

const megabyte = "x".repeat(1024 * 1024);
/** Sends for as long as somebody takes it. */
async function withoutEnd(response: ServerResponse, type: string, beginning: string) {
  const closed = once(response, "close");
  response.writeHead(200, { "content-type": type });
  response.write(beginning);
  while (!response.destroyed)
    if (!response.write(megabyte)) await Promise.race([once(response, "drain"), closed]);
}

test("a line without end is given up, and the connection closed", async () => {
  const provider = await rough((response) => withoutEnd(response, "text/event-stream", "data: "));
  const failure = await failureOf(answerOf(clientAt(provider.url).consultant));
  expect(failure).toMatchObject({ reason: "bad_answer" });
  await provider.requests[0]?.closed;
  expect(provider.requests).toHaveLength(1);
});

test("so is a whole answer without end, also where it was packed small", async () => {
  const provider = await rough(
    (response) => withoutEnd(response, "application/json", '{"choices":"'),
    (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024, " ")));
    },
  );
  const { estimator } = clientAt(provider.url);
  const choose = () =>
    estimator.choose(
      { ...question(), wish: "x", serviceId: null, offers: [] },
      { signal: new AbortController().signal },
    );
  expect(await failureOf(choose())).toMatchObject({ reason: "bad_answer" });
  expect(await failureOf(choose())).toMatchObject({ reason: "bad_answer" });
  expect(provider.requests).toHaveLength(2);
});

test("spaces without end are looked through at once, and stay", () => {
  const marks = createMarkStripper(3);
  const spaces = " ".repeat(200_000);
  expect(`${marks.push(`It costs${spaces}x`)}${marks.end()}`).toBe(`It costs${spaces}x`);
});
