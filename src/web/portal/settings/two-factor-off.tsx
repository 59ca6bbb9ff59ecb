import { Link } from "react-router";
import { PasswordField } from "../../account/password-field.tsx";
import { refusalOf, type FormOutcome } from "../../kit/forms/outcome.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

/** Off: what it is, and the way in. `unconfirmed`: the address to confirm first; `isMailKept`: no mail leaves this site. */
export function TwoFactorOff({
  outcome,
  unconfirmed,
  isMailKept,
}: {
  outcome: FormOutcome<unknown> | undefined;
  unconfirmed: string | null;
  isMailKept: boolean;
}) {
  // The code's form came back without its set-up: it was for somebody else, or altered.
  const lost = refusalOf(outcome, "confirm");
  return (
    <SettingsPart
      title="Two-factor sign-in is off"
      lede={
        <>
          <p>
            When it’s on, you sign in with your password and a code from an app on your phone.
            Someone who learns your password still can’t get in.
          </p>
          <p>
            You need an authenticator app, for instance Aegis, 2FAS, Google Authenticator, or your
            password manager.
          </p>
        </>
      }
    >
      {lost ? (
        <Notice tone="brick" live title={lost.message}>
          <p>
            Nothing has changed yet. If your app already has the entry, remove it and start again.
          </p>
        </Notice>
      ) : null}
      {unconfirmed === null ? (
        <SettingsForm
          intent="begin"
          outcome={outcome}
          schema={() =>
            import("#domain/accounts/contract.ts").then((contract) => contract.PasswordForm)
          }
          submit="Set up two-factor sign-in"
          busy="Preparing..."
          variant="primary"
        >
          {(field) => (
            <PasswordField
              {...field("password")}
              label="Your password"
              hint="So that no one else can do this if you leave your screen unlocked."
              autoComplete="current-password"
              required
              maxLength={1000}
            />
          )}
        </SettingsForm>
      ) : (
        <Notice tone="amber" title="Confirm your email address first">
          <p>
            {isMailKept
              ? `This site doesn’t send email yet. An admin can give you the link: it’s in the outbox, addressed to ${unconfirmed}.`
              : `Open the link that we sent to ${unconfirmed}.`}{" "}
            Then set up two-factor sign-in here.{" "}
            <Link to={paths.confirmEmail()}>Get the link again</Link>
          </p>
        </Notice>
      )}
    </SettingsPart>
  );
}
