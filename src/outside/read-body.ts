import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { OutsideRefused } from "./outside-refused.ts";

/** What read-body can decode, as it is asked for. */
export const acceptedEncodings = "gzip, br";

/**
 * The whole body, decompressed. Neither what arrives nor what it decompresses to may be larger than `maxBytes`.
 * @throws OutsideRefused too_large, damaged; errors of the connection as they are
 */
export async function readBody(
  response: IncomingMessage,
  { method, maxBytes }: { method: string; maxBytes: number },
): Promise<Buffer> {
  if (method === "HEAD" || hasNoBody(response)) return Buffer.alloc(0);
  if (Number(response.headers["content-length"]) > maxBytes) throw new OutsideRefused("too_large");
  const decoder = decoderOf(response);
  const collect = async (source: AsyncIterable<Buffer>) => {
    const pieces: Buffer[] = [];
    for await (const piece of source) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  return decoder
    ? pipeline(response, limited(maxBytes), decoder, limited(maxBytes), collect)
    : pipeline(response, limited(maxBytes), collect);
}

const limited = (maxBytes: number) =>
  async function* counted(source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new OutsideRefused("too_large");
      yield piece;
    }
  };

const hasNoBody = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 204 || statusCode === 304 || headers["content-length"] === "0";

function decoderOf({ headers }: IncomingMessage) {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return null;
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  if (encoding === "br") return createBrotliDecompress();
  throw new OutsideRefused("damaged");
}
