import { Link } from "react-router";
import { readRecognition } from "#domain/answers/index.ts";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import type { Route } from "./+types/recognized.ts";
import { AnswerMarks } from "./answer-marks.tsx";
import type { AnswerChanged } from "./change-answer.ts";
import { changeRecognition } from "./change-recognition.ts";
import { RecognitionForm } from "./recognition-form.tsx";
import { TryQuestion } from "./try-question.tsx";
import { useRevision } from "./use-revision.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(() =>
    readRecognition(context.get(actorContext), params.id, context.get(depsContext)),
  );

export const action = (args: Route.ActionArgs) =>
  runForm<AnswerChanged>(args, (form) =>
    changeRecognition(args.params.id, form, {
      actor: args.context.get(actorContext),
      deps: args.context.get(depsContext),
    }),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? `Recognised: ${loaderData.title}` : "Page not found");

/** How one need or emergency is recognised, and what Aria says to it. */
export default function Recognized({ loaderData: one, actionData }: Route.ComponentProps) {
  const here = paths.adminRecognized(one.id);
  const actions = useActions<AnswerChanged>(
    here,
    actionData?.intent === "try" ? undefined : actionData,
  );
  const revision = useRevision(one.revision, actions.outcome);
  const isStored = one.origin === "changed" || one.isBroken;
  return (
    <>
      <Link className="back-link" to={paths.adminRecognition()}>
        <ArrowLeft size={16} />
        <span>Needs and emergencies</span>
      </Link>
      <PageHead
        title={one.title}
        actions={
          <div className="actions">
            {one.origin === "none" ? null : (
              <ActionButton
                actions={actions}
                fields={{ intent: one.isOff ? "on" : "off" }}
                busy={one.isOff ? "Turning on..." : "Turning off..."}
              >
                {one.isOff ? "Turn on" : "Turn off"}
              </ActionButton>
            )}
            {isStored ? (
              <ActionButton
                actions={actions}
                fields={{ intent: "remove", revision: String(revision) }}
                asks
                busy="Restoring..."
              >
                Restore original
              </ActionButton>
            ) : null}
          </div>
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="Not saved" />
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={() => ({
          title: "Restore the original?",
          text: "Your changes are deleted, and Aria uses the original again.",
          confirm: "Restore the original",
        })}
      />
      <p>
        <AnswerMarks answer={one} />
      </p>
      {one.isBroken ? (
        <Notice tone="brick" title="The stored text can’t be read">
          <p>Aria uses the original. Save it again, or restore it.</p>
        </Notice>
      ) : null}
      {one.emergency ? (
        <p>
          Aria says:{" "}
          <Link to={paths.adminAnswer(one.emergency.answerId)}>the answer to “{one.title}”</Link>
        </p>
      ) : null}
      <RecognitionForm key={`${one.id} ${one.origin}`} {...{ one, revision, actions }} />
      <TryQuestion here={here} answered={actionData} />
    </>
  );
}
