import { readDeployed } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { readApprovalToken } from "./approval-address.ts";
import { type ApprovalView, Decision, endedStates } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { lockRun, type RunRow, selectRun, selectRunStep, upsertRunSteps } from "./queries.ts";
import { wake } from "./take-up.ts";
import { stepIdOf } from "./walk.ts";

/** What a link in a mail asks to decide. @throws AppError link_invalid */
export async function readApproval(token: string, deps: AutomationDeps): Promise<ApprovalView> {
  const asked = readApprovalToken(token, deps);
  // A link that we didn't make is refused without a look at the database.
  const run = asked && (await selectRun(deps.db, asked.runId));
  const step = asked && (await selectRunStep(deps.db, asked.runId, asked.key));
  if (!asked || !run || !step || step.type !== "approval") throw new AppError("link_invalid");
  const question = (step.input as { question?: unknown }).question;
  const isOpen = step.state === "waiting" && !endedStates.includes(run.state);
  return {
    question: typeof question === "string" ? question : "",
    automation: await nameOfStep(run, asked.key, deps),
    decision: isOpen ? null : ((step.branch ?? "expired") as ApprovalView["decision"]),
  };
}

async function nameOfStep(run: RunRow, key: string, { db }: AutomationDeps): Promise<string> {
  const { projectId, deploymentId, draft } = run;
  const configuration =
    deploymentId === null ? null : await readDeployed(db, { projectId, deploymentId });
  const automation =
    draft ?? (configuration && "automation" in configuration ? configuration.automation : null);
  return automation?.workflows.find(({ id }) => id === stepIdOf(key))?.configuration.name ?? "";
}

/**
 * Gives a decision, once: the run goes on from there.
 * @throws AppError link_invalid, invalid_input, already_decided
 */
export async function decide(token: string, input: unknown, deps: AutomationDeps): Promise<void> {
  const asked = readApprovalToken(token, deps);
  if (!asked) throw new AppError("link_invalid");
  const parsed = Decision.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { cause: parsed.error });
  await deps.db.transaction(async (tx) => {
    const run = await lockRun(tx, asked.runId);
    const step = await selectRunStep(tx, asked.runId, asked.key);
    if (!run || step?.type !== "approval") throw new AppError("link_invalid");
    if (step.state !== "waiting" || endedStates.includes(run.state))
      throw new AppError("already_decided");
    const now = deps.clock();
    const { decision, note } = parsed.data;
    const output = { decision, note, at: now.toISOString() };
    await upsertRunSteps(tx, [
      { ...step, state: "done", branch: decision, output, wakeAt: null, endedAt: now },
    ]);
    if (run.state === "waiting") await wake(tx, run);
  });
}
