import { redirectDocument } from "react-router";
import { SecondFactorForm } from "#domain/accounts/contract.ts";
import { signInWithCode } from "#domain/accounts/index.ts";
import type { AppError } from "#errors";
import { depsContext, visitContext } from "../kit/context.ts";
import { refusalOf } from "../kit/forms/outcome.ts";
import { readForm } from "../kit/forms/read-form.ts";
import { runForm } from "../kit/forms/run-form.ts";
import type { FieldOf } from "../kit/forms/use-action-form.ts";
import { pathOnwards, sendOnSignedIn } from "../kit/guards.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Route } from "./+types/login-code.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

export const middleware = [sendOnSignedIn];

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  next: url.searchParams.get("next") ?? undefined,
  publicUrl: context.get(depsContext).publicUrl,
});

/** Checks the code that follows the password, and goes on as a new document. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const { context, url } = args;
      const deps = context.get(depsContext);
      const input = readForm(form, SecondFactorForm);
      const signedIn = await signInWithCode(context.get(visitContext), input, deps);
      const isAsked = signedIn.step === "done" && signedIn.asksAboutChat;
      const next = url.searchParams.get("next");
      const to = pathOnwards({ asksAboutChat: isAsked }, next, deps.publicUrl);
      const mustEnrol = signedIn.step === "done" && signedIn.needsSecondFactor;
      return redirectDocument(mustEnrol ? paths.settingsTwoFactor(to) : to, 303);
    },
    wrongCode,
  );

/** A wrong code is said at its field. */
function wrongCode({ code }: AppError, form: FormData) {
  if (code !== "wrong_code") return undefined;
  return form.get("kind") === "recovery"
    ? { field: "code", message: "This recovery code is incorrect or has been used." }
    : { field: "code" };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Enter your code",
        description: "The second step of signing in.",
        path: paths.loginCode(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** Refusals after which only the password helps. */
const over = new Set(["codes_locked", "sign_in_expired", "account_blocked"]);

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusalOf(actionData);
  const kind = refused?.values["kind"] === "recovery" ? "recovery" : "app";
  if (refused && over.has(refused.code))
    return (
      <AccountPage title="Start again">
        <Notice tone="brick" live title={refused.message} />
        <ButtonLink href={paths.login(loaderData.next)} size="large">
          Back to sign in
        </ButtonLink>
      </AccountPage>
    );
  const ownOutcome = (of: typeof kind) => ({
    outcome: kind === of ? actionData : undefined,
    schema: () =>
      import("#domain/accounts/contract.ts").then((contract) => contract.SecondFactorForm),
  });
  const codeField = (field: FieldOf, of: typeof kind) => ({
    ...field("code"),
    autoFocus: kind === of, // the page's only question
    autoComplete: "one-time-code",
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    required: true,
    maxLength: 40,
    className: "account__code",
    "data-secret": true,
  });
  return (
    <AccountPage
      title="Enter your code"
      lede={<p>Your password is correct. Now confirm it’s you.</p>}
      aside={
        <>
          <h2 className="account__subtitle">No phone, no recovery codes?</h2>
          <p>
            Write to our support team. An admin will verify that it’s you and turn off two-factor
            sign-in.
          </p>
        </>
      }
    >
      <AccountForm {...ownOutcome("app")} submit="Continue" busy="Checking...">
        {(field) => (
          <>
            <input type="hidden" name="kind" value="app" />
            <Field
              {...codeField(field, "app")}
              label="Code from your authenticator app"
              hint="Six digits; a new one every 30 seconds."
              inputMode="numeric"
            />
          </>
        )}
      </AccountForm>
      <details className="account__other" open={kind === "recovery"}>
        <summary>Use a recovery code instead</summary>
        <AccountForm
          {...ownOutcome("recovery")}
          submit="Use this recovery code"
          busy="Checking..."
          quiet
        >
          {(field) => (
            <>
              <input type="hidden" name="kind" value="recovery" />
              <Field
                {...codeField(field, "recovery")}
                label="Recovery code"
                hint="One of the codes you saved when you set this up. Each works once."
                autoComplete="off"
              />
            </>
          )}
        </AccountForm>
      </details>
    </AccountPage>
  );
}
