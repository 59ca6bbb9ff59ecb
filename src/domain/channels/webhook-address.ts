import { timingSafeEqual } from "node:crypto";
import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { requireBotProject } from "#domain/chatbots/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import type { ChannelDeps } from "./deps.ts";
import { addRenewal, countRenewals } from "./queries-addresses.ts";

type Deps = Pick<ChannelDeps, "digest" | "publicUrl">;

async function tokenOf(
  db: DbOrTx,
  projectId: string,
  { digest }: Pick<Deps, "digest">,
): Promise<string> {
  const renewals = await countRenewals(db, projectId);
  return digest("channel-mail", renewals === 0 ? projectId : `${projectId}/${renewals}`);
}

/** Where a mail service posts mails for a bot. Whoever has the address can write to the bot. */
export const mailAddress = async (
  projectId: string,
  deps: Deps & { db: DbOrTx },
): Promise<string> =>
  `${deps.publicUrl}/webhooks/channels/email/${projectId}/${await tokenOf(deps.db, projectId, deps)}`;

/** Whether a mail webhook's secret is the one that we made last, compared in constant time. */
export async function isOwnMailAddress(
  projectId: string,
  token: string,
  deps: Pick<Deps, "digest"> & { db: DbOrTx },
): Promise<boolean> {
  const [given, own] = [Buffer.from(token), Buffer.from(await tokenOf(deps.db, projectId, deps))];
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * Replaces the address that a mail service posts to; the one before is refused at once. @returns the new one
 * @throws AppError signed_out, not_found, read_only
 */
export const renewMailAddress = (
  actor: Actor,
  projectId: string,
  deps: ChannelDeps,
): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const { userId } = await requireBotProject(tx, actor, projectId, "editor");
    await addRenewal(tx, projectId);
    const subject = `project/${projectId}`;
    await recordAudit(tx, {
      actor: userId,
      action: "channel_address.renewed",
      subject,
      detail: {},
    });
    return mailAddress(projectId, { ...deps, db: tx });
  });

/** Where Twilio posts text messages for a bot; its calls are signed. */
export const smsAddress = (projectId: string, { publicUrl }: Pick<Deps, "publicUrl">): string =>
  `${publicUrl}/webhooks/channels/sms/${projectId}`;

/** Where Twilio tells what became of a message. */
export const statusAddress = (projectId: string, deps: Pick<Deps, "publicUrl">): string =>
  `${smsAddress(projectId, deps)}/status`;
