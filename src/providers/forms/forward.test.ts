import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { FormRefused } from "#domain/enquiries/ports.ts";
import { createFormForward } from "./forward.ts";

type Received = { method: string; headers: IncomingMessage["headers"]; body: string };
let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A form service of somebody's, which answers as told. */
async function formService(answer: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ method: request.method ?? "", headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/1`, received };
}

const fields = { "form-name": "contact", name: "Ada & <b>", message: "ä\n日本\r\n=&" };
const errorOf = (sending: Promise<void>) =>
  sending.then(
    () => expect.fail("it was accepted"),
    (error: unknown) => error,
  );
const messageOf = (sending: Promise<void>) =>
  sending.then(
    () => expect.fail("it was accepted"),
    (error: Error) => error.message,
  );

test("what was sent arrives as a browser's form, under a key of its own", async () => {
  const service = await formService((response) => response.writeHead(204).end());
  await createFormForward({ url: service.url }).send(fields, "enq_1");
  const [got, ...more] = service.received;
  expect(more).toEqual([]);
  expect(got?.method).toBe("POST");
  expect(got?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  expect(got?.headers["idempotency-key"]).toBe("enq_1");
  expect(Object.fromEntries(new URLSearchParams(got?.body))).toEqual(fields);
});

test.each([400, 404, 429, 500, 503])(
  "an answer %i is a failure, which tells nothing of the form",
  async (status) => {
    const service = await formService((response) => response.writeHead(status).end("Ada was here"));
    const message = await messageOf(createFormForward({ url: service.url }).send(fields, "enq_1"));
    expect(message).toContain(String(status));
    expect(message).not.toMatch(/Ada|\/f\/1/);
  },
);

test.each([
  [400, true],
  [404, true],
  [413, true],
  [422, true],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
  [503, false],
])("whether an answer %i is a no for good: %s", async (status, isFinal) => {
  const service = await formService((response) => response.writeHead(status).end());
  const error = await errorOf(createFormForward({ url: service.url }).send(fields, "enq_1"));
  expect(error instanceof FormRefused).toBe(isFinal);
});

test.each([301, 302, 307, 308])("a redirect (%i) is not followed", async (status) => {
  const other = await formService((response) => response.writeHead(200).end());
  const service = await formService((response) =>
    response.writeHead(status, { location: other.url }).end(),
  );
  const message = await messageOf(createFormForward({ url: service.url }).send(fields, "enq_1"));
  expect(message).toContain("leads on");
  expect(other.received).toEqual([]);
});

test("a service that never answers is given up", async () => {
  const service = await formService(() => {});
  const forward = createFormForward({ url: service.url, timeoutMs: 200 });
  expect(await messageOf(forward.send(fields, "enq_1"))).toContain("TimeoutError");
});

test("a service that is not there is a failure", async () => {
  const service = await formService(() => {});
  for (const stop of stops.splice(0)) stop();
  const message = await messageOf(createFormForward({ url: service.url }).send(fields, "enq_1"));
  expect(message).toContain("did not answer");
});
