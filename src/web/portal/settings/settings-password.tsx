import { redirect } from "react-router";
import { changePassword } from "#domain/accounts/index.ts";
import { fieldsOf } from "../../account/account-form.tsx";
import { answerProblem } from "../../kit/answer-problem.ts";
import { NewPassword } from "../../account/new-password.tsx";
import { PasswordField } from "../../account/password-field.tsx";
import { depsContext, renderErrorContext, visitContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { portalMeta } from "../portal-meta.ts";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { problemOf, SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import type { Route } from "./+types/settings-password.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  email: context.get(actorContext).email,
});

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    await changePassword(
      context.get(visitContext),
      context.get(actorContext),
      Object.fromEntries(form),
      context.get(depsContext),
    );
  } catch (thrown) {
    return answerProblem(thrown, form, context.get(renderErrorContext));
  }
  return redirect(savedAt(paths.settingsPassword(), "password"), 303);
}

export const meta = () => portalMeta("Password · Settings");

const saved = { password: "Your password is changed. Your other sessions have ended." };

export default function SettingsPassword({ loaderData, actionData }: Route.ComponentProps) {
  const problem = problemOf(actionData?.problem, "password");
  const field = fieldsOf(problem);
  return (
    <>
      <SavedNotice texts={saved} isOver={Boolean(actionData)} />
      <SettingsPart
        title="Password"
        lede={
          <p>
            Changing your password ends all your other sessions and voids any password reset links.
            You stay signed in here.
          </p>
        }
      >
        <SettingsForm
          intent="password"
          problem={problem}
          submit="Change password"
          busy="Changing..."
        >
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
          <NewPassword problem={problem} label="New password" repeatLabel="Confirm new password" />
        </SettingsForm>
      </SettingsPart>
    </>
  );
}
