import { data, redirect, redirectDocument } from "react-router";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  mayHaveSecondFactor,
  renewRecoveryCodes,
} from "#domain/accounts/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { answerProblem } from "../../kit/answer-problem.ts";
import { depsContext, renderErrorContext, visitContext } from "../../kit/context.ts";
import { actorContext, pathAfterSignIn } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { formText } from "../../kit/form-text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { portalMeta } from "../portal-meta.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { problemOf } from "./settings-form.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { TwoFactorOn } from "./two-factor-on.tsx";
import { reopenSetup, showSetup } from "./two-factor-setup.ts";
import { TwoFactorSteps } from "./two-factor-steps.tsx";
import type { Route } from "./+types/settings-two-factor.ts";

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

/** Begins a set-up, confirms it by a code, renews the recovery codes, or switches all of it off. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const [deps, visit, actor] = [
    context.get(depsContext),
    context.get(visitContext),
    context.get(actorContext),
  ];
  const input = Object.fromEntries(form);
  const sealed = formText(form, "setup");
  form.delete("setup");
  try {
    switch (formText(form, "intent")) {
      case "begin": {
        const setup = await beginTwoFactor(visit, actor, input, deps);
        return { setup: showSetup(setup, actor, deps.digestKey), codes: null, problem: undefined };
      }
      case "confirm": {
        await confirmTwoFactor(visit, actor, { code: input["code"] }, deps);
        const next = url.searchParams.get("next");
        return next
          ? redirectDocument(pathAfterSignIn(next, deps.publicUrl), 303)
          : redirect(savedAt(paths.settingsTwoFactor(), "on"), 303);
      }
      case "renew": {
        const codes = await renewRecoveryCodes(visit, actor, input, deps);
        return { setup: null, codes, problem: undefined };
      }
      case "end":
        await endTwoFactor(visit, actor, input, deps);
        return redirect(savedAt(paths.settingsTwoFactor(), "off"), 303);
      default:
        throw new AppError("invalid_input");
    }
  } catch (thrown) {
    const answer = answerProblem(thrown, form, context.get(renderErrorContext));
    // A wrong code must not take the picture and the codes away, also where no script has kept them.
    const setup = sealed ? reopenSetup(sealed, actor, deps.digestKey) : null;
    return data({ setup, codes: null, ...answer.data }, answer.init ?? undefined);
  }
}

export const meta = () => portalMeta("Two-factor · Settings");

const saved = {
  on: "Two-factor sign-in is on. Your next sign-in asks for a code.",
  off: "Two-factor sign-in is off. You sign in with your password only.",
};

export default function SettingsTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, isRequired, mayBegin, email, isMailKept } = loaderData;
  const { setup, codes, problem } = actionData ?? {};
  return (
    <>
      <SavedNotice texts={saved} isOver={Boolean(actionData)} />
      {isRequired ? (
        <Notice tone="amber" title="The admin area asks for a second factor.">
          <p>
            Admins of this site also sign in with a code. Set it up once, and we'll take you to
            where you were going.
          </p>
        </Notice>
      ) : null}
      {codes ? <RecoveryCodes key={codes[0]} codes={codes} isNew /> : null}
      {isOn ? (
        <TwoFactorOn problem={problem} />
      ) : setup ? (
        <TwoFactorSteps setup={setup} email={email} problem={problemOf(problem, "confirm")} />
      ) : (
        <TwoFactorOff
          problem={problem}
          unconfirmed={mayBegin ? null : email}
          isMailKept={isMailKept}
        />
      )}
    </>
  );
}
