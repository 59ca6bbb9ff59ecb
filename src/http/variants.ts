import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

type Variant = { body: Buffer; headers: string[] };

/** A body kept in memory with its compressed forms and finished headers, ready to be written. */
export type Stored = {
  etag: string;
  plain: Variant;
  br?: Variant;
  gzip?: Variant;
  notModified: string[];
};

type Bodies = { plain: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

/** Prepares an answer once, so that serving it is a lookup and a write. */
export function storeVariants(bodies: Bodies, headers: [string, string][]): Stored {
  // Weak: the compressed forms share it.
  const etag = `W/"${createHash("sha256").update(bodies.plain).digest("base64url").slice(0, 22)}"`;
  const shared = [...headers.flat(), "vary", "Accept-Encoding", "etag", etag];
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: [
      ...shared,
      "content-length",
      String(body.length),
      ...(encoding ? ["content-encoding", encoding] : []),
    ],
  });
  const { plain, br, gzip } = bodies;
  return {
    etag,
    plain: variant(plain),
    ...(br && br.length < plain.length ? { br: variant(br, "br") } : {}),
    ...(gzip && gzip.length < plain.length ? { gzip: variant(gzip, "gzip") } : {}),
    notModified: shared,
  };
}

/** Writes a stored answer: 304 where the browser has it, otherwise the smallest form it can read. */
export function writeStored(
  stored: Stored,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
  if (
    known !== undefined &&
    (known === stored.etag || known.includes(stored.etag) || known === "*")
  ) {
    response.writeHead(304, stored.notModified);
    response.end();
    return;
  }
  const encodings = typeof accepted === "string" ? accepted : "";
  const variant =
    (stored.br && accepts(encodings, "br") && stored.br) ||
    (stored.gzip && accepts(encodings, "gzip") && stored.gzip) ||
    stored.plain;
  response.writeHead(200, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}

const accepts = (header: string, encoding: string) => {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0+)?\s*(,|$)/.test(header.slice(at + encoding.length));
};
