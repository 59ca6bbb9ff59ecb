import type { Db, Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { mailLayout, queueMail } from "#domain/mail/index.ts";
import { newId } from "#kit/ids.ts";
import { hourMs, type Clock } from "#kit/time.ts";
import { countOnAlert, insertAlert, setMailed } from "./queries.ts";

export type AlertDeps = { db: Db; clock: Clock; brandName: string; providerEmail: string };

export type NewAlert = {
  /** Which trouble it is: while an alert with this key is open, it only counts. */
  key: string;
  severity: "warning" | "critical";
  title: string;
  /** What was seen and what to do. Nothing of a visitor's. */
  detail: string;
  /** How often it happened, where that is told at once. */
  times?: number;
};

/** A trouble that comes back within this time is the same one, also for the mail about it. */
const sameTroubleMs = hourMs;

/**
 * Notes a trouble for the operators, once: again, it counts on its alert, and opens it again where that was
 * resolved within the hour. Mails it to the provider at most once an hour.
 */
export async function raiseAlert(alert: NewAlert, deps: AlertDeps): Promise<void> {
  const now = deps.clock();
  const since = new Date(now.getTime() - sameTroubleMs);
  const happened = { ...alert, times: alert.times ?? 1, lastAt: now };
  await deps.db.transaction(async (tx) => {
    const counted = await countOnAlert(tx, happened, since);
    if (counted?.wasResolved)
      await recordAudit(tx, {
        actor: "system",
        action: "alert.reopened",
        subject: `alert/${counted.id}`,
        detail: { key: alert.key },
      });
    const { id, mailedAt } =
      counted ?? (await insertAlert(tx, { ...happened, id: newId("alt"), createdAt: now }));
    if (mailedAt && mailedAt > since) return;
    await setMailed(tx, id, now);
    await mailAlert(tx, alert, `alert/${id}/${now.getTime()}`, deps);
  });
}

const mailAlert = (tx: Tx, { title, detail }: NewAlert, key: string, deps: AlertDeps) =>
  queueMail(tx, {
    key,
    to: deps.providerEmail,
    subject: `Alert: ${title}`,
    ...mailLayout({
      brand: deps.brandName,
      heading: title,
      paragraphs: [detail],
      facts: [],
      footer: "You can see it under Network Operations in the admin area until it is resolved.",
    }),
  });
