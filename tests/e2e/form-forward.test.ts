import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newClient } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

type Copy = { key: string | undefined; fields: Record<string, string> };

let app: App;
let service: Server;
const copies: Copy[] = [];
/** How the form service takes the next copies: 0 never answers. */
const answers: number[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      copies.push({ key: request.headers["idempotency-key"]?.toString(), fields });
      const status = answers.shift() ?? 200;
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  app = await startApp({ env: { FORM_FORWARD_URL: `http://127.0.0.1:${port}/f/1` } });
});
afterAll(async () => {
  await app?.remove();
  service?.closeAllConnections();
  service?.close();
});

const send = (name: string) =>
  fetch(`${app.url}/functions/send-enquiry`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      kind: "contact",
      name,
      email: "ada@example.com",
      subject: "other",
      message: "Hello & <b>",
    }),
  });
const copiesOf = (name: string) => copies.filter(({ fields }) => fields["name"] === name);

test("a copy goes on to the form service, and again under the same key until it is taken", async () => {
  answers.push(500, 302, 200);
  expect((await send("Ada")).status).toBe(201);
  await expect.poll(() => copiesOf("Ada").length).toBe(3);
  const [first, ...again] = copiesOf("Ada");
  for (const one of again) expect(one).toEqual(first);
  expect(first?.key).toMatch(/^enq_/);
  expect(first?.fields).toEqual({
    "form-name": "contact",
    name: "Ada",
    email: "ada@example.com",
    subject: "other",
    message: "Hello & <b>",
    "bot-field": "",
  });
});

test("a service that hangs holds up nobody: not who sends, and no mail", async () => {
  answers.push(0, 0, 0);
  for (const name of ["Bob", "Cleo", "Dora"]) expect((await send(name)).status).toBe(201);
  await expect
    .poll(async () => {
      const rows = await app.query(
        "select 1 from mails where status = 'kept' and key like 'enquiry-received/%'",
      );
      return rows.length;
    })
    .toBe(4);
  await expect.poll(() => copiesOf("Bob").length).toBeGreaterThan(0);
});

test("a message stands among the person's requests, a portfolio's request among the quotes", async () => {
  const person = await newClient(app.url);
  const form = { name: "Eve", email: "eve@example.com", message: "<i>Hello</i>" };
  await person.send("/contact", { ...form, subject: "partnership" });
  const sent = await person.ask("/functions/send-enquiry", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "interest", categoryId: "web-dev", ...form }),
  });
  expect(sent.status).toBe(201);
  const page = async (path: string) => (await person.ask(path, {})).text();
  const [requests, quotes] = await Promise.all([page("/portal/requests"), page("/portal/quotes")]);
  expect(requests).toContain("Working with us as a partner");
  expect(requests).toContain("&lt;i&gt;Hello&lt;/i&gt;");
  expect(requests).not.toContain("<i>Hello");
  expect(quotes).toContain("Web Development");
  expect(quotes).not.toContain("Working with us as a partner");
});
