import { Link, redirect } from "react-router";
import { capital } from "#content/words.ts";
import { answerLimits, type EntryContent } from "#domain/answers/contract.ts";
import { readFigures, readMissedQuestion } from "#domain/answers/index.ts";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { wasDeleted } from "../was-deleted.ts";
import type { Route } from "./+types/new-answer.ts";
import { AnswerForm } from "./answer-form.tsx";
import { languageWords, missedWords } from "./answer-words.ts";
import { changeAnswer, type AnswerChanged } from "./change-answer.ts";
import { changeMissed } from "./change-missed.ts";
import { TryQuestion } from "./try-question.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?missed=` is the question that it is for. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const missedId = url.searchParams.get("missed");
    const missed = missedId ? await readMissedQuestion(actor, missedId, deps) : null;
    return { ...(await readFigures(actor, deps)), missed };
  });

/** Stores a new answer, or does something about the missed question that it is for. */
export const action = (args: Route.ActionArgs) =>
  runForm<AnswerChanged | null>(
    args,
    async (form) => {
      const by = { actor: args.context.get(actorContext), deps: args.context.get(depsContext) };
      const intent = formText(form, "intent");
      if (intent === "save") return changeAnswer(null, form, by);
      const changed = await changeMissed(form, by);
      if (intent !== "add" || changed instanceof Response) return changed;
      return redirect(paths.adminAnswer(formText(form, "answerId"), { saved: "added" }), 303);
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("New answer");

const empty: EntryContent = {
  kind: "answer",
  asks: {},
  says: {},
  page: null,
  offers: null,
  asksBack: {},
  next: [],
};

/** A new answer, with the missed question that it is for filled in, and the answers that may already say it. */
export default function NewAnswer({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, offers, missed } = loaderData;
  const here = paths.adminNewAnswer(missed?.id);
  const actions = useActions(here, actionData?.intent === "try" ? undefined : actionData);
  return (
    <>
      <Link className="back-link" to={missed ? paths.adminUnanswered() : paths.adminAnswers()}>
        <ArrowLeft size={16} />
        <span>{missed ? "Unanswered questions" : "All answers"}</span>
      </Link>
      <PageHead
        title="New answer"
        lede={
          missed
            ? undefined
            : `Enter at least ${answerLimits.minAsks} ways in which people ask this.`
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="Failed to save the answer" />
      {missed ? (
        <section className="person-part" aria-labelledby="missed">
          <h2 className="person-part__title" id="missed">
            “{missed.question}”
          </h2>
          <p className="text-ink-soft">
            Asked {missed.times === 1 ? "once" : `${missed.times} times`}, in{" "}
            {languageWords[missed.language]}. {missedWords[missed.certainty]}.
          </p>
          {missed.state === "open" && missed.near.length > 0 ? (
            <>
              <p>If one of these already answers it, add the question there:</p>
              <ul className="near-list">
                {missed.near.map(({ id, question }) => (
                  <li key={id}>
                    <Link className="underline" to={paths.adminAnswer(id)}>
                      {capital(question)}
                    </Link>
                    <ActionButton
                      actions={actions}
                      fields={{ intent: "add", id: missed.id, answerId: id }}
                      about={question}
                      busy="Adding..."
                    >
                      Add to this answer
                    </ActionButton>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </section>
      ) : null}
      <AnswerForm content={empty} missed={missed} revision={0} {...{ figures, offers, actions }} />
      <TryQuestion here={here} answered={actionData as never} />
    </>
  );
}
