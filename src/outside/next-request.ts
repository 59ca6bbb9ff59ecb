import type { IncomingMessage } from "node:http";
import { OutsideRefused } from "./outside-refused.ts";

export type Sent = {
  url: URL;
  method: string;
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | undefined;
};

/**
 * What a redirect asks for, as the Fetch standard has it; null: it is no redirect. Another origin gets no header of
 * ours, which may hold a key, and no body.
 * @throws OutsideRefused redirects, address
 */
export function nextRequest(sent: Sent, response: IncomingMessage): Sent | null {
  const { statusCode: status = 0, headers } = response;
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return null;
  const url = URL.parse(headers.location, sent.url);
  if (!url) throw new OutsideRefused("address");
  const turnsToGet =
    (status === 303 && sent.method !== "HEAD") || (status < 303 && sent.method === "POST");
  const next = turnsToGet
    ? { ...sent, url, method: "GET", headers: withoutContent(sent.headers), body: undefined }
    : { ...sent, url };
  if (url.origin === sent.url.origin) return next;
  if (!/^(GET|HEAD)$/.test(next.method)) throw new OutsideRefused("redirects");
  const { accept } = next.headers;
  return { ...next, headers: accept === undefined ? {} : { accept } };
}

const withoutContent = (headers: Sent["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith("content-")));
