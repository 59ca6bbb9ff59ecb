import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toAppError } from "#errors";
import { bodyLimit, pageRequest } from "./body.ts";
import type { HttpEnv } from "./env.ts";

const app = new Hono<HttpEnv>();
app.onError((error, context) => context.text(toAppError(error).code, 400));
app.use(bodyLimit(1000));
app.all("*", async (context) => {
  const request = await pageRequest(context.req.raw, new URL("https://shop.example/form"));
  if (request.method !== "POST") return context.text(request.method);
  return context.json(Object.fromEntries(await request.formData()));
});
// As in serve.ts.
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const form = { "content-type": "application/x-www-form-urlencoded" };
/** Sent in pieces, without a length, unless the headers name one. */
function send(method: string, headers: Record<string, string>, ...pieces: string[]) {
  return new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = httpRequest({ port, host: "127.0.0.1", method, headers }, (response) => {
      let text = "";
      response.on("data", (piece: Buffer) => (text += piece.toString()));
      response.on("end", () => resolve(text));
    });
    request.on("error", reject);
    for (const piece of pieces) request.write(piece);
    request.end();
  });
}

test("a form whose length isn't announced arrives whole", async () => {
  expect(await send("POST", form, "name=Ada&te", "rms=on")).toBe('{"name":"Ada","terms":"on"}');
});

test("too long is refused, announced or not", async () => {
  const long = `name=${"a".repeat(1000)}`;
  expect(await send("POST", form, long)).toBe("too_large");
  expect(await send("POST", { ...form, "content-length": String(long.length) }, long)).toBe(
    "too_large",
  );
});

test("requests without a body pass", async () => {
  for (const method of ["GET", "OPTIONS", "DELETE"]) expect(await send(method, {})).toBe(method);
  expect(await send("POST", {})).toBe("{}");
});

test("what no form sends is refused as bad input, not as a fault of ours", async () => {
  const types = ["application/json", "text/plain", "multipart/form-data; boundary=x", "%"];
  for (const type of types)
    expect(await send("POST", { "content-type": type }, '{"role":"admin"}')).toBe("invalid_input");
});
