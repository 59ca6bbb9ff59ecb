import { data, redirect } from "react-router";
import { acceptInvite, checkInvite } from "#domain/projects/index.ts";
import { type ErrorCode, errorTable, toAppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/invitation.ts";

/** The link's token is told to no other site. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "strict-origin",
});

/** Says at once where it can't be accepted. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const page = { email: actor.email, publicUrl: deps.publicUrl };
  return translateErrors(async () => {
    try {
      await checkInvite(actor, params.token, deps);
      return data({ ...page, problem: null });
    } catch (thrown) {
      const { code, message } = toAppError(thrown);
      if (code !== "link_invalid" && code !== "other_account") throw thrown;
      const { status } = errorTable[code];
      return data({ ...page, problem: problems[code] ?? message }, { status });
    }
  });
}

const problems: Readonly<Partial<Record<ErrorCode, string>>> = {
  link_invalid:
    "It was accepted before, was withdrawn, or has expired. Ask for a new one if you can’t find the project in your list.",
  other_account:
    "This invitation was sent to another email address. Sign in with that address to accept it.",
};

/** Accepting is a click of its own: a link alone changes nothing. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async () => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const projectId = await acceptInvite(actor, args.params.token, deps);
      return redirect(paths.workspace(projectId));
    },
    ({ code }) => {
      const message = problems[code];
      return message === undefined ? undefined : { message };
    },
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Project invitation",
        description: "Accept an invitation to a project.",
        path: paths.studioInvite(params.token),
        publicUrl: loaderData.publicUrl,
        indexed: false,
        isApp: true,
      })
    : [];

/** Where a mailed invitation leads. What it is about shows once it is accepted: a link may have been passed on. */
export default function Invitation({ loaderData, params, actionData }: Route.ComponentProps) {
  const actions = useActions(paths.studioInvite(params.token), actionData);
  const { email, problem } = loaderData;
  if (problem !== null)
    return (
      <div className="studio">
        <PageHead
          title="This invitation can’t be accepted"
          lede={problem}
          actions={<ButtonLink href={paths.studio()}>Go to your projects</ButtonLink>}
        />
        <p className="text-ink-soft">You’re signed in as {email}.</p>
      </div>
    );
  return (
    <div className="studio">
      <PageHead
        title="You’re invited to a project"
        lede={`You’re signed in as ${email}. Accept, and the project appears in your list.`}
        actions={
          <ActionButton
            actions={actions}
            fields={{ intent: "accept" }}
            variant="solid"
            busy="Accepting..."
          >
            Accept the invitation
          </ActionButton>
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="The invitation couldn’t be accepted" />
    </div>
  );
}
