import robotsParser from "robots-parser";
import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";
import type { FetchOutside } from "#outside/fetch-outside.ts";
import { OutsideRefused } from "#outside/outside-refused.ts";
import { problemOf } from "./problem-of.ts";

export type RobotsRules = {
  isAllowed(address: string): boolean;
  /** What it asks to wait between two pages; 0: nothing. */
  delayMs: number;
  sitemaps: string[];
};

/** RFC 9309 asks for 500 kB at least. */
const maxBytes = 512_000;

/**
 * The robots.txt of an address's host, as RFC 9309 has it: without one everything is allowed; while its server fails,
 * nothing is read.
 * @throws SourceUnreadable
 */
export async function readRobots(
  address: string,
  {
    fetchOutside,
    robotName,
    signal,
  }: { fetchOutside: FetchOutside; robotName: string; signal: AbortSignal },
): Promise<RobotsRules> {
  const file = URL.parse("/robots.txt", address)?.href ?? "";
  const answer = await fetchOutside(file, { maxBytes, signal }).catch((error: unknown) => {
    if (error instanceof OutsideRefused && error.reason === "damaged") return null;
    throw new SourceUnreadable(problemOf(error), { cause: error });
  });
  if (answer && answer.status >= 500) throw new SourceUnreadable("unreachable");
  const isThere = answer?.status === 200;
  const rules = robotsParser(file, isThere ? answer.body.toString() : "");
  return {
    isAllowed: (page) => rules.isAllowed(page, robotName) ?? true,
    delayMs: (rules.getCrawlDelay(robotName) ?? 0) * 1000 || 0,
    sitemaps: rules.getSitemaps(),
  };
}
