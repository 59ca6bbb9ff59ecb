import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, type IdentityDeps, requireAdmin } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { MailDeps } from "./jobs.ts";
import { selectMail, selectMails } from "./queries.ts";
import { cutTokens, type MailerNameDeps } from "./rules.ts";
import type { MailStatus } from "./tables.ts";

type Deps = IdentityDeps & Pick<MailDeps, "db"> & MailerNameDeps;
const pageSize = 25;

export type MailListItem = {
  id: string;
  to: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  lastError: string | null;
  /** ISO times. */
  createdAt: string;
  sentAt: string | null;
  /** Name of the calendar file that goes with it. */
  calendarName: string | null;
};

type Row = Awaited<ReturnType<typeof selectMails>>[number];
const toItem = (row: Row): MailListItem => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  calendarName: row.calendar?.fileName ?? null,
});

/**
 * Everything that was written, newest first, for admins (design, Built-in stand-ins: the outbox).
 * @throws AppError forbidden
 */
export async function listMails(
  actor: Actor,
  after: string,
  deps: Deps,
): Promise<{ items: MailListItem[]; next: string | null; mailer: "smtp" | "outbox" }> {
  await requireAdmin(deps.db, actor, deps);
  const rows = await selectMails(deps.db, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  return { items: items.map(toItem), next, mailer: deps.mail.mailer.name };
}

/**
 * One mail. Its text is shown only while no mail server has taken it, and with its links whole
 * (`linksAct`) only where none is set, so that somebody has to pass them on: else they belong to whoever
 * receives the mail. Each reading is audited. @throws AppError forbidden, not_found
 */
export async function readMail(
  actor: Actor,
  id: string,
  deps: Deps,
): Promise<MailListItem & { replyTo: string | null; text: string | null; linksAct: boolean }> {
  return deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const mail = await selectMail(tx, id);
    if (!mail) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: adminId,
      action: "mail.read",
      subject: `mail/${mail.id}`,
      detail: { about: mail.key.split("/")[0] ?? "" },
    });
    const { replyTo, text, status } = mail;
    const linksAct = deps.mail.mailer.name === "outbox";
    const shown = linksAct ? text : cutTokens(text);
    return { ...toItem(mail), replyTo, text: status === "sent" ? null : shown, linksAct };
  });
}
