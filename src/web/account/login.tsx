import { Link, redirect, redirectDocument } from "react-router";
import { rememberedSessionDays } from "#content/promises.ts";
import { SignInForm } from "#domain/accounts/contract.ts";
import { signIn } from "#domain/accounts/index.ts";
import { depsContext, visitContext } from "../kit/context.ts";
import { readForm } from "../kit/forms/read-form.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pathOnwards, sendOnSignedIn } from "../kit/guards.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { paths } from "../paths.ts";
import { Checkbox, Field } from "../ui/Field.tsx";
import type { Route } from "./+types/login.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { PasswordField } from "./password-field.tsx";

export const middleware = [sendOnSignedIn];

/** `?next=` is where the person wanted to go. */
export const loader = ({ context, url }: Route.LoaderArgs) => ({
  next: url.searchParams.get("next") ?? undefined,
  publicUrl: context.get(depsContext).publicUrl,
});

/** Signs in and goes on, as a new document: who is signed in shows in everything around the page. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context, url } = args;
    const deps = context.get(depsContext);
    const next = url.searchParams.get("next");
    const signedIn = await signIn(context.get(visitContext), readForm(form, SignInForm), deps);
    if (signedIn.step === "code") return redirect(paths.loginCode(next ?? undefined), 303);
    const to = pathOnwards(signedIn, next, deps.publicUrl);
    return redirectDocument(signedIn.needsSecondFactor ? paths.settingsTwoFactor(to) : to, 303);
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Sign in",
        description: "Sign in to your orders, quotes and requests.",
        path: paths.login(),
        isApp: true,
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Spec site.md §2, Login. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Sign in"
      aside={
        <>
          <h2 className="account__subtitle">New here?</h2>
          <p>
            You can buy and ask for quotes without an account. With one, your orders, receipts and
            quotes stay together. The AI Design Studio will be part of it when it opens.
          </p>
          <p>
            <Link to={paths.register(loaderData.next)}>Create an account</Link>
          </p>
        </>
      }
    >
      <AccountForm
        outcome={actionData}
        schema={() =>
          import("#domain/accounts/contract.ts").then((contract) => contract.SignInForm)
        }
        submit="Sign In"
        busy="Signing in..."
      >
        {(field) => (
          <>
            <Field
              {...field("email")}
              label="Email"
              type="email"
              autoComplete="username"
              required
              maxLength={320}
            />
            <PasswordField
              {...field("password")}
              label="Password"
              autoComplete="current-password"
              required
              maxLength={1000}
            />
            <div className="account__between">
              <Checkbox
                name="rememberMe"
                label="Remember me"
                hint={`For ${rememberedSessionDays} days, on this device.`}
                defaultChecked={field("rememberMe").defaultValue === "on"}
              />
              <p className="account__forgot">
                <Link to={paths.forgotPassword()}>Forgot your password?</Link>
              </p>
            </div>
          </>
        )}
      </AccountForm>
    </AccountPage>
  );
}
