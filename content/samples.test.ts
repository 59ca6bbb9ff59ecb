import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signEvent } from "../src/providers/payments/sign-event.ts";

/** Code that pages show and offer, as files that can be run. */
const folder = join(import.meta.dirname, "samples");
type Headers = Record<string, string>;
const load = async <T>(file: string) => (await import(join(folder, file))) as T;

const now = Date.UTC(2026, 0, 5, 12);
const minutes = 60_000;
const hmac = (message: string, encoding: "hex" | "base64", secret = "secret") =>
  createHmac("sha256", secret).update(message).digest(encoding);

test("a payment event that our own till signed is taken, any other is not", async () => {
  const { isFromStripe } = await load<{
    isFromStripe: (header: unknown, body: string, secret: string, nowMs: number) => boolean;
  }>("verify-stripe.mjs");
  const header = signEvent('{"a":1}', "secret", new Date(now));
  expect(isFromStripe(header, '{"a":1}', "secret", now)).toBe(true);
  expect(isFromStripe(`${header},v1=00`, '{"a":1}', "secret", now)).toBe(true); // while keys change
  expect(isFromStripe(header, '{"a": 1}', "secret", now)).toBe(false);
  expect(isFromStripe(header, '{"a":1}', "other", now)).toBe(false);
  expect(isFromStripe(header, '{"a":1}', "secret", now + 6 * minutes)).toBe(false);
  expect(isFromStripe(header.replace("v1", "v0"), '{"a":1}', "secret", now)).toBe(false);
  for (const broken of [undefined, "", "t=,v1=", "v1=00", "t=x,v1=zz"])
    expect(isFromStripe(broken, "", "secret", now)).toBe(false);
});

test("a request that Slack signed is taken, any other is not", async () => {
  const { isFromSlack } = await load<{
    isFromSlack: (headers: Headers, body: string, secret: string, nowMs: number) => boolean;
  }>("verify-slack.mjs");
  const seconds = String(now / 1000);
  const signature = `v0=${hmac(`v0:${seconds}:token=x`, "hex")}`;
  const headers = { "x-slack-request-timestamp": seconds, "x-slack-signature": signature };
  expect(isFromSlack(headers, "token=x", "secret", now)).toBe(true);
  expect(isFromSlack(headers, "token=y", "secret", now)).toBe(false);
  expect(isFromSlack(headers, "token=x", "other", now)).toBe(false);
  expect(isFromSlack(headers, "token=x", "secret", now + 6 * minutes)).toBe(false);
  expect(isFromSlack({}, "token=x", "secret", now)).toBe(false);
});

// The vendor's own example: https://docs.slack.dev/authentication/verifying-requests-from-slack
test("Slack's documented example is taken", async () => {
  const { isFromSlack } = await load<{
    isFromSlack: (headers: Headers, body: string, secret: string, nowMs: number) => boolean;
  }>("verify-slack.mjs");
  const body =
    "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c";
  const headers = {
    "x-slack-request-timestamp": "1531420618",
    "x-slack-signature": "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503",
  };
  const secret = "8f742231b10e8888abcd99yyyzzz85a5";
  expect(isFromSlack(headers, body, secret, 1_531_420_618_000)).toBe(true);
});

test("a request that HubSpot signed is taken, any other is not", async () => {
  type Request = { method: string; url: string; headers: Headers; rawBody: string };
  const { isFromHubSpot } = await load<{
    isFromHubSpot: (request: Request, secret: string, nowMs: number) => boolean;
  }>("verify-hubspot.mjs");
  const url = "https://hooks.example.com/hubspot?x=1";
  const headers = {
    "x-hubspot-request-timestamp": String(now),
    "x-hubspot-signature-v3": hmac(`POST${url}[{}]${now}`, "base64"),
  };
  const request = { method: "POST", url, headers, rawBody: "[{}]" };
  expect(isFromHubSpot(request, "secret", now)).toBe(true);
  expect(isFromHubSpot({ ...request, method: "PUT" }, "secret", now)).toBe(false);
  expect(isFromHubSpot({ ...request, url: `${url}2` }, "secret", now)).toBe(false);
  expect(isFromHubSpot({ ...request, rawBody: "[]" }, "secret", now)).toBe(false);
  expect(isFromHubSpot(request, "secret", now + 6 * minutes)).toBe(false);
  expect(isFromHubSpot({ ...request, headers: {} }, "secret", now)).toBe(false);
});

test("an alert starts its work once, however often it is sent", async ({ onTestFinished }) => {
  const port = await freePort();
  const at = `http://localhost:${port}`;
  const home = mkdtempSync(join(tmpdir(), "alerts-"));
  writeFileSync(join(home, "secret.txt"), "a_long_random_word\n");
  const sample = join(folder, "receive-alert.mjs");
  const receiver = spawn(process.execPath, [sample, "secret.txt", String(port)], { cwd: home });
  onTestFinished(() => {
    receiver.kill();
    rmSync(home, { recursive: true });
  });
  let printed = "";
  receiver.stdout.on("data", (text: Buffer) => (printed += String(text)));
  const send = (path: string, body: string | null) =>
    fetch(at + path, { method: body === null ? "GET" : "POST", body }).then(
      ({ status }) => status,
      () => "not there yet",
    );
  await expect.poll(() => send("/", null)).toBe(404);
  const alert = JSON.stringify({ id: "a/60/1/cross-up", event: "cross-up", symbol: "A", close: 2 });
  const secret = "/alerts/a_long_random_word";
  expect(await send(secret, alert)).toBe(202);
  expect(await send(secret, alert)).toBe(202);
  expect(await send("/alerts/guess", alert)).toBe(404);
  expect(await send(secret, "{}")).toBe(400);
  expect(await send(secret, "no json")).toBe(400);
  expect(await send(secret, null)).toBe(405);
  await hangUp(port, secret);
  expect(await send(secret, null)).toBe(405); // still there
  await expect.poll(() => printed).toBe("cross-up A 2\n");
});

/** Begins to send a body, and leaves. */
const hangUp = (port: number, path: string) =>
  new Promise((resolve) => {
    const socket = connect(port, "localhost", () =>
      socket.end(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc`),
    );
    socket.on("close", resolve).resume();
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
