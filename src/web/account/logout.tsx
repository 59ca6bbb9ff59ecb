import { redirectDocument } from "react-router";
import { signOut } from "#domain/accounts/index.ts";
import { depsContext, visitContext } from "../kit/context.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import type { Route } from "./+types/logout.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await translateErrors(() => context.get(visitContext).actor());
  return { email: actor?.email ?? null, publicUrl: context.get(depsContext).publicUrl };
}

/** Ends this session; the header's button posts here, too. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async () => {
    await signOut(args.context.get(visitContext), args.context.get(depsContext));
    return redirectDocument(paths.home(), 303);
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Log out",
        description: "Ends your session on this device.",
        path: paths.logout(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

/** For a link to /logout: only a POST ends a session. */
export default function Logout({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.email)
    return (
      <AccountPage title="You are logged out" lede={<p>You’ve been signed out on this device.</p>}>
        <ButtonLink href={paths.login()} size="large">
          Sign In
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Log out?"
      lede={
        <p>
          You are signed in as <strong>{loaderData.email}</strong>. Your other devices stay signed
          in.
        </p>
      }
    >
      <AccountForm outcome={actionData} submit="Log out" busy="Logging out..." />
    </AccountPage>
  );
}
