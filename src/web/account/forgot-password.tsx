import { Link } from "react-router";
import { longestPauseMinutes } from "#content/promises.ts";
import { counted } from "#content/words.ts";
import { requestPasswordReset } from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { depsContext, renderErrorContext, visitContext } from "../kit/context.ts";
import { paths } from "../paths.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { formText } from "../kit/form-text.ts";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Route } from "./+types/forgot-password.ts";
import { AccountForm, fieldsOf } from "./account-form.tsx";
import { AccountPage, AccountWays } from "./account-page.tsx";
import { answerProblem } from "../kit/answer-problem.ts";
import { NoMailNote } from "./no-mail-note.tsx";

export const loader = ({ context }: Route.LoaderArgs) => {
  const deps = context.get(depsContext);
  return { mailLeaves: !keepsMail(deps), publicUrl: deps.publicUrl };
};

/** The answer is the same whether or not somebody has this address (security.md, row 20). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = formText(form, "email");
  try {
    await requestPasswordReset(context.get(visitContext), { email }, context.get(depsContext));
    return { sentFor: email.trim(), problem: undefined };
  } catch (thrown) {
    return answerProblem(thrown, form, context.get(renderErrorContext));
  }
}

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
  const sentFor = actionData && "sentFor" in actionData ? actionData.sentFor : null;
  const problem = actionData?.problem;
  const mailNote = loaderData.mailLeaves ? null : <NoMailNote what="the mail with your link" />;
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
        title={loaderData.mailLeaves ? "Check your email" : "We've received your request"}
      >
        <Notice tone="moss" live>
          <p>
            If there is an account with the address <strong>{sentFor}</strong>,{" "}
            {loaderData.mailLeaves ? "we've sent it a link" : "there's now a link for it"}. The link
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
      lede={<p>Enter your address, and we'll send you a link to set a new one.</p>}
    >
      {mailNote}
      <AccountForm problem={problem} submit="Send the link" busy="Sending...">
        <Field
          {...fieldsOf(problem)("email")}
          label="Email"
          type="email"
          autoComplete="username"
          required
          maxLength={320}
        />
      </AccountForm>
      {ways}
    </AccountPage>
  );
}
