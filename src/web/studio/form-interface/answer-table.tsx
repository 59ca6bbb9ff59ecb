import type { FormAnswersView } from "#domain/forms/contract.ts";
import { type Answer, textsOf } from "#domain/projects/configuration/form-flow.ts";
import type { FormField } from "#domain/projects/configuration/form-interface.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Moment } from "../../ui/Moment.tsx";

/** An answer as its form's owner reads it. */
function inWords(field: FormField, answer: Answer | undefined): string {
  if (field.type === "yes-no" && typeof answer === "string") return answer === "yes" ? "Yes" : "No";
  return textsOf(answer)
    .map((text) => field.options.find(({ id }) => id === text)?.name ?? text)
    .join(", ");
}

/** Every answer in a row, every question in a column; wide forms scroll within. */
export function AnswerTable({ list, actions }: { list: FormAnswersView; actions: Actions }) {
  return (
    // The table scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="form-answers__scroll" aria-label="All answers" tabIndex={0}>
      <table className="form-answers__table">
        <thead>
          <tr>
            <th scope="col">Sent</th>
            {list.fields.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            {list.canDelete ? (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {list.items.map(({ id, answers, createdAt, files }) => (
            <tr key={id}>
              <th scope="row">
                <Moment at={createdAt} />
              </th>
              {list.fields.map((field) => (
                <td key={field.id} dir="auto">
                  <Given field={field} answer={answers[field.id]} files={files} />
                </td>
              ))}
              {list.canDelete ? (
                <td>
                  <ActionButton
                    actions={actions}
                    fields={{ intent: "delete", answerId: id }}
                    asks
                    busy="Deleting…"
                  >
                    Delete
                  </ActionButton>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Given(props: {
  field: FormField;
  answer: Answer | undefined;
  files: FormAnswersView["items"][number]["files"];
}) {
  const { field, answer, files } = props;
  const file = field.type === "file" && typeof answer === "string" ? files[answer] : undefined;
  if (field.type === "file" && answer !== undefined)
    return file ? <a href={file.href}>{file.name}</a> : "Deleted file";
  return inWords(field, answer);
}
