import { lookup as systemLookup } from "node:dns";
import * as http from "node:http";
import * as https from "node:https";
import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { mayDial, type MayReach, readAddress } from "./address-rules.ts";
import { lookupFor } from "./fetch-outside.ts";
import { guardedLookup, type LookupAll } from "./guarded-lookup.ts";

/** As `fetch`: one request to an address that somebody typed, and its answer as it comes. */
export type StreamOutside = (
  input: string | URL | Request,
  init?: RequestInit,
) => Promise<Response>;

const noBody = new Set([204, 205, 304]);

/**
 * The guarded client for APIs, whose answers may stream. It follows no redirects, so that a key goes to the address that
 * was typed for it and nowhere else; whoever calls says by the signal how long it may take, and counts what comes.
 * @throws OutsideRefused address, port, own_network; errors of the connection as they are
 */
export function createStreamOutside({
  mayReach,
  userAgent,
  lookup = systemLookup,
}: {
  mayReach: MayReach;
  userAgent: string;
  lookup?: LookupAll;
}): StreamOutside {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = readAddress(request.url, mayReach);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = (url.protocol === "https:" ? https : http).request(url, {
        agent: false, // no connection is shared, so each one is checked
        method: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          "user-agent": userAgent,
          "accept-encoding": "identity",
        },
        lookup: lookupFor(url, mayReach, lookup),
        signal: request.signal,
      });
      sent.on("response", resolve);
      sent.on("error", reject);
      sent.end(body);
    });
    const headers = new Headers();
    for (const [name, values] of Object.entries(answer.headersDistinct))
      if (name !== "set-cookie") for (const value of values ?? []) headers.append(name, value);
    const { statusCode: status = 502 } = answer;
    if (noBody.has(status)) answer.resume();
    return new Response(noBody.has(status) ? null : (Readable.toWeb(answer) as ReadableStream), {
      status,
      headers,
    });
  };
}

/** Where a client that speaks no HTTP may connect to: names by `lookup`, numbers by `mayConnect`. */
export const createSocketGuard = ({
  mayReach,
  lookup = systemLookup,
}: {
  mayReach: MayReach;
  lookup?: LookupAll;
}): { lookup: LookupFunction; mayConnect: (address: string, port: number) => boolean } => ({
  // A name never leads to this machine, whatever its port.
  lookup: guardedLookup((address) => mayDial(address, 0, mayReach), lookup),
  mayConnect: (address, port) => mayDial(address, port, mayReach),
});
