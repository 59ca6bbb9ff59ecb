import { AppError } from "#errors";
import { nextTimes } from "#steps/triggers/schedule.ts";
import type { AutomationDeps } from "./deps.ts";
import { lockDue, setNextAt, type TriggerRow } from "./queries-triggers.ts";
import { startRun } from "./start-run.ts";

const atOnce = 100;

/** When a schedule is due after `from`; null where it never is. */
export const nextAtOf = (
  { cron, zone }: Pick<TriggerRow, "cron" | "zone">,
  from: Date,
): Date | null =>
  cron === null ? null : (nextTimes({ cron, zone: zone ?? "UTC" }, from, 1)[0] ?? null);

/**
 * Starts what is due by its schedule, each time once on all nodes together. What came due while nothing ran is made up
 * for by one run.
 */
export async function startDue(deps: AutomationDeps): Promise<void> {
  for (;;) {
    const many = await deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const due = await lockDue(tx, now, atOnce);
      for (const trigger of due) {
        const { projectId, ownerId, deploymentId, triggerId, type, nextAt } = trigger;
        const at = (nextAt ?? now).toISOString();
        await setNextAt(tx, trigger, nextAtOf(trigger, now));
        // A plan that is used up starts nothing; the next time tries again.
        await tx
          .transaction((inner) =>
            startRun(
              inner,
              {
                projectId,
                ownerId,
                plan: { deploymentId },
                trigger: { id: triggerId, type },
                data: { at },
                key: `schedule/${triggerId}/${at}`,
              },
              deps,
            ),
          )
          .catch(unlessPlanLimit);
      }
      return due.length;
    });
    if (many < atOnce) return;
  }
}

/** @throws what isn't a plan's limit */
export function unlessPlanLimit(error: unknown): null {
  if (error instanceof AppError && error.code === "plan_limit") return null;
  throw error;
}
