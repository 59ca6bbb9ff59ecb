import { z } from "zod";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field } from "../../ui/Field.tsx";
import { longText, type Story } from "../story.ts";

const schema = z.object({ company: z.string().min(2, "Enter a name with 2 characters or more.") });

const refused = (more: Partial<FormOutcome & { kind: "refused" }>): FormOutcome => ({
  kind: "refused",
  key: "1",
  intent: "",
  code: "invalid_input",
  status: 422,
  message: "Please check the marked fields.",
  fields: {},
  firstWrong: null,
  values: { company: "A" },
  ...more,
});

const Shown = ({ outcome }: { outcome?: FormOutcome }) => (
  <ActionForm outcome={outcome} schema={schema} submit="Save" busy="Saving...">
    {(field) => <Field {...field("company", "Engines Ltd")} label="Company" />}
  </ActionForm>
);

export const stories: Story[] = [
  { state: "idle", shows: <Shown /> },
  {
    state: "wrong field",
    shows: (
      <Shown
        outcome={refused({ fields: { company: "Enter a longer name." }, firstWrong: "company" })}
      />
    ),
  },
  { state: "refused as a whole", shows: <Shown outcome={refused({ message: longText })} /> },
];
