import { z } from "zod";
import type { EndReason } from "./ports.ts";

/** A running consultation, as the visitor's page shows it (spec site.md §3, video conversation; §4). */
export const ConsultationSession = z.object({
  id: z.string(),
  /** The room; null: there is none, and the page holds the call itself. */
  url: z.string().nullable(),
  personaName: z.string(),
  /** Held by the built-in demo. */
  isDemo: z.boolean(),
  /** ISO times. */
  startedAt: z.string(),
  endsBy: z.string(),
});
export type ConsultationSession = z.infer<typeof ConsultationSession>;

/** What the consultant panel shows (spec site.md §2). */
export type PanelAnswer = {
  /** Whether a call could start now. */
  state: "available" | "busy" | "offline";
  /** The visitor's own call. */
  session: ConsultationSession | null;
  /** Calls are held by the built-in demo. */
  isDemo: boolean;
  /** Whether Aria answers in the chat. */
  isChatOpen: boolean;
  /** The server's clock, ISO: a visitor's may be wrong, and calls end by the server's. */
  now: string;
};

/** What the admin's list shows: newest first, of one status or all; `after` pages by keyset. */
export const ConsultationListQuery = z.object({
  show: z.enum(["starting", "running", "ended", "failed", ""]).catch(""),
  after: z.string().max(200).catch(""),
});
export type ConsultationListQuery = z.infer<typeof ConsultationListQuery>;

/**
 * How it stands with what was said in a call: it is stored; it is written down while the call runs; it comes after
 * the end; it is waited for; it never came; nothing was said, or it was erased; the call never came about.
 */
export type TranscriptState =
  | "stored"
  | "live"
  | "after_end"
  | "awaited"
  | "missing"
  | "empty"
  | "none";

/** A line of the admin's list of calls, and what stands of a call beside its transcript. */
export type ConsultationListItem = {
  id: string;
  status: "starting" | "running" | "ended" | "failed";
  endReason: EndReason | null;
  /** Held by the built-in demo, which costs nothing. */
  isDemo: boolean;
  personaName: string;
  /** ISO times. */
  startedAt: string;
  endedAt: string | null;
  /** How long it took, or has taken until now. */
  seconds: number;
  /** An estimate: the provider doesn't tell. */
  costUsdCents: number;
  /** Who was signed in; null: nobody, or the conversation is gone. */
  userId: string | null;
  /** Where what was said can be read; null where that is gone, or never was. */
  conversationId: string | null;
  /** What the visitor said first; null as long as nobody knows. */
  title: string | null;
  transcript: TranscriptState;
  /** Where the provider put the recording; `href` only for an address of the web. */
  recording: { place: string; href: string | null } | null;
};

/** Today's calls (UTC) that cost something, against what they may take. */
export type ConsultationFigures = {
  /** Of calls that are over. */
  takenSeconds: number;
  /** Put aside for calls that run. */
  heldSeconds: number;
  leftSeconds: number;
  limitMinutes: number;
  /** An estimate of what has been taken. */
  costUsdCents: number;
  running: number;
  /** So many may run at once. */
  concurrent: number;
  /** Demo calls that run; they count for nothing. */
  demosRunning: number;
  /** No provider is set: every call is a demo. */
  isDemo: boolean;
};
