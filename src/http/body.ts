import { createMiddleware } from "hono/factory";
import { AppError } from "#errors";
import type { HttpEnv } from "./env.ts";

/**
 * Refuses bodies over `maxBytes` (too_large). Not Hono's own: where the length isn't announced (chunked, as
 * some proxies pass bodies on, and OPTIONS and DELETE without one) that copies the request by its
 * constructor, which fails on those of @hono/node-server.
 */
export const bodyLimit = (maxBytes: number) =>
  createMiddleware<HttpEnv>(async (context, next) => {
    const { raw } = context.req;
    const announced = context.req.header("content-length");
    if (announced !== undefined && context.req.header("transfer-encoding") === undefined) {
      if (Number(announced) > maxBytes) throw new AppError("too_large");
    } else if (raw.method !== "GET" && raw.method !== "HEAD" && raw.body) {
      const { url, method, headers } = raw;
      context.req.raw = new Request(url, {
        method,
        headers,
        body: await readAll(raw.body, maxBytes),
      });
    }
    return next();
  });

async function readAll(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new AppError("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A page's request at its public address, with the body read. What no form sends (JSON, plain text, a part
 * that was cut off) is refused here: a page would fail on it, as if it were our fault.
 * @throws AppError invalid_input
 */
export async function pageRequest(raw: Request, address: URL): Promise<Request> {
  if (raw.method !== "POST") return new Request(address, raw);
  const body = await raw.arrayBuffer();
  const headers = new Headers(raw.headers);
  // A form without a field.
  if (body.byteLength === 0) headers.set("content-type", "application/x-www-form-urlencoded");
  // Where it comes from was looked at (own-origin.ts). Another local name of ours is not foreign to the router, either.
  if (headers.has("origin")) headers.set("origin", address.origin);
  const request = new Request(address, { method: "POST", headers, body });
  await request
    .clone()
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("invalid_input", { cause });
    });
  return request;
}
