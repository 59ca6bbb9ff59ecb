import { useEffect, useEffectEvent, useRef, useState } from "react";
import { contact } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import { formText } from "../../kit/form-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Field, TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { sendEnquiryForm, type EnquiryProblem } from "./send-enquiry-form.ts";
import { SpamTrap } from "./spam-trap.tsx";

type Props = {
  /** One of the six categories, by its id (`web-dev`), and as people read it. */
  categoryId: string;
  categoryName: string;
  /** Called two seconds after the request was stored: take the form away, and the focus back to its opener. */
  onClose: () => void;
};

const fields = ["name", "email", "message"] as const;
/** Spec site.md §9. */
const closeAfterMs = 2000;

/**
 * The quote form of the home page's portfolio (spec site.md §2 to §5, §8). Mount it when it is opened: with
 * a mouse or keyboard it takes the focus. Nothing is lost by an error, and a retry counts once.
 */
export function InterestForm({ categoryId, categoryName, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef("");
  const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");
  const [problem, setProblem] = useState<EnquiryProblem>();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // On a touch screen the keyboard would cover what the form is about.
    if (matchMedia("(pointer: fine)").matches)
      form.current?.querySelector<HTMLElement>('[name="name"]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (state !== "sent") return undefined;
    const timer = setTimeout(() => close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function send(element: HTMLFormElement) {
    const data = new FormData(element);
    setState("sending");
    setProblem(undefined);
    const outcome = await sendEnquiryForm(
      {
        kind: "interest",
        categoryId,
        name: formText(data, "name"),
        email: formText(data, "email"),
        message: formText(data, "message"),
        "bot-field": formText(data, "bot-field"),
      },
      (key.current ||= randomKey()),
    );
    if (!("problem" in outcome)) {
      element.reset();
      key.current = "";
      return setState("sent");
    }
    const first = fields.find((name) => outcome.problem.fields?.[name]);
    setProblem(outcome.problem);
    setState(first ? "idle" : "failed");
    if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const isOpen = state === "idle" || state === "failed";
  const errors = problem?.fields ?? {};
  return (
    <form
      ref={form}
      className="grid gap-4"
      aria-label={`Quote for ${categoryName}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) void send(event.currentTarget);
      }}
    >
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        error={errors["name"]}
        required
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={320}
        error={errors["email"]}
        required
      />
      <TextArea
        className="min-h-16.5"
        label="Message"
        name="message"
        rows={2}
        maxLength={5000}
        error={errors["message"]}
        optional
      />
      <SpamTrap />
      {state === "failed" ? (
        <Notice tone="brick" live title="Failed to send. Please try again or email support.">
          <p>
            {problem?.message ? `${problem.message} ` : null}What you typed is still here. Support:{" "}
            <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>
          </p>
        </Notice>
      ) : null}
      <Button
        className="disabled:opacity-100" // done, not out of order
        type="submit"
        busy={state === "sending"}
        disabled={state === "sent"}
      >
        {labels[state]}
      </Button>
      <p role="status" className="text-2 text-ink-soft">
        {state === "sent"
          ? "We have your request."
          : `A person replies by email within ${replies.quoteHours} hours.`}
      </p>
    </form>
  );
}

const labels = {
  idle: "Request a quote",
  sending: "Sending...",
  sent: "Sent!",
  failed: "Error - Retry",
};
