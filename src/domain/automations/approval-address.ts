import { timingSafeEqual } from "node:crypto";
import type { AutomationDeps } from "./deps.ts";

type Step = { runId: string; key: string };
type Deps = Pick<AutomationDeps, "digest" | "publicUrl">;

/** Where a decision is given. The same step has the same address, so a mail that was sent stays good after a restart. */
export const approvalAddress = (step: Step, deps: Deps): string =>
  `${deps.publicUrl}/approvals/${tokenOf(step, deps)}`;

const tokenOf = ({ runId, key }: Step, { digest }: Pick<Deps, "digest">): string =>
  `${Buffer.from(`${runId} ${key}`).toString("base64url")}.${digest("approval", `${runId} ${key}`)}`;

/** The step that a token is for; null for one that we didn't make. */
export function readApprovalToken(token: string, deps: Pick<Deps, "digest">): Step | null {
  const [name = ""] = token.split(".");
  const [runId = "", key = ""] = Buffer.from(name, "base64url").toString("utf8").split(" ");
  const [given, own] = [Buffer.from(token), Buffer.from(tokenOf({ runId, key }, deps))];
  return given.length === own.length && timingSafeEqual(given, own) ? { runId, key } : null;
}
