import { enqueueJob } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import { cleanText, oneLine } from "#kit/text.ts";
import { deliverMailJob } from "./jobs.ts";
import { plainHtml } from "./layout.ts";
import type { MailCalendar, MailThread } from "./ports.ts";
import { insertMail } from "./queries.ts";
import { isAddress, subjectMax } from "./rules.ts";

export type NewMail = {
  /** Why it is written, e.g. `order-paid/ord_…`: the same reason never writes twice. */
  key: string;
  to: string;
  subject: string;
  text: string;
  /** Left out: made from `text`. */
  html?: string;
  replyTo?: string | undefined;
  /** An entry for a calendar, attached. */
  calendar?: MailCalendar;
  /** Of an answer to a mail. */
  thread?: MailThread;
  /** Its id, where others have to know its Message-ID. */
  id?: string;
};

/**
 * Writes a mail and asks for its delivery, both in the caller's transaction. Does nothing when a mail
 * with the same `key` exists.
 *
 * Never fails because of what is in the mail, as that would undo the change which it tells about: an
 * address that mail can't go to is stored as `refused`, with the reason, and a bad `replyTo` is dropped.
 */
export async function queueMail(tx: DbOrTx, mail: NewMail): Promise<void> {
  const to = mail.to.trim();
  const replyTo = mail.replyTo?.trim() ?? "";
  const text = cleanText(mail.text);
  const deliverable = isAddress(to);
  const id = mail.id ?? newId("mail");
  const isNew = await insertMail(tx, {
    id,
    key: mail.key,
    to: oneLine(to),
    replyTo: isAddress(replyTo) ? replyTo : null,
    subject: oneLine(mail.subject).slice(0, subjectMax).toWellFormed(),
    text,
    html: mail.html === undefined ? plainHtml(text) : cleanText(mail.html),
    calendar: mail.calendar ?? null,
    thread: mail.thread ?? null,
    status: deliverable ? "queued" : "refused",
    lastError: deliverable ? null : "We can’t send email to this address.",
  });
  if (isNew && deliverable)
    await enqueueJob(tx, deliverMailJob, { mailId: id }, { id: `mail/${id}` });
}
