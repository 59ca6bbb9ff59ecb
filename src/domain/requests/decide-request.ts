import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { RequestDeps } from "./deps.ts";
import { lockRequest, updateDecision, type RequestRow } from "./queries.ts";
import { statusOf } from "./rules.ts";

type Deps = Pick<RequestDeps, "db" | "clock" | "adminSecondFactor">;

/**
 * Approves or rejects a service request, from pending only (spec site.md §4). What is decided overrides what
 * its words say.
 * @throws AppError forbidden, not_found, already_decided
 */
export function decideRequest(
  actor: Actor,
  { requestId, decision }: { requestId: string; decision: "approved" | "rejected" },
  deps: Deps,
): Promise<void> {
  return change(actor, requestId, deps, async (tx, request, adminId) => {
    if (statusOf(request) !== "pending") throw new AppError("already_decided");
    const decidedAt = deps.clock();
    await updateDecision(tx, request.id, { decision, decidedBy: adminId, decidedAt });
    await recordAudit(tx, {
      actor: adminId,
      action: `request.${decision}`,
      subject: `request/${request.id}`,
    });
  });
}

/**
 * Takes a decision back, so that the request is pending again. `decidedAt` (an ISO time) names the decision:
 * one that somebody has taken since stays as it is.
 * @throws AppError forbidden, not_found, already_decided
 */
export function undoDecision(
  actor: Actor,
  { requestId, decidedAt }: { requestId: string; decidedAt: string },
  deps: Deps,
): Promise<void> {
  return change(actor, requestId, deps, async (tx, request, adminId) => {
    if (!request.decision || request.decidedAt?.toISOString() !== decidedAt)
      throw new AppError("already_decided");
    await updateDecision(tx, request.id, { decision: null, decidedBy: null, decidedAt: null });
    await recordAudit(tx, {
      actor: adminId,
      action: "request.reopened",
      subject: `request/${request.id}`,
      detail: { was: request.decision },
    });
  });
}

/** The frame of both: rights are asked for, and the request held, in the change's own transaction. */
const change = (
  actor: Actor,
  requestId: string,
  deps: Deps,
  work: (tx: Tx, request: RequestRow, adminId: string) => Promise<void>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const request = await lockRequest(tx, requestId);
    if (!request) throw new AppError("not_found");
    await work(tx, request, adminId);
  });
