import { PasswordField } from "../../account/password-field.tsx";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import type { FieldOf } from "../../kit/forms/use-action-form.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

type Props = { outcome: FormOutcome<unknown> | undefined };

/** On: new recovery codes, and the way out; each with the password. */
export function TwoFactorOn({ outcome }: Props) {
  return (
    <>
      <SettingsPart
        title="Recovery codes"
        lede={
          <p>
            Two-factor sign-in is on. Each recovery code signs you in once when you don’t have your
            phone. New codes replace the old ones.
          </p>
        }
      >
        <SettingsForm
          intent="renew"
          outcome={outcome}
          schema={() =>
            import("#domain/accounts/contract.ts").then((contract) => contract.PasswordForm)
          }
          submit="Create new codes"
          busy="Creating..."
        >
          {ownPassword}
        </SettingsForm>
      </SettingsPart>
      <SettingsPart
        title="Turn off two-factor sign-in"
        lede={
          <p>You’ll then sign in with your password only, and your recovery codes stop working.</p>
        }
      >
        <SettingsForm
          intent="end"
          outcome={outcome}
          schema={() =>
            import("#domain/accounts/contract.ts").then((contract) => contract.PasswordForm)
          }
          submit="Turn off"
          busy="Turning off..."
          variant="quiet"
        >
          {ownPassword}
        </SettingsForm>
      </SettingsPart>
    </>
  );
}

const ownPassword = (field: FieldOf) => (
  <PasswordField
    {...field("password")}
    label="Your password"
    autoComplete="current-password"
    required
    maxLength={1000}
  />
);
