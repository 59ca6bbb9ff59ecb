import { setTimeout as wait } from "node:timers/promises";
import { consultationLimits } from "#content/consultations.ts";
import { secondMs } from "#kit/time.ts";
import type { PanelAnswer } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { VideoUnavailable, type VideoCalls } from "./ports.ts";

/** What the consultant panel shows of video (spec site.md §2). */
export type VideoState = PanelAnswer["state"];

/** `isDemo`: the built-in demo would hold a call. */
export type VideoNow = { state: VideoState; isDemo: boolean };

type Known = { until: number; now: Promise<VideoNow> };
const known = new WeakMap<VideoCalls, Known>();
/** Every visitor's page asks; the provider is asked once in this time. */
const knownForMs = 30 * secondMs;

/** So long an answer to a visitor waits for the provider's. */
const answerWithinMs = 5 * secondMs;
/** So long a reply in the chat does. */
const offerWithinMs = 1.5 * secondMs;

type StateDeps = Pick<ConsultationDeps, "clock" | "log"> & {
  consultations: Pick<ConsultationDeps["consultations"], "calls">;
};

/**
 * Whether a call could start now, as the provider says; offline where it can't be asked, or takes its time. Never
 * throws.
 */
export async function readVideoNow(deps: StateDeps, withinMs = answerWithinMs): Promise<VideoNow> {
  const isDemo = deps.consultations.calls.name === "built-in";
  const enough = new AbortController();
  const late = wait<VideoNow>(
    withinMs,
    { state: "offline", isDemo },
    { signal: enough.signal, ref: false },
  );
  const now = await Promise.race([askedOnce(deps), late]);
  late.catch(() => {});
  enough.abort();
  return now;
}

/** The same, without who would hold the call. */
export const readVideoState = async (deps: StateDeps, withinMs?: number): Promise<VideoState> =>
  (await readVideoNow(deps, withinMs)).state;

/** Whether a call can be offered now, in the chat; what isn't known within a moment counts as no. Never throws. */
export const isVideoOpen = async (deps: StateDeps): Promise<boolean> =>
  (await readVideoState(deps, offerWithinMs)) === "available";

function askedOnce(deps: StateDeps): Promise<VideoNow> {
  const time = deps.clock().getTime();
  const before = known.get(deps.consultations.calls);
  if (before && time < before.until) return before.now;
  const now = ask(deps);
  known.set(deps.consultations.calls, { until: time + knownForMs, now });
  return now;
}

async function ask({ consultations: { calls }, log }: StateDeps): Promise<VideoNow> {
  const isBuiltIn = calls.name === "built-in";
  try {
    const { isReady, running, isDemo = isBuiltIn } = await calls.readState();
    if (!isReady) return { state: "offline", isDemo };
    const isBusy = running >= consultationLimits.concurrent;
    return { state: isBusy ? "busy" : "available", isDemo };
  } catch (failure) {
    const problem = failure instanceof VideoUnavailable ? failure.message : "unknown";
    log.warn({ problem }, "the video provider could not be asked");
    return { state: "offline", isDemo: isBuiltIn };
  }
}
