import { Link } from "react-router";
import { askAgainForConfirmation, confirmEmail } from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { depsContext, visitContext } from "../kit/context.ts";
import { formText } from "../kit/form-text.ts";
import { done, refusalOf } from "../kit/forms/outcome.ts";
import { runForm } from "../kit/forms/run-form.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Route } from "./+types/confirm-email.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage, AccountWays } from "./account-page.tsx";
import { NoMailNote } from "./no-mail-note.tsx";

/** `?token=` is the link's; without it the page is for somebody who is signed in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const actor = await translateErrors(() => context.get(visitContext).actor());
  return {
    token: url.searchParams.get("token") ?? "",
    person: actor && { email: actor.email, isConfirmed: actor.emailVerified },
    mailLeaves: !keepsMail(deps),
    publicUrl: deps.publicUrl,
  };
}

/**
 * Confirms by the link's token, or sends the link again. Only a POST confirms: programs that look into
 * mails follow links, and must not confirm anything.
 */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const [deps, visit] = [args.context.get(depsContext), args.context.get(visitContext)];
    const token = formText(form, "token");
    if (token) {
      const { email } = await confirmEmail(visit, token, deps);
      return done("", { confirmed: email, isSentAgain: false });
    }
    const actor = await visit.actor();
    if (!actor) throw new AppError("signed_out");
    await askAgainForConfirmation(actor, deps);
    return done("", { confirmed: "", isSentAgain: true });
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Confirm your address",
        description: "Confirm that an email address is yours.",
        path: paths.confirmEmail(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

type Data = Route.ComponentProps["loaderData"];

const Confirmed = ({ email, person }: { email: string; person: Data["person"] }) => (
  <AccountPage title="Your address is confirmed">
    <Notice tone="moss" live title={email}>
      <p>Orders you paid for with it before are in your portal, too.</p>
    </Notice>
    <ButtonLink href={person ? paths.portal() : paths.login(paths.portal())} size="large">
      {person ? "Go to your portal" : "Sign In"}
    </ButtonLink>
  </AccountPage>
);

/** Confirms an address by its link, or says where the link went. */
export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, person, mailLeaves } = loaderData;
  const answer = actionData?.kind === "done" ? actionData.result : null;
  if (answer?.confirmed) return <Confirmed email={answer.confirmed} person={person} />;
  const isBroken = refusalOf(actionData)?.code === "link_invalid";
  if (token && !person)
    return (
      <AccountPage
        title="Sign in to confirm your address"
        lede={
          <p>
            The link works in the account that it was sent for. If you have no account here, someone
            used your address. You can ignore it: nothing of yours is linked to them.
          </p>
        }
      >
        <ButtonLink href={paths.login(paths.confirmEmail(token))} size="large">
          Sign In
        </ButtonLink>
      </AccountPage>
    );
  if (token && !isBroken)
    return (
      <AccountPage
        title="Is this address yours?"
        lede={<p>Confirm it, and orders you paid for with it appear in your portal.</p>}
      >
        <AccountForm outcome={actionData} submit="Confirm this address" busy="Confirming...">
          <input type="hidden" name="token" value={token} />
        </AccountForm>
      </AccountPage>
    );
  if (person?.isConfirmed && isBroken)
    return (
      <AccountPage title="This link doesn’t work">
        <Notice tone="amber" live title="It has expired, was already used, or is incomplete.">
          <p>
            Your address <strong>{person.email}</strong> is confirmed. If you wanted to change it,
            ask for a new link in your settings.
          </p>
        </Notice>
        <ButtonLink href={paths.settings()} size="large">
          Go to your settings
        </ButtonLink>
      </AccountPage>
    );
  if (person?.isConfirmed) return <Confirmed email={person.email} person={person} />;
  return (
    <AccountPage
      title={isBroken ? "This link doesn’t work" : "Confirm your address"}
      lede={
        person && !isBroken ? (
          <p>
            {mailLeaves ? "We’ve sent a link to" : "There’s a link for"}{" "}
            <strong>{person.email}</strong>. Open it, and the orders you paid for with this address
            appear in your portal. Everything else already works.
          </p>
        ) : person || isBroken ? null : (
          <p>Sign in to see where we sent the link, or to get it again.</p>
        )
      }
    >
      {isBroken ? (
        <Notice tone="amber" live title="It has expired, was already used, or is incomplete.">
          <p>{person ? "Get it again." : "Sign in to get it again."}</p>
        </Notice>
      ) : null}
      {answer?.isSentAgain ? (
        <Notice
          tone="moss"
          live
          title={mailLeaves ? "A new link is on its way." : "A new link is ready."}
        >
          <p>Use the newest email.</p>
        </Notice>
      ) : null}
      {mailLeaves || !person ? null : <NoMailNote what="the email with your link" />}
      {person ? (
        <AccountForm
          outcome={isBroken ? undefined : actionData}
          submit="Send the link again"
          busy="Sending..."
        />
      ) : (
        <ButtonLink href={paths.login(paths.confirmEmail())} size="large">
          Sign In
        </ButtonLink>
      )}
      {person ? (
        <AccountWays>
          <p>
            <Link to={paths.portal()}>Back to your portal</Link>
          </p>
        </AccountWays>
      ) : null}
    </AccountPage>
  );
}
