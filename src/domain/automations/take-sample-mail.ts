import { mailBeginningBytes, maxMailBytes, type MailSource } from "#domain/channels/index.ts";
import { ConnectionFailed, failureOf, noteUse, openConnection } from "#domain/connections/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { findDraft } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { secondMs } from "#kit/time.ts";
import { SampleMail } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { keepSample } from "./receive-trigger-mail.ts";
import { requireAutomation } from "./runs.ts";

const timeoutMs = 25 * secondMs;
/** Places that are looked at for the latest mail: numbers of deleted mails are skipped. */
const lookBack = 20;

/** What became of it: the mail as the steps see it, or why there is none. */
export type TakenMail = { sample: Json | null; problem: string };

/**
 * The latest mail of a mailbox as the trigger's sample, for its owner, before anything is live. It starts nothing.
 * @throws AppError signed_out, not_found also where the connection is another's, invalid_input, connection_unreadable
 */
export async function takeSampleMail(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  deps: AutomationDeps,
): Promise<TakenMail> {
  const parsed = SampleMail.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input");
  const { userId, role } = await requireAutomation(deps.db, actor, projectId, "editor");
  // Another's mails are nothing for a guest's eyes.
  if (role !== "owner") throw new AppError("not_found");
  const { triggerId, connectionId } = parsed.data;
  const opened = await openConnection(userId, { id: connectionId, kind: "mailbox" }, deps);
  if (!opened) throw new AppError("not_found");
  try {
    const source = await latestMail(opened.fields, deps);
    if (!source) return { sample: null, problem: "This mailbox has no emails yet." };
    const draft = await findDraft(deps.db, projectId);
    const plan =
      draft && "automation" in draft.configuration ? draft.configuration.automation : null;
    const mail = await deps.channels.parseMail(source.raw, source);
    const trigger = { projectId, triggerId, ownerId: userId, plan };
    return { sample: await keepSample(trigger, mail, deps, { connectionId }), problem: "" };
  } catch (error) {
    if (!(error instanceof ConnectionFailed)) throw error;
    await noteUse(opened, error, deps);
    return { sample: null, problem: failureOf(opened, error) };
  }
}

async function latestMail(
  fields: Parameters<AutomationDeps["channels"]["mailboxes"]["fetch"]>[0],
  { channels: { mailboxes } }: AutomationDeps,
): Promise<MailSource | null> {
  const options = {
    max: lookBack,
    maxBytes: maxMailBytes,
    beginningBytes: mailBeginningBytes,
    signal: AbortSignal.timeout(timeoutMs),
  };
  const { place } = await mailboxes.fetch(fields, null, options);
  const before = { ...place, lastUid: Math.max(0, place.lastUid - lookBack) };
  const { mails } = await mailboxes.fetch(fields, before, options);
  return mails.at(-1) ?? null;
}
