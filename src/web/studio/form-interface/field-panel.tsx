import { memo } from "react";
import type { FormField, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { hasOptions } from "#domain/projects/configuration/form-interface.ts";
import { Field, Select } from "../../ui/Field.tsx";
import { YesNoControl } from "../fields/choice-control.tsx";
import { LinesControl } from "../fields/lines-control.tsx";
import { TextControl } from "../fields/text-control.tsx";
import { useLatest } from "../fields/use-latest.ts";
import { ConditionEditor } from "./condition-editor.tsx";
import { asKind, earlierThan, withNames } from "./edit-form.ts";
import { fieldKinds, limitWords } from "./field-types.ts";

type Props = {
  form: FormInterface;
  field: FormField;
  change: (part: Partial<FormField>) => void;
  isReadOnly: boolean;
  errorAt: (...path: string[]) => string | undefined;
};
const newOptionId = () => `option-${crypto.randomUUID().slice(0, 8)}`;

/** Everything about the selected question. */
export function FieldPanel({ form, field, change, isReadOnly, errorAt }: Props) {
  const at = (key: string) => errorAt("fields", `#${field.id}`, key);
  const choose = useLatest((type: FormField["type"]) => change(asKind(field, type)));
  const rename = useLatest((names: readonly string[]) =>
    change({ options: withNames(field.options, names, newOptionId) }),
  );
  const isQuestion = field.type !== "statement";
  const takesPlaceholder = !["choice", "choices", "yes-no", "rating", "file", "statement"].includes(
    field.type,
  );
  return (
    <div className="designer">
      <KindSelect type={field.type} isReadOnly={isReadOnly} choose={choose} />
      <TextControl
        label={isQuestion ? "Question" : "Text"}
        value={field.name}
        max={300}
        error={at("name")}
        isReadOnly={isReadOnly}
        onChange={(name) => change({ name })}
      />
      {isQuestion ? (
        <YesNoControl
          label="Required"
          value={field.required}
          isReadOnly={isReadOnly}
          onChange={(required) => change({ required })}
        />
      ) : null}
      {hasOptions(field.type) ? (
        <Options
          options={field.options}
          error={at("options")}
          isReadOnly={isReadOnly}
          rename={rename}
        />
      ) : null}
      <TextControl
        label="Help text"
        hint="A line below the question."
        value={field.help}
        max={500}
        isLong
        isReadOnly={isReadOnly}
        onChange={(help) => change({ help })}
      />
      {takesPlaceholder ? (
        <TextControl
          label="Placeholder"
          hint="An example within the empty field. It disappears while typing."
          value={field.placeholder}
          max={100}
          isReadOnly={isReadOnly}
          onChange={(placeholder) => change({ placeholder })}
        />
      ) : null}
      <Limits field={field} change={change} isReadOnly={isReadOnly} error={at("min")} />
      {form.steps.length > 1 ? (
        <Select
          label="Step"
          name="step"
          value={field.stepId}
          disabled={isReadOnly}
          onChange={({ target }) => change({ stepId: target.value })}
        >
          {form.steps.map(({ id, name }, place) => (
            <option key={id} value={id}>
              {name || `Step ${place + 1}`}
            </option>
          ))}
        </Select>
      ) : null}
      <ConditionEditor
        label="Show this question"
        condition={field.showWhen}
        change={(showWhen) => change({ showWhen })}
        earlier={earlierThan(form, field.id)}
        isReadOnly={isReadOnly}
        error={at("showWhen")}
      />
    </div>
  );
}

// These two aren't drawn again while something else of the question is typed.

const KindSelect = memo(function KindSelect(props: {
  type: FormField["type"];
  isReadOnly: boolean;
  choose: (type: FormField["type"]) => void;
}) {
  return (
    <Select
      label="Type"
      name="type"
      value={props.type}
      disabled={props.isReadOnly}
      onChange={({ target }) => {
        const kind = fieldKinds.find(({ type }) => type === target.value);
        if (kind) props.choose(kind.type);
      }}
    >
      {fieldKinds.map(({ type, name }) => (
        <option key={type} value={type}>
          {name}
        </option>
      ))}
    </Select>
  );
});

const Options = memo(function Options(props: {
  options: FormField["options"];
  error: string | undefined;
  isReadOnly: boolean;
  rename: (names: readonly string[]) => void;
}) {
  return (
    <LinesControl
      label="Options"
      itemName="option"
      hint="Paste a list to add several at once."
      value={props.options.map(({ name }) => name)}
      max={50}
      itemMax={200}
      error={props.error}
      isReadOnly={props.isReadOnly}
      onChange={props.rename}
    />
  );
});

function Limits(
  props: Pick<Props, "field" | "change" | "isReadOnly"> & { error: string | undefined },
) {
  const { field, change, isReadOnly, error } = props;
  const words = limitWords(field);
  if (!words) return null;
  return (
    <div className="designer__pair">
      {words.min === null ? null : (
        <LimitControl
          label={words.min}
          value={field.min}
          error={error}
          isReadOnly={isReadOnly}
          change={(min) => change({ min })}
        />
      )}
      <LimitControl
        label={words.max}
        value={field.max}
        isReadOnly={isReadOnly}
        change={(max) => change({ max })}
      />
    </div>
  );
}

/** A number, or none. */
export function LimitControl(props: {
  label: string;
  value: number | null;
  change: (value: number | null) => void;
  isReadOnly: boolean;
  error?: string | undefined;
  hint?: string;
}) {
  const { label, value, change, isReadOnly, error, hint } = props;
  return (
    <Field
      label={label}
      name={label}
      type="number"
      hint={hint}
      {...(error === undefined ? {} : { error })}
      value={value ?? ""}
      readOnly={isReadOnly}
      onChange={({ target }) => {
        const number = target.value.trim() === "" ? null : Number(target.value);
        if (number === null || Math.abs(number) <= 1e9) change(number);
      }}
    />
  );
}
