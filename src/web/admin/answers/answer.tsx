import { Link } from "react-router";
import { capital } from "#content/words.ts";
import type { MissedItem } from "#domain/answers/contract.ts";
import { readAnswer, readFigures, readMissedQuestion } from "#domain/answers/index.ts";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Banner } from "../../ui/Banner.tsx";
import { ConfirmAction, type Question } from "../../ui/ConfirmAction.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { AdminName } from "../admin-name.tsx";
import { namesOf } from "../users/read-person.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/answer.ts";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerMarks } from "./answer-marks.tsx";
import { kindWords } from "./answer-words.ts";
import { answerGone, changeAnswer, type AnswerChanged } from "./change-answer.ts";
import { TryQuestion } from "./try-question.tsx";
import { useRevision } from "./use-revision.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?missed=` is a question to add; `?saved=` says what was just stored. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const answer = await readAnswer(actor, params.id, deps);
    const { figures, offers } = await readFigures(actor, deps);
    const missedId = url.searchParams.get("missed");
    const missed = missedId ? await readMissedQuestion(actor, missedId, deps) : null;
    const names = await namesOf(actor, answer.changedBy ? [answer.changedBy] : [], deps);
    const saved = url.searchParams.get("saved");
    return { answer, figures, offers, missed, saved, admins: { names, self: actor.userId } };
  });

export const action = (args: Route.ActionArgs) =>
  runForm<AnswerChanged>(
    args,
    (form) =>
      changeAnswer(args.params.id, form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    answerGone,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  adminMeta(loaderData ? `Answer: ${capital(loaderData.answer.question)}` : "Page not found");

/** One answer: its text in each language, whether it is in use, and what Aria says with it. */
export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, figures, offers, missed, saved, admins } = loaderData;
  const here = paths.adminAnswer(answer.id);
  const actions = useActions<AnswerChanged>(
    here,
    actionData?.intent === "try" ? undefined : actionData,
  );
  const revision = useRevision(answer.revision, actions.outcome);
  return (
    <>
      <Link className="back-link" to={paths.adminAnswers()}>
        <ArrowLeft size={16} />
        <span>All answers</span>
      </Link>
      <PageHead
        title={capital(answer.question)}
        actions={
          <div className="actions">
            <ActionButton
              actions={actions}
              fields={{ intent: answer.isOff ? "on" : "off" }}
              busy={answer.isOff ? "Turning on..." : "Turning off..."}
            >
              {answer.isOff ? "Turn on" : "Turn off"}
            </ActionButton>
            {answer.origin === "file" && !answer.isBroken ? null : (
              <ActionButton
                actions={actions}
                fields={{ intent: "remove", revision: String(revision), origin: answer.origin }}
                asks
                busy={answer.origin === "own" ? "Deleting..." : "Restoring..."}
              >
                {answer.origin === "own" ? "Delete" : "Restore original"}
              </ActionButton>
            )}
          </div>
        }
      />
      {saved && !actions.outcome ? <Saved missed={saved} /> : null}
      <OutcomeBanner outcome={actions.outcome} failure="Failed to update the answer" />
      <ConfirmAction actions={actions} questionOf={() => removal(answer.origin)} back={here} />
      <dl className="record">
        <dt>Status</dt>
        <dd>
          <AnswerMarks answer={answer} />
        </dd>
        <dt>Kind</dt>
        <dd>{kindWords[answer.kind]}</dd>
        {answer.changedAt ? (
          <>
            <dt>Changed</dt>
            <dd>
              <When iso={answer.changedAt} />
              {answer.changedBy ? (
                <>
                  {" "}
                  by <AdminName id={answer.changedBy} {...admins} />
                </>
              ) : null}
            </dd>
          </>
        ) : null}
        <dt>Name</dt>
        <dd>
          <code>{answer.id}</code>
        </dd>
      </dl>
      {answer.isBroken ? (
        <Notice tone="brick" title="The stored text can’t be read">
          <p>
            {answer.origin === "own"
              ? "Aria doesn’t use this answer. Write it again, or delete it."
              : "Aria uses the original text. Save it again, or restore it."}
          </p>
        </Notice>
      ) : null}
      {missed ? <ToAdd missed={missed} /> : null}
      <AnswerForm
        key={`${answer.id} ${answer.origin}`}
        content={answer.content}
        missed={missed}
        revision={revision}
        isKindFixed={answer.origin !== "own"}
        {...{ figures, offers, actions }}
      />
      <TryQuestion here={here} answered={actionData} />
    </>
  );
}

const Saved = ({ missed }: { missed: string }) => (
  <Banner tone="moss" title="Saved. Aria uses this answer now." takesFocus>
    <p>
      {missed === "added" ? "The question is marked as answered. " : null}
      <Link to={paths.adminUnanswered()}>Unanswered questions</Link>
    </p>
  </Banner>
);

const ToAdd = ({ missed }: { missed: MissedItem }) => (
  <Notice tone="amber" title="This answer isn’t written in the question’s language yet">
    <p>
      The question “{missed.question}” is filled in. Write the answer in that language and save.
    </p>
  </Notice>
);

const removal = (origin: "file" | "changed" | "own"): Question =>
  origin === "own"
    ? {
        title: "Delete this answer?",
        text: "Aria stops using it. Unanswered questions that were added to it reopen.",
        confirm: "Delete the answer",
      }
    : {
        title: "Restore the original answer?",
        text: "Your changes are deleted, and Aria uses the original questions and text.",
        confirm: "Restore the original",
      };
