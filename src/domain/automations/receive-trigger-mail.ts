import { createHash } from "node:crypto";
import { type MailSource, type ReadMail, stripQuotes, whyIgnored } from "#domain/channels/index.ts";
import type { Mask } from "#domain/connections/index.ts";
import {
  type Automation,
  type AutomationTrigger,
  findDraft,
  readDeployed,
  triggerSettingsOf,
} from "#domain/projects/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { cleanText } from "#kit/text.ts";
import { hourMs } from "#kit/time.ts";
import { mailTrigger } from "#steps/triggers/mail.ts";
import type { AutomationDeps } from "./deps.ts";
import { maskForPeople, maskOfPlan } from "./mask-data.ts";
import { noteUnreadMail } from "./note-unread-mail.ts";
import { countMailRuns } from "./queries-mailboxes.ts";
import { selectTrigger, type TriggerRow, upsertSample } from "./queries-triggers.ts";
import { maxMailsOfSender } from "./rules.ts";
import { unlessPlanLimit } from "./schedules.ts";
import { startRun } from "./start-run.ts";
import { isOwnMailAddress } from "./webhook-address.ts";

/**
 * - `started`: a run was started
 * - `kept`: the automation isn't live; the mail is its trigger's sample
 * - `ignored`: a program or a list wrote it, the trigger asks for another, or it is too much
 * - `noted`: it is too large to be read in full; its owner sees it among the runs
 * - `repeated`: it came before
 */
export type MailReceived = "started" | "kept" | "ignored" | "noted" | "repeated";

type Trigger = { projectId: string; triggerId: string };
type MailSettings = { connectionId: string; from: string; subject: string };

/** The settings of a mail trigger; null where it is another kind. */
export const mailSettingsOf = (trigger: AutomationTrigger): MailSettings | null =>
  trigger.type === mailTrigger.id ? (triggerSettingsOf(trigger) as MailSettings | null) : null;

/**
 * A mail that a mail service posts to a trigger's address.
 * @param read what was posted; where that is refused for its size, how large it is
 * @throws AppError not_found, too_large, invalid_input where this is no mail
 */
export async function receiveMailAt(
  { token, ...at }: Trigger & { token: string },
  read: () => Promise<MailSource | { refusedBytes: number }>,
  deps: AutomationDeps,
): Promise<MailReceived> {
  if (!isOwnMailAddress(at, token, deps)) throw new AppError("not_found");
  const found = await selectTrigger(deps.db, at.projectId, at.triggerId);
  const trigger = found?.type === mailTrigger.id ? found : null;
  const source = await read();
  if ("refusedBytes" in source) {
    // Once a day for each size: mail services try again.
    const day = deps.clock().toISOString().slice(0, 10);
    const key = `mail/${at.triggerId}/refused/${day}/${source.refusedBytes}`;
    if (trigger) await noteUnreadMail(deps.db, trigger, { why: "refused", data: {}, key }, deps);
    throw new AppError("too_large");
  }
  if (trigger) return receiveTriggerMail(trigger, { source, own: [] }, deps);
  const draft = await findDraft(deps.db, at.projectId);
  if (!draft || !("automation" in draft.configuration)) throw new AppError("not_found");
  const { mail } = await parse(source, deps);
  if (whyIgnored(mail, [])) return "ignored";
  const { ownerId, configuration } = draft;
  const { projectId, triggerId } = at;
  const plan = configuration.automation;
  await keepSample({ projectId, triggerId, ownerId, plan }, mail, deps);
  return "kept";
}

/**
 * A mail for a live trigger: kept as its sample, and starts a run, however often it comes. Mails that programs sent start
 * nothing, so that two that answer each other come to an end.
 * @param own further addresses of the mailbox, in lower case
 * @throws AppError invalid_input where this is no mail
 */
export async function receiveTriggerMail(
  row: TriggerRow,
  { source, own }: { source: MailSource; own: readonly string[] },
  deps: AutomationDeps,
): Promise<MailReceived> {
  const { projectId, triggerId, ownerId, deploymentId, type } = row;
  const { mail, id } = await parse(source, deps);
  const configuration = await readDeployed(deps.db, { projectId, deploymentId });
  const plan = configuration && "automation" in configuration ? configuration.automation : null;
  const trigger = plan?.triggers.find(({ id: one }) => one === triggerId);
  const settings = trigger && mailSettingsOf(trigger);
  const why = whyIgnored(mail, [...own, providerOf(deps)]);
  // Of what was read in part, nobody knows whether it's empty.
  const isIgnored = why !== null && (mail.isTextWhole || why !== "empty");
  if (!settings || isIgnored || !fits(mail, settings)) return "ignored";
  const since = new Date(deps.clock().getTime() - hourMs);
  const sender = mail.from.address;
  const runs = await countMailRuns(deps.db, { projectId, triggerId, sender, since });
  if (runs >= maxMailsOfSender) return "ignored";
  const data = dataOf(mail, await maskOfPlan(plan, ownerId, deps), deps);
  const key = `mail/${triggerId}/${id}`;
  if (!mail.isTextWhole) {
    const isNew = await noteUnreadMail(deps.db, row, { why: "text", data, key }, deps);
    return isNew ? "noted" : "repeated";
  }
  await keepSample({ projectId, triggerId, ownerId, plan }, mail, deps);
  const started = await deps.db
    .transaction((tx) =>
      startRun(
        tx,
        {
          projectId,
          ownerId,
          plan: { deploymentId },
          trigger: { id: triggerId, type },
          data,
          key,
        },
        deps,
      ),
    )
    // A plan that is used up starts nothing, as with other triggers.
    .catch((error: unknown) => unlessPlanLimit(error) ?? "limited");
  return started === "limited" ? "ignored" : started === null ? "repeated" : "started";
}

async function parse({ raw, isWhole }: MailSource, deps: AutomationDeps) {
  const mail = await deps.channels.parseMail(raw, { isWhole }).catch((error: unknown) => {
    throw new AppError("invalid_input", { cause: error });
  });
  if (!mail.from.address.includes("@")) throw new AppError("invalid_input");
  return { mail, id: idOf(mail, raw) };
}

/** Its Message-ID; where that is missing, or too long for a key, what it consists of. */
const idOf = ({ messageId }: ReadMail, raw: Uint8Array): string =>
  messageId !== "" && messageId.length <= 200
    ? messageId
    : createHash("sha256")
        .update(messageId || raw)
        .digest("base64url");

/** Our own mails come from here. */
const providerOf = ({ mail }: AutomationDeps): string =>
  (/([^<\s]+@[^>\s]+)>?\s*$/.exec(mail.from)?.[1] ?? "").toLowerCase();

/** Whether a trigger asks for it: the whole address of the sender, or its domain, and a part of the subject. */
export function fits(
  { from, subject }: Pick<ReadMail, "from" | "subject">,
  settings: Pick<MailSettings, "from" | "subject">,
): boolean {
  const wanted = settings.from.trim().toLowerCase().replace(/^@/, "");
  const address = from.address.toLowerCase();
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const isSender =
    wanted === "" || address === wanted || domain === wanted || domain.endsWith(`.${wanted}`);
  const part = settings.subject.trim().toLowerCase();
  return isSender && (part === "" || subject.toLowerCase().includes(part));
}

const maxText = 50_000;

/** What is seen of a mail, without what the mask knows. Attachments are named, never opened. */
function dataOf(mail: ReadMail, mask: Mask, { clock }: Pick<AutomationDeps, "clock">): Json {
  const { messageId, from, to, subject, text, attachments } = mail;
  // Before anything is cut: half of a secret isn't recognised.
  const cut = (one: string, max: number) =>
    mask.text(cleanText(one)).trim().slice(0, max).toWellFormed();
  return {
    from: { name: cut(from.name, 200), address: cut(from.address, 320) },
    to: to.slice(0, 50).map((one) => cut(one, 320)),
    subject: cut(subject, 500),
    text: cut(stripQuotes(text), maxText),
    fullText: cut(text, maxText),
    attachments: attachments.slice(0, 50).map((name) => cut(name, 200)),
    messageId: cut(messageId, 500),
    receivedAt: clock().toISOString(),
  };
}

type Sampled = Trigger & { ownerId: string; plan: Automation | null };

/**
 * Keeps a mail as the trigger's example, without secrets of the automation's connections and steps.
 * @param options `connectionId`: its mailbox, where the automation doesn't use it yet
 */
export async function keepSample(
  { plan, ...trigger }: Sampled,
  mail: ReadMail,
  deps: AutomationDeps,
  options: { connectionId?: string } = {},
): Promise<Json> {
  const mask = await maskForPeople(plan, trigger.ownerId, deps, options.connectionId);
  const data = dataOf(mail, mask, deps);
  await upsertSample(deps.db, { ...trigger, data, caughtAt: deps.clock() });
  return data;
}
