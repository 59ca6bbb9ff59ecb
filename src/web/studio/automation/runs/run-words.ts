import type {
  RunState,
  RunStepState,
  RunStepView,
  StepUsage,
} from "#domain/automations/contract.ts";
import type { Tone } from "../../../kit/tone.ts";

type Words = { text: string; tone: Tone };

/** How a run stands, in a word. */
export const runWords: Readonly<Record<RunState, Words>> = {
  queued: { text: "Queued", tone: "plain" },
  running: { text: "Running", tone: "accent" },
  waiting: { text: "Waiting", tone: "amber" },
  done: { text: "Done", tone: "moss" },
  failed: { text: "Failed", tone: "brick" },
  cancelled: { text: "Cancelled", tone: "plain" },
};

/** How a step went, in a word. */
export const stepWords: Readonly<Record<RunStepState, Words>> = {
  done: { text: "Done", tone: "moss" },
  passed: { text: "Failed, continued", tone: "amber" },
  failed: { text: "Failed", tone: "brick" },
  waiting: { text: "Waiting", tone: "amber" },
  retrying: { text: "Retrying", tone: "amber" },
};

/** How long something took, as people say it: `0.4 s`, `12 s`, `3 min`, `2 h`, `5 days`. */
export function tookWords(from: string, to: string): string {
  const seconds = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** What a step took, in one line: time, attempts, and what a model read and wrote for it. */
export const stepFacts = (step: RunStepView): string =>
  [
    step.round === null ? "" : `round ${step.round}`,
    step.attempts > 1 ? `${step.attempts} attempts` : "",
    step.endedAt ? tookWords(step.startedAt, step.endedAt) : "",
    usageWords(step.usage ? [step.usage] : []),
  ]
    .filter((one) => one !== "")
    .join(" · ");

/** What a model read and wrote, and what that cost: `1,250 tokens, $0.0021`; empty where nothing is known. */
export function usageWords(usages: readonly StepUsage[]): string {
  if (usages.length === 0) return "";
  const sum = (of: (usage: StepUsage) => number) => usages.reduce((all, one) => all + of(one), 0);
  const tokens = sum(({ inputTokens, outputTokens }) => inputTokens + outputTokens);
  const microUsd = sum((usage) => usage.microUsd ?? 0);
  const cost = microUsd > 0 ? `, $${(microUsd / 1_000_000).toFixed(4)}` : "";
  return `${tokens.toLocaleString("en-US")} tokens${cost}`;
}
