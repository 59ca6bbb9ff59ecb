import { redirect } from "react-router";
import { acceptInvite } from "#domain/projects/index.ts";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/invitation.ts";

/** The link's token is told to no other site. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "strict-origin",
});

export const loader = ({ context }: Route.LoaderArgs) => ({
  email: context.get(actorContext).email,
  publicUrl: context.get(depsContext).publicUrl,
});

/** Accepting is a click of its own: a link alone changes nothing. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async () => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const projectId = await acceptInvite(actor, args.params.token, deps);
      return redirect(paths.workspace(projectId));
    },
    ({ code }) =>
      code === "other_account"
        ? {
            message:
              "This invitation was sent to another email address. Sign in with that address to accept it.",
          }
        : undefined,
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
  return (
    <div className="studio">
      <PageHead
        title="You're invited to a project"
        lede={`You're signed in as ${loaderData.email}. Accept, and the project appears in your list.`}
        actions={
          <ActionButton actions={actions} fields={{ intent: "accept" }} busy="Accepting...">
            Accept the invitation
          </ActionButton>
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="The invitation couldn't be accepted" />
    </div>
  );
}
