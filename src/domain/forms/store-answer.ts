import type { Tx } from "#db/open.ts";
import { publishEvents } from "#domain/events/index.ts";
import { attachFiles } from "#domain/files/index.ts";
import { type Answer, type FormInterface, holdProject } from "#domain/projects/index.ts";
import { countAll } from "#domain/usage/index.ts";
import { toAppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import { formAnswered } from "./contract.ts";
import type { FormDeps } from "./deps.ts";
import { mailAnswer, type Storing } from "./mail-answer.ts";
import { filesOfAnswer, isFull } from "./published-form.ts";
import { hasAnswer, insertAnswers, lockForm } from "./queries.ts";
import { shareTransactions } from "./share-transactions.ts";

const monthMs = 30.44 * dayMs;

/** What became of it: `full` where the form or its owner's plan takes no more, or the form was just deleted. */
export type Stored = "yes" | "full" | "no-file";
const codesOfFiles = new Set(["upload_not_allowed", "not_found", "too_many_files"]);

/** Stores an answer, once for each filling-in, with all that follows from it. */
export async function storeAnswer(storing: Storing, deps: FormDeps): Promise<Stored> {
  const { form, answer } = storing;
  const isAlone =
    form.delivery.maxAnswers !== null || fileFieldsIn(form, answer.answers).length > 0;
  try {
    const isStored = isAlone
      ? (await storeTogether([storing], deps))[0]
      : await shareTransactions(storing, deps, storeTogether);
    return isStored ? "yes" : "full";
  } catch (thrown) {
    const { code } = toAppError(thrown);
    // Its owner sees it in their usage; whoever answers can do nothing about it.
    if (code === "plan_limit") return "full";
    // Deleted after a day of waiting, or not uploaded here: it can be added again.
    if (codesOfFiles.has(code)) return "no-file";
    throw thrown;
  }
}

export const fileFieldsIn = ({ fields }: FormInterface, answers: Record<string, Answer>) =>
  fields.filter(({ id, type }) => type === "file" && Object.hasOwn(answers, id));

/** Answers to one published form in one transaction. @returns whether each is stored */
const storeTogether = (all: readonly Storing[], deps: FormDeps): Promise<boolean[]> =>
  deps.db.transaction((tx) => storeIn(tx, all, deps));

async function storeIn(tx: Tx, all: readonly Storing[], deps: FormDeps): Promise<boolean[]> {
  const [first] = all;
  if (!first) return [];
  const { deployment, form } = first;
  const { projectId, ownerId } = deployment;
  // An answer must not outlive a project that is deleted at this moment.
  if (!(await holdProject(tx, projectId))) return all.map(() => false);
  if (form.delivery.maxAnswers !== null) await lockForm(tx, projectId);
  // Sent again, it is stored already, however full the form has become.
  if (await isFull(tx, projectId, form)) return [await hasAnswer(tx, projectId, first.answer.key)];
  const rows = all.map((storing) => ({ ...rowOf(storing), storing }));
  const fresh = await insertAnswers(
    tx,
    rows.map(({ storing: _storing, ...row }) => row),
  );
  const added = rows.filter(({ id }) => fresh.has(id));
  for (const { id, storing } of added) {
    await attach(tx, id, storing, deps);
    await mailAnswer(tx, { ...storing, answerId: id }, deps);
  }
  const payloads = added.map(({ id, deploymentId }) => ({ projectId, deploymentId, answerId: id }));
  await publishEvents(tx, formAnswered, { subject: `project/${projectId}`, payloads }, deps);
  await countAll(tx, { ownerId, what: "formAnswers", keys: added.map(({ id }) => id) }, deps);
  return all.map(() => true);
}

const rowOf = ({ deployment, form, shown, answer }: Storing) => ({
  id: newId("ans"),
  projectId: deployment.projectId,
  deploymentId: deployment.id,
  ownerId: deployment.ownerId,
  requestKey: answer.key,
  answers: answer.answers,
  language: answer.language,
  endingTitle: answer.ending.title,
  consentText: form.consent.isAsked ? shown.consent.text : null,
  createdAt: answer.now,
  expiresAt: new Date(answer.now.getTime() + form.delivery.keepMonths * monthMs),
});

/** What was uploaded for it is from now on the answer's. */
async function attach(tx: Tx, id: string, { form, answer }: Storing, deps: FormDeps) {
  const fileIds = fileFieldsIn(form, answer.answers).map((field) =>
    String(answer.answers[field.id]),
  );
  if (fileIds.length === 0) return;
  const { ticket } = answer;
  await attachFiles(tx, "visitor", { ticket, fileIds, to: filesOfAnswer(id) }, deps);
}
