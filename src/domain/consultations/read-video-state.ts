import { setTimeout as wait } from "node:timers/promises";
import { consultationLimits } from "#content/consultations.ts";
import { secondMs } from "#kit/time.ts";
import type { PanelAnswer } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { VideoUnavailable, type VideoCalls } from "./ports.ts";

/** What the consultant panel shows of video (spec site.md §2). */
export type VideoState = PanelAnswer["state"];

type Known = { until: number; state: Promise<VideoState> };
const known = new WeakMap<VideoCalls, Known>();
/** Every visitor's page asks; the provider is asked once in this time. */
const knownForMs = 30 * secondMs;

/** So long an answer to a visitor waits for the provider's. */
const answerWithinMs = 5 * secondMs;
/** So long a reply in the chat does. */
const offerWithinMs = 1.5 * secondMs;

type StateDeps = Pick<ConsultationDeps, "videoCalls" | "clock" | "log">;

/**
 * Whether a call could start now, as the provider says; offline where it can't be asked, or takes its time. Never
 * throws.
 */
export async function readVideoState(
  deps: StateDeps,
  withinMs = answerWithinMs,
): Promise<VideoState> {
  const enough = new AbortController();
  const late = wait<VideoState>(withinMs, "offline", { signal: enough.signal, ref: false });
  const state = await Promise.race([askedOnce(deps), late]);
  late.catch(() => {});
  enough.abort();
  return state;
}

/** Whether a call can be offered now, in the chat; what isn't known within a moment counts as no. Never throws. */
export const isVideoOpen = async (deps: StateDeps): Promise<boolean> =>
  (await readVideoState(deps, offerWithinMs)) === "available";

function askedOnce(deps: StateDeps): Promise<VideoState> {
  const now = deps.clock().getTime();
  const before = known.get(deps.videoCalls);
  if (before && now < before.until) return before.state;
  const state = ask(deps);
  known.set(deps.videoCalls, { until: now + knownForMs, state });
  return state;
}

async function ask({
  videoCalls,
  log,
}: Pick<ConsultationDeps, "videoCalls" | "log">): Promise<VideoState> {
  try {
    const { isReady, running } = await videoCalls.readState();
    if (!isReady) return "offline";
    return running >= consultationLimits.concurrent ? "busy" : "available";
  } catch (failure) {
    const problem = failure instanceof VideoUnavailable ? failure.message : "unknown";
    log.warn({ problem }, "the video provider could not be asked");
    return "offline";
  }
}
