import { ResetPasswordForm } from "#domain/accounts/contract.ts";
import { resetPassword } from "#domain/accounts/index.ts";
import { depsContext, visitContext } from "../kit/context.ts";
import { done, refusalOf } from "../kit/forms/outcome.ts";
import { readForm } from "../kit/forms/read-form.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { pagePatterns } from "../page-patterns.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Route } from "./+types/reset-password.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { NewPassword } from "./new-password.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  token: url.searchParams.get("token") ?? "",
  publicUrl: context.get(depsContext).publicUrl,
});

/** Sets the new password by the link's token, which the form carries. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    const input = readForm(form, ResetPasswordForm);
    await resetPassword(context.get(visitContext), input, context.get(depsContext));
    return done();
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Choose a new password",
        description: "Choose a new password for your account.",
        path: pagePatterns.resetPassword,
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** Where the link of a reset mail leads. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.kind === "done")
    return (
      <AccountPage title="Your password is changed">
        <Notice tone="moss" live title="You can now sign in with the new one.">
          <p>You are signed out on every device. Sign in with the new password.</p>
        </Notice>
        <ButtonLink href={paths.login()} size="large">
          Sign In
        </ButtonLink>
      </AccountPage>
    );
  if (!loaderData.token || refusalOf(actionData)?.code === "link_invalid")
    return (
      <AccountPage title="This link doesn’t work">
        <Notice tone="amber" live title="It has expired, was already used, or is incomplete.">
          <p>
            A link works once and expires in an hour. Setting a new password voids all earlier
            links. Your password hasn’t changed.
          </p>
        </Notice>
        <ButtonLink href={paths.forgotPassword()} size="large">
          Ask for a new link
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Choose a new password"
      lede={<p>You’ll be signed out on every device, and sign in again with the new password.</p>}
    >
      <AccountForm
        outcome={actionData}
        schema={() =>
          import("#domain/accounts/contract.ts").then((contract) => contract.ResetPasswordForm)
        }
        submit="Set new password"
        busy="Saving..."
      >
        {(field) => (
          <>
            <input type="hidden" name="token" value={loaderData.token} />
            <NewPassword field={field} label="New password" repeatLabel="Confirm new password" />
          </>
        )}
      </AccountForm>
    </AccountPage>
  );
}
