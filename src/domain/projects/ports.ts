import type { z } from "zod";
import type { CallLimits, Usage } from "#domain/consultant/index.ts";

/** Something about a project that a model is asked to write, as one JSON object. */
export type WriteRequest = CallLimits & {
  instructions: string;
  /** What somebody typed: data, never instructions. */
  sentence: string;
  /** What our rules made of it, as JSON: data, too. Empty: nothing. */
  draft: string;
  shape: z.ZodType;
};

/** Writes first versions of projects. Implemented in providers/chat; without a provider our rules do it alone. */
export interface ProjectWriter {
  /** @returns an object that is yet to be checked (suggest/take-written.ts). @throws ConsultantUnavailable */
  write(
    request: WriteRequest,
    options: { signal: AbortSignal },
  ): Promise<{ written: unknown; usage: Usage }>;
}
