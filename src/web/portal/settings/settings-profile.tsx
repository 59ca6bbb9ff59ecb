import { Link, redirect } from "react-router";
import { ChangeEmailForm, ProfileForm } from "#domain/accounts/contract.ts";
import { changeEmail, changeProfile } from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { NoMailNote } from "../../account/no-mail-note.tsx";
import { PasswordField } from "../../account/password-field.tsx";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Field } from "../../ui/Field.tsx";
import { CircleAlert, CircleCheck } from "../../ui/icons.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/settings-profile.ts";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { name, company, email, emailVerified } = context.get(actorContext);
  const sendsMail = !keepsMail(context.get(depsContext));
  return { name, company: company ?? "", email, emailVerified, sendsMail };
}

/** Name and company, or another address. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const intent = formText(form, "intent");
    if (intent === "profile") await changeProfile(actor, readForm(form, ProfileForm), deps);
    else if (intent === "email")
      await changeEmail(context.get(visitContext), actor, readForm(form, ChangeEmailForm), deps);
    else throw new AppError("invalid_input");
    return redirect(savedAt(paths.settings(), intent), 303);
  });

export const meta = () => portalMeta("Profile · Settings");

const saved = {
  profile: "Your profile is saved.",
  email:
    "We emailed the new address. The change takes effect when you open the link in that email.",
};
const savedWithoutMail = {
  ...saved,
  email: "The link for the new address is ready. The change takes effect when you open it.",
};

export default function SettingsProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { sendsMail } = loaderData;
  return (
    <>
      <SavedNotice texts={sendsMail ? saved : savedWithoutMail} isOver={Boolean(actionData)} />
      <SettingsPart title="Name and company" lede={<p>As they appear on your receipts.</p>}>
        <SettingsForm
          intent="profile"
          outcome={actionData}
          schema={() =>
            import("#domain/accounts/contract.ts").then((contract) => contract.ProfileForm)
          }
          submit="Save"
          busy="Saving..."
        >
          {(field) => (
            <>
              <Field
                {...field("name", loaderData.name)}
                label="Name"
                autoComplete="name"
                required
                maxLength={200}
              />
              <Field
                {...field("company", loaderData.company)}
                label="Company"
                optional
                autoComplete="organization"
                maxLength={200}
              />
            </>
          )}
        </SettingsForm>
      </SettingsPart>
      <EmailPart {...loaderData} outcome={actionData} />
    </>
  );
}

type EmailPartProps = {
  email: string;
  emailVerified: boolean;
  sendsMail: boolean;
  outcome: FormOutcome | undefined;
};

function EmailPart({ email, emailVerified, sendsMail, outcome }: EmailPartProps) {
  return (
    <SettingsPart
      title="Email address"
      lede={
        <p>
          You sign in with this address, and we send emails to it. A new address takes effect once
          you confirm it with the link we send there. Until then the old one stays.
        </p>
      }
    >
      <div className="settings__now">
        <p className="settings__value">{email}</p>
        {emailVerified ? (
          <Badge tone="moss" icon={<CircleCheck size={16} />}>
            Confirmed
          </Badge>
        ) : (
          <>
            <Badge tone="amber" icon={<CircleAlert size={16} />}>
              Not confirmed
            </Badge>
            <p>
              <Link to={paths.confirmEmail()}>Get the link again</Link>
            </p>
          </>
        )}
      </div>
      {sendsMail ? null : <NoMailNote what="the link" />}
      <SettingsForm
        intent="email"
        outcome={outcome}
        schema={() =>
          import("#domain/accounts/contract.ts").then((contract) => contract.ChangeEmailForm)
        }
        submit="Change address"
        busy="Changing..."
      >
        {(field) => (
          <>
            <Field
              {...field("email")}
              label="New email address"
              type="email"
              autoComplete="email"
              required
              maxLength={320}
            />
            <PasswordField
              {...field("password")}
              label="Your password"
              autoComplete="current-password"
              required
              maxLength={1000}
            />
          </>
        )}
      </SettingsForm>
    </SettingsPart>
  );
}
