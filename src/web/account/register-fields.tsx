import type { FieldOf } from "../kit/forms/use-action-form.ts";
import { pagePatterns } from "../page-patterns.ts";
import { Checkbox, Field } from "../ui/Field.tsx";
import { NewPassword } from "./new-password.tsx";

const NewTab = () => <span className="sr-only"> (opens in a new tab)</span>;

/** Spec site.md §2, Register: what is asked of a person who opens an account. */
export function RegisterFields({ field }: { field: FieldOf }) {
  const { defaultValue: ticked, ...terms } = field("terms");
  return (
    <>
      <div className="account__pair">
        <Field
          {...field("firstName")}
          label="First name"
          autoComplete="given-name"
          required
          maxLength={100}
        />
        <Field
          {...field("lastName")}
          label="Last name"
          autoComplete="family-name"
          required
          maxLength={100}
        />
      </div>
      <Field
        {...field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={320}
      />
      <Field
        {...field("company")}
        label="Company"
        optional
        autoComplete="organization"
        maxLength={200}
      />
      <NewPassword
        field={field}
        label="Password"
        repeatLabel="Confirm password"
        ownFields={["firstName", "lastName", "email", "company"]}
      />
      <Checkbox
        {...terms}
        required
        defaultChecked={ticked === "on"}
        label={
          <>
            I accept the{" "}
            <a className="account__link" href={pagePatterns.termsShort} target="_blank">
              terms of service
              <NewTab />
            </a>{" "}
            and have read the{" "}
            <a className="account__link" href={pagePatterns.privacyShort} target="_blank">
              privacy policy
              <NewTab />
            </a>
            .
          </>
        }
      />
    </>
  );
}
