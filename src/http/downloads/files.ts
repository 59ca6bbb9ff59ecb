import { type Context, Hono } from "hono";
import { type FileDeps, openByLink, type OpenFile } from "#domain/files/index.ts";
import { type ByteRange, readByteRange } from "../byte-range.ts";
import type { HttpEnv } from "../env.ts";

/**
 * `GET /files/:id/:token`: a file by one of our links (`makeDownloadLink`), whole or in part (RFC 9110 §14). Nothing in
 * it can run: browsers take it for what we say it is, in a sandbox without scripts, and save everything but pictures,
 * sound and film.
 */
export const fileDownloads = (deps: FileDeps) =>
  new Hono<HttpEnv>().get("/:id/:token", async (context) => {
    const actor = (await context.get("visit").actor()) ?? "visitor";
    const { id: fileId, token } = context.req.param();
    return answerWithFile(await openByLink(actor, { fileId, token }, deps), context);
  });

/** A file as its reader asks for it: whole, in part, or not at all where they have it. */
export function answerWithFile(file: OpenFile, context: Context<HttpEnv>): Response {
  const etag = `"${file.sha256}"`;
  const headers = { ...headersOf(file), etag };
  if (context.req.header("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  const condition = context.req.header("if-range");
  const asked =
    condition === undefined || condition === etag ? context.req.header("range") : undefined;
  const range = readByteRange(asked, file.size);
  if (range === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${file.size}` },
    });
  const { start, end } = range ?? { start: 0, end: file.size };
  const body = context.req.method === "HEAD" ? null : streamOf(file, { start, end });
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(end - start),
      ...(range && { "content-range": `bytes ${start}-${end - 1}/${file.size}` }),
    },
  });
}

/** Read only as fast as it is taken, and no further once the reader has gone. */
function streamOf(file: OpenFile, range: ByteRange): ReadableStream<Uint8Array> {
  const reading = file.read(range)[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reading.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await reading.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

const headersOf = ({ name, contentType, isInline }: OpenFile) => ({
  "accept-ranges": "bytes",
  "content-type": contentType,
  "content-disposition": disposition(name, isInline),
  "content-security-policy": "default-src 'none'; img-src 'self'; media-src 'self'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-cache",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
});

/** The name in plain ASCII, and as it is (RFC 6266, RFC 8187). */
function disposition(name: string, isInline: boolean): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
