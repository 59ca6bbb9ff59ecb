import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { FieldProblem } from "#domain/projects/configuration/form-checks.ts";
import { type Answers, endingOf, visibleSteps } from "#domain/projects/configuration/form-flow.ts";
import type { FormEnding, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { isInSteps } from "#domain/projects/configuration/form-steps.ts";
import { formWords } from "#domain/projects/configuration/form-texts.ts";
import { translated } from "#domain/projects/configuration/form-translations.ts";
import { classNames } from "../kit/class-names.ts";
import { useHasScripts } from "../kit/use-has-scripts.ts";
import { consentId, isAlways, problemsNow } from "./current-problems.ts";
import { type FileFieldProps, FormFieldView } from "./form-field.tsx";
import {
  CarriedAnswers,
  Consent,
  EnterButton,
  FormActions,
  FormEndingView,
  FormHead,
  FormLogo,
  FormProgress,
  FormSummary,
  StepPart,
} from "./form-parts.tsx";
import { shownSteps } from "./shown-steps.ts";
import { useAnswers } from "./use-answers.ts";

/** What became of sending: an ending to show, or what is wrong. */
export type SendOutcome =
  | { ending: FormEnding }
  | { problems: readonly FieldProblem[] }
  | { message: string };

export type FormViewProps = {
  form: FormInterface;
  language?: FormInterface["language"];
  /** Where it is posted without scripts; none in a preview, which stores nothing. */
  action?: string;
  answers?: Answers;
  /** The step that was reached without scripts; else the first. */
  stepId?: string;
  problems?: readonly FieldProblem[];
  /** About the whole form. */
  message?: string;
  /** Sends the answers, once scripts run; without it (a preview) the ending is shown at once. */
  send?: (answers: Answers, element: HTMLFormElement) => Promise<SendOutcome>;
  fileField?: (props: FileFieldProps) => ReactNode;
  logoUrl?: string;
  /** Further fields of the posted form (spam trap, key). */
  hidden?: ReactNode;
  /** The form's other languages: buttons that post it, or are pressed by scripts. */
  languages?: ReactNode;
};

const noAnswers: Answers = {};

/**
 * The form itself (issue: form interface), the same on its page, in an embed and in the studio. Without scripts it is
 * a plain page that is posted, step by step where it has steps; with them its conditions are live, and answers are
 * checked before they are sent.
 */
export function FormView(props: FormViewProps) {
  const language = props.language ?? props.form.language;
  const form = translated(props.form, language);
  const words = formWords(language);
  const [ending, setEnding] = useState<FormEnding>();
  return (
    <div
      className={classNames("form-view", `form-view--${form.styling.theme}`)}
      lang={language}
      dir={isRightToLeft(form) ? "rtl" : "ltr"}
    >
      {props.logoUrl ? <FormLogo url={props.logoUrl} /> : null}
      {ending ? (
        <>
          {props.languages}
          <FormEndingView ending={translatedEnding(form, ending)} words={words} />
        </>
      ) : (
        <OpenForm {...props} form={form} language={language} onEnd={setEnding} />
      )}
    </div>
  );
}

/** By what its author wrote, as their language may be none that the form's own words have. */
const isRightToLeft = ({ title, fields }: FormInterface) =>
  /^[^a-z]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/i.test(title || (fields[0]?.name ?? ""));

const translatedEnding = (form: FormInterface, ending: FormEnding) =>
  form.endings.find(({ id }) => id === ending.id) ?? ending;

type OpenProps = FormViewProps & {
  language: FormInterface["language"];
  onEnd: (ending: FormEnding) => void;
};

function OpenForm(props: OpenProps) {
  const { form, language, action, answers: given = noAnswers, onEnd } = props;
  const words = formWords(language);
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const { answers, read } = useAnswers(element, given);
  const isLive = useHasScripts();
  const steps = visibleSteps(form, answers);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      steps.findIndex(({ step }) => step.id === props.stepId),
    ),
  );
  const [{ problems, attempt }, setFound] = useState({
    problems: props.problems ?? [],
    attempt: 0,
  });
  const setProblems = (found: readonly FieldProblem[]) =>
    setFound((before) => ({ problems: found, attempt: before.attempt + 1 }));
  const [message, setMessage] = useState(props.message);
  const [isSending, setSending] = useState(false);

  const hasSteps = isInSteps(form);
  const isStepped = hasSteps && steps.length > 1;
  const current = Math.min(at, Math.max(0, steps.length - 1));
  const isLast = !isStepped || current === steps.length - 1;
  const problemOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;

  const goTo = (next: number) => {
    read();
    setProblems([]);
    setMessage(undefined);
    setAt(next);
    // The next step begins at its top.
    element.current?.scrollIntoView({ block: "start" });
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>("input, textarea, select")?.focus({
        preventScroll: true,
      }),
    );
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const now = read();
    const wrong = problemsNow(form, now, event.currentTarget, language);
    const here = new Set(isLast ? [] : steps[current]?.fields.map(({ id }) => id));
    const mine = isLast ? wrong : wrong.filter(({ fieldId }) => here.has(fieldId));
    setProblems(mine);
    setMessage(undefined);
    if (mine.length > 0) return showProblem(mine);
    if (!isLast) return goTo(current + 1);
    if (!props.send) return onEnd(endingOf(form, now));
    setSending(true);
    const outcome = await props.send(now, event.currentTarget);
    setSending(false);
    if ("ending" in outcome) return onEnd(outcome.ending);
    if ("message" in outcome) return setMessage(outcome.message);
    setProblems(outcome.problems);
    showProblem(outcome.problems);
  }

  /** On the step of the first wrong answer. */
  const showProblem = (wrong: readonly FieldProblem[]) => {
    const place = steps.findIndex(({ fields }) =>
      fields.some(({ id }) => wrong.some(({ fieldId }) => fieldId === id)),
    );
    if (isStepped && place >= 0) setAt(place);
  };

  const shown = shownSteps(form, { steps, current, isLive });
  const visible = new Set(steps.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return (
    <form
      ref={element}
      className="form-view__form"
      method="post"
      action={action}
      noValidate={isLive}
      onChange={read}
      onSubmit={(event) => void submit(event)}
    >
      <EnterButton isLive={isLive} isLast={isLast} />
      {props.languages}
      {props.hidden}
      {hasSteps && !isLive ? (
        <CarriedAnswers stepId={steps[current]?.step.id ?? ""} answers={answers} shown={shown} />
      ) : null}
      {isStepped ? <FormProgress at={current} of={steps.length} words={words} /> : null}
      {isStepped && current > 0 ? (
        <h1 className="sr-only">{form.title}</h1>
      ) : (
        <FormHead form={form} intro={form.intro} />
      )}
      {problems.length > 0 ? (
        <FormSummary key={attempt} form={form} prefix={prefix} problems={problems} words={words} />
      ) : null}
      {shown.map(({ step, fields }) => (
        <StepPart key={step.id} name={step.name}>
          {fields.map((field) => (
            <FormFieldView
              key={`${field.id}-${field.type}`}
              field={field}
              prefix={prefix}
              answer={answers[field.id]}
              problem={problemOf(field.id)}
              words={words}
              isRequired={!isLive && field.required && isAlways(form, field.id)}
              isWaiting={!isLive && problems.length === 0 && !visible.has(field.id)}
              fileField={props.fileField}
            />
          ))}
        </StepPart>
      ))}
      {form.consent.isAsked && isLast ? (
        <Consent
          text={form.consent.text}
          id={`${prefix}-${consentId}`}
          problem={problemOf(consentId)}
        />
      ) : null}
      {message ? (
        <p className="form-view__problem" role="alert">
          {message}
        </p>
      ) : null}
      <FormActions
        isLive={isLive}
        isLast={isLast}
        isSending={isSending}
        sendText={form.submitText}
        goBack={isStepped && current > 0 ? () => goTo(current - 1) : null}
        words={words}
      />
    </form>
  );
}
