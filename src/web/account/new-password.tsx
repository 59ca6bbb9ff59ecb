import { passwordLength } from "#kit/password-length.ts";
import type { FieldOf } from "../kit/forms/use-action-form.ts";
import { PasswordField } from "./password-field.tsx";

/** A new password, rated while typing, and the same once more. */
export function NewPassword({
  field,
  label,
  repeatLabel,
  ownFields,
}: {
  field: FieldOf;
  label: string;
  repeatLabel: string;
  ownFields?: readonly string[];
}) {
  return (
    <>
      <PasswordField
        {...field("password")}
        label={label}
        hint={`At least ${passwordLength.min} characters. A few unrelated words work well.`}
        autoComplete="new-password"
        required
        maxLength={passwordLength.max}
        meter
        {...(ownFields && { ownFields })}
      />
      <PasswordField
        {...field("confirmPassword")}
        label={repeatLabel}
        autoComplete="new-password"
        required
        maxLength={passwordLength.max}
      />
    </>
  );
}
