import { lookup as systemLookup } from "node:dns";
import * as http from "node:http";
import * as https from "node:https";
import { secondMs } from "#kit/time.ts";
import { mayConnect, type MayReach, portOf, readAddress } from "./address-rules.ts";
import { guardedLookup, type LookupAll } from "./guarded-lookup.ts";
import { nextRequest, type Sent } from "./next-request.ts";
import { OutsideRefused } from "./outside-refused.ts";
import { acceptedEncodings, readBody } from "./read-body.ts";

export type OutsideOptions = {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent to the address itself only: a redirect to another origin gets none but `accept`. */
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Of the answer, both as it arrives and decompressed. Default: 1 MB */
  maxBytes?: number;
  /** In all, redirects included. Default: 20 s */
  timeoutMs?: number;
  /** Without a byte. Default: 10 s */
  idleMs?: number;
  /** Default: 5 */
  maxRedirects?: number;
  signal?: AbortSignal;
};

export type OutsideResponse = {
  /** Where it came from, after redirects. */
  url: string;
  status: number;
  /** Without cookies. */
  headers: Headers;
  body: Buffer;
};

/**
 * Fetches an address that somebody typed. Any status is an answer.
 * @throws OutsideRefused; the signal's reason where that ends it
 */
export type FetchOutside = (url: string, options?: OutsideOptions) => Promise<OutsideResponse>;

const defaults = { maxBytes: 1_000_000, timeoutMs: 20 * secondMs, idleMs: 10 * secondMs };
/** A second address is tried when the first takes longer than this. */
const nextAddressMs = 1000;

/**
 * The only way to addresses that people typed: sources to read, webhooks, other services' APIs. It reaches public
 * addresses alone, sends no cookies and keeps none.
 * @param options.userAgent names the installation: `Ariaworks/1.0 (+https://shop.example)`
 * @param options.lookup for tests
 */
export function createOutside({
  mayReach,
  userAgent,
  lookup = systemLookup,
}: {
  mayReach: MayReach;
  userAgent: string;
  lookup?: LookupAll;
}): FetchOutside {
  return async (address, options = {}) => {
    const { maxBytes, timeoutMs, idleMs } = { ...defaults, ...options };
    const { maxRedirects = 5, signal: ended } = options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = ended ? AbortSignal.any([ended, timeout]) : timeout;
    let sent: Sent = {
      url: readAddress(address, mayReach),
      method: options.method ?? "GET",
      headers: ownHeaders(options.headers),
      body: options.body,
    };
    try {
      for (let hops = 0; ; hops++) {
        const connection = { lookup: lookupFor(sent.url, mayReach, lookup) };
        const response = await send(sent, { ...connection, userAgent, idleMs, signal });
        const next = nextRequest(sent, response);
        if (!next)
          return {
            url: sent.url.href,
            status: response.statusCode ?? 0,
            headers: headersOf(response),
            body: await readBody(response, { method: sent.method, maxBytes }),
          };
        response.destroy();
        if (hops >= maxRedirects) throw new OutsideRefused("redirects");
        sent = { ...next, url: readAddress(next.url.href, mayReach) };
      }
    } catch (error) {
      ended?.throwIfAborted();
      throw timeout.aborted ? new OutsideRefused("slow", { cause: error }) : refusalOf(error);
    }
  };
}

/** Names of a web address resolve to what may be connected to, or to nothing. */
export const lookupFor = (url: URL, mayReach: MayReach, lookup: LookupAll) =>
  guardedLookup((address) => mayConnect(address, portOf(url), mayReach), lookup);

/** The answer's head; its body can be read. */
function send(
  { url, method, headers, body }: Sent,
  options: Pick<http.RequestOptions, "lookup"> & {
    userAgent: string;
    idleMs: number;
    signal: AbortSignal;
  },
): Promise<http.IncomingMessage> {
  const { lookup, userAgent, idleMs, signal } = options;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(url, {
      agent: false, // no connection is shared, so each one is checked
      method,
      headers: {
        accept: "*/*",
        ...headers,
        "user-agent": userAgent,
        "accept-encoding": acceptedEncodings,
      },
      ...(lookup && { lookup }),
      autoSelectFamilyAttemptTimeout: nextAddressMs,
      signal,
    } as https.RequestOptions);
    let answer: http.IncomingMessage | undefined;
    request.setTimeout(idleMs, () => (answer ?? request).destroy(new OutsideRefused("slow")));
    request.on("response", (response) => resolve((answer = response)));
    request.on("error", reject);
    request.end(body);
  });
}

/** Headers that aren't the caller's to set: they would change where or how a request goes. */
const reserved =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|proxy-.*)$/i;

const ownHeaders = (headers: OutsideOptions["headers"] = {}) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !reserved.test(name))
      .map(([name, value]) => [name.toLowerCase(), value]),
  );

function headersOf(response: http.IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct))
    if (name !== "set-cookie") for (const value of values ?? []) headers.append(name, value);
  return headers;
}

function refusalOf(error: unknown): OutsideRefused {
  if (error instanceof OutsideRefused) return error;
  const { code = "" } = error as NodeJS.ErrnoException;
  const isDamaged = /^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|HPE_)/.test(code);
  return new OutsideRefused(isDamaged ? "damaged" : "unreachable", { cause: error });
}
