import type { ConsultationDeps } from "./deps.ts";
import { noteTrouble } from "./note-trouble.ts";
import { type VideoCalls, VideoUnavailable } from "./ports.ts";

const isRefused = (failure: unknown): failure is VideoUnavailable =>
  failure instanceof VideoUnavailable && failure.reason === "key_refused";

/**
 * The same provider, with the demo in its place for as long as it refuses our key (spec site.md §4: an invalid
 * configuration gives a demo session). Operators have an alert about the key all the same.
 */
export function demoWhereRefused(
  calls: VideoCalls,
  demo: VideoCalls,
  deps: Pick<ConsultationDeps, "db" | "clock" | "brandName" | "providerEmail" | "log">,
): VideoCalls {
  if (calls.name === demo.name) return calls;
  return {
    ...calls,
    async start(call) {
      try {
        return await calls.start(call);
      } catch (failure) {
        if (!isRefused(failure)) throw failure;
        await noteTrouble(failure, deps);
        return { ...(await demo.start(call)), heldBy: demo.name };
      }
    },
    async readState() {
      try {
        return await calls.readState();
      } catch (failure) {
        if (!isRefused(failure)) throw failure;
        return { ...(await demo.readState()), isDemo: true };
      }
    },
  };
}
