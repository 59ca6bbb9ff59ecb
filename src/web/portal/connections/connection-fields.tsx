import {
  type ConnectionKind,
  type ConnectionView,
  fieldsOfKind,
} from "#domain/connections/contract.ts";
import type { FieldOf } from "../../kit/forms/use-action-form.ts";
import { Field, TextArea } from "../../ui/Field.tsx";

/**
 * The fields of a kind, as its registry has them. `connection`: it is changed, and what is stored of its secrets stays
 * where nothing is typed.
 */
export function ConnectionFields({
  kind,
  field,
  connection,
}: {
  kind: ConnectionKind;
  field: FieldOf;
  connection?: ConnectionView;
}) {
  const isLocked = connection?.state === "locked";
  return (
    <>
      <Field
        {...field("name", connection?.name)}
        label="Name"
        hint="So you can tell it apart from your other connections."
        required
        maxLength={100}
        autoComplete="off"
      />
      {fieldsOfKind(kind).map(({ name, title, description, isSecret, isLong, isOptional }) => {
        const mask = connection?.masks[name];
        const kept = connection && !isLocked ? keptWords(mask) : "";
        const props = {
          ...field(name, isSecret ? undefined : connection?.settings[name]),
          label: title,
          hint: [isSecret ? kept : "", description].filter(Boolean).join(" ") || undefined,
          required: !isOptional && (!isSecret || !connection || isLocked),
          optional: isOptional,
          autoComplete: "off",
          spellCheck: false,
        };
        if (isSecret && isLong)
          return <TextArea key={name} {...props} defaultValue="" rows={6} data-secret="" />;
        if (isSecret)
          return (
            <Field
              key={name}
              {...props}
              defaultValue=""
              type="password"
              autoComplete="new-password"
              data-secret=""
            />
          );
        return <Field key={name} {...props} />;
      })}
    </>
  );
}

const keptWords = (mask: string | undefined) =>
  mask && mask !== "…"
    ? `Stored: ${mask}. Leave it empty to keep it.`
    : "Leave it empty to keep what is stored.";
