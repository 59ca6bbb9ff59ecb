import { consultationLimits } from "#content/consultations.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import type { ConsultationFigures } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { selectRunning, selectSecondsSince } from "./queries-admin.ts";
import { estimateUsdCents } from "./rules.ts";

/** What today's calls (UTC) took and may still take, for admins. @throws AppError forbidden */
export async function readConsultationFigures(
  actor: Actor,
  deps: Pick<ConsultationDeps, "db" | "adminSecondFactor" | "clock" | "consultations">,
): Promise<ConsultationFigures> {
  await requireAdmin(deps.db, actor, deps);
  const today = new Date(`${deps.clock().toISOString().slice(0, 10)}T00:00:00Z`);
  const { taken, held } = await selectSecondsSince(deps.db, today);
  const { paid, demos } = await selectRunning(deps.db);
  const limitMinutes = deps.consultations.dailyLimitMinutes;
  return {
    takenSeconds: taken,
    heldSeconds: held,
    leftSeconds: Math.max(0, limitMinutes * 60 - taken - held),
    limitMinutes,
    costUsdCents: estimateUsdCents(taken),
    running: paid,
    concurrent: consultationLimits.concurrent,
    demosRunning: demos,
    isDemo: deps.consultations.calls.name === "built-in",
  };
}
