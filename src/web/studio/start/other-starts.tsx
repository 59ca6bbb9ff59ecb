import { Form } from "react-router";
import { typeOffers } from "#content/studio-start/types.ts";
import { serviceTypes } from "#domain/projects/contract.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";

/** An empty project of a type. */
export const BlankTypes = () => (
  <section className="grid gap-3" aria-labelledby="blank">
    <h2 className="studio__title" id="blank">
      Start empty
    </h2>
    <ul className="studio-start__blank">
      {serviceTypes.map((type) => (
        <li key={type}>
          <Form method="post">
            <input type="hidden" name="intent" value="blank" />
            <input type="hidden" name="type" value={type} />
            <Button type="submit" variant="quiet" size="small">
              {typeOffers[type].name}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  </section>
);

/** The project of a file that Export made, here or on another installation. */
export const ImportFile = ({ outcome }: { outcome: FormOutcome<unknown> | undefined }) => (
  <section className="grid gap-3" aria-labelledby="import">
    <h2 className="studio__title" id="import">
      Import a file
    </h2>
    <Form method="post" encType="multipart/form-data" className="studio-start__import">
      <input type="hidden" name="intent" value="import" />
      <Field
        label="Exported project, or a workflow from n8n"
        name="file"
        type="file"
        accept=".json,application/json"
        hint="A JSON file of up to 1 MB."
        required
        error={
          outcome?.kind === "refused" && outcome.intent === "import" ? outcome.message : undefined
        }
      />
      <Button type="submit" variant="quiet" size="small">
        Import
      </Button>
    </Form>
  </section>
);

/** A workflow as n8n copies it. What it becomes is shown first. */
export const PasteN8n = ({ outcome }: { outcome: FormOutcome<unknown> | undefined }) => (
  <section className="grid gap-3" aria-labelledby="n8n">
    <h2 className="studio__title" id="n8n">
      Paste from n8n
    </h2>
    <Form method="post" encType="multipart/form-data" className="studio-start__import">
      <input type="hidden" name="intent" value="n8n" />
      <TextArea
        label="Workflow"
        name="text"
        rows={3}
        hint="In n8n, select all nodes and copy them. Credentials aren’t imported."
        required
        spellCheck={false}
        error={
          outcome?.kind === "refused" && outcome.intent === "n8n" ? outcome.message : undefined
        }
      />
      <Button type="submit" variant="quiet" size="small">
        Preview it
      </Button>
    </Form>
  </section>
);
