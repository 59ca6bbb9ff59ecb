import {
  assumedUsdCentsPerMinute,
  callSettings,
  consultationLimits,
  reportAfterMinutes,
} from "#content/consultations.ts";
import { minuteMs, secondMs } from "#kit/time.ts";
import type { TranscriptState } from "./contract.ts";

/** What was taken today, in seconds of calls, and how many run. */
export type Taken = { all: number; address: number; visitor: number; running: number };

/** How long a new call may take, or why there can't be one: a text for the visitor. */
export type Grant = { seconds: number } | { refusal: string };

const laterOrChat = "Please try again tomorrow, or chat with Aria.";

/** Decides about a new call that costs money (security.md, row 18). */
export function grantCall(taken: Taken, dailyMinutes: number): Grant {
  const { concurrent, minutesPerVisitorPerDay, minutesPerAddressPerDay, minSeconds } =
    consultationLimits;
  if (taken.running >= concurrent)
    return { refusal: "All our lines are busy right now. Please try again in a few minutes." };
  const left = [
    {
      seconds: dailyMinutes * 60 - taken.all,
      refusal: `All the video time for today is used up. ${laterOrChat}`,
    },
    {
      seconds: minutesPerAddressPerDay * 60 - taken.address,
      refusal: `Your network has used up its video time for today. ${laterOrChat}`,
    },
    {
      seconds: minutesPerVisitorPerDay * 60 - taken.visitor,
      refusal: `You’ve used up your video time for today. ${laterOrChat}`,
    },
  ];
  const over = left.find(({ seconds }) => seconds < minSeconds);
  if (over) return { refusal: over.refusal };
  const seconds = Math.min(callSettings.maxSeconds, ...left.map((one) => one.seconds));
  return { seconds: Math.floor(seconds) };
}

/** A started second counts; never more than the call could take. */
export const secondsTaken = (call: { startedAt: Date; endsBy: Date }, endedAt: Date): number => {
  const end = Math.min(endedAt.getTime(), call.endsBy.getTime());
  return Math.max(0, Math.ceil((end - call.startedAt.getTime()) / secondMs));
};

/** About what calls of this length cost, in whole cents. */
export const estimateUsdCents = (seconds: number): number =>
  Math.ceil((seconds / 60) * assumedUsdCentsPerMinute);

/** After it was asked for, a transcript is there at once or not at all; the job needs a moment. */
const reportTakesMs = 5 * minuteMs;

/** How it stands with what was said in a call. */
export function transcriptState(
  call: {
    status: "starting" | "running" | "ended" | "failed";
    endedAt: Date | null;
    transcriptAt: Date | null;
    isDemo: boolean;
    hasConversation: boolean;
    messageCount: number;
  },
  now: Date,
): TranscriptState {
  const { status, endedAt, transcriptAt, isDemo, hasConversation, messageCount } = call;
  if (status === "failed") return "none";
  if (!endedAt) return isDemo ? "live" : "after_end";
  if (messageCount > 0) return "stored";
  // What a demo says is written down at once; and what was erased doesn't come again.
  if (isDemo || transcriptAt || !hasConversation) return "empty";
  const askedBy = endedAt.getTime() + reportAfterMinutes * minuteMs + reportTakesMs;
  return now.getTime() < askedBy ? "awaited" : "missing";
}

/** An address that a browser may open; null for anything else that a provider names (`s3://`, `javascript:`). */
export function webAddress(place: string): string | null {
  const url = URL.parse(place);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
