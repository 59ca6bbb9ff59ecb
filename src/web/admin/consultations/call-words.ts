import { reportAfterMinutes } from "#content/consultations.ts";
import type { ConsultationListItem, TranscriptState } from "#domain/consultations/contract.ts";

export const callStatusWords: Record<ConsultationListItem["status"], string> = {
  starting: "Starting",
  running: "Running",
  ended: "Ended",
  failed: "Failed",
};

const endWords: Record<NonNullable<ConsultationListItem["endReason"]>, string> = {
  time_over: "Time limit reached",
  left: "Everyone left",
  nobody_came: "No one joined",
  ended: "The visitor ended it",
  stopped: "An admin ended it",
  failed: "It failed",
  other: "The provider ended it",
};

/** Why a call ended; null where it hasn't. */
export const whyItEnded = ({
  status,
  endReason,
}: Pick<ConsultationListItem, "status" | "endReason">): string | null =>
  status === "failed" ? "It couldn’t start" : endReason && endWords[endReason];

/** How it stands with the transcript, where there is none to read. */
export const transcriptWords: Record<TranscriptState, string> = {
  stored: "Transcript saved.",
  live: "The transcript is written during the call.",
  after_end: "The video provider sends the transcript after the call.",
  awaited: `The transcript hasn’t arrived yet. If it doesn’t, we’ll ask the provider for it ${reportAfterMinutes} minutes after the end.`,
  missing: `The transcript never arrived. We asked the provider for it ${reportAfterMinutes} minutes after the end; if it can’t be reached, we keep asking for about three days.`,
  empty: "Nothing was said, or it was erased.",
  none: "The call never started, so nothing was said.",
};

/** The same in a cell of a list. */
export const transcriptNotes: Record<TranscriptState, string> = {
  stored: "Stored",
  live: "Written during the call",
  after_end: "After the end",
  awaited: "Not received yet",
  missing: "Never received",
  empty: "Empty",
  none: "None",
};

/** Seconds as people read a length: `45 s`, `12 min`, `1 min 5 s`. */
export function lengthWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Who held a call. */
export const heldBy = ({ isDemo }: Pick<ConsultationListItem, "isDemo">): string =>
  isDemo ? "Built-in demo" : "Tavus";
