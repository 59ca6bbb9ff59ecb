import type { Actor } from "#domain/identity/index.ts";
import { findDraft, graphOf, stepsBefore } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { TestStep } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { selectRunByKey } from "./queries.ts";
import { handTriggerId } from "./rules.ts";
import { requireAutomation } from "./runs.ts";
import { alone, loopAround, readSamples } from "./sample-data.ts";
import { startRun } from "./start-run.ts";

/**
 * Tests one step of the draft, with what is pinned for earlier ones, what they gave last, or their examples. It is a
 * run of that step alone. @returns the run's id
 * @throws AppError signed_out, not_found, read_only, invalid_input
 */
export async function testStep(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: AutomationDeps,
): Promise<string> {
  const parsed = TestStep.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input");
  const { stepId, mode, key } = parsed.data;
  const { project } = await requireAutomation(deps.db, actor, projectId, "editor");
  const draft = await findDraft(deps.db, projectId);
  if (!draft || !("automation" in draft.configuration)) throw new AppError("not_found");
  const { automation } = draft.configuration;
  if (!automation.workflows.some(({ id }) => id === stepId)) throw new AppError("not_found");
  const graph = graphOf(automation.workflows);
  const before = stepsBefore(graph, stepId);
  const samples = await readSamples(projectId, automation, deps);
  const given = samples.of(
    automation.workflows.filter(({ id }) => before.has(id)),
    loopAround(graph.bodies, stepId),
  );
  const [trigger] = automation.triggers;
  const requestKey = `step-test/${key}`;
  return deps.db.transaction(async (tx) => {
    const id = await startRun(
      tx,
      {
        projectId,
        ownerId: project.ownerId,
        plan: { draft: alone(automation, stepId), hasEffects: mode === "test-with-effects", given },
        trigger: { id: trigger?.id ?? handTriggerId, type: trigger?.type ?? "manual" },
        data: samples.start(trigger ?? null) ?? {},
        key: requestKey,
      },
      deps,
    );
    return id ?? (await selectRunByKey(tx, projectId, requestKey))?.id ?? "";
  });
}
