import { useEffect, useRef, useState } from "react";
import type { MailedTranscript } from "#domain/conversations/contract.ts";
import { ApiError } from "../../kit/api-call.ts";
import { formText } from "../../kit/form-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { mailChat } from "./chat-calls.ts";

/** Mails the conversation to an address that somebody types, or that is known already. */
export function MailForm({ known, onDone }: { known: string; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  const [mailed, setMailed] = useState<MailedTranscript>();
  const [problem, setProblem] = useState<{ email?: string; all?: string }>({});

  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (mailed) close.current?.focus();
  }, [mailed]);

  async function send(element: HTMLFormElement) {
    setSending(true);
    setProblem({});
    try {
      setMailed(await mailChat(formText(new FormData(element), "email")));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) setProblem({ all: "Connection lost. Nothing was sent." });
      else if (thrown.fields["email"]) setProblem({ email: thrown.fields["email"] });
      else setProblem({ all: thrown.message });
    } finally {
      setSending(false);
    }
  }

  if (mailed)
    return (
      <div className="chat__question">
        <p role="status">
          {mailed.isKept
            ? `This site doesn’t send email yet. The conversation for ${mailed.to} is in the outbox of the admin area, and an admin can pass it on to you.`
            : `We’re emailing this conversation to ${mailed.to}.`}
        </p>
        <Button ref={close} variant="quiet" size="small" onClick={onDone}>
          Back to the chat
        </Button>
      </div>
    );
  return (
    <div className="chat__question">
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
          label="Email this conversation to"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={known}
          maxLength={320}
          error={problem.email}
          required
        />
        {problem.all ? (
          <p className="field__error" role="alert">
            {problem.all}
          </p>
        ) : null}
        <div className="follow-up__actions">
          <Button type="submit" variant="solid" size="small" busy={isSending}>
            {isSending ? "Sending..." : "Send"}
          </Button>
          <Button variant="quiet" size="small" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
