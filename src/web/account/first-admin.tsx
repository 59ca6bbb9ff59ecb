import { data, redirectDocument } from "react-router";
import { RegisterForm } from "#domain/accounts/contract.ts";
import { createFirstAdmin, isFirstAdminLink } from "#domain/accounts/index.ts";
import { depsContext, visitContext } from "../kit/context.ts";
import { formText } from "../kit/form-text.ts";
import { readForm } from "../kit/forms/read-form.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { pagePatterns } from "../page-patterns.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import type { Route } from "./+types/first-admin.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { RegisterFields } from "./register-fields.tsx";

/** 404 where the link isn't the one that the start printed, or there is an admin already. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const token = url.searchParams.get("token") ?? "";
  const isOpen = await translateErrors(() => isFirstAdminLink(token, deps));
  const found = { token: isOpen ? token : null, publicUrl: deps.publicUrl };
  return data(found, { status: isOpen ? 200 : 404 });
}

/** Opens the first admin's account and goes to the admin area, which asks for a second factor where it must. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    await createFirstAdmin(
      context.get(visitContext),
      { token: formText(form, "token"), form: readForm(form, RegisterForm) },
      context.get(depsContext),
    );
    return redirectDocument(paths.admin(), 303);
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "The first admin",
        description: "Opens the account of this site’s first admin.",
        path: pagePatterns.firstAdmin,
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** Where the link leads that the first start prints. */
export default function FirstAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  if (!token)
    return (
      <AccountPage
        title="There is nothing here"
        lede={
          <p>
            This link creates the first admin, once. Either there is already an admin, or the link
            is incomplete. The application prints it when it starts.
          </p>
        }
      >
        <ButtonLink href={paths.login()} size="large">
          Sign In
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Become the first admin"
      lede={<p>This link works once. The person who uses it becomes this site’s first admin.</p>}
      aside={
        <>
          <h2 className="account__subtitle">What an admin does</h2>
          <ul className="account__points">
            <li>Looks after accounts, requests, quotes and messages.</li>
            <li>Reads the outbox while no mail service is set up.</li>
            <li>Makes other people admins.</li>
          </ul>
        </>
      }
    >
      <AccountForm
        outcome={actionData}
        schema={() =>
          import("#domain/accounts/contract.ts").then((contract) => contract.RegisterForm)
        }
        submit="Create admin account"
        busy="Creating your account..."
      >
        {(field) => (
          <>
            <input type="hidden" name="token" value={token} />
            <RegisterFields field={field} />
          </>
        )}
      </AccountForm>
    </AccountPage>
  );
}
