import { forms } from "#content/promises.ts";
import type { Tx } from "#db/open.ts";
import { countMailsTo, queueMail } from "#domain/mail/index.ts";
import type { Answer, FormInterface, RunningDeployment } from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { answerMail, copyMail } from "./answer-mails.ts";
import type { FormDeps } from "./deps.ts";

/** An answer that is checked, and not stored yet. */
export type Storing = {
  deployment: RunningDeployment;
  form: FormInterface;
  /** In the language in which it was answered. */
  shown: FormInterface;
  answer: {
    answers: Record<string, Answer>;
    language: string;
    ending: FormInterface["endings"][number];
    key: string;
    now: Date;
    ticket: string;
  };
};

/** To whom the owner named, and a copy to whoever answered: both addresses are unchecked, so each gets few a day. */
export async function mailAnswer(
  tx: Tx,
  { deployment, form, shown, answer, answerId }: Storing & { answerId: string },
  deps: FormDeps,
): Promise<void> {
  const { answers, now } = answer;
  const since = new Date(now.getTime() - dayMs);
  const letter = { deployment, answers, answerId };
  for (const to of new Set(form.delivery.emails)) {
    const many = await countMailsTo(tx, { kind: "form-answer", to, since });
    if (many < forms.mailsPerOwnerAddressPerDay)
      await queueMail(tx, answerMail({ ...letter, form, to }, deps));
  }
  const to = form.delivery.sendsCopy ? emailIn(form, answers) : null;
  if (!to) return;
  const many = await countMailsTo(tx, { kind: "form-copy", to, since });
  if (many < forms.copiesPerAddressPerDay)
    await queueMail(tx, copyMail({ ...letter, form: shown, to }, deps));
}

/** The first address that was answered. */
function emailIn(form: FormInterface, answers: Record<string, Answer>): string | null {
  const field = form.fields.find(({ id, type }) => type === "email" && Object.hasOwn(answers, id));
  const answer = field && answers[field.id];
  return typeof answer === "string" ? answer : null;
}
