import type { ConsultationSession, PanelAnswer } from "#domain/consultations/contract.ts";

/** Why a call isn't there, in words for the visitor. */
export type CallProblem = { title: string; text: string };

/** One's own call, as this page knows it (spec site.md §4, Video consult). */
export type Call =
  | { step: "none" }
  /** Camera and microphone are looked at before the call. */
  | { step: "check" }
  | { step: "starting" }
  /** It runs, but this page doesn't show it: it was loaded anew, or the call is in another tab. */
  | { step: "found"; session: ConsultationSession }
  | { step: "running"; session: ConsultationSession; hasCamera: boolean }
  | Over;
type Over = { step: "over"; id: string; seconds: number };

export type CallState = {
  /** What the server has said last; null: nothing yet. */
  known: Omit<PanelAnswer, "session" | "now"> | null;
  /** How far the server's clock is ahead of this one's, in ms. */
  aheadMs: number;
  call: Call;
  problem: CallProblem | null;
  /** Counts the changes after which the focus belongs into the call's part of the panel. */
  moves: number;
};

export type CallNews =
  | { type: "heard"; answer: PanelAnswer; at: number }
  | { type: "prepared" }
  | { type: "left" }
  | { type: "starting" }
  | { type: "started"; session: ConsultationSession; hasCamera: boolean }
  | { type: "failed"; problem: CallProblem }
  | { type: "ended"; at: number }
  /** How long the server says that it took. */
  | { type: "counted"; id: string; seconds: number };

export const nothingKnown: CallState = {
  known: null,
  aheadMs: 0,
  call: { step: "none" },
  problem: null,
  moves: 0,
};

/** What follows from what happened. Times are milliseconds of this browser's clock. */
export function reduceCall(state: CallState, news: CallNews): CallState {
  if (news.type === "heard") return heard(state, news.answer, news.at);
  if (news.type === "counted") {
    const { call } = state;
    if (call.step !== "over" || call.id !== news.id) return state;
    return { ...state, call: { ...call, seconds: news.seconds } };
  }
  const call = after(state, news);
  if (call === state.call) return state;
  const problem = news.type === "failed" ? news.problem : null;
  return { ...state, call, problem, moves: state.moves + 1 };
}

/** The call after something that happened here. */
function after(
  { call, aheadMs }: CallState,
  news: Exclude<CallNews, { type: "heard" | "counted" }>,
): Call {
  if (news.type === "prepared") return { step: "check" };
  if (news.type === "starting") return { step: "starting" };
  if (news.type === "started")
    return { step: "running", session: news.session, hasCamera: news.hasCamera };
  if (news.type !== "ended") return { step: "none" };
  return call.step === "running" || call.step === "found"
    ? overAt(call.session, news.at + aheadMs)
    : call;
}

const overAt = ({ id, startedAt, endsBy }: ConsultationSession, nowMs: number): Over => {
  const end = Math.min(nowMs, Date.parse(endsBy));
  return {
    step: "over",
    id,
    seconds: Math.max(0, Math.round((end - Date.parse(startedAt)) / 1000)),
  };
};

/** The server knows best which call runs; what it says is never older than what happened here (use-consultant.ts). */
function heard(state: CallState, { session, now, ...known }: PanelAnswer, at: number): CallState {
  const nowMs = Date.parse(now);
  const next = { ...state, known, aheadMs: nowMs - at };
  const { call } = state;
  // There, a start answers the call that runs.
  if (call.step === "starting" || call.step === "check") return next;
  if (session === null) {
    if (call.step === "found") return { ...next, call: { step: "none" } };
    if (call.step !== "running") return next;
    return { ...next, moves: state.moves + 1, call: overAt(call.session, nowMs) };
  }
  if (call.step === "running" && call.session.id === session.id)
    return { ...next, call: { ...call, session } };
  return { ...next, call: { step: "found", session } };
}

/** What the badge shows (spec site.md §2): one's own call makes her busy. */
export const statusOf = ({ known, call }: CallState): PanelAnswer["state"] =>
  call.step === "starting" || call.step === "running" || call.step === "found"
    ? "busy"
    : (known?.state ?? "available");

/** How long a call took, in words. */
export function durationWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? "minute" : "minutes"}`] : []),
    ...(rest > 0 || minutes === 0 ? [`${rest} ${rest === 1 ? "second" : "seconds"}`] : []),
  ];
  return parts.join(" and ");
}

/** Time left as a clock shows it: `29:05`. */
export function clockWords(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
