import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { StepPowers } from "#steps/contract.ts";
import { runRequest } from "#steps/request/run.ts";
import { createOutside } from "../../outside/fetch-outside.ts";
import { createCallAddress } from "./call-address.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What a step that calls such a service comes to. */
async function callOf(answer: RequestListener, timeoutMs = 5000) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const call = createCallAddress(
    createOutside({ mayReach: { loopbackPorts: [port] }, userAgent: "Test/1.0" }),
  );
  const settings = {
    method: "POST" as const,
    url: `http://127.0.0.1:${port}/orders`,
    headers: [],
    body: "{}",
    failsOnError: true,
  };
  return runRequest(settings, {
    key: "run_1/call",
    now: new Date(),
    signal: AbortSignal.timeout(timeoutMs),
    powers: { request: call } as unknown as StepPowers,
  });
}

test("an endpoint that never answers ends with the step's time", async () => {
  await expect(callOf(() => {}, 300)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("an endpoint that streams for ever is cut off at 1 MB", async () => {
  const stream: RequestListener = (_request, response) => {
    const write = () => {
      while (response.write("x".repeat(65_536)));
    };
    response.on("drain", write);
    write();
  };
  await expect(callOf(stream)).rejects.toMatchObject({
    message: "The answer is larger than 1 MB.",
    mayRetry: false,
  });
});

test("an endpoint that sends a byte now and then ends with the step's time", async () => {
  const drip: RequestListener = (request, response) => {
    const timer = setInterval(() => response.write("."), 20);
    request.on("close", () => clearInterval(timer));
    response.on("close", () => clearInterval(timer));
  };
  await expect(callOf(drip, 400)).rejects.toMatchObject({ name: "TimeoutError" });
});

test.each([
  [500, {}, { mayRetry: true, retryAfterMs: null }],
  [429, { "retry-after": "120" }, { mayRetry: true, retryAfterMs: 120_000 }],
  [404, {}, { mayRetry: false, retryAfterMs: null }],
] as const)(
  "an answer of %i says whether trying again may help, and when",
  async (status, headers, how) => {
    await expect(
      callOf((_request, response) => response.writeHead(status, headers).end("Busy")),
    ).rejects.toMatchObject({
      ...how,
      message: expect.stringContaining(`answered ${status}: Busy`),
    });
  },
);

test("HTML instead of JSON is text for later steps", async () => {
  const html = "<!doctype html><title>Sign in</title>";
  const outcome = await callOf((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(html),
  );
  expect(outcome).toMatchObject({ kind: "done", output: { status: 200, body: html } });
});

test("what breaks off in the middle of its answer may be tried again", async () => {
  await expect(
    callOf((_request, response) => {
      response.writeHead(200, { "content-length": "1000" }).write("{");
      setTimeout(() => response.destroy(), 20);
    }),
  ).rejects.toMatchObject({ mayRetry: true });
});
