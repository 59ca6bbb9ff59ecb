import { setTimeout as sleep } from "node:timers/promises";
import { noSuch, refusalOf, TavusFailure, timedOut, unreachable, unreadable } from "./failures.ts";
import type { TavusSettings } from "./settings.ts";

export type Call = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below the base address. */
  path: string;
  body?: object;
  /** It makes something new each time: it may not be sent again once it may have arrived. */
  creates?: boolean;
};

/** A long conversation's transcript is some hundred kilobytes. */
const maxBytes = 8 * 1024 * 1024;
/** Somebody waits for the answer: a provider that wants us away for longer is down for this call. */
const longestWaitMs = 10_000;

/**
 * One call with its retries (spec site.md §9): again where the provider wasn't reached, was too slow or failed
 * (5xx), and after a 429 that says when. What creates something is sent again only if it can't have arrived:
 * a second conversation would cost money.
 * @returns the answer's JSON; null where it has no body
 * @throws TavusFailure
 */
export async function ask(call: Call, settings: TavusSettings): Promise<unknown> {
  const wait = settings.wait ?? ((ms: number) => sleep(ms));
  for (let tries = 0; ; tries++) {
    try {
      return await tryOnce(call, settings);
    } catch (failure) {
      const pauseMs = pauseAfter(failure, call, settings.retryAfterMs[tries]);
      if (pauseMs === null) throw failure;
      await wait(pauseMs);
    }
  }
}

/** @returns how long to wait before another try; null: there is none */
function pauseAfter(failure: unknown, call: Call, next: number | undefined): number | null {
  if (next === undefined || !(failure instanceof TavusFailure)) return null;
  if (call.creates && failure.mayHaveHappened) return null;
  const asked = failure.retryAfterMs;
  if (asked !== null && asked > longestWaitMs) return null;
  if (failure.reason === "rate_limited") return asked;
  return /^(network|timeout|server)$/.test(failure.reason) ? Math.max(next, asked ?? 0) : null;
}

/** One try, within the time for a whole answer. Redirects aren't followed: the key goes to the base address alone. */
async function tryOnce(call: Call, { baseUrl, apiKey, timeoutMs }: TavusSettings) {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(baseUrl + call.path, {
      method: call.method,
      headers: {
        accept: "application/json",
        "x-api-key": apiKey,
        ...(call.body ? { "content-type": "application/json" } : {}),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      redirect: "manual",
      signal: limit,
    });
    const { status, statusText, headers, ok } = response;
    if (ok) return parsed(await textOf(response), status);
    // A refusal counts by its status, also where the rest of it doesn't arrive or makes no sense.
    const body = await textOf(response)
      .then((text) => parsed(text, status))
      .catch(() => null);
    throw refusalOf({ status, statusText, body, retryAfter: headers.get("retry-after") }, apiKey);
  } catch (thrown) {
    if (thrown instanceof TavusFailure) throw thrown;
    throw limit.aborted ? timedOut() : unreachable(thrown);
  }
}

async function textOf({ body, status }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw unreadable(status);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parsed(text: string, status: number): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    throw unreadable(status);
  }
}

/**
 * The path of one thing: what comes from a form or an event may be anything.
 * @throws TavusFailure not_found where this can be no id
 */
export function pathOf(kind: "replica" | "persona" | "video" | "conversation", id: string): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw noSuch(`${kind}_id`);
  return `/${kind}s/${id}`;
}

/** A list's place: the query of an address, without what isn't asked for. */
export function queryOf(parts: Record<string, string | number | boolean | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** What is asked for, or null where the provider has no such thing. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof TavusFailure && isMissing.test(failure.reason)) return null;
    throw failure;
  }
}

const isMissing = /^(not_found|persona_unavailable)$/;
