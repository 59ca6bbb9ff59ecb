import { Link, redirectDocument } from "react-router";
import { RegisterForm } from "#domain/accounts/contract.ts";
import { registerUser } from "#domain/accounts/index.ts";
import { depsContext, visitContext } from "../kit/context.ts";
import { refusalOf } from "../kit/forms/outcome.ts";
import { readForm } from "../kit/forms/read-form.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pathOnwards, sendOnSignedIn } from "../kit/guards.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/register.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage, AccountWays } from "./account-page.tsx";
import { RegisterFields } from "./register-fields.tsx";

export const middleware = [sendOnSignedIn];

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  next: url.searchParams.get("next") ?? undefined,
  publicUrl: context.get(depsContext).publicUrl,
});

/** Opens the account, which signs the person in, and goes on as a new document. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context, url } = args;
    const deps = context.get(depsContext);
    const input = readForm(form, RegisterForm);
    const registered = await registerUser(context.get(visitContext), input, deps);
    return redirectDocument(
      pathOnwards(registered, url.searchParams.get("next"), deps.publicUrl),
      303,
    );
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Create an account",
        description: "One account for your orders, receipts, quotes and requests.",
        path: paths.register(),
        isApp: true,
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Spec site.md §2, Register. */
export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const toLogin = <Link to={paths.login(loaderData.next)}>Sign in</Link>;
  return (
    <AccountPage
      title="Create your account"
      aside={
        <>
          <h2 className="account__subtitle">What it is for</h2>
          <ul className="account__points">
            <li>Your orders with their timeline and receipts.</li>
            <li>Your quotes and requests, and the answers to them.</li>
            <li>The AI Design Studio: design it yourself, and see it work.</li>
          </ul>
          <p>Orders you paid for with the same address appear once you confirm that it’s yours.</p>
        </>
      }
    >
      <AccountForm
        outcome={actionData}
        schema={() =>
          import("#domain/accounts/contract.ts").then((contract) => contract.RegisterForm)
        }
        more={refusalOf(actionData)?.code === "email_taken" ? <p>Is it yours? {toLogin}.</p> : null}
        submit="Create account"
        busy="Creating your account..."
      >
        {(field) => <RegisterFields field={field} />}
      </AccountForm>
      <AccountWays>
        <p>Have an account already? {toLogin}</p>
      </AccountWays>
    </AccountPage>
  );
}
