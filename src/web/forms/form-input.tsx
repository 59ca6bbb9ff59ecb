import { type ComponentProps, useState } from "react";
import { longestOf, starsOf } from "#domain/projects/configuration/form-checks.ts";
import { type Answer, textsOf } from "#domain/projects/configuration/form-flow.ts";
import type { FormField } from "#domain/projects/configuration/form-interface.ts";
import type { FormWords } from "#domain/projects/configuration/form-texts.ts";
import { classNames } from "../kit/class-names.ts";
import { inputName } from "./use-answers.ts";

export type InputProps = {
  field: FormField;
  id: string;
  answer: Answer | undefined;
  words: FormWords;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** The browser itself asks for an answer, until our scripts do. */
  isRequired: boolean;
  /** Only to be looked at. */
  isDisabled?: boolean;
};

/** Kinds whose answer is one of several controls: they stand in a fieldset. */
export const isGroup = ({ type }: FormField): boolean =>
  type === "choice" || type === "choices" || type === "yes-no" || type === "rating";

const inputTypes = { email: "email", phone: "tel", date: "date" } as const;
const fills = { email: "email", phone: "tel" } as const;

/** The control of one field. */
export function FormInput(props: InputProps) {
  const { field, id, answer, words, isInvalid, describedBy, isRequired, isDisabled } = props;
  const [value = ""] = textsOf(answer);
  const common = {
    id,
    name: inputName(field.id),
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": describedBy,
    required: isRequired,
    disabled: isDisabled,
    className: "form-view__input",
  };
  if (isGroup(field)) return <Choices {...props} />;
  if (field.type === "long-text")
    return (
      <textarea
        {...common}
        rows={4}
        defaultValue={value}
        placeholder={field.placeholder}
        maxLength={longestOf(field) ?? undefined}
      />
    );
  if (field.type === "dropdown")
    return (
      <select {...common} defaultValue={value}>
        <option value="">{field.placeholder || words.choose}</option>
        {field.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    );
  if (field.type === "file") return <FilePreview {...common} />;
  if (field.type === "number")
    return (
      <input
        {...common}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        placeholder={field.placeholder}
      />
    );
  return (
    <input
      {...common}
      type={inputTypes[field.type as keyof typeof inputTypes] ?? "text"}
      autoComplete={fills[field.type as keyof typeof fills]}
      defaultValue={value}
      placeholder={field.placeholder}
      maxLength={longestOf(field) ?? undefined}
      dir={field.type === "text" ? "auto" : undefined}
    />
  );
}

/** Where nothing is uploaded, as in a preview: that a file was chosen is the answer. */
function FilePreview({ name, ...common }: ComponentProps<"input">) {
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <input
        {...common}
        type="file"
        onChange={({ target }) => setChosen((target.files?.length ?? 0) > 0)}
      />
      {isChosen ? <input type="hidden" name={name} value="preview" /> : null}
    </>
  );
}

type Option = { value: string; name: string };

function optionsOf({ field, words }: InputProps): Option[] {
  if (field.type === "yes-no")
    return [
      { value: "yes", name: words.yes },
      { value: "no", name: words.no },
    ];
  if (field.type === "rating")
    return Array.from({ length: starsOf(field) }, (_, at) => ({
      value: String(at + 1),
      name: words.starsOf(at + 1, starsOf(field)),
    }));
  return field.options.map(({ id, name }) => ({ value: id, name }));
}

/** Options as radio buttons or tick boxes; the stars of a rating are radio buttons, too. */
function Choices(props: InputProps) {
  const { field, id, answer, isInvalid, describedBy, isRequired, isDisabled } = props;
  const chosen = textsOf(answer);
  const isRating = field.type === "rating";
  return (
    <div
      className={classNames(
        "form-view__options",
        isRating && "form-view__options--stars",
        field.type === "yes-no" && "form-view__options--row",
      )}
    >
      {optionsOf(props).map(({ value, name }, at) => (
        <label key={value} className={isRating ? "form-view__star" : "form-view__option"}>
          <input
            id={at === 0 ? id : undefined}
            type={field.type === "choices" ? "checkbox" : "radio"}
            name={inputName(field.id)}
            value={value}
            defaultChecked={chosen.includes(value)}
            required={isRequired && field.type !== "choices"}
            disabled={isDisabled}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
          />
          {isRating ? <Star name={name} /> : <span dir="auto">{name}</span>}
        </label>
      ))}
    </div>
  );
}

const Star = ({ name }: { name: string }) => (
  <>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3.2 14.7 8.9 20.9 9.7 16.4 14 17.5 20.2 12 17.2 6.5 20.2 7.6 14 3.1 9.7 9.3 8.9Z" />
    </svg>
    <span className="sr-only">{name}</span>
  </>
);
