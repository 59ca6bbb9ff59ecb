import { fieldsOf } from "../../account/account-form.tsx";
import type { FormProblem } from "../../kit/answer-problem.ts";
import { PasswordField } from "../../account/password-field.tsx";
import { problemOf, SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

type Props = { problem: FormProblem | undefined };

/** On: new recovery codes, and the way out; each with the password. */
export function TwoFactorOn({ problem }: Props) {
  const renewing = problemOf(problem, "renew");
  const ending = problemOf(problem, "end");
  return (
    <>
      <SettingsPart
        title="Recovery codes"
        lede={
          <p>
            Two-factor sign-in is on. Each recovery code signs you in once when you don't have your
            phone. New codes void the old ones.
          </p>
        }
      >
        <SettingsForm intent="renew" problem={renewing} submit="Make new codes" busy="Making...">
          <OwnPassword problem={renewing} />
        </SettingsForm>
      </SettingsPart>
      <SettingsPart
        title="Switch it off"
        lede={
          <p>You'll then sign in with your password only, and your recovery codes stop working.</p>
        }
      >
        <SettingsForm
          intent="end"
          problem={ending}
          submit="Switch off"
          busy="Switching off..."
          variant="quiet"
        >
          <OwnPassword problem={ending} />
        </SettingsForm>
      </SettingsPart>
    </>
  );
}

const OwnPassword = ({ problem }: Props) => (
  <PasswordField
    {...fieldsOf(problem)("password")}
    label="Your password"
    autoComplete="current-password"
    required
    maxLength={1000}
  />
);
