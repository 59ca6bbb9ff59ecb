import { passwordLength } from "#kit/password-length.ts";
import { fieldsOf } from "./account-form.tsx";
import type { FormProblem } from "../kit/answer-problem.ts";
import { PasswordField } from "./password-field.tsx";

/** A new password, rated while typing, and the same once more. */
export function NewPassword({
  problem,
  label,
  repeatLabel,
  ownFields,
}: {
  problem: FormProblem | undefined;
  label: string;
  repeatLabel: string;
  ownFields?: readonly string[];
}) {
  const field = fieldsOf(problem);
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
