import { Client, type ClientConfig } from "pg";
import type { Log } from "#kit/log.ts";

const probeEveryMs = 15_000;

/**
 * Listens to a topic (a Postgres NOTIFY channel) on a connection of its own and comes back after a loss. `onLost` is called when the
 * connection is lost, `onGap` after each (re)connection, because messages may have been missed until then.
 * @returns a function that stops listening
 */
export async function listen(
  config: ClientConfig,
  topic: string,
  handlers: { onMessage: (payload: string) => void; onGap: () => void; onLost?: () => void },
  log: Log,
): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let stopped = false;
  let waitMs = 250;
  let timer: NodeJS.Timeout | undefined;
  let probe: NodeJS.Timeout | undefined;

  const lost = (error?: Error) => {
    if (stopped || timer) return;
    clearInterval(probe);
    client?.removeAllListeners();
    client?.on("error", () => {}); // a closing connection may still complain
    client?.end().catch(() => {});
    client = null;
    handlers.onLost?.();
    log.warn({ topic, err: error }, "listening connection lost; trying again");
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch(lost);
    }, waitMs);
    waitMs = Math.min(waitMs * 2, 10_000);
  };
  const connect = async () => {
    const fresh = new Client({
      ...config,
      application_name: "ariaworks listen",
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    client = fresh;
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    fresh.on("notification", ({ payload }) => handlers.onMessage(payload ?? ""));
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(topic)}`);
    waitMs = 250;
    handlers.onGap();
    // A connection can die without a word; then no message would ever come.
    probe = setInterval(() => fresh.query("select 1").catch(lost), probeEveryMs);
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(probe);
    await client?.end().catch(() => {});
  };
}
