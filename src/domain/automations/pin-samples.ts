import type { DbOrTx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import { type Automation, findDraft } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { maxPinLength, PinSample, UnpinSample } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { maskForPeople } from "./mask-data.ts";
import { deletePin, deletePinsBut, upsertPin } from "./queries-pins.ts";
import { selectRun, selectRunSteps } from "./queries.ts";
import { readJson } from "./read-json.ts";
import { handTriggerId } from "./rules.ts";
import { requireAutomation } from "./runs.ts";
import { stepIdOf } from "./walk.ts";

/**
 * Chooses what a trigger or step is taken to give: tests, suggestions and live results use it until it is taken away.
 * It is kept beside the configuration, without secrets, and no longer than 64 kB. From a run, `step: null` means what
 * started it.
 * @throws AppError signed_out, not_found, read_only, invalid_input, too_large
 */
export async function pinSample(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: AutomationDeps,
): Promise<void> {
  const parsed = PinSample.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input");
  await deps.db.transaction(async (tx) => {
    const { project } = await requireAutomation(tx, actor, projectId, "editor");
    const automation = await automationOf(tx, projectId);
    const found = await sampleFor(tx, projectId, automation, parsed.data);
    const items = [...automation.triggers, ...automation.workflows].map(({ id }) => id);
    if (!items.includes(found.itemId)) throw new AppError("not_found");
    const mask = await maskForPeople(automation, project.ownerId, { ...deps, db: tx });
    const data = mask.value(found.data);
    if (JSON.stringify(data).length > maxPinLength)
      throw new AppError("too_large", { message: "A sample can be at most 64 kB." });
    await deletePinsBut(tx, projectId, items);
    const { ownerId } = project;
    await upsertPin(tx, { projectId, itemId: found.itemId, ownerId, data, pinnedAt: deps.clock() });
  });
}

/** Takes a pinned sample away. @throws AppError signed_out, not_found, read_only, invalid_input */
export const unpinSample = (
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: Pick<AutomationDeps, "db">,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await requireAutomation(tx, actor, projectId, "editor");
    const parsed = UnpinSample.safeParse(input);
    if (!parsed.success) throw new AppError("invalid_input");
    await deletePin(tx, projectId, parsed.data.itemId);
  });

async function automationOf(tx: DbOrTx, projectId: string): Promise<Automation> {
  const draft = await findDraft(tx, projectId);
  if (!draft || !("automation" in draft.configuration)) throw new AppError("not_found");
  return draft.configuration.automation;
}

type Sample = { itemId: string; data: Json };

async function sampleFor(
  tx: DbOrTx,
  projectId: string,
  automation: Automation,
  input: ReturnType<typeof PinSample.parse>,
): Promise<Sample> {
  if ("itemId" in input) {
    const data = readJson(input.data);
    if (data === undefined) throw new AppError("invalid_input");
    return { itemId: input.itemId, data };
  }
  const run = await selectRun(tx, input.runId);
  if (run?.projectId !== projectId) throw new AppError("not_found");
  if (input.step === null) {
    // Whoever starts it by hand plays its first trigger.
    const itemId =
      run.triggerId === handTriggerId ? (automation.triggers[0]?.id ?? "") : run.triggerId;
    return { itemId, data: run.data };
  }
  const row = (await selectRunSteps(tx, run.id)).find(({ key }) => key === input.step);
  if (!row || row.state === "waiting" || row.state === "retrying") throw new AppError("not_found");
  return { itemId: stepIdOf(row.key), data: row.output };
}
