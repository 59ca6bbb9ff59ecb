import type { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";
import { OutsideRefused, type OutsideReason } from "#outside/outside-refused.ts";

type Problem = SourceUnreadable["problem"];

const problems: Readonly<Record<OutsideReason, Problem>> = {
  address: "unreachable",
  port: "unreachable",
  own_network: "own_network",
  redirects: "unreachable",
  too_large: "too_large",
  slow: "slow",
  unreachable: "unreachable",
  damaged: "damaged",
};

/** Why an address could not be fetched. @throws what isn't about the address, such as the signal's reason */
export function problemOf(error: unknown): Problem {
  if (error instanceof OutsideRefused) return problems[error.reason];
  throw error;
}

/** What a status says that has no page with it; null: it has. */
export function problemOfStatus(status: number): Problem | null {
  if (status === 200 || status === 203) return null;
  if (status === 404 || status === 410) return "not_found";
  return [401, 402, 403, 407, 429, 451].includes(status) ? "refused" : "unreachable";
}
