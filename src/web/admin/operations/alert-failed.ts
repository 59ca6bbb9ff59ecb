import type { Outcome } from "../outcome.ts";

/** What Network Operations tells where an alert couldn't be resolved; `detail` says why. */
export const alertFailed = (detail: string, key: string): Outcome & { kind: "failed" } => ({
  kind: "failed",
  key,
  title: "Failed to resolve alert",
  detail,
});
