import { appendToUpload, beginUpload } from "#domain/files/index.ts";
import { type FormDeps, readPublicForm, submitForm } from "#domain/forms/index.ts";
import type { FormInterface } from "#domain/projects/contract.ts";
import { publishProject, saveProject, startProject } from "#domain/projects/index.ts";
import type { PlanId } from "#domain/usage/index.ts";
import { chunksOf, filesOn, pngOf } from "./files.ts";
import { formOf, question, when } from "./forms.ts";
import { openStudio } from "./studio.ts";

/** A studio in which Ada publishes forms, and Eve has nothing to do with them. */
export async function openForms() {
  const studio = await openStudio();
  let keys = 0;
  const { digest } = filesOn(studio.database);
  let deps: FormDeps = { ...studio.deps, digest };
  const people = { ada: { userId: "" }, eve: { userId: "" } };
  const saveDraft = async (projectId: string, form: FormInterface) => {
    const draft = await studio.draft(people.ada, projectId);
    const input = { ...draft, name: "Feedback", configuration: { formInterface: form } };
    return saveProject(people.ada, { projectId, input }, studio.deps);
  };
  return {
    studio,
    get deps() {
      return deps;
    },
    people,
    setPlan: (plan: PlanId) => {
      deps = { ...studio.onPlan(plan), digest };
    },
    async beginAgain() {
      await studio.empty();
      await studio.database.pool.query(
        "truncate form_answers, files, file_pieces, usage_months, usage_entries",
      );
      studio.setClock(null);
      deps = { ...studio.deps, digest };
      people.ada = await studio.people.insert({ name: "Ada", emailVerified: true });
      people.eve = await studio.people.insert({ name: "Eve" });
    },
    rows: async (query: string) => (await studio.database.pool.query(query)).rows as object[],
    /** A published form of Ada's. */
    async publish(form: FormInterface) {
      const projectId = await startProject(
        people.ada,
        { serviceType: "form-interface" },
        studio.deps,
      );
      const { revision } = await saveDraft(projectId, form);
      const { address } = await publishProject(people.ada, { projectId, revision }, studio.deps);
      return { projectId, address };
    },
    /** A picture that a visitor of the form uploads. */
    async upload(address: string): Promise<{ ticket: string; id: string }> {
      const { upload: allowed } = await readPublicForm(address, deps);
      const ticket = allowed?.ticket ?? "";
      const files = filesOn(studio.database);
      const begun = await beginUpload("visitor", { ticket, name: "roof.png", size: 5000 }, files);
      const part = { ticket, id: begun.id, offset: 0, bytes: chunksOf(pngOf(5000)) };
      await appendToUpload("visitor", part, files);
      return { ticket, id: begun.id };
    },
    saveDraft,
    /** Publishes another version of a form. */
    async publishAgain(projectId: string, form: FormInterface) {
      const { revision } = await saveDraft(projectId, form);
      await publishProject(people.ada, { projectId, revision }, studio.deps);
    },
    send: (address: string, answers: Record<string, string | string[]>, more: object = {}) =>
      submitForm(
        { address, key: `key-${"0".repeat(16)}${keys++}`, answers, begunAt: 1, ...more },
        deps,
      ),
  };
}

/** A form with a question of most kinds; `kind` is asked where there is a pet. */
export const plainForm = () =>
  formOf([
    question("name", "text", { required: true }),
    question("mail", "email"),
    question("pet", "yes-no"),
    question("kind", "choice", { required: true, showWhen: when("pet", "equals", "yes") }),
    question("stars", "rating"),
    question("age", "number"),
  ]);
