import type { DbOrTx } from "#db/open.ts";
import { maxMailWords } from "#domain/channels/index.ts";
import { newId } from "#kit/ids.ts";
import type { Json } from "#kit/json-changes.ts";
import type { AutomationDeps } from "./deps.ts";
import type { TriggerRow } from "./queries-triggers.ts";
import { insertRun } from "./queries.ts";

/** What an automation's owner reads about a mail that started nothing because of its size. */
export const unreadWords = {
  text: `Not run: this email is larger than ${maxMailWords}, and its text couldn’t be read in full.`,
  refused: `Not run: your mail service posted an email larger than ${maxMailWords}, and it was refused.`,
} as const;

/**
 * Notes a mail among a trigger's runs as cancelled, so that its owner sees it where they look: it takes no step, isn't
 * retried with the failed ones, and counts towards no plan. @param key names the mail: it is noted once
 */
export async function noteUnreadMail(
  tx: DbOrTx,
  { projectId, ownerId, triggerId, type, deploymentId }: TriggerRow,
  { why, data, key }: { why: keyof typeof unreadWords; data: Json; key: string },
  { clock }: Pick<AutomationDeps, "clock">,
): Promise<boolean> {
  const now = clock();
  return insertRun(tx, {
    id: newId("run"),
    projectId,
    ownerId,
    deploymentId,
    draft: null,
    given: null,
    hasEffects: true,
    triggerId,
    triggerType: type,
    requestKey: key,
    data,
    state: "cancelled",
    problem: unreadWords[why],
    depth: 0,
    turn: 0,
    startedAt: now,
    endedAt: now,
  });
}
