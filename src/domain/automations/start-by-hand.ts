import type { z } from "zod";
import type { DbOrTx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import {
  type Automation,
  findDeploymentOf,
  findDraft,
  manualFormOf,
} from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { readAnswers } from "#steps/triggers/manual.ts";
import { StartRun } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { selectRunByKey } from "./queries.ts";
import { readJson } from "./read-json.ts";
import { handTriggerId } from "./rules.ts";
import { requireAutomation } from "./runs.ts";
import { type NewRun, startRun } from "./start-run.ts";

type Mode = z.infer<typeof StartRun>["mode"];

/**
 * Starts an automation by hand: what is live, or the draft as a test. Where its manual trigger has a form, what is live
 * starts with its answers only. @returns the run's id
 * @throws AppError signed_out, not_found, read_only, invalid_input with what is wrong at `answers.{field}`, not_ready
 * where nothing can be started, plan_limit
 */
export async function startByHand(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: AutomationDeps,
): Promise<string> {
  const parsed = StartRun.safeParse(input);
  const data = parsed.success ? readJson(parsed.data.data) : undefined;
  if (!parsed.success || data === undefined) throw new AppError("invalid_input");
  const { mode, key, answers } = parsed.data;
  const dataFor = ({ triggers }: Automation): Json => {
    const fields = manualFormOf(triggers)?.fields ?? [];
    const asks = fields.length > 0 && (answers !== undefined || mode === "live");
    return asks ? { answers: answersOf(fields, answers ?? {}) } : data;
  };
  return deps.db.transaction(async (tx) => {
    const { project } = await requireAutomation(tx, actor, projectId, "editor");
    const { plan, automation } = await planFor(tx, projectId, mode);
    const requestKey = `hand/${key}`;
    const id = await startRun(
      tx,
      {
        projectId,
        ownerId: project.ownerId,
        plan,
        trigger: { id: handTriggerId, type: "manual" },
        data: dataFor(automation),
        key: requestKey,
      },
      deps,
    );
    return id ?? (await selectRunByKey(tx, projectId, requestKey))?.id ?? "";
  });
}

function answersOf(...given: Parameters<typeof readAnswers>): Record<string, Json> {
  const { answers, problems } = readAnswers(...given);
  if (problems === null) return answers;
  const fields = Object.entries(problems).map(([id, problem]) => [`answers.${id}`, problem]);
  throw new AppError("invalid_input", {
    fields: Object.fromEntries(fields) as Record<string, string>,
  });
}

/** What is started: what is live, or the draft. @throws AppError not_found; not_ready where nothing can be started */
export async function planFor(
  tx: DbOrTx,
  projectId: string,
  mode: Mode,
): Promise<{ plan: NewRun["plan"]; automation: Automation }> {
  if (mode === "live") {
    const live = await findDeploymentOf(tx, projectId);
    if (live?.state !== "live" || !("automation" in live.configuration))
      throw new AppError("not_ready");
    return { plan: { deploymentId: live.id }, automation: live.configuration.automation };
  }
  const draft = await findDraft(tx, projectId);
  if (!draft || !("automation" in draft.configuration)) throw new AppError("not_found");
  const { automation } = draft.configuration;
  if (automation.workflows.length === 0) throw new AppError("not_ready");
  return { plan: { draft: automation, hasEffects: mode === "test-with-effects" }, automation };
}
