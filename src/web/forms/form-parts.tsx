import { type ReactNode, useEffect, useRef } from "react";
import { type FieldProblem, isWebAddress } from "#domain/projects/configuration/form-checks.ts";
import {
  type Answers,
  textsOf,
  type VisibleStep,
} from "#domain/projects/configuration/form-flow.ts";
import type { FormEnding, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import type { FormWords } from "#domain/projects/configuration/form-texts.ts";
import { consentId } from "./current-problems.ts";
import { inputName } from "./use-answers.ts";

/** How far one is: the thread, drawn as far as steps are done. */
export function FormProgress({ at, of, words }: { at: number; of: number; words: FormWords }) {
  return (
    <div className="form-view__progress">
      <svg aria-hidden="true">
        <line className="form-view__way" x1="0" x2="100%" y1="3" y2="3" />
        <line className="form-view__done" x1="0" x2={`${((at + 1) / of) * 100}%`} y1="3" y2="3" />
      </svg>
      <p>{words.stepOf(at + 1, of)}</p>
    </div>
  );
}

/** What is wrong, each with a link to its field; takes the focus when it appears. */
export function FormSummary(props: {
  form: FormInterface;
  prefix: string;
  problems: readonly FieldProblem[];
  words: FormWords;
}) {
  const { form, prefix, problems, words } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const nameOf = (id: string) => form.fields.find((field) => field.id === id)?.name;
  return (
    <div className="form-view__summary" role="alert" tabIndex={-1} ref={box}>
      <p>{words.problems(problems.length)}</p>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${prefix}-${fieldId}`}>{nameOf(fieldId) || message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is read after sending. */
export function FormEndingView({ ending, words }: { ending: FormEnding; words: FormWords }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="form-view__ending">
      <svg viewBox="0 0 120 40" aria-hidden="true">
        <path d="M4 26c22-18 38-16 48-4s16 12 26-2 22-14 38-6" />
      </svg>
      <h1 tabIndex={-1} ref={title} dir="auto">
        {ending.title}
      </h1>
      <p className="form-view__intro" dir="auto">
        {ending.text}
      </p>
      {isWebAddress(ending.redirectUrl) ? (
        <p>
          <a
            className="form-view__button"
            href={ending.redirectUrl}
            target="_top"
            rel="noopener noreferrer nofollow"
          >
            {words.goOn}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** Its maker's logo; their name is in the title. */
export const FormLogo = ({ url }: { url: string }) => (
  <img className="form-view__logo" src={url} alt="" />
);

/** Who asks, the title, and what is said below it. */
export const FormHead = ({
  form: { publisher, title },
  intro,
}: {
  form: Pick<FormInterface, "publisher" | "title">;
  intro: string;
}) => (
  <header className="form-view__head">
    {publisher ? (
      <p className="form-view__publisher" dir="auto">
        {publisher}
      </p>
    ) : null}
    <h1 dir="auto">{title}</h1>
    {intro ? (
      <p className="form-view__intro" dir="auto">
        {intro}
      </p>
    ) : null}
  </header>
);

/** The fields of a step, under its name. */
export function StepPart(props: { name: string; children: ReactNode }) {
  return (
    <section className="form-view__step">
      {props.name ? (
        <h2 className="form-view__step-name" dir="auto">
          {props.name}
        </h2>
      ) : null}
      {props.children}
    </section>
  );
}

/** What was answered on other steps, where no scripts remember it. */
export const CarriedAnswers = ({
  stepId,
  answers,
  shown,
}: {
  stepId: string;
  answers: Answers;
  shown: readonly VisibleStep[];
}) => (
  <>
    <input type="hidden" name="step" value={stepId} />
    {Object.entries(answers)
      .filter(([id]) => !shown.some(({ fields }) => fields.some((field) => field.id === id)))
      .flatMap(([id, answer]) =>
        textsOf(answer).map((text, at) => (
          <input key={`${id} ${at}`} type="hidden" name={inputName(id)} value={text} />
        )),
      )}
  </>
);

type Forwards = {
  isLive: boolean;
  isLast: boolean;
};

/** Without scripts Enter presses the first button of a form: this one, which nobody sees, leads forwards. */
export const EnterButton = ({ isLive, isLast }: Forwards) =>
  isLive ? null : (
    <button
      className="sr-only"
      type="submit"
      name="go"
      value={forwards(isLast)}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
const forwards = (isLast: boolean) => (isLast ? "send" : "next");

/** Forwards and back. Without scripts each is sent. */
export function FormActions(
  props: Forwards & {
    isSending: boolean;
    sendText: string;
    /** None on the first step. */
    goBack: (() => void) | null;
    words: FormWords;
  },
) {
  const { isLive, isLast, isSending, sendText, goBack, words } = props;
  return (
    <p className="form-view__actions">
      {goBack ? (
        <button
          className="form-view__back"
          formNoValidate
          {...(isLive
            ? { type: "button", onClick: goBack }
            : { type: "submit", name: "go", value: "back" })}
        >
          {words.back}
        </button>
      ) : null}
      <button
        className="form-view__button"
        type="submit"
        name="go"
        value={forwards(isLast)}
        aria-busy={isSending}
      >
        {isSending ? words.sending : isLast ? sendText.trim() || words.send : words.next}
      </button>
    </p>
  );
}

/** The consent that is asked for before sending. */
export function Consent({
  text,
  id,
  problem,
}: {
  text: string;
  id: string;
  problem: string | undefined;
}) {
  return (
    <div className="form-view__field">
      <label className="form-view__option">
        <input
          id={id}
          type="checkbox"
          name={consentId}
          value="yes"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span dir="auto">{text}</span>
      </label>
      {problem ? (
        <p className="form-view__problem" id={`${id}-problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
