import type { DbOrTx } from "#db/open.ts";
import { type Automation, findDraft, triggerSettingsOf } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import type { Json } from "#kit/json-changes.ts";
import { hourMs, secondMs } from "#kit/time.ts";
import type { AutomationDeps } from "./deps.ts";
import { maskOfPlan } from "./mask-data.ts";
import { planOf } from "./plan-of.ts";
import { depthHeader } from "./powers.ts";
import { selectTrigger, type TriggerRow, upsertSample } from "./queries-triggers.ts";
import { lockCallsSince, selectRunByKey } from "./queries.ts";
import { callsPerHour, isTooDeep, replayWindowMs } from "./rules.ts";
import { startRun } from "./start-run.ts";
import { isOwnWebhook, isSigned, signingSecret } from "./webhook-address.ts";

export type WebhookCall = {
  projectId: string;
  triggerId: string;
  token: string;
  method: string;
  query: Record<string, string>;
  header: (name: string) => string | undefined;
  body: string;
};

/**
 * A call of a webhook: keeps it as the trigger's sample, and starts the automation where it is live. A call that says
 * its id (`webhook-id` or `idempotency-key`) starts one run, however often it comes.
 * @returns the run's id; null where the automation isn't live, or had this call before
 * @throws AppError not_found, forbidden_call where it isn't signed as the trigger asks, plan_limit, rate_limited
 */
export async function callWebhook(call: WebhookCall, deps: AutomationDeps): Promise<string | null> {
  const { projectId, triggerId } = call;
  if (!isOwnWebhook(call, call.token, deps)) throw new AppError("not_found");
  const trigger = await selectTrigger(deps.db, projectId, triggerId);
  const own = await planFor(projectId, trigger, deps);
  if (!own) throw new AppError("not_found");
  const { plan, ownerId } = own;
  if (trigger && mustBeSigned(plan, triggerId) && !hasSignature(call, deps))
    throw new AppError("forbidden_call");
  const mask = await maskOfPlan(plan, ownerId, deps);
  const data = mask.value({ method: call.method, body: readBody(call.body), query: call.query });
  await upsertSample(deps.db, {
    projectId,
    triggerId,
    ownerId,
    data,
    caughtAt: deps.clock(),
  });
  if (!trigger) return null;
  const depth = Number(call.header(depthHeader) ?? 0) || 0;
  if (isTooDeep(depth)) throw new AppError("forbidden_call");
  const id = call.header("webhook-id") ?? call.header("idempotency-key");
  const { deploymentId, type } = trigger;
  const key = `call/${triggerId}/${id?.slice(0, 200) ?? newId("call")}`;
  return deps.db.transaction(async (tx) => {
    await checkHour(tx, { projectId, key }, deps);
    return startRun(
      tx,
      {
        projectId,
        ownerId,
        plan: { deploymentId },
        trigger: { id: triggerId, type },
        data,
        key,
        depth,
      },
      deps,
    );
  });
}

/** Calls of one automation on all nodes (spec studio.md §9). @throws AppError rate_limited */
async function checkHour(
  tx: DbOrTx,
  { projectId, key }: { projectId: string; key: string },
  { clock }: AutomationDeps,
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - hourMs);
  const started = await lockCallsSince(tx, { projectId, since });
  const [oldest] = started;
  if (started.length < callsPerHour || oldest === undefined) return;
  // One that came before starts nothing, and may say so again.
  if (await selectRunByKey(tx, projectId, key)) return;
  const retryAfterSeconds = Math.ceil((oldest.getTime() + hourMs - now.getTime()) / secondMs);
  throw new AppError("rate_limited", { retryAfterSeconds });
}

/** JSON where it is some, else the text. */
export const readBody = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
};

/** What the webhook starts, or would start once it is live, and whose automation that is. */
async function planFor(
  projectId: string,
  trigger: TriggerRow | null,
  { db }: AutomationDeps,
): Promise<{ plan: Automation | null; ownerId: string } | null> {
  if (trigger) {
    const { deploymentId, ownerId } = trigger;
    return { ownerId, plan: await planOf({ projectId, deploymentId, draft: null }, { db }) };
  }
  const draft = await findDraft(db, projectId);
  return draft && !draft.isInBin && "automation" in draft.configuration
    ? { ownerId: draft.ownerId, plan: draft.configuration.automation }
    : null;
}

function mustBeSigned(plan: Automation | null, triggerId: string): boolean {
  const trigger = plan?.triggers.find(({ id }) => id === triggerId);
  return trigger !== undefined && triggerSettingsOf(trigger)?.["isSigned"] === true;
}

const hasSignature = (
  { projectId, triggerId, header, body }: WebhookCall,
  deps: AutomationDeps,
): boolean =>
  isSigned(
    {
      id: header("webhook-id") ?? "",
      timestamp: header("webhook-timestamp") ?? "",
      signature: header("webhook-signature") ?? "",
      body,
    },
    {
      secret: signingSecret({ projectId, triggerId }, deps),
      now: deps.clock(),
      windowMs: replayWindowMs,
    },
  );
