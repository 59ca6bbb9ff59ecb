import { type ReactNode, useEffect, useRef } from "react";
import { type FieldProblem, isWebAddress } from "#domain/projects/configuration/form-checks.ts";
import type { FormEnding, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import type { FormWords } from "#domain/projects/configuration/form-texts.ts";
import { classNames } from "../kit/class-names.ts";
import { consentId } from "./current-problems.ts";

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

/** Title and introduction. */
export const FormHead = ({ form }: { form: FormInterface }) => (
  <header className="form-view__head">
    <h1 dir="auto">{form.title}</h1>
    {form.intro ? (
      <p className="form-view__intro" dir="auto">
        {form.intro}
      </p>
    ) : null}
  </header>
);

/** The fields of a step, under its name. */
export function StepPart(props: { name: string; isWaiting: boolean; children: ReactNode }) {
  return (
    <section className={classNames("form-view__step", props.isWaiting && "form-view__waits")}>
      {props.name ? (
        <h2 className="form-view__step-name" dir="auto">
          {props.name}
        </h2>
      ) : null}
      {props.children}
    </section>
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
