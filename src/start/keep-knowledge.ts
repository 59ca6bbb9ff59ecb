import type { CatalogueDeps } from "#domain/catalogue/index.ts";
import { hasPassages, indexPassages, type KnowledgeDeps } from "#domain/knowledge/index.ts";
import type { Log } from "#kit/log.ts";
import { listSitePassages } from "./site-passages.ts";

/** A catalogue that is edited changes many rows at once. */
const gatherMs = 300;
const tryAgainMs = [1000, 5000, 30_000, 60_000];

/**
 * Keeps the passages that Aria answers from as the site is: `refresh` has them read and stored anew, soon and
 * in the background. A failure is logged once and tried again until it works. `readFirst` waits for the first
 * reading of a new installation, so that nobody is told "I don't know" for want of it; it never fails.
 */
export function keepKnowledge(
  handle: (request: Request) => Promise<Response>,
  deps: KnowledgeDeps & CatalogueDeps & { publicUrl: string },
  log: Log,
): { refresh: () => void; readFirst: () => Promise<void>; stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;
  let failures = 0;

  const later = (waitMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(start, waitMs);
  };
  const fill = async () => {
    try {
      await indexPassages(await listSitePassages(handle, deps), deps);
      if (failures > 0) log.info("what Aria knows is up to date again");
      failures = 0;
    } catch (error) {
      if (failures === 0 && !isStopped)
        log.error({ err: error }, "what Aria knows could not be brought up to date; trying again");
      later(tryAgainMs[Math.min(failures, tryAgainMs.length - 1)] ?? 0);
      failures += 1;
    }
  };
  const start = () => {
    if (running) {
      isWanted = true;
      return;
    }
    running = fill().finally(() => {
      running = null;
      if (isWanted) later(gatherMs);
      isWanted = false;
    });
  };
  return {
    refresh: () => later(gatherMs),
    readFirst: async () => {
      if (await hasPassages(deps).catch(() => true)) return;
      clearTimeout(timer);
      start();
      await running;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
