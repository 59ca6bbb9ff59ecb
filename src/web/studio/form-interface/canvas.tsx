import { type KeyboardEvent, useContext, useState } from "react";
import { fieldsByStep } from "#domain/projects/configuration/form-flow.ts";
import type { FieldType, FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { FormLogo } from "../../forms/form-parts.tsx";
import { StyledForm } from "../../forms/styled-form.tsx";
import { classNames } from "../../kit/class-names.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyThread } from "../../ui/EmptyState.tsx";
import { Close } from "../../ui/icons.tsx";
import { PictureContext } from "../pictures.ts";
import { AddQuestion } from "./add-question.tsx";
import { addStep, deleteStep, placeField } from "./edit-form.ts";
import { type CardAction, dragType, FieldCard } from "./field-card.tsx";

type Props = {
  form: FormInterface;
  change: (form: FormInterface) => void;
  isReadOnly: boolean;
  selectedId: string | null;
  act: (action: CardAction) => void;
  /** Adds a question after another; null: at the end. */
  add: (type: FieldType, after: string | null) => void;
  selectStep: (id: string) => void;
  problemAt: (fieldId: string) => string | undefined;
  titleProblem: string | undefined;
  /** About the questions as a whole. */
  fieldsProblem: string | undefined;
};

/** The form itself, with everything that is read in it to type into. */
export function Canvas(props: Props) {
  const { form, change, isReadOnly, selectedId, add } = props;
  const [isAdding, setAdding] = useState(false);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (event.key !== "/" || isTyping || isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    setAdding(true);
  };
  const addKind = (type: FieldType) => {
    setAdding(false);
    add(type, selectedId);
  };
  return (
    // The slash key is heard wherever the focus is within the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="form-canvas" aria-label="The form" onKeyDown={keys}>
      <StyledForm styling={form.styling}>
        <div className={classNames("form-view", `form-view--${form.styling.theme}`)}>
          <Logo fileId={form.styling.logoFileId} />
          <Head {...props} />
          {fieldsByStep(form).map((part, place) => (
            <StepPart key={part.step.id} {...props} {...part} place={place} />
          ))}
          {form.fields.length === 0 ? <NoQuestions {...props} /> : null}
          {isReadOnly ? null : isAdding ? (
            <AddQuestion add={addKind} close={() => setAdding(false)} />
          ) : (
            <p className="form-canvas__more">
              <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
                Add a question
              </Button>
              <Button
                variant="quiet"
                size="small"
                disabled={form.steps.length >= 20}
                onClick={() => change(addStep(form, `step-${crypto.randomUUID().slice(0, 8)}`))}
              >
                Add a step
              </Button>
              <span className="field__hint">
                <kbd>/</kbd> adds a question, <kbd>Enter</kbd> the next one, <kbd>Alt</kbd>{" "}
                <kbd>↑</kbd> <kbd>↓</kbd> moves it
              </span>
            </p>
          )}
          <p className="form-view__actions">
            <input
              className="form-view__button form-canvas__button"
              aria-label="Text of the button"
              value={form.submitText}
              maxLength={60}
              readOnly={isReadOnly}
              size={Math.max(4, form.submitText.length)}
              onChange={({ target }) => change({ ...form, submitText: target.value })}
            />
          </p>
        </div>
      </StyledForm>
    </section>
  );
}

function Logo({ fileId }: { fileId: string }) {
  const address = useContext(PictureContext)(fileId);
  return address ? <FormLogo url={address} /> : null;
}

function Head({ form, change, isReadOnly, titleProblem }: Props) {
  return (
    <header className="form-view__head">
      <input
        className="form-canvas__publisher"
        aria-label="Asked by"
        value={form.publisher}
        maxLength={100}
        placeholder="Your company or name (optional)"
        readOnly={isReadOnly}
        onChange={({ target }) => change({ ...form, publisher: target.value })}
      />
      <textarea
        className="form-canvas__title"
        aria-label="Title of the form"
        rows={1}
        value={form.title}
        maxLength={200}
        placeholder="Title of the form"
        readOnly={isReadOnly}
        onChange={({ target }) => change({ ...form, title: target.value.replaceAll("\n", " ") })}
      />
      {titleProblem ? <p className="field__error">{titleProblem}</p> : null}
      <textarea
        className="form-canvas__intro"
        aria-label="Introduction"
        rows={1}
        value={form.intro}
        maxLength={2000}
        placeholder="What is this about? (optional)"
        readOnly={isReadOnly}
        onChange={({ target }) => change({ ...form, intro: target.value })}
      />
    </header>
  );
}

function StepPart(props: Props & ReturnType<typeof fieldsByStep>[number] & { place: number }) {
  const { form, change, isReadOnly, step, fields, place, selectedId, act, problemAt } = props;
  const hasSteps = form.steps.length > 1;
  return (
    <section
      className="form-view__step"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
      }}
      onDrop={(event) => {
        const id = event.dataTransfer.getData(dragType);
        if (id) change(placeField(form, id, { stepId: step.id, before: null }));
      }}
    >
      {hasSteps ? (
        <div className="form-canvas__step">
          <span className="figures">{place + 1}</span>
          <input
            aria-label={`Name of step ${place + 1}`}
            value={step.name}
            maxLength={100}
            placeholder={`Step ${place + 1}`}
            readOnly={isReadOnly}
            onFocus={() => props.selectStep(step.id)}
            onChange={({ target }) =>
              change({
                ...form,
                steps: form.steps.map((one) =>
                  one.id === step.id ? { ...one, name: target.value } : one,
                ),
              })
            }
          />
          {isReadOnly ? null : (
            <button
              type="button"
              aria-label={`Remove step ${place + 1}; its questions stay`}
              title="Remove the step; its questions stay"
              onClick={() => change(deleteStep(form, step.id))}
            >
              <Close size={16} />
            </button>
          )}
        </div>
      ) : null}
      <ol className="form-canvas__fields">
        {fields.map((field) => (
          <FieldCard
            key={field.id}
            field={field}
            language={form.language}
            isSelected={field.id === selectedId}
            isReadOnly={isReadOnly}
            problem={problemAt(field.id)}
            act={act}
          />
        ))}
      </ol>
      {hasSteps && fields.length === 0 ? (
        <p className="field__hint">
          This step is empty. Drag a question here, or choose the step beside the question.
        </p>
      ) : null}
    </section>
  );
}

const beginnings = [
  { type: "text", name: "A name" },
  { type: "email", name: "An email address" },
  { type: "choice", name: "A choice" },
  { type: "rating", name: "A rating" },
] as const;

function NoQuestions({ add, isReadOnly, fieldsProblem }: Props) {
  return (
    <div className="form-canvas__empty">
      <EmptyThread />
      <p>
        Ask for the first thing you need to know. Each question you add appears here as people will
        see it.
      </p>
      {fieldsProblem ? <p className="field__error">{fieldsProblem}</p> : null}
      {isReadOnly ? null : (
        <p className="form-canvas__more">
          {beginnings.map(({ type, name }) => (
            <Button key={type} variant="quiet" size="small" onClick={() => add(type, null)}>
              {name}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
