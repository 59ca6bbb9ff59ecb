import { Link } from "react-router";
import { capital } from "#content/words.ts";
import type { Trial } from "#domain/answers/contract.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { paths } from "../../paths.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Field } from "../../ui/Field.tsx";
import { languageWords, trialWords } from "./answer-words.ts";
import type { AnswerChanged } from "./change-answer.ts";

/**
 * "What would Aria say?": asks the running engine a question and shows its answer. The page's action takes the
 * intent `try`.
 */
export function TryQuestion({
  here,
  answered,
}: {
  here: string;
  /** What the page's action said to a form that was sent without scripts. */
  answered: FormOutcome<AnswerChanged> | undefined;
}) {
  const actions = useActions<AnswerChanged>(
    here,
    answered?.intent === "try" ? answered : undefined,
  );
  const { outcome } = actions;
  const trial = outcome?.kind === "done" && "trial" in outcome.result ? outcome.result.trial : null;
  return (
    <section className="person-part try" aria-labelledby="try">
      <h2 className="person-part__title" id="try">
        What would Aria say?
      </h2>
      <ActionForm
        {...actions.form}
        hasAlert
        intent="try"
        className="try__form"
        submit="Try it"
        busy="Trying..."
        button={{ variant: "quiet" }}
      >
        {(field) => (
          <Field
            {...field("question", trial?.question)}
            label="Question"
            hint="Asked as the first message of a conversation, with the saved answers."
            maxLength={500}
            autoComplete="off"
          />
        )}
      </ActionForm>
      <div aria-live="polite">{trial ? <TrialShown trial={trial} /> : null}</div>
    </section>
  );
}

const tones = { sure: "moss", unsure: "amber", unknown: "brick" } as const;

const TrialShown = ({ trial }: { trial: Trial }) => (
  <div className="trial">
    <p className="marks">
      <Badge tone={tones[trial.certainty]}>{trialWords[trial.certainty]}</Badge>
      <span className="text-ink-soft">{languageWords[trial.language]}</span>
    </p>
    <div className="mail-text mail-text--drawn">
      <AnswerText text={trial.text} />
    </div>
    {trial.certainty === "unknown" ? (
      <p className="text-ink-soft">
        In the chat, she searches the site’s pages before she says this.
      </p>
    ) : null}
    {trial.asks.length > 0 ? (
      <p className="text-ink-soft">Suggested questions: {trial.asks.map(capital).join(" · ")}</p>
    ) : null}
    {trial.near.length > 0 ? (
      <p>
        <span className="text-ink-soft">Nearest answers: </span>
        {trial.near.map(({ id, question }, at) => (
          <span key={id}>
            {at > 0 ? " · " : null}
            <Link className="underline" to={paths.adminAnswer(id)}>
              {capital(question)}
            </Link>
          </span>
        ))}
      </p>
    ) : null}
  </div>
);
