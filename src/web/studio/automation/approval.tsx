import { data } from "react-router";
import { decide, readApproval } from "#domain/automations/index.ts";
import { errorTable, toAppError } from "#errors";
import { AccountPage } from "../../account/account-page.tsx";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { done } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/approval.ts";

/** The link's token is told to no other site. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "strict-origin",
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { publicUrl } = deps;
  return translateErrors(async () => {
    try {
      return data({ asked: await readApproval(params.token, deps), publicUrl });
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code !== "link_invalid") throw thrown;
      return data({ asked: null, publicUrl }, { status: errorTable[code].status });
    }
  });
}

/** `decision`: `approved` or `rejected`. A link alone decides nothing: programs follow links in mails. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const decision = formText(form, "decision");
    await decide(args.params.token, { decision, note: "" }, args.context.get(depsContext));
    return done("Thank you. Your decision has been passed on.");
  });

export const meta = ({ loaderData, params }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Your decision",
        description: "Decide what an automation waits for.",
        path: paths.approval(params.token),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

const decided = {
  approved: "It was approved.",
  rejected: "It was rejected.",
  expired: "The time to decide has passed.",
} as const;

/** Where a mail leads that asks for a decision. */
export default function Approval({ loaderData, params, actionData }: Route.ComponentProps) {
  const actions = useActions(paths.approval(params.token), actionData);
  const { asked } = loaderData;
  if (!asked)
    return (
      <AccountPage
        title="This link doesn’t work"
        lede={<p>The link is incomplete, or what it was for has been deleted.</p>}
      />
    );
  return (
    <AccountPage
      title={asked.decision === null ? "Your decision is needed" : decided[asked.decision]}
      lede={<p className="whitespace-pre-line">{asked.question}</p>}
    >
      <OutcomeBanner outcome={actions.outcome} failure="Your decision wasn’t saved" />
      {asked.decision === null ? (
        <div className="flex flex-wrap gap-3">
          <ActionButton
            actions={actions}
            fields={{ decision: "approved" }}
            variant="solid"
            busy="Approving…"
          >
            Approve
          </ActionButton>
          <ActionButton actions={actions} fields={{ decision: "rejected" }} busy="Rejecting…">
            Reject
          </ActionButton>
        </div>
      ) : null}
    </AccountPage>
  );
}
