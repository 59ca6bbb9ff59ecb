import { settleAlerts } from "#domain/operations/index.ts";
import type { ConsultationDeps } from "./deps.ts";
import { alertKey, allTroubles, noteTrouble } from "./note-trouble.ts";
import { type VideoCalls, VideoUnavailable } from "./ports.ts";

type NotingDeps = Parameters<typeof noteTrouble>[1];

/** What an answer to a question about the state disproves; whether a call can be paid for only a call shows. */
const disprovedByAsking = (
  [
    "timeout",
    "network",
    "server",
    "rate_limited",
    "key_refused",
    "bad_answer",
    "not_ready",
  ] as const
).map(alertKey);
const disprovedByCalling = allTroubles.map(alertKey);

/** Resolves alerts after a success: after the first one, and after each that follows a failure. Never throws. */
function settling(keys: readonly string[], deps: Pick<ConsultationDeps, "db" | "clock" | "log">) {
  let mayBeOut = true;
  return {
    failed: () => {
      mayBeOut = true;
    },
    async worked() {
      if (!mayBeOut) return;
      mayBeOut = false;
      await settleAlerts(keys, "the provider answers again", deps).catch((cause: unknown) => {
        mayBeOut = true;
        deps.log.error({ err: cause }, "an alert could not be resolved");
      });
    },
  };
}

/**
 * The same provider, watched: operators hear when it can't be asked or isn't ready, and alerts about it are resolved
 * once it works again. A call that can't start is told by whoever starts it.
 */
export function watchCalls(calls: VideoCalls, deps: NotingDeps): VideoCalls {
  if (calls.name === "built-in") return calls;
  const asking = settling(disprovedByAsking, deps);
  const calling = settling(disprovedByCalling, deps);
  return {
    ...calls,
    async readState() {
      try {
        const state = await calls.readState();
        if (state.isReady) await asking.worked();
        else {
          asking.failed();
          await noteTrouble("not_ready", deps);
        }
        return state;
      } catch (failure) {
        asking.failed();
        if (failure instanceof VideoUnavailable) await noteTrouble(failure, deps);
        throw failure;
      }
    },
    async start(call) {
      try {
        const started = await calls.start(call);
        await calling.worked();
        return started;
      } catch (failure) {
        calling.failed();
        asking.failed();
        throw failure;
      }
    },
  };
}
