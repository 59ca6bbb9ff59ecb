import { createHash } from "node:crypto";
import type { StepPlace } from "./queries-signals.ts";

/** Names the question that a step asks a chatbot, in the characters that a message's key may have. */
export const questionKey = ({ runId, key }: StepPlace): string =>
  `${runId}-${createHash("sha256").update(key).digest("base64url").slice(0, 16)}`;

/** The run whose step asked a question with this key; null where somebody else asked it. */
export const runOfQuestion = (key: string | null): string | null =>
  /^(run_[\da-z]+)-[\w-]{16}$/i.exec(key ?? "")?.[1] ?? null;
