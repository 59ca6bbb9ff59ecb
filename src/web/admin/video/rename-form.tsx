import type { LoadSchema } from "../../kit/forms/use-action-form.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field } from "../../ui/Field.tsx";

/** Gives one thing of a list another name at the video provider. What is wrong with a name is said in its own row. */
export function RenameForm({
  actions,
  intent,
  schema,
  id,
  name,
  maxLength = 100,
}: {
  actions: Actions;
  intent: string;
  schema: LoadSchema;
  id: string;
  /** Null: it has none yet. */
  name: string | null;
  maxLength?: number;
}) {
  const { outcome, ...form } = actions.form;
  const isOfOther = outcome?.kind === "refused" && outcome.values["id"] !== id;
  return (
    <ActionForm
      {...form}
      outcome={isOfOther ? undefined : outcome}
      intent={intent}
      schema={schema}
      submit={
        <>
          Rename<span className="sr-only">: {name ?? id}</span>
        </>
      }
      busy="Renaming..."
      button={{ variant: "quiet", size: "small" }}
      className="rename-form"
    >
      {(field) => (
        <>
          <input type="hidden" name="id" value={id} />
          <Field
            {...field("name", name ?? "")}
            label={
              <>
                New name<span className="sr-only"> of {name ?? id}</span>
              </>
            }
            maxLength={maxLength}
          />
        </>
      )}
    </ActionForm>
  );
}
