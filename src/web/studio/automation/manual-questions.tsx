import { choicesOf, type ManualField, maxAnswer } from "#steps/triggers/manual.ts";
import { ApiError } from "../../kit/api-call.ts";
import { Field, Select, TextArea } from "../../ui/Field.tsx";

/** What the form of a manual trigger asks, as fields of the form around it; each is named by its id. */
export function ManualQuestions({
  fields,
  problems,
}: {
  fields: readonly ManualField[];
  /** What is wrong with answers, by the ids of their fields. */
  problems: Readonly<Record<string, string>>;
}) {
  return fields.map((field) => (
    <Question key={field.id} field={field} error={problems[field.id]} />
  ));
}

function Question({ field, error }: { field: ManualField; error: string | undefined }) {
  const { id, name, type } = field;
  const shared = {
    label: name || "Unnamed",
    name: id,
    error,
    optional: field.answer === "optional",
  };
  if (type === "text") return <Field {...shared} maxLength={maxAnswer} />;
  if (type === "long text") return <TextArea {...shared} rows={3} maxLength={maxAnswer} />;
  if (type === "number") return <Field {...shared} inputMode="decimal" maxLength={40} />;
  if (type === "choice")
    return (
      <Select {...shared} defaultValue="">
        <option value="">Choose…</option>
        {choicesOf(field).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    );
  return (
    <Select {...shared} optional={false} defaultValue="no">
      <option value="yes">Yes</option>
      <option value="no">No</option>
    </Select>
  );
}

/** What was filled in, by the ids of the fields. */
export const answersIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([id, value]) =>
      typeof value === "string" ? [[id, value]] : [],
    ),
  );

/** What a refused start says is wrong with answers, by the ids of their fields. */
export const answerProblems = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields).flatMap(([path, problem]) =>
          path.startsWith("answers.") ? [[path.slice("answers.".length), problem]] : [],
        ),
      )
    : {};
