import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field } from "../../ui/Field.tsx";
import { longText, longWord, type Story } from "../story.ts";

const refused: FormOutcome = {
  kind: "refused",
  key: "1",
  intent: "",
  code: "invalid_input",
  status: 422,
  message: "Something in the form is missing or incorrect.",
  fields: {},
  firstWrong: null,
  values: { email: "ada@" },
};
const atField = (text: string): FormOutcome => ({
  ...refused,
  fields: { email: text },
  firstWrong: "email",
});

const Sample = ({ outcome, label = "Email" }: { outcome?: FormOutcome; label?: string }) => (
  <ActionForm outcome={outcome} className="settings__form" submit="Save" busy="Saving...">
    {(field) => <Field {...field("email")} autoFocus={false} label={label} type="email" />}
  </ActionForm>
);

export const stories: Story[] = [
  { state: "empty", shows: <Sample /> },
  { state: "a wrong field", shows: <Sample outcome={atField("This is not an email address.")} /> },
  { state: "refused as a whole", shows: <Sample outcome={refused} /> },
  { state: "long text", shows: <Sample outcome={atField(longText)} label={longWord} /> },
];
