import { Suspense, useEffect, useRef, useState } from "react";
import { brand } from "#content/brand.ts";
import { contactSubjects } from "#content/contact-subjects.ts";
import type { EnquiryAnswer } from "#domain/enquiries/contract.ts";
import { useIslandOpen } from "../../islands/use-island-open.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import { formText } from "../../kit/form-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, Select, TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ContactAnswer, PlainAnswer } from "./contact-answer.tsx";
import { bannerOf, firstWrong, type ContactValues } from "./contact-fields.ts";
import { ContactThanks } from "./contact-thanks.tsx";
import { sendEnquiryForm, type EnquiryProblem } from "./send-enquiry-form.ts";
import { SpamTrap } from "./spam-trap.tsx";

type Props = {
  /** Aria is the built-in one. */
  isDemo: boolean;
  /** No mail leaves this site. */
  isMailKept: boolean;
  /** Names this form, where it has been sent before: the same sent twice is one message. */
  requestKey?: string | undefined;
  values?: Partial<ContactValues> | undefined;
  problem?: EnquiryProblem | undefined;
};

/**
 * The message form (spec site.md §2 to §5, §8): a plain form that posts to its page; once hydrated it sends
 * itself and stays, and what was typed stays with it. Links with `data-opens="contact-form"` choose their
 * `data-subject` in it.
 */
export function ContactForm(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState({
    key: props.requestKey ?? "",
    values: props.values,
    isAgain: false,
  });
  // The page is the same for everybody: its first form gets its key when it is first sent.
  const firstKey = useRef("");
  const [problem, setProblem] = useState(props.problem);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState<{
    values: ContactValues;
    dueAt: string;
    answered: EnquiryAnswer;
  }>();

  useEffect(() => {
    if (begun.isAgain) form.current?.querySelector("select")?.focus();
  }, [begun]);

  const beginAgain = ({ name, email, company }: ContactValues, subject = "") => {
    setStored(undefined);
    setBegun({ key: randomKey(), values: { name, email, company, subject }, isAgain: true });
  };

  useIslandOpen(form, ({ subject = "" }) => {
    if (stored) return beginAgain(stored.values, subject);
    const select = form.current?.querySelector("select");
    if (!select) return;
    select.value = subject;
    select.focus();
  });

  async function send(element: HTMLFormElement) {
    const values = read(element);
    const trap = formText(new FormData(element), "bot-field");
    firstKey.current ||= randomKey();
    setSending(true);
    setProblem(undefined);
    const outcome = await sendEnquiryForm(
      { kind: "contact", ...values, "bot-field": trap },
      begun.key || firstKey.current,
    );
    setSending(false);
    if ("dueAt" in outcome) return setStored({ values, ...outcome });
    setProblem(outcome.problem);
    // A banner appears beside the button, where the focus is.
    const wrong = firstWrong(outcome.problem);
    if (wrong) element.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  if (stored)
    return (
      <ContactThanks
        email={stored.values.email.trim()}
        dueAt={stored.dueAt}
        isMailKept={props.isMailKept}
        answer={
          <Suspense fallback={<PlainAnswer text={stored.answered.answer?.text ?? ""} />}>
            <ContactAnswer answered={stored.answered} isDemo={props.isDemo} />
          </Suspense>
        }
        onAgain={() => beginAgain(stored.values)}
      />
    );
  const { values } = begun;
  const errors = problem?.fields ?? {};
  const banner = bannerOf(problem);
  const field = (name: keyof ContactValues) => ({
    name,
    error: errors[name],
    // For whoever has no scripts; a form that is at work moves the focus itself.
    autoFocus: props.problem !== undefined && firstWrong(props.problem) === name,
  });
  return (
    <form
      ref={form}
      key={begun.key}
      className="quote"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
      onInput={() => setProblem((now) => (bannerOf(now) ? undefined : now))}
    >
      <div className="quote__pair">
        <Field
          label="Full Name"
          {...field("name")}
          autoComplete="name"
          maxLength={200}
          defaultValue={values?.name}
          required
        />
        <Field
          label="Email Address"
          {...field("email")}
          type="email"
          autoComplete="email"
          maxLength={320}
          defaultValue={values?.email}
          required
        />
        <Field
          label="Company"
          {...field("company")}
          autoComplete="organization"
          maxLength={200}
          defaultValue={values?.company}
          optional
        />
        <Select label="Subject" {...field("subject")} defaultValue={values?.subject ?? ""} required>
          <option value="">Please choose</option>
          {contactSubjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        className="min-h-40"
        label="Message"
        {...field("message")}
        rows={6}
        maxLength={5000}
        defaultValue={values?.message}
        required
      />
      <SpamTrap />
      {begun.key ? <input type="hidden" name="requestKey" value={begun.key} /> : null}
      {banner ? (
        <Notice tone="brick" live title={banner}>
          <p>
            {problem?.isUnsure
              ? "It may not have reached us. What you typed is still here, and sending it again won’t create a duplicate."
              : "Nothing was sent. What you typed is still here."}
          </p>
        </Notice>
      ) : null}
      <div className="quote__actions">
        <Button type="submit" busy={isSending}>
          {isSending ? "Requesting AI Response..." : "Send message"}
        </Button>
        <p className="text-2 text-ink-soft">
          {brand.consultant}, an AI, gets the subject and message. Your name and address stay with
          us.
        </p>
      </div>
    </form>
  );
}

function read(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return {
    name: formText(data, "name"),
    email: formText(data, "email"),
    company: formText(data, "company"),
    subject: formText(data, "subject"),
    message: formText(data, "message"),
  };
}
