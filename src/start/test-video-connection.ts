import { type VideoCalls, VideoUnavailable } from "#domain/consultations/ports.ts";
import type { Log } from "#kit/log.ts";

/**
 * Asks the video provider once whether visitors can talk to somebody (spec site.md §5, key sanity). Nothing waits for
 * it: the site opens meanwhile. Whoever watches the provider (watchCalls) raises an alert where it refuses, and
 * resolves one of an earlier start where it doesn't; a good outcome stands in the log. Never throws.
 */
export async function testVideoConnection(
  videoCalls: VideoCalls,
  { log }: { log: Log },
): Promise<void> {
  if (videoCalls.name === "built-in") return;
  try {
    const { isReady, running } = await videoCalls.readState();
    if (isReady) log.info({ running }, "the video provider answers");
  } catch (thrown) {
    if (!(thrown instanceof VideoUnavailable))
      log.error({ err: thrown }, "the video provider could not be tested");
  }
}
