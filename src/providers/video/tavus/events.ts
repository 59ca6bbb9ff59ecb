import { z } from "zod";
import type { CallEvent, CallTurn, EndReason } from "#domain/consultations/ports.ts";
import { cleanText, oneLine } from "#kit/text.ts";

/** Names have no control characters, which no database would take. */
const name = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u);

const Event = z.object({
  conversation_id: name,
  event_type: name,
  timestamp: z.string().nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});

const Turn = z.object({ role: z.string(), content: z.string(), timestamp: z.unknown().optional() });

const Recording = z.object({
  bucket_name: z.string().optional(),
  recording_key: z.string().min(1),
  duration: z.number().nonnegative().nullish().catch(null),
});

/** What is said in half an hour stays far below both. */
const maxTurns = 2000;
const longestTurn = 4000;

/**
 * An event as callbacks bring it and as a conversation read with `verbose` lists it; null where it is none.
 * Every type is told, but of those that we don't know nothing is kept beside the name: some of them describe
 * how a visitor looked.
 */
export function readCallEvent(body: unknown): CallEvent | null {
  const parsed = Event.safeParse(body);
  if (!parsed.success) return null;
  const { conversation_id: callId, event_type: type, timestamp, properties } = parsed.data;
  const common = { callId, type, at: timeOf(timestamp) };
  const told = properties ?? {};
  if (type === "system.replica_joined") return { ...common, kind: "joined" };
  if (type === "system.shutdown") return { ...common, kind: "ended", reason: endReasonOf(told) };
  if (type === "application.transcription_ready" && Array.isArray(told["transcript"]))
    return { ...common, kind: "transcript", turns: turnsOf(told["transcript"]) };
  const recording = type === "application.recording_ready" ? Recording.safeParse(told) : null;
  if (recording?.success) {
    const { bucket_name: bucket, recording_key: key, duration } = recording.data;
    const place = oneLine(
      [bucket, key]
        .filter(Boolean)
        .join("/")
        .replace(/\p{Cc}/gu, ""),
    );
    return { ...common, kind: "recording", place, durationSeconds: duration ?? null };
  }
  return { ...common, kind: "other" };
}

// Reasons come with and without words behind them (`max_call_duration reached`).
const endReasons: readonly [start: RegExp, reason: EndReason][] = [
  [/^max_call_duration/, "time_over"],
  [/^participant_left_timeout/, "left"],
  [/^participant_absent_timeout/, "nobody_came"],
  [/^end_conversation_endpoint_hit/, "ended"],
  [
    /^(exception_encountered|bot_could_not_join|daily_room_has_been_deleted|internal error)/,
    "failed",
  ],
];

function endReasonOf(told: Record<string, unknown>): EndReason {
  // The first in callbacks, the second in what is read.
  const said = [told["shutdown_reason"], told["reason"]].find((one) => typeof one === "string");
  return endReasons.find(([start]) => start.test(said ?? ""))?.[1] ?? "other";
}

const speakers: Readonly<Record<string, CallTurn["speaker"]>> = { user: "user", assistant: "ai" };

/** What was said, without what is empty; who else has a role is no speaker. */
const turnsOf = (transcript: unknown[]): CallTurn[] =>
  transcript.slice(0, maxTurns).flatMap((entry) => {
    const turn = Turn.safeParse(entry);
    const text = turn.success ? cleanText(turn.data.content).trim().slice(0, longestTurn) : "";
    if (!turn.success || text === "") return [];
    const { role, timestamp } = turn.data;
    return [{ speaker: speakers[role] ?? "system", text, at: timeOf(timestamp) }];
  });

/** A time outside of these is a mistake, and may be none that a database can hold. */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2100)];

/** Seconds since 1970 with a fraction, or ISO 8601. */
function timeOf(told: unknown): Date | null {
  const ms =
    typeof told === "number" ? told * 1000 : typeof told === "string" ? Date.parse(told) : NaN;
  return ms > earliest && ms < latest ? new Date(ms) : null;
}
