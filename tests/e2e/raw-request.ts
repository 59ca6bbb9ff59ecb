import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { someAddress } from "./people.ts";

export type RawAnswer = {
  status: number;
  headers: Record<string, string | undefined>;
  /** As it came over the line. */
  body: Buffer;
  /** Unpacked. */
  text: string;
};

/** Each test file reads as a visitor of its own, so that together they stay below one visitor's limit. */
const ownAddress = someAddress();

/**
 * A request exactly as given: the path untouched, no header added but where it comes from, nothing followed, nothing
 * unpacked.
 */
export function askRaw(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const headers = { "x-forwarded-for": ownAddress, ...options.headers };
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method: options.method ?? "GET", headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const body = Buffer.concat(parts);
          const answered = response.headers as Record<string, string | undefined>;
          const text =
            body.length === 0 ? "" : unpack(body, answered["content-encoding"]).toString();
          resolve({ status: response.statusCode ?? 0, headers: answered, body, text });
        });
      },
    );
    call.on("error", reject);
    call.end(options.body);
  });
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  return body;
}
