import type { LoadResult } from "./load.ts";
import type { App } from "./processes.ts";
import { capture, send, startBare } from "./processes.ts";
import { cpuMsOf } from "./usage.ts";

export const pages = ["/services", "/"] as const;
export const connections = 50;
const warmUpSeconds = 2;

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half) - 1] ?? NaN)) / 2;
}

export type PageResult = {
  path: string;
  bytes: number;
  /** Requests a second, medians over the rounds. */
  app: number;
  bare: number;
  /** Median of the rounds' own ratios: what disturbs a round disturbs both sides of it. */
  ratio: number;
  p99Ms: number;
  /** Processor time of the server for one request, in microseconds, medians: hardly depends on what else runs. */
  appMicros: number;
  bareMicros: number;
  rounds: { app: Measured; bare: Measured }[];
};

type Measured = LoadResult & { cpuMicros: number };

/** Our pages against the same bytes from a bare server, taking turns so that a busy moment hits both. */
export async function measurePages(
  app: App,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<PageResult[]> {
  const answers = await Promise.all(pages.map((path) => capture(app.url, path)));
  const bare = await startBare(answers);
  const results: PageResult[] = [];
  try {
    for (const { path, bodyBase64 } of answers) {
      const run = async (server: { url: string; pid: number }, forSeconds: number) => {
        const before = cpuMsOf(server.pid) ?? NaN;
        const result = await send({
          url: server.url,
          connections,
          seconds: forSeconds,
          request: { path, headers: { "accept-encoding": "br" } },
        });
        const usedMs = (cpuMsOf(server.pid) ?? NaN) - before;
        return { ...result, cpuMicros: (usedMs * 1000) / result.good };
      };
      await run(app, warmUpSeconds);
      await run(bare, warmUpSeconds);
      const measured: PageResult["rounds"] = [];
      for (let round = 0; round < rounds; round++) {
        const isAppFirst = round % 2 === 0;
        const first = await run(isAppFirst ? app : bare, seconds);
        const second = await run(isAppFirst ? bare : app, seconds);
        measured.push(isAppFirst ? { app: first, bare: second } : { app: second, bare: first });
      }
      const bad = measured.reduce((sum, one) => sum + one.app.bad + one.bare.bad, 0);
      if (bad > 0) throw new Error(`${bad} requests for ${path} were not answered with 200`);
      results.push({
        path,
        bytes: Buffer.from(bodyBase64, "base64").length,
        app: median(measured.map((one) => one.app.perSecond)),
        bare: median(measured.map((one) => one.bare.perSecond)),
        ratio: median(measured.map((one) => one.app.perSecond / one.bare.perSecond)),
        p99Ms: median(measured.map((one) => one.app.p99)),
        appMicros: median(measured.map((one) => one.app.cpuMicros)),
        bareMicros: median(measured.map((one) => one.bare.cpuMicros)),
        rounds: measured,
      });
    }
  } finally {
    await bare.stop();
  }
  return results;
}

/** New purchases at the built-in till, each from another visitor: an order, a session and two jobs stored. */
export async function measureCheckout(app: App, seconds: number): Promise<LoadResult> {
  const body = JSON.stringify({
    priceId: "landing-page.essential",
    successUrl: "/success?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "/services",
    metadata: { serviceId: "landing-page" },
  });
  const load = {
    url: app.url,
    connections: 10,
    request: {
      method: "POST",
      path: "/functions/create-checkout-session",
      headers: { "content-type": "application/json" },
      body,
    },
    manyVisitors: true,
  };
  await send({ ...load, seconds: warmUpSeconds });
  const result = await send({ ...load, seconds });
  if (result.bad > 0) throw new Error(`${result.bad} purchases were refused`);
  return result;
}
