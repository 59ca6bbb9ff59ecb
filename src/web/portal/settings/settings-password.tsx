import { redirect } from "react-router";
import { ChangePasswordForm } from "#domain/accounts/contract.ts";
import { changePassword } from "#domain/accounts/index.ts";
import { NewPassword } from "../../account/new-password.tsx";
import { PasswordField } from "../../account/password-field.tsx";
import { depsContext, visitContext } from "../../kit/context.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/settings-password.ts";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({
  email: context.get(actorContext).email,
});

export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    await changePassword(
      context.get(visitContext),
      context.get(actorContext),
      readForm(form, ChangePasswordForm),
      context.get(depsContext),
    );
    return redirect(savedAt(paths.settingsPassword(), "password"), 303);
  });

export const meta = () => portalMeta("Password · Settings");

const saved = { password: "Your password is changed. Your other sessions have ended." };

export default function SettingsPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SavedNotice texts={saved} isOver={Boolean(actionData)} />
      <SettingsPart
        title="Password"
        lede={
          <p>
            Changing your password ends all your other sessions and cancels any password reset
            links. You stay signed in here.
          </p>
        }
      >
        <SettingsForm
          intent="password"
          outcome={actionData}
          schema={() =>
            import("#domain/accounts/contract.ts").then((contract) => contract.ChangePasswordForm)
          }
          submit="Change password"
          busy="Changing..."
        >
          {(field) => (
            <>
              {/* Tells password managers whose password it is. */}
              <input
                type="email"
                autoComplete="username"
                defaultValue={loaderData.email}
                readOnly
                hidden
              />
              <PasswordField
                {...field("currentPassword")}
                label="Current password"
                autoComplete="current-password"
                required
                maxLength={1000}
              />
              <NewPassword field={field} label="New password" repeatLabel="Confirm new password" />
            </>
          )}
        </SettingsForm>
      </SettingsPart>
    </>
  );
}
