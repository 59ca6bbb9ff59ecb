import { memo, use, useCallback, useLayoutEffect, useRef } from "react";
import type { z } from "zod";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { ChipsControl } from "./chips-control.tsx";
import {
  ChoiceControl,
  ChoicesControl,
  ColourControl,
  YesNoControl,
  type Choice,
} from "./choice-control.tsx";
import { NumberControl, SliderControl } from "./number-control.tsx";
import { OrderedItems } from "./ordered-items.tsx";
import { type FieldSpec, readFields } from "./read-fields.ts";
import { TextFieldContext } from "./text-field-context.tsx";

type Values = Readonly<Record<string, unknown>>;

type Shared = {
  /** Keys that lead here from the configuration, e.g. `["chatbot", "ai"]`. */
  path: readonly string[];
  problems: readonly Problem[];
  isReadOnly: boolean;
  /** Words for values, by the dotted path of their field: `{ "chatbot.personality": { sales: "Sales-focused" } }`. */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  select?: (id: string) => void;
};

/**
 * A form generated from the titles, descriptions and limits of an object's schema. It writes whole values of the same
 * shape, so that what it writes passes the schema; what is wrong with a value shows at its field.
 */
export function SchemaForm<Value extends Values>({
  schema,
  only,
  value,
  change,
  ...shared
}: Shared & {
  schema: z.ZodType<Value>;
  /** Only these keys, in this order. */
  only?: readonly (keyof Value & string)[];
  value: Value;
  change: (value: Value) => void;
}) {
  const all = readFields(schema);
  const fields = only ? only.flatMap((key) => all.filter((field) => field.key === key)) : all;
  return (
    <Fields
      {...shared}
      fields={fields}
      value={value}
      // Each field writes a value of its own kind under its own key.
      change={(next) => change(next as Value)}
    />
  );
}

function Fields({
  fields,
  value,
  change,
  ...shared
}: Shared & { fields: readonly FieldSpec[]; value: Values; change: (value: Values) => void }) {
  const latest = useRef({ value, change });
  useLayoutEffect(() => {
    latest.current = { value, change };
  });
  const changeField = useCallback((changed: string, next: unknown) => {
    const now = latest.current;
    if (next === undefined)
      now.change(Object.fromEntries(Object.entries(now.value).filter(([key]) => key !== changed)));
    else now.change({ ...now.value, [changed]: next });
  }, []);
  return fields.map((field) => (
    <FieldRow
      {...shared}
      key={field.key}
      field={field}
      value={value[field.key]}
      changeField={changeField}
    />
  ));
}

type RowProps = Shared & {
  field: FieldSpec;
  value: unknown;
  changeField: (key: string, next: unknown) => void;
};

const isSameRow = ({ path, ...a }: RowProps, { path: other, ...b }: RowProps): boolean =>
  path.join(".") === other.join(".") &&
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => a[key as keyof typeof a] === b[key as keyof typeof b],
  );

/** A field, drawn again only when something of it changes: others stay as they are while one types into it. */
const FieldRow = memo(function FieldRow({ changeField, ...rest }: RowProps) {
  const { field, path } = rest;
  return (
    <div data-path={[...path, field.key].join(".")}>
      <FieldOf {...rest} change={(next) => changeField(field.key, next)} />
    </div>
  );
}, isSameRow);

const plainLabel = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

function FieldOf({
  field,
  value,
  change,
  path: parent,
  problems,
  isReadOnly,
  labels,
  select,
}: Shared & { field: FieldSpec; value: unknown; change: (value: unknown) => void }) {
  const textField = use(TextFieldContext);
  const path = [...parent, field.key];
  const place = path.join(".");
  const shared = { problems, isReadOnly, ...(labels && { labels }), ...(select && { select }) };
  const here = problems.filter((problem) => problem.path.join(".") === place);
  const control = {
    label: field.title,
    hint: field.hint,
    error: here.find(({ isWarning }) => !isWarning)?.message,
    isReadOnly,
    onFocus: () => select?.(place),
    onChange: change,
  };
  const choices = (options: readonly string[]): Choice[] =>
    options.map((option) => ({
      value: option,
      label: labels?.[place]?.[option] ?? plainLabel(option),
    }));
  const asText = typeof value === "string" ? value : "";
  const asList = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  switch (field.kind) {
    case "text":
    case "long-text":
      return textField({
        ...control,
        warning: here.find(({ isWarning }) => isWarning)?.message,
        value: asText,
        max: field.max,
        isLong: field.kind === "long-text",
      });
    case "number":
    case "slider": {
      const Control = field.kind === "slider" ? SliderControl : NumberControl;
      const { min, max, step, unit } = field;
      const number = typeof value === "number" ? value : min;
      return <Control {...control} {...{ min, max, step, unit }} value={number} />;
    }
    case "choice":
      return (
        <ChoiceControl
          {...control}
          options={choices(field.options)}
          {...(field.isOptional && { none: "None" })}
          value={asText}
          onChange={(next) => change(next === "" ? undefined : next)}
        />
      );
    case "choices":
      return <ChoicesControl {...control} options={choices(field.options)} value={asList} />;
    case "yes-no":
      return <YesNoControl {...control} value={value === true} />;
    case "colour":
      return <ColourControl {...control} value={asText} />;
    case "list":
      return <ChipsControl {...control} value={asList} max={field.max} itemMax={field.itemMax} />;
    case "group": {
      const inner = (
        <Fields
          {...shared}
          path={path}
          fields={field.fields}
          value={asValues(value)}
          change={change}
        />
      );
      if (field.title === "") return inner;
      return (
        <fieldset className="group">
          <legend className="items__title">{field.title}</legend>
          {field.hint ? <p className="field__hint">{field.hint}</p> : null}
          {inner}
        </fieldset>
      );
    }
    case "items":
      return (
        <OrderedItems
          label={field.title}
          itemName={
            field.fields.length === 1 ? (field.fields[0]?.title.toLowerCase() ?? "item") : "item"
          }
          items={Array.isArray(value) ? (value as { id: string }[]) : []}
          onChange={change}
          newItem={() => ({ id: crypto.randomUUID(), ...emptyOf(field.fields) })}
          max={field.max}
          isReadOnly={isReadOnly}
          hint={field.hint}
          error={control.error}
          empty="Nothing here yet."
          nameOf={() => "item"}
        >
          {(item, changeItem) => (
            <Fields
              {...shared}
              path={[...path, `#${item.id}`]}
              fields={field.fields}
              value={item}
              change={(next) => changeItem({ ...next, id: item.id })}
            />
          )}
        </OrderedItems>
      );
    default:
      return null;
  }
}

const asValues = (value: unknown): Values =>
  typeof value === "object" && value !== null ? (value as Values) : {};

/** A new item as its fields begin: empty, or at the lower limit. */
const emptyOf = (fields: readonly FieldSpec[]): Values =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === "choice") return field.isOptional ? [] : [[field.key, field.options[0]]];
      if (field.kind === "number" || field.kind === "slider") return [[field.key, field.min]];
      if (field.kind === "yes-no") return [[field.key, false]];
      if (field.kind === "colour") return [[field.key, "#000000"]];
      if (field.kind === "group") return [[field.key, emptyOf(field.fields)]];
      return [[field.key, field.kind === "text" || field.kind === "long-text" ? "" : []]];
    }),
  );
