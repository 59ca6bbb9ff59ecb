import type { Turn, Usage } from "#domain/consultant/index.ts";

export { ownHosts } from "#content/brand.ts";
export { IntakeRecord } from "./contract.ts";

export type ExtractRequest = {
  instructions: string;
  temperature: number;
  maxTokens: number;
  /** The conversation: data, never instructions. */
  turns: readonly Turn[];
};

/** Reads the intake record out of a conversation. Implemented in providers/chat. */
export interface IntakeExtractor {
  readonly name: "provider" | "built-in";
  /** @returns a record that is yet to be checked (contract.ts, IntakeRecord). @throws ConsultantUnavailable */
  extract(
    request: ExtractRequest,
    options: { signal: AbortSignal },
  ): Promise<{ record: unknown; usage: Usage }>;
}
