import { z } from "zod";
import { keepMailMs } from "#db/columns.ts";
import { defineJob, enqueueJob, selectLivingRuns, type Job } from "#db/jobs.ts";
import type { Db } from "#db/open.ts";
import { oneLine } from "#kit/text.ts";
import type { Clock } from "#kit/time.ts";
import { MailRefused, type Mailer } from "./ports.ts";
import { deleteMailsBefore, recordAttempt, selectMail, selectQueuedMails } from "./queries.ts";
import { lookAfterMailFromMs, lookAfterMailUntilMs, messageIdOf } from "./rules.ts";

export type MailDeps = {
  db: Db;
  mail: {
    mailer: Mailer;
    /** Sender of every mail, `name@host` or `Name <name@host>`. */
    from: string;
  };
  clock: Clock;
};

/**
 * Hands one mail over and records how that went; a mail that is done, refused or gone is left alone.
 * It may reach its receiver twice if the process ends between the two, then with the same Message-ID.
 * @throws Error when it should be tried again (the receiving side is down, slow, or says "later")
 */
export async function deliverMail(mailId: string, deps: MailDeps): Promise<void> {
  const { db, clock } = deps;
  const { mailer, from } = deps.mail;
  const mail = await selectMail(db, mailId);
  if (mail?.status !== "queued") return;
  const { to, replyTo, subject, text, html, calendar, thread } = mail;
  const messageId = messageIdOf(mailId, from);
  let failure: unknown;
  try {
    const answers = thread && { thread };
    await mailer.send({ messageId, from, to, replyTo, subject, text, html, calendar, ...answers });
  } catch (error) {
    failure = error ?? new Error("no reason given");
  }
  if (failure === undefined) {
    const status = mailer.name === "outbox" ? "kept" : "sent";
    return recordAttempt(db, mailId, { status, lastError: null, sentAt: clock() });
  }
  const isRefused = failure instanceof MailRefused;
  await recordAttempt(db, mailId, {
    status: isRefused ? "refused" : "queued",
    lastError: oneLine(failure instanceof Error ? failure.message : "no reason given").slice(
      0,
      500,
    ),
    sentAt: null,
  });
  // What the other side said may name the receiver: it stays in the row, out of logs and job records.
  if (!isRefused)
    throw new Error(`${mailId} was not handed over (${codeOf(failure)}); its row says why`);
}

/** The answer's SMTP code, or the error's own, e.g. `451` or `ETIMEDOUT`. */
function codeOf(error: unknown): string | number {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode ?? code ?? "no code";
}

export const deliverMailJob = defineJob({
  name: "mail.deliver",
  queue: "mail",
  input: z.object({ mailId: z.string() }),
  async run({ mailId }, deps: MailDeps, context) {
    await context.step("deliver", () => deliverMail(mailId, deps));
  },
});

/**
 * Asks again for the delivery of queued mails that no run looks after any more: one ended with an error, or was deleted
 * by hand. @returns how many
 */
export async function rescueMails({ db, clock }: Pick<MailDeps, "db" | "clock">): Promise<number> {
  const now = clock().getTime();
  const queued = await selectQueuedMails(db, {
    from: new Date(now - lookAfterMailUntilMs),
    until: new Date(now - lookAfterMailFromMs),
  });
  if (queued.length === 0) return 0;
  const looking = new Set((await selectLivingRuns(db, deliverMailJob)).map(mailOfRun));
  const left = queued.filter((id) => !looking.has(id));
  for (const mailId of left)
    await enqueueJob(db, deliverMailJob, { mailId }, { id: `mail/${mailId}/${now}` });
  return left.length;
}

/** `mail/mail_1` and `mail/mail_1/1795420800000` look after `mail_1`. */
const mailOfRun = (run: string): string => run.split("/")[1] ?? "";

export const rescueMailsJob = defineJob({
  name: "mail.rescue",
  input: z.object({}),
  cron: "*/10 * * * *",
  async run(_input, deps: Pick<MailDeps, "db" | "clock">, context) {
    await context.step("rescue", async () => {
      await rescueMails(deps);
    });
  },
});

/** Deletes mails past their time (rules.ts); run daily. @returns how many */
export const pruneMails = ({ db, clock }: Pick<MailDeps, "db" | "clock">): Promise<number> =>
  deleteMailsBefore(db, new Date(clock().getTime() - keepMailMs));

export const pruneMailsJob = defineJob({
  name: "mail.prune",
  input: z.object({}),
  cron: "17 3 * * *",
  async run(_input, deps: Pick<MailDeps, "db" | "clock">, context) {
    await context.step("prune", async () => {
      await pruneMails(deps);
    });
  },
});

/** Its background work. */
export const mailJobs: readonly Job<unknown, MailDeps>[] = [
  deliverMailJob,
  pruneMailsJob,
  rescueMailsJob,
];
