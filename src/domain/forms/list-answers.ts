import { recordAudit } from "#domain/audit/index.ts";
import { deleteFilesOf, listFiles, makeDownloadLink } from "#domain/files/index.ts";
import { type Actor, requirePerson } from "#domain/identity/index.ts";
import { type FormInterface, readProject, requireProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import type { FieldChart, FormAnswersView } from "./contract.ts";
import type { FormDeps } from "./deps.ts";
import { filesOfAnswer, isPlanUsedUp } from "./published-form.ts";
import {
  countAnswers,
  deleteAnswerRow,
  selectAnswers,
  selectFigures,
  selectValueCounts,
} from "./queries.ts";

type Deps = Pick<FormDeps, "db" | "clock">;
type ListDeps = Pick<FormDeps, "db" | "clock" | "digest" | "usage">;
const pageSize = 50;

/** The form of a project that the acting person may see. @throws AppError signed_out, not_found */
export async function requireOwnForm(actor: Actor, projectId: string, deps: Deps) {
  const view = await readProject(actor, projectId, deps);
  if (!("formInterface" in view.configuration)) throw new AppError("not_found");
  return { view, form: view.configuration.formInterface };
}

/** The answers to a form, newest first, 50 a page. @throws AppError signed_out, not_found */
export async function listAnswers(
  actor: Actor,
  { projectId, after }: { projectId: string; after: string },
  deps: ListDeps,
): Promise<FormAnswersView> {
  const { view, form } = await requireOwnForm(actor, projectId, deps);
  const { project } = await requireProject(deps.db, actor, projectId);
  const rows = await selectAnswers(deps.db, projectId, fromCursor(after), pageSize);
  const { items, next } = pageOf(rows, pageSize);
  const asksForFiles = form.fields.some(({ type }) => type === "file");
  return {
    projectId,
    name: view.name,
    canDelete: view.role !== "viewer",
    isLive: view.deployment?.state === "live",
    isPlanUsedUp: await isPlanUsedUp(deps.db, project.ownerId, deps),
    address: view.deployment?.address ?? null,
    fields: form.fields.filter(({ type }) => type !== "statement"),
    total: await countAnswers(deps.db, projectId),
    items: await Promise.all(
      items.map(async ({ id, answers, language, endingTitle, createdAt }) => ({
        id,
        answers,
        language,
        endingTitle,
        createdAt: createdAt.toISOString(),
        files: asksForFiles ? await linksToFiles(actor, id, deps) : {},
      })),
    ),
    next,
  };
}

/** Links for this reader to what was uploaded with an answer. */
async function linksToFiles(actor: Actor, answerId: string, deps: ListDeps) {
  const personId = requirePerson(actor);
  const found = await listFiles(deps.db, filesOfAnswer(answerId));
  return Object.fromEntries(
    found.map(({ id, name }) => [id, { name, href: makeDownloadLink(id, { personId }, deps) }]),
  );
}

/** What was answered to each question, over all answers. @throws AppError signed_out, not_found */
export async function summarizeAnswers(
  actor: Actor,
  projectId: string,
  deps: Deps,
): Promise<FieldChart[]> {
  const { form } = await requireOwnForm(actor, projectId, deps);
  const fields = form.fields.filter(({ type }) => type !== "statement");
  const figures = await selectFigures(
    deps.db,
    projectId,
    fields.map(({ id }) => id),
  );
  const counts = await selectValueCounts(
    deps.db,
    projectId,
    fields.filter(hasBars).map(({ id }) => id),
  );
  return fields.map((field) => {
    const { answered = 0, mean, min, max } = figures.find((one) => one.fieldId === field.id) ?? {};
    const fieldId = field.id;
    if (hasBars(field)) {
      const given = counts.filter((one) => one.fieldId === fieldId);
      return { fieldId, kind: "bars", answered, bars: barsOf(field, given) };
    }
    if (field.type === "number" && typeof mean === "number")
      return { fieldId, kind: "numbers", answered, mean, min: min ?? mean, max: max ?? mean };
    return { fieldId, kind: "texts", answered };
  });
}

type Field = FormInterface["fields"][number];
const hasBars = ({ type }: Pick<Field, "type">) =>
  type === "choice" ||
  type === "choices" ||
  type === "dropdown" ||
  type === "yes-no" ||
  type === "rating";

/** In the order of the options; options that were deleted since come last, under their former id. */
function barsOf(field: Field, given: readonly { value: string; count: number }[]) {
  const countOf = (value: string) => given.find((one) => one.value === value)?.count ?? 0;
  if (field.type === "yes-no")
    return [
      { name: "Yes", count: countOf("yes") },
      { name: "No", count: countOf("no") },
    ];
  if (field.type === "rating")
    return Array.from({ length: Math.max(field.max ?? 5, 2) }, (_, at) => ({
      name: String(at + 1),
      count: countOf(String(at + 1)),
    }));
  const known = new Set(field.options.map(({ id }) => id));
  return [
    ...field.options.map(({ id, name }) => ({ name, count: countOf(id) })),
    ...given
      .filter(({ value }) => !known.has(value))
      .map(({ value, count }) => ({ name: `Deleted option (${value})`, count })),
  ];
}

/** Deletes an answer for good. @throws AppError signed_out, not_found, read_only for viewers */
export const deleteAnswer = (
  actor: Actor,
  { projectId, answerId }: { projectId: string; answerId: string },
  { db }: Pick<Deps, "db">,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { userId } = await requireProject(tx, actor, projectId, "editor");
    if (!(await deleteAnswerRow(tx, { projectId, answerId }))) throw new AppError("not_found");
    await deleteFilesOf(tx, filesOfAnswer(answerId));
    await recordAudit(tx, {
      actor: userId,
      action: "form.answer_deleted",
      subject: `project/${projectId}`,
      detail: { answerId },
    });
  });
