import { VideoUnavailable } from "#domain/consultations/ports.ts";
import type { RenderingFailure } from "#domain/videos/ports.ts";

/** Why a video won't come of it, by what the provider's client says (spec site.md §8). */
const codes: Readonly<Partial<Record<VideoUnavailable["reason"], RenderingFailure>>> = {
  out_of_credits: "out_of_credits",
  persona_unavailable: "replica_unavailable",
  key_refused: "provider_failed",
  not_found: "rejected",
  bad_request: "rejected",
};

export type Translated =
  | { kind: "failed"; code: RenderingFailure; detail: string }
  /** It has too much to do: asked again later, it may take the video. */
  | { kind: "busy"; againMs: number }
  /** The connection, or a passing fault: the step may be taken again. */
  | { kind: "passing" };

const usualWaitMs = 60_000;

export function translateFailure(error: unknown): Translated {
  if (!(error instanceof VideoUnavailable)) return { kind: "passing" };
  const { reason, message } = error;
  const code = codes[reason];
  if (code) return { kind: "failed", code, detail: message };
  if (reason !== "rate_limited" && reason !== "too_many_calls") return { kind: "passing" };
  const asked = (error as { retryAfterMs?: number | null }).retryAfterMs ?? 0;
  return { kind: "busy", againMs: Math.min(10 * usualWaitMs, Math.max(usualWaitMs, asked)) };
}
