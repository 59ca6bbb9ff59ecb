import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { ServerLog } from "./server.ts";

const firstDelayMs = 1000;
const longestDelayMs = 30_000;
/** After so long a time of quiet, the next failure is a new one. */
const quietMs = 60_000;

export type Watch = {
  /** Stops watching, gives up a running attempt to start anew. @returns the connection, if there is one */
  end(): Promise<Client | null>;
};

/**
 * Notices when the server goes away, by the end of the connection `keeper`. With `reenter` it is started
 * anew after 1 s, 2 s, 4 s and so on up to 30 s, for as long as it takes.
 */
export function watchServer(
  keeper: Client,
  {
    reenter,
    onGone,
    log,
  }: { reenter: (() => Promise<Client>) | null; onGone: () => void; log: ServerLog },
): Watch {
  const ending = new AbortController();
  let current: Client | null = null;
  let recovering: Promise<void> | null = null;
  let delayMs = firstDelayMs;
  let since = 0;

  const watch = (client: Client) => {
    current = client;
    since = Date.now();
    client.once("end", () => {
      current = null;
      if (ending.signal.aborted) return;
      log.error("the database server went away unexpectedly");
      if (reenter) recovering = recover(reenter);
      onGone();
    });
  };
  const recover = async (again: () => Promise<Client>) => {
    if (Date.now() - since > quietMs) delayMs = firstDelayMs;
    while (!ending.signal.aborted) {
      try {
        await sleep(delayMs, undefined, { signal: ending.signal });
        delayMs = Math.min(delayMs * 2, longestDelayMs);
        watch(await again());
        log.warn("the database server is there again");
        return;
      } catch (error) {
        if (!ending.signal.aborted)
          log.error({ err: error, nextInMs: delayMs }, "the database server could not be started");
      }
    }
  };
  watch(keeper);
  return {
    async end() {
      ending.abort();
      await recovering;
      return current;
    },
  };
}
