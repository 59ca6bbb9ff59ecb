import { data, redirect, redirectDocument } from "react-router";
import { PasswordForm, SecondFactorForm } from "#domain/accounts/contract.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  mayHaveSecondFactor,
  renewRecoveryCodes,
} from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext, pathAfterSignIn } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { Notice } from "../../ui/Notice.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/settings-two-factor.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { TwoFactorOn } from "./two-factor-on.tsx";
import { reopenSetup, showSetup, type ShownSetup } from "./two-factor-setup.ts";
import { TwoFactorSteps } from "./two-factor-steps.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  return {
    isOn: actor.twoFactorEnabled,
    isRequired: actor.needsSecondFactor,
    mayBegin: mayHaveSecondFactor(actor),
    email: actor.email,
    isMailKept: keepsMail(context.get(depsContext)),
  };
}

/** What came of it: a set-up to go on with, or new recovery codes. */
type Result = { setup: ShownSetup | null; codes: string[] | null };

/** Begins a set-up, confirms it by a code, renews the recovery codes, or switches all of it off. */
export async function action(args: Route.ActionArgs) {
  const { context, url } = args;
  const [deps, visit, actor] = [
    context.get(depsContext),
    context.get(visitContext),
    context.get(actorContext),
  ];
  let sealed = "";
  const answer = await runForm<Result>(
    args,
    async (form) => {
      sealed = formText(form, "setup");
      switch (formText(form, "intent")) {
        case "begin": {
          const setup = await beginTwoFactor(visit, actor, readForm(form, PasswordForm), deps);
          return done("", { setup: showSetup(setup, actor, deps.accounts.digestKey), codes: null });
        }
        case "confirm": {
          const { code } = readForm(form, SecondFactorForm);
          await confirmTwoFactor(visit, actor, { code }, deps);
          const next = url.searchParams.get("next");
          return next
            ? redirectDocument(pathAfterSignIn(next, deps.publicUrl), 303)
            : redirect(savedAt(paths.settingsTwoFactor(), "on"), 303);
        }
        case "renew": {
          const codes = await renewRecoveryCodes(visit, actor, readForm(form, PasswordForm), deps);
          return done("", { setup: null, codes });
        }
        case "end":
          await endTwoFactor(visit, actor, readForm(form, PasswordForm), deps);
          return redirect(savedAt(paths.settingsTwoFactor(), "off"), 303);
        default:
          throw new AppError("invalid_input");
      }
    },
    ({ code }) => (code === "wrong_code" ? { field: "code" } : undefined),
  );
  if (answer instanceof Response) return answer;
  const outcome = answer.data;
  if (outcome.kind === "done") return { outcome, setup: outcome.result.setup };
  // A wrong code must not take the picture and the codes away, also where no script has kept them.
  const setup = sealed ? reopenSetup(sealed, actor, deps.accounts.digestKey) : null;
  return data({ outcome, setup }, answer.init ?? undefined);
}

export const meta = () => portalMeta("Two-factor · Settings");

const saved = {
  on: "Two-factor sign-in is on. Your next sign-in asks for a code.",
  off: "Two-factor sign-in is off. You sign in with your password only.",
};

export default function SettingsTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, isRequired, mayBegin, email, isMailKept } = loaderData;
  const { outcome, setup } = actionData ?? {};
  const codes = outcome?.kind === "done" ? outcome.result.codes : null;
  return (
    <>
      <SavedNotice texts={saved} isOver={Boolean(actionData)} />
      {isRequired ? (
        <Notice tone="amber" title="The admin area asks for a second factor">
          <p>Admins also sign in with a code. Once it’s set up, you go on to your page.</p>
        </Notice>
      ) : null}
      {codes ? <RecoveryCodes key={codes[0]} codes={codes} isNew /> : null}
      {isOn ? (
        <TwoFactorOn outcome={outcome} />
      ) : setup ? (
        <TwoFactorSteps setup={setup} email={email} outcome={outcome} />
      ) : (
        <TwoFactorOff
          outcome={outcome}
          unconfirmed={mayBegin ? null : email}
          isMailKept={isMailKept}
        />
      )}
    </>
  );
}
