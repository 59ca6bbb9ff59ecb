import { useEffect, useRef, useState } from "react";
import { replies } from "#content/promises.ts";
import { ApiError } from "../../kit/api-call.ts";
import { formText } from "../../kit/form-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { leaveAddress } from "./chat-calls.ts";

const notStored = "Connection lost. Your address wasn’t saved; what you typed is still here.";

/** Takes an address to which a person may write, within the conversation. */
export function FollowUpForm({
  onCancel,
  onLeft,
}: {
  onCancel: () => void;
  /** Hears of an address that is stored. */
  onLeft?: (email: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState("");
  const [problem, setProblem] = useState<{ email?: string; all?: string }>({});

  useEffect(() => {
    form.current?.querySelector("input")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (stored) done.current?.focus();
  }, [stored]);

  async function send(element: HTMLFormElement) {
    const data = new FormData(element);
    const email = formText(data, "email").trim();
    const name = formText(data, "name").trim();
    if (!email) {
      setProblem({ email: "Please enter your email address." });
      element.querySelector("input")?.focus();
      return;
    }
    setSending(true);
    setProblem({});
    try {
      await leaveAddress({ email, ...(name && { name }) });
      setStored(email);
      onLeft?.(email);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) setProblem({ all: notStored });
      else if (thrown.fields["email"]) setProblem({ email: thrown.fields["email"] });
      else setProblem({ all: thrown.message });
    } finally {
      setSending(false);
    }
  }

  if (stored)
    return (
      <p className="speech__aside" ref={done} tabIndex={-1}>
        Saved. A person will write to {stored} within {replies.quoteHours} hours.
      </p>
    );
  return (
    <form
      ref={form}
      className="follow-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      }}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={320}
        error={problem.email}
        required
      />
      <Field label="Name" name="name" autoComplete="name" maxLength={200} optional />
      {problem.all ? (
        <p className="field__error" role="alert">
          {problem.all}
        </p>
      ) : null}
      <div className="follow-up__actions">
        <Button type="submit" variant="solid" size="small" busy={isSending}>
          {isSending ? "Saving..." : "Send address"}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
