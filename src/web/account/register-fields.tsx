import { pagePatterns } from "../page-patterns.ts";
import { Checkbox, Field } from "../ui/Field.tsx";
import { fieldsOf } from "./account-form.tsx";
import type { FormProblem } from "../kit/answer-problem.ts";
import { NewPassword } from "./new-password.tsx";

const NewTab = () => <span className="sr-only"> (opens in a new tab)</span>;

/** Spec site.md §2, Register: what is asked of a person who opens an account. */
export function RegisterFields({ problem }: { problem: FormProblem | undefined }) {
  const field = fieldsOf(problem);
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
        problem={problem}
        label="Password"
        repeatLabel="Confirm password"
        ownFields={["firstName", "lastName", "email", "company"]}
      />
      <Checkbox
        name="terms"
        required
        error={problem?.fields["terms"]}
        {...(problem?.first === "terms" && { autoFocus: true })}
        defaultChecked={problem?.values["terms"] === "on"}
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
