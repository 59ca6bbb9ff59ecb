import { reportAfterMinutes } from "#content/consultations.ts";
import type { ConsultationListItem, TranscriptState } from "#domain/consultations/contract.ts";

export const callStatusWords: Record<ConsultationListItem["status"], string> = {
  starting: "Starting",
  running: "Running",
  ended: "Ended",
  failed: "Failed",
};

const endWords: Record<NonNullable<ConsultationListItem["endReason"]>, string> = {
  time_over: "Its time was over",
  left: "Everybody had left",
  nobody_came: "Nobody came",
  ended: "The visitor ended it",
  stopped: "An admin ended it",
  failed: "It broke down",
  other: "The provider ended it",
};

/** Why a call ended; null where it hasn't. */
export const whyItEnded = ({
  status,
  endReason,
}: Pick<ConsultationListItem, "status" | "endReason">): string | null =>
  status === "failed" ? "It could not start" : endReason && endWords[endReason];

/** How it stands with the transcript, where there is none to read. */
export const transcriptWords: Record<TranscriptState, string> = {
  stored: "The transcript is stored.",
  live: "What is said is written down as it is said.",
  after_end: "The video provider sends the transcript after the end.",
  awaited: `The transcript hasn't come yet. If it doesn't come by itself, we ask the provider for it ${reportAfterMinutes} minutes after the end.`,
  missing: `The transcript never came. We asked the provider for it ${reportAfterMinutes} minutes after the end; where it can't be reached, we ask again for about three days.`,
  empty: "Nothing was said, or it was erased.",
  none: "The call never came about, so nothing was said.",
};

/** The same in a cell of a list. */
export const transcriptNotes: Record<TranscriptState, string> = {
  stored: "Stored",
  live: "Written as it is said",
  after_end: "After the end",
  awaited: "Not here yet",
  missing: "Never came",
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
