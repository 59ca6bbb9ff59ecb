import { setTimeout as wait } from "node:timers/promises";
import {
  SourceUnreadable,
  type ReadDocument,
  type ReadPage,
} from "#domain/knowledge/reading-ports.ts";
import { secondMs } from "#kit/time.ts";
import type { FetchOutside, OutsideResponse } from "#outside/fetch-outside.ts";
import type { ReadingThreads } from "../reading-threads.ts";
import { problemOf, problemOfStatus } from "./problem-of.ts";
import type { RobotsRules } from "./robots-rules.ts";

/** A page, and what it says to those who read the whole site. */
export type Visit = {
  page: ReadPage;
  /** As they stand in it, from `from`; none where it asks not to follow them. */
  links: string[];
  from: string;
  canonical: string | null;
  /** Search engines are asked not to list it. */
  isUnlisted: boolean;
  /** It is no text, such as a picture. */
  isOther: boolean;
};

export type VisitDeps = {
  fetchOutside: FetchOutside;
  threads: ReadingThreads;
  /** Of the address's host. @throws SourceUnreadable */
  robotsOf: (address: string) => Promise<RobotsRules>;
};

/** As an uploaded file may be. */
const maxBytes = 25 * 1024 * 1024;
const timeoutMs = 30 * secondMs;
const maxRetryAfterMs = 10 * secondMs;
const accept = "text/html,application/xhtml+xml,application/pdf;q=0.9,text/*;q=0.8,*/*;q=0.1";

/** Reads one page, if its robots.txt allows it, there and where it redirects to. */
export async function visitPage(
  url: string,
  { etag, signal }: { etag?: string | undefined; signal: AbortSignal },
  deps: VisitDeps,
): Promise<Visit> {
  const failed = (problem: SourceUnreadable["problem"], at = url): Visit => ({
    links: [],
    from: at,
    canonical: null,
    isUnlisted: false,
    isOther: problem === "unsupported",
    page: { url: at, etag: null, state: "failed", problem },
  });
  try {
    const isAllowed = async (at: string) => (await deps.robotsOf(at)).isAllowed(at);
    if (!(await isAllowed(url))) return failed("robots");
    const answer = await fetchPatiently(url, { etag, signal }, deps.fetchOutside);
    const at = answer.url;
    if (at !== url && !(await isAllowed(at))) return failed("robots", at);
    const known = answer.headers.get("etag") ?? answer.headers.get("last-modified");
    if (answer.status === 304) {
      const page = { url: at, etag: known ?? etag ?? null, state: "unchanged" } as const;
      return { page, links: [], from: at, canonical: null, isUnlisted: false, isOther: false };
    }
    const problem = problemOfStatus(answer.status);
    if (problem) return failed(problem, at);
    const read = await readAnswer(answer, { threads: deps.threads, signal });
    const { document, ...rest } = read;
    if (!document) return { ...failed("not_a_page", at), ...rest };
    return { ...rest, isOther: false, page: { url: at, etag: known, state: "read", document } };
  } catch (error) {
    signal.throwIfAborted();
    return failed(error instanceof SourceUnreadable ? error.problem : problemOf(error));
  }
}

/** Waits once where the server asks for a moment. */
async function fetchPatiently(
  url: string,
  { etag, signal }: { etag?: string | undefined; signal: AbortSignal },
  fetchOutside: FetchOutside,
): Promise<OutsideResponse> {
  const options = { headers: { accept, ...conditionOf(etag) }, maxBytes, timeoutMs, signal };
  const answer = await fetchOutside(url, options);
  const waitMs = Number(answer.headers.get("retry-after") ?? Number.NaN) * 1000;
  const isBusy = answer.status === 429 || answer.status === 503;
  if (!isBusy || !(waitMs <= maxRetryAfterMs)) return answer;
  await wait(waitMs, undefined, { signal });
  return fetchOutside(url, options);
}

/** Servers without etags name the time of the last change. */
const conditionOf = (etag: string | undefined): Record<string, string> => {
  if (etag === undefined) return {};
  return etag.endsWith("GMT") ? { "if-modified-since": etag } : { "if-none-match": etag };
};

async function readAnswer(
  { url, headers, body }: OutsideResponse,
  { threads, signal }: { threads: ReadingThreads; signal: AbortSignal },
): Promise<Omit<Visit, "page" | "isOther"> & { document: ReadDocument | null }> {
  const [type, charset] = typeOf(headers.get("content-type"), body);
  const toRobots = (headers.get("x-robots-tag") ?? "").toLowerCase();
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(type)) {
    const name = new URL(url).pathname;
    const document = await threads.read({ kind: "file", bytes: body, name, type }, signal);
    return { document, links: [], from: url, canonical: null, isUnlisted: isUnlisted(toRobots) };
  }
  const page = await threads.read({ kind: "page", bytes: body, charset }, signal);
  const from = URL.parse(page.base ?? "", url)?.href ?? url;
  const asked = `${page.robots},${toRobots}`;
  return {
    document: page.document,
    links: /\b(nofollow|none)\b/.test(asked) ? [] : page.links,
    from,
    canonical: page.canonical,
    isUnlisted: isUnlisted(asked),
  };
}

const isUnlisted = (asked: string) => /\b(noindex|none)\b/.test(asked);

/** Type and encoding; a server that names no type is taken to mean what the content looks like. */
function typeOf(header: string | null, body: Buffer): [string, string | undefined] {
  const [type = "", ...rest] = (header ?? "").split(";").map((part) => part.trim().toLowerCase());
  const charset = rest
    .find((part) => part.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  if (type) return [type, charset];
  return [/^\s*</.test(body.subarray(0, 100).toString()) ? "text/html" : "text/plain", charset];
}
