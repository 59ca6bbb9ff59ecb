import type { FormInterface } from "#domain/projects/contract.ts";
import { formOf, question, when } from "../factories/forms.ts";
import type { LentApp } from "./lent-apps.ts";
import type { Person } from "./people.ts";

const quoted = (value: unknown) =>
  `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

/** A form of the owner's, live at its address. @returns the id of its project */
export async function publishForm(
  app: LentApp,
  owner: Person,
  { address, form }: { address: string; form: FormInterface },
): Promise<string> {
  const id = `prj_${address}`;
  const configuration = quoted({ formInterface: form });
  const [{ id: ownerId = "" } = {}] = await app.query<{ id?: string }>(
    `select id from users where email = ${quoted(owner.email)}`,
  );
  await app.query(
    `insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, state, published_revision, address)
     values ('${id}', '${ownerId}', 'Clinic intake', '', 'form-interface', ${configuration}, 2, 1, 'live', 1, '${address}')`,
  );
  await app.query(
    `insert into project_deployments (id, project_id, number, revision, service_type, name, configuration, schema_version, state, published_by)
     values ('dep_${address}', '${id}', 1, 1, 'form-interface', 'Clinic intake', ${configuration}, 2, 'live', '${ownerId}')`,
  );
  return id;
}

/** Asks for a name, and for a pet where there is one. */
export const intake = (more: Partial<FormInterface> = {}) =>
  formOf(
    [
      question("name", "text", { name: "Your name", required: true }),
      question("pet", "yes-no", { name: "Do you bring a pet?" }),
      question("kind", "text", {
        name: "What kind of pet?",
        required: true,
        showWhen: when("pet", "equals", "yes"),
      }),
    ],
    { title: "Clinic intake", ...more },
  );

const always = { match: "all" as const, rules: [] };
/** The same form asked in two steps: who, and their pet. */
export function inTwoSteps(form: FormInterface): FormInterface {
  return {
    ...form,
    steps: [
      { id: "step-1", name: "You", showWhen: always },
      { id: "step-2", name: "Your pet", showWhen: always },
    ],
    fields: form.fields.map((field) => ({
      ...field,
      stepId: field.id === "name" ? "step-1" : "step-2",
    })),
    styling: { ...form.styling, layout: "steps" },
  };
}
