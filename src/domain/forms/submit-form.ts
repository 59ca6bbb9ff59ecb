import { forms } from "#content/promises.ts";
import type { Tx } from "#db/open.ts";
import { publishEvent } from "#domain/events/index.ts";
import { attachFiles } from "#domain/files/index.ts";
import { countMailsTo, queueMail } from "#domain/mail/index.ts";
import {
  type Answer,
  checkAnswers,
  endingOf,
  type FieldProblem,
  formLanguages,
  type FormInterface,
  formWords,
  holdProject,
  type RunningDeployment,
  translated,
} from "#domain/projects/index.ts";
import { countUsage } from "#domain/usage/index.ts";
import { AppError, toAppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import { answerMail, copyMail } from "./answer-mails.ts";
import { formAnswered, FormSubmission, minFillMs, type SubmissionOutcome } from "./contract.ts";
import type { FormDeps } from "./deps.ts";
import { filesOfAnswer, isFull, isPastLastDay, requireForm } from "./published-form.ts";
import { hasAnswer, insertAnswer, lockForm } from "./queries.ts";

const monthMs = 30.44 * dayMs;

/**
 * Takes what somebody answered to a published form: checks it by the frozen version's rules, stores it once, counts
 * it towards its owner's plan, tells other nouns, and mails it to whom the owner named. Conditions, hidden fields and
 * endings are judged here again, whatever the browser did.
 * @throws AppError not_found, invalid_input where it is no submission at all
 */
export async function submitForm(input: unknown, deps: FormDeps): Promise<SubmissionOutcome> {
  const parsed = FormSubmission.safeParse(input);
  if (!parsed.success) throw new AppError("invalid_input", { cause: parsed.error });
  const { address, key, consent, begunAt, ticket, ...sent } = parsed.data;
  const { deployment, form } = await requireForm(deps.db, address);
  const language = formLanguages.find((one) => one === sent.language) ?? form.language;
  const shown = translated(form, language);
  const words = formWords(language);
  const now = deps.clock();
  if (deployment.state === "paused") return { kind: "closed", text: words.paused };
  if (isPastLastDay(form, now)) return { kind: "closed", text: shown.delivery.closedText };

  const checked = checkAnswers(form, sent.answers, language);
  const ending = endingOf(shown, checked.answers);
  // A bot learns nothing.
  if (sent["bot-field"].trim() !== "") return { kind: "sent", ending };
  const problems: FieldProblem[] =
    form.consent.isAsked && !consent
      ? [...checked.problems, { fieldId: "consent", message: words.consent }]
      : checked.problems;
  if (problems.length > 0) return { kind: "problems", problems };
  if (now.getTime() - begunAt < minFillMs || begunAt > now.getTime())
    return { kind: "too-fast", message: words.tooFast };
  if (!ending.storesAnswer) return { kind: "sent", ending };

  const { answers } = checked;
  const answer = { answers, language, ending, key, now, ticket };
  const stored = await store({ deployment, form, shown, answer }, deps);
  if (stored === "no-file")
    return { kind: "problems", problems: withoutFiles(form, answers, words.missing.file) };
  return stored === "yes"
    ? { kind: "sent", ending }
    : { kind: "closed", text: shown.delivery.closedText };
}

type Storing = {
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

/** What became of it: `full` where the form or its owner's plan takes no more, or the form was just deleted. */
type Stored = "yes" | "full" | "no-file";
const codesOfFiles = new Set(["upload_not_allowed", "not_found", "too_many_files"]);

async function store(storing: Storing, deps: FormDeps): Promise<Stored> {
  try {
    return (await deps.db.transaction((tx) => storeIn(tx, storing, deps))) ? "yes" : "full";
  } catch (thrown) {
    const { code } = toAppError(thrown);
    // Its owner sees it in their usage; whoever answers can do nothing about it.
    if (code === "plan_limit") return "full";
    // Deleted after a day of waiting, or not uploaded here: it can be added again.
    if (codesOfFiles.has(code)) return "no-file";
    throw thrown;
  }
}

const fileFieldsIn = ({ fields }: FormInterface, answers: Record<string, Answer>) =>
  fields.filter(({ id, type }) => type === "file" && Object.hasOwn(answers, id));
const withoutFiles = (
  form: FormInterface,
  answers: Record<string, Answer>,
  message: string,
): FieldProblem[] => fileFieldsIn(form, answers).map(({ id }) => ({ fieldId: id, message }));

async function storeIn(tx: Tx, storing: Storing, deps: FormDeps): Promise<boolean> {
  const { deployment, form, answer } = storing;
  const { projectId, ownerId } = deployment;
  const id = newId("ans");
  // An answer must not outlive a project that is deleted at this moment.
  if (!(await holdProject(tx, projectId))) return false;
  if (form.delivery.maxAnswers !== null) await lockForm(tx, projectId);
  // Sent again, it is stored already, however full the form has become.
  if (await isFull(tx, projectId, form)) return hasAnswer(tx, projectId, answer.key);
  const isNew = await insertAnswer(tx, {
    id,
    projectId,
    deploymentId: deployment.id,
    ownerId,
    requestKey: answer.key,
    answers: answer.answers,
    language: answer.language,
    endingTitle: answer.ending.title,
    consentText: form.consent.isAsked ? storing.shown.consent.text : null,
    createdAt: answer.now,
    expiresAt: new Date(answer.now.getTime() + form.delivery.keepMonths * monthMs),
  });
  if (!isNew) return true;
  const fileIds = fileFieldsIn(form, answer.answers).map((field) =>
    String(answer.answers[field.id]),
  );
  if (fileIds.length > 0)
    await attachFiles(
      tx,
      "visitor",
      { ticket: answer.ticket, fileIds, to: filesOfAnswer(id) },
      deps,
    );
  await mail(tx, { ...storing, answerId: id }, deps);
  const payload = { projectId, deploymentId: deployment.id, answerId: id };
  await publishEvent(tx, formAnswered, { subject: `project/${projectId}`, payload }, deps);
  await countUsage(tx, { ownerId, what: "formAnswers", amount: 1, key: id }, deps);
  return true;
}

/** To whom the owner named, and a copy to whoever answered: both addresses are unchecked, so each gets few a day. */
async function mail(
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
