import { useEffect, useRef, useState } from "react";
import { contactSubjects } from "#content/contact-subjects.ts";
import { randomKey } from "../../shop/attempt-key.ts";
import { formText } from "../../shop/form-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, Select, TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { bannerOf, firstWrong, type ContactValues } from "./contact-fields.ts";
import { ContactThanks } from "./contact-thanks.tsx";
import { sendEnquiryForm, type EnquiryProblem } from "./send-enquiry-form.ts";
import { SpamTrap } from "./spam-trap.tsx";

type Props = {
  /** Names this form: the same sent twice is one message. */
  requestKey: string;
  values?: Partial<ContactValues> | undefined;
  problem?: EnquiryProblem | undefined;
};

/**
 * The message form (spec site.md §2 to §5, §8): a plain form that posts to its page; once hydrated it sends
 * itself and stays, and what was typed stays with it.
 */
export function ContactForm(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState({
    key: props.requestKey,
    values: props.values,
    isAgain: false,
  });
  const [problem, setProblem] = useState(props.problem);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState<{ values: ContactValues; dueAt: string }>();

  useEffect(() => {
    if (begun.isAgain) form.current?.querySelector("select")?.focus();
  }, [begun]);

  async function send(element: HTMLFormElement) {
    const values = read(element);
    const trap = formText(new FormData(element), "bot-field");
    setSending(true);
    setProblem(undefined);
    const outcome = await sendEnquiryForm(
      { kind: "contact", ...values, "bot-field": trap },
      begun.key,
    );
    setSending(false);
    if ("dueAt" in outcome) return setStored({ values, dueAt: outcome.dueAt });
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
        onAgain={() => {
          const { name, email, company } = stored.values;
          setStored(undefined);
          setBegun({ key: randomKey(), values: { name, email, company }, isAgain: true });
        }}
      />
    );
  const { values } = begun;
  const errors = problem?.fields ?? {};
  const banner = bannerOf(problem);
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
          name="name"
          autoComplete="name"
          maxLength={200}
          defaultValue={values?.name}
          error={errors["name"]}
          required
        />
        <Field
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={320}
          defaultValue={values?.email}
          error={errors["email"]}
          required
        />
        <Field
          label="Company"
          name="company"
          autoComplete="organization"
          maxLength={200}
          defaultValue={values?.company}
          error={errors["company"]}
          optional
        />
        <Select
          label="Subject"
          name="subject"
          defaultValue={values?.subject ?? ""}
          error={errors["subject"]}
          required
        >
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
        name="message"
        rows={6}
        maxLength={5000}
        defaultValue={values?.message}
        error={errors["message"]}
        required
      />
      <SpamTrap />
      <input type="hidden" name="requestKey" value={begun.key} />
      {banner ? (
        <Notice tone="brick" live title={banner}>
          <p>
            {problem?.isUnsure
              ? "It may not have reached us. What you typed is still here; sending it again counts once."
              : "Nothing was sent, and what you typed is still here."}
          </p>
        </Notice>
      ) : null}
      <div className="quote__actions">
        <Button type="submit" busy={isSending}>
          {isSending ? "Sending your message..." : "Send message"}
        </Button>
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
