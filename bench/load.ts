/**
 * Sends requests for a while and prints what came back, as JSON. A process of its own, so that neither the
 * server nor the measuring program shares its time. Argument: a Load as JSON.
 */
import autocannon, { type Request } from "autocannon";

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  request: Request;
  /** Gives each request another address in X-Forwarded-For, as many visitors behind a proxy would have. */
  manyVisitors?: boolean;
};
export type LoadResult = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  good: number;
  /** Answers other than 2xx, and requests without any. */
  bad: number;
};

const load = JSON.parse(process.argv[2] ?? "null") as Load;
let visitor = 0;
const nextAddress = () => {
  visitor += 1;
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
};
const result = await autocannon({
  url: load.url,
  connections: load.connections,
  duration: load.seconds,
  requests: [
    load.manyVisitors
      ? {
          ...load.request,
          setupRequest: (request) => ({
            ...request,
            headers: { ...request.headers, "x-forwarded-for": nextAddress() },
          }),
        }
      : load.request,
  ],
});
const { requests, latency, non2xx, errors, timeouts, duration } = result;
const summary: LoadResult = {
  perSecond: requests.total / duration,
  p50: latency.p50,
  p99: latency.p99,
  max: latency.max,
  good: result["2xx"],
  bad: non2xx + errors + timeouts,
};
process.stdout.write(JSON.stringify(summary));
