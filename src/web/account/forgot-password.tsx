import { Link } from "react-router";
import { longestPauseMinutes } from "#content/promises.ts";
import { counted } from "#content/words.ts";
import { ForgotPasswordForm } from "#domain/accounts/contract.ts";
import { requestPasswordReset } from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { depsContext, visitContext } from "../kit/context.ts";
import { done } from "../kit/forms/outcome.ts";
import { readForm } from "../kit/forms/read-form.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { paths } from "../paths.ts";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Route } from "./+types/forgot-password.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage, AccountWays } from "./account-page.tsx";
import { NoMailNote } from "./no-mail-note.tsx";

export const loader = ({ context }: Route.LoaderArgs) => {
  const deps = context.get(depsContext);
  return { mailLeaves: !keepsMail(deps), publicUrl: deps.publicUrl };
};

/** The answer is the same whether or not somebody has this address (security.md, row 20). */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { email } = readForm(form, ForgotPasswordForm);
    const { context } = args;
    await requestPasswordReset(context.get(visitContext), { email }, context.get(depsContext));
    return done("", email);
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Forgot your password?",
        description: "Get a link to set a new password.",
        path: paths.forgotPassword(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** Asks for a link to choose a new password (spec site.md §2, Login). */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const sentFor = actionData?.kind === "done" ? actionData.result : null;
  const mailNote = loaderData.mailLeaves ? null : <NoMailNote what="the email with your link" />;
  const ways = (
    <AccountWays>
      <p>
        Remembered it? <Link to={paths.login()}>Sign in</Link>
      </p>
    </AccountWays>
  );
  if (sentFor !== null)
    return (
      <AccountPage
        title={loaderData.mailLeaves ? "Check your email" : "We’ve received your request"}
      >
        <Notice tone="moss" live>
          <p>
            If there is an account with the address <strong>{sentFor}</strong>,{" "}
            {loaderData.mailLeaves ? "we’ve sent it a link" : "there’s now a link for it"}. The link
            works once and expires in an hour.
          </p>
        </Notice>
        {mailNote ?? (
          <p>
            Nothing after a few minutes? Check your spam folder and look for an earlier email: after
            several requests we send one every {counted(longestPauseMinutes, "minute")}
            at most.
          </p>
        )}
        {ways}
      </AccountPage>
    );
  return (
    <AccountPage
      title="Forgot your password?"
      lede={<p>Enter your address, and we’ll send you a link to set a new one.</p>}
    >
      {mailNote}
      <AccountForm
        outcome={actionData}
        schema={() =>
          import("#domain/accounts/contract.ts").then((contract) => contract.ForgotPasswordForm)
        }
        submit="Send the link"
        busy="Sending..."
      >
        {(field) => (
          <Field
            {...field("email")}
            label="Email"
            type="email"
            autoComplete="username"
            required
            maxLength={320}
          />
        )}
      </AccountForm>
      {ways}
    </AccountPage>
  );
}
