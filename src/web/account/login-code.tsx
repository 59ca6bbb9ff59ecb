import { redirectDocument } from "react-router";
import { signInWithCode } from "#domain/accounts/index.ts";
import { AppError } from "#errors";
import { depsContext, renderErrorContext, visitContext } from "../kit/context.ts";
import { pathOnwards, sendOnSignedIn } from "../kit/guards.ts";
import { paths } from "../paths.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Route } from "./+types/login-code.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { answerProblem } from "../kit/answer-problem.ts";

export const middleware = [sendOnSignedIn];

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  next: url.searchParams.get("next") ?? undefined,
  publicUrl: context.get(depsContext).publicUrl,
});

/** Checks the code that follows the password, and goes on as a new document. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const deps = context.get(depsContext);
  try {
    const signedIn = await signInWithCode(
      context.get(visitContext),
      Object.fromEntries(form),
      deps,
    );
    const isAsked = signedIn.step === "done" && signedIn.asksAboutChat;
    const next = url.searchParams.get("next");
    const to = pathOnwards({ asksAboutChat: isAsked }, next, deps.publicUrl);
    const mustEnrol = signedIn.step === "done" && signedIn.needsSecondFactor;
    return redirectDocument(mustEnrol ? paths.settingsTwoFactor(to) : to, 303);
  } catch (thrown) {
    return answerProblem(atField(thrown, form), form, context.get(renderErrorContext));
  }
}

/** A wrong code is said at its field. */
function atField(thrown: unknown, form: FormData): unknown {
  if (!(thrown instanceof AppError) || thrown.code !== "wrong_code") return thrown;
  const code =
    form.get("kind") === "recovery"
      ? "This recovery code is incorrect or has been used."
      : thrown.message;
  return new AppError("wrong_code", { cause: thrown, fields: { code } });
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
  const problem = actionData?.problem;
  const kind = problem?.values["kind"] === "recovery" ? "recovery" : "app";
  if (problem && over.has(problem.code))
    return (
      <AccountPage title="Start again">
        <Notice tone="brick" live title={problem.title} />
        <ButtonLink href={paths.login(loaderData.next)} size="large">
          Back to sign in
        </ButtonLink>
      </AccountPage>
    );
  const codeField = (of: typeof kind) => ({
    name: "code",
    error: kind === of ? problem?.fields["code"] : undefined,
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
      lede={<p>Your password is correct. Now confirm it's you.</p>}
      aside={
        <>
          <h2 className="account__subtitle">No phone, no recovery codes?</h2>
          <p>
            Write to our support team. An admin will verify that it's you and turn off two-factor
            sign-in.
          </p>
        </>
      }
    >
      <AccountForm
        problem={kind === "app" ? problem : undefined}
        submit="Continue"
        busy="Checking..."
      >
        <input type="hidden" name="kind" value="app" />
        <Field
          {...codeField("app")}
          label="Code from your authenticator app"
          hint="Six digits; a new one every 30 seconds."
          inputMode="numeric"
        />
      </AccountForm>
      <details className="account__other" open={kind === "recovery"}>
        <summary>Use a recovery code instead</summary>
        <AccountForm
          problem={kind === "recovery" ? problem : undefined}
          submit="Use this recovery code"
          busy="Checking..."
          quiet
        >
          <input type="hidden" name="kind" value="recovery" />
          <Field
            {...codeField("recovery")}
            label="Recovery code"
            hint="One of the codes you saved when you set this up. Each works once."
            autoComplete="off"
          />
        </AccountForm>
      </details>
    </AccountPage>
  );
}
