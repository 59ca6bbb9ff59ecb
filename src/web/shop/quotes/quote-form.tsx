import { useEffect, useRef, useState } from "react";
import type { QuoteAnswer as Answer } from "#domain/quotes/contract.ts";
import { formText } from "../../kit/form-text.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { QuoteAnswer } from "./quote-answer.tsx";
import { QuoteDetailFields } from "./quote-detail-fields.tsx";
import { QuoteFailure } from "./quote-failure.tsx";
import {
  detailFields,
  quoteFields,
  sendQuote,
  type QuoteAbout,
  type QuoteProblem,
  type QuoteValues,
} from "./quote-request.ts";

type Props = {
  about?: QuoteAbout | undefined;
  /** Names this form: the same sent twice is one request. */
  requestKey: string;
  values?: Partial<QuoteValues> | undefined;
  problem?: QuoteProblem | undefined;
  /** Where Cancel leads on a page; in a dialog `onCancel` closes it. */
  cancelHref?: string;
  onCancel?: () => void;
  onAnswered?: (answer: Answer) => void;
};

/**
 * The quote request (spec site.md §2 and §5): free text, or name, email and project description. A plain
 * form that posts to the page it is on; once hydrated it sends itself and stays.
 */
export function QuoteForm(props: Props) {
  const { requestKey, values, cancelHref, onCancel, onAnswered } = props;
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // Known only in the browser: without scripts no field may be locked by a text that nobody can clear.
  const [isFree, setFree] = useState(false);
  const [problem, setProblem] = useState(props.problem);
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    setFree(form.current ? read(form.current).freeText.trim() !== "" : false);
  }, []);

  useEffect(() => {
    // The message pushes the buttons down, on a phone out of the dialog.
    if (problem?.message && problem !== props.problem)
      end.current?.scrollIntoView({ block: "nearest" });
  }, [problem, props.problem]);

  async function send(element: HTMLFormElement) {
    const filled = read(element);
    setSending(true);
    setProblem(undefined);
    const wrong = await check(filled);
    if (wrong) {
      setSending(false);
      return show(element, wrong);
    }
    const botField = formText(new FormData(element), "botField");
    const sent = await sendQuote({ ...filled, ...props.about, botField }, requestKey);
    setSending(false);
    if ("problem" in sent) return show(element, sent.problem);
    setAnswer(sent.answer);
    onAnswered?.(sent.answer);
  }

  function show(element: HTMLFormElement, wrong: QuoteProblem) {
    setProblem(wrong);
    // A message for the whole form appears beside the button, where the focus is.
    const first = quoteFields.find((name) => wrong.fields?.[name]);
    if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  if (answer) return <QuoteAnswer {...answer} onClose={onCancel} />;
  const errors = problem?.fields ?? {};
  // For whoever has no scripts; a form that is at work moves the focus itself.
  const firstWrong = quoteFields.find((name) => props.problem?.fields?.[name]);
  const field = (name: (typeof quoteFields)[number]) => ({
    name,
    error: errors[name],
    defaultValue: values?.[name],
    autoFocus: firstWrong === name,
  });
  return (
    <form
      ref={form}
      className="quote"
      method="post"
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
      onInput={() => setProblem(withoutMessage)}
    >
      <TextArea
        label="Free Text"
        {...field("freeText")}
        hint="Describe it in your own words. Nothing else is needed; add your email to get the link, too."
        rows={3}
        maxLength={5000}
        onInput={(event) => setFree(event.currentTarget.value.trim() !== "")}
      />
      <fieldset className="quote__group">
        <legend className="quote__legend">
          <span className="quote__or">
            <span>or these (needed without free text)</span>
          </span>
        </legend>
        <div className="quote__pair">
          <Field
            label="Name"
            {...field("name")}
            autoComplete="name"
            maxLength={200}
            disabled={isFree}
          />
          <Field
            label="Email"
            {...field("email")}
            type="email"
            autoComplete="email"
            maxLength={320}
            optional={isFree}
            hint={
              isFree ? "You’ll then find the quote on its page only; we won’t email it." : undefined
            }
          />
        </div>
        <TextArea
          label="Project description"
          {...field("projectDescription")}
          rows={4}
          maxLength={5000}
          disabled={isFree}
        />
        <QuoteDetailFields
          field={field}
          isLocked={isFree}
          isOpen={detailFields.some(
            (name) => errors[name] || (values?.[name] ?? "fixed").replace("fixed", ""),
          )}
        />
      </fieldset>
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name="botField" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="requestKey" value={requestKey} />
      {Object.entries(props.about ?? {}).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={id} />
      ))}
      <div className="quote__end" ref={end}>
        {problem?.message ? <QuoteFailure problem={problem} /> : null}
        <p className="sr-only" role="status">
          {isSending ? "Requesting AI Quote..." : ""}
        </p>
        <div className="quote__actions">
          {cancelHref ? (
            <ButtonLink variant="quiet" href={cancelHref}>
              Cancel
            </ButtonLink>
          ) : (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" busy={isSending}>
            {isSending ? "Requesting AI Quote..." : "Submit Quote Request"}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What was said about the whole form is over once something in it changes. */
const withoutMessage = (problem: QuoteProblem | undefined) =>
  problem?.message ? { ...(problem.fields && { fields: problem.fields }) } : problem;

/** The rules come with the first sending: most people only look. Without a line the server would say it. */
const check = (values: QuoteValues) =>
  import("./quote-rules.ts").then(
    ({ checkQuote }) => checkQuote(values),
    () => null,
  );

/** What is in the form, the locked fields left out: with free text only that and the email are sent. */
function read(form: HTMLFormElement): QuoteValues {
  const data = new FormData(form);
  const free = formText(data, "freeText").trim() !== "";
  const given = (name: keyof QuoteValues) => (free ? "" : formText(data, name));
  return {
    freeText: formText(data, "freeText"),
    email: formText(data, "email"),
    name: given("name"),
    projectDescription: given("projectDescription"),
    phone: given("phone"),
    company: given("company"),
    budget: given("budget"),
    timeline: given("timeline"),
    additionalRequirements: given("additionalRequirements"),
    preferredPaymentModel: given("preferredPaymentModel"),
  };
}
