import type { ReactNode } from "react";
import type { Answer } from "#domain/projects/configuration/form-flow.ts";
import type { FormField } from "#domain/projects/configuration/form-interface.ts";
import type { FormWords } from "#domain/projects/configuration/form-texts.ts";
import { classNames } from "../kit/class-names.ts";
import { CircleAlert } from "../ui/icons.tsx";
import { FormInput, isGroup } from "./form-input.tsx";
import { inputName } from "./use-answers.ts";

export type FileFieldProps = {
  field: FormField;
  /** Of the posted field. */
  name: string;
  label: ReactNode;
  problem: string | undefined;
};

type Props = {
  field: FormField;
  /** Begins the ids of its elements. */
  prefix: string;
  answer: Answer | undefined;
  problem: string | undefined;
  words: FormWords;
  isRequired: boolean;
  /** Shown only with certain answers: hidden until scripts know them, and always shown without scripts. */
  isWaiting: boolean;
  fileField: ((props: FileFieldProps) => ReactNode) | undefined;
};

/** One question: its text, its control, its help, and what is wrong with the answer. */
export function FormFieldView(props: Props) {
  const { field, prefix, problem, words, isWaiting } = props;
  const id = `${prefix}-${field.id}`;
  const className = classNames("form-view__field", isWaiting && "form-view__waits");
  if (field.type === "statement")
    return (
      <div className={className}>
        <p className="form-view__statement" dir="auto">
          {field.name}
        </p>
        {field.help ? (
          <p className="form-view__help" dir="auto">
            {field.help}
          </p>
        ) : null}
      </div>
    );
  const label = (
    <>
      <span dir="auto">{field.name}</span>
      {field.required ? null : <span className="form-view__optional"> ({words.optional})</span>}
    </>
  );
  if (field.type === "file" && props.fileField)
    return (
      <div className={className} data-field={field.id} id={id}>
        {props.fileField({ field, name: inputName(field.id), label, problem })}
        <p className="form-view__help without-js">{words.needsScripts}</p>
      </div>
    );
  const rest = (
    <>
      {field.help ? (
        <p className="form-view__help" id={`${id}-help`} dir="auto">
          {field.help}
        </p>
      ) : null}
      <Control {...props} id={id} />
      {problem ? (
        <p className="form-view__problem" id={`${id}-problem`}>
          <CircleAlert size={16} />
          {problem}
        </p>
      ) : null}
    </>
  );
  return isGroup(field) ? (
    <fieldset className={className} data-field={field.id}>
      <legend className="form-view__label">{label}</legend>
      {rest}
    </fieldset>
  ) : (
    <div className={className} data-field={field.id}>
      <label className="form-view__label" htmlFor={id}>
        {label}
      </label>
      {rest}
    </div>
  );
}

function Control({ field, id, answer, problem, words, isRequired }: Props & { id: string }) {
  const describedBy =
    [field.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined;
  const isInvalid = problem !== undefined;
  return <FormInput {...{ field, id, answer, words, isInvalid, describedBy, isRequired }} />;
}
