import { Link, redirect } from "react-router";
import { changeEmail, changeProfile } from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { fieldsOf } from "../../account/account-form.tsx";
import { answerProblem } from "../../kit/answer-problem.ts";
import { NoMailNote } from "../../account/no-mail-note.tsx";
import { PasswordField } from "../../account/password-field.tsx";
import { depsContext, renderErrorContext, visitContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { formText } from "../../kit/form-text.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Field } from "../../ui/Field.tsx";
import { CircleAlert, CircleCheck } from "../../ui/icons.tsx";
import { portalMeta } from "../portal-meta.ts";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { problemOf, SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import type { Route } from "./+types/settings-profile.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { name, company, email, emailVerified } = context.get(actorContext);
  const sendsMail = !keepsMail(context.get(depsContext));
  return { name, company: company ?? "", email, emailVerified, sendsMail };
}

/** Name and company, or another address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = formText(form, "intent");
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  try {
    const input = Object.fromEntries(form);
    if (intent === "profile") await changeProfile(actor, input, deps);
    else if (intent === "email") await changeEmail(context.get(visitContext), actor, input, deps);
    else throw new AppError("invalid_input");
  } catch (thrown) {
    return answerProblem(thrown, form, context.get(renderErrorContext));
  }
  return redirect(savedAt(paths.settings(), intent), 303);
}

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
  const problem = problemOf(actionData?.problem, "profile");
  const field = fieldsOf(problem);
  return (
    <>
      <SavedNotice texts={sendsMail ? saved : savedWithoutMail} isOver={Boolean(actionData)} />
      <SettingsPart title="Name and company" lede={<p>As they appear on your receipts.</p>}>
        <SettingsForm intent="profile" problem={problem} submit="Save" busy="Saving...">
          <Field
            {...field("name")}
            label="Name"
            defaultValue={problem?.values["name"] ?? loaderData.name}
            autoComplete="name"
            required
            maxLength={200}
          />
          <Field
            {...field("company")}
            label="Company"
            optional
            defaultValue={problem?.values["company"] ?? loaderData.company}
            autoComplete="organization"
            maxLength={200}
          />
        </SettingsForm>
      </SettingsPart>
      <EmailPart {...loaderData} problem={actionData?.problem} />
    </>
  );
}

type EmailPartProps = {
  email: string;
  emailVerified: boolean;
  sendsMail: boolean;
  problem: Parameters<typeof problemOf>[0];
};

function EmailPart({ email, emailVerified, sendsMail, problem }: EmailPartProps) {
  const own = problemOf(problem, "email");
  const field = fieldsOf(own);
  return (
    <SettingsPart
      title="Email address"
      lede={
        <p>
          You sign in with it, and we write to it. A new address takes effect once you confirm it
          with the link we send there. Until then the old one stays.
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
      <SettingsForm intent="email" problem={own} submit="Change address" busy="Changing...">
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
      </SettingsForm>
    </SettingsPart>
  );
}
