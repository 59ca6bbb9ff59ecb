import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { FormProblem } from "../kit/answer-problem.ts";

/** What a field shows after a refused try: its error, what was typed, and the focus if it is the first wrong one. */
export const fieldsOf = (problem: FormProblem | undefined) => (name: string) => ({
  name,
  error: problem?.fields[name],
  defaultValue: problem?.values[name],
  autoFocus: problem?.first === name,
});

/** A page that comes back with a message begins at it, without scripts, too. */
const focused = { tabIndex: -1, autoFocus: true };

/**
 * A form of the account pages: posts to the page it is on, with scripts and without. It is sent once, says
 * that it is busy, and after a refusal leads to the first wrong field or to the message on top.
 */
export function AccountForm({
  problem,
  more,
  submit,
  busy,
  quiet,
  children,
}: {
  problem?: FormProblem | undefined;
  /** Goes on after the message: what to do about it. */
  more?: ReactNode;
  /** Words of the button, and those while it works. */
  submit: string;
  busy: string;
  /** Where another form of the page is the one thing to do. */
  quiet?: boolean;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const isSent = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const shown = useRef(problem);

  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (state === "idle") setBusy(false);
  }
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state]);

  useEffect(() => {
    // Kept by the browser as it was left: busy, on the way to another page.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSent.current = false;
      setBusy(false);
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  useEffect(() => {
    if (problem === shown.current) return; // the server's page had its focus already
    shown.current = problem;
    if (!problem || !form.current) return;
    for (const input of form.current.querySelectorAll<HTMLInputElement>("[data-secret]")) {
      input.value = "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current.querySelector<HTMLElement>("[data-alert]"))?.focus();
  }, [problem]);

  return (
    <Form
      ref={form}
      className="account__form"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isSent.current) return event.preventDefault();
        isSent.current = true;
        setBusy(true);
      }}
    >
      {problem && !problem.first ? (
        <div className="account__alert" data-alert {...focused}>
          <Notice tone="brick" live title={problem.title}>
            {more}
          </Notice>
        </div>
      ) : null}
      {children}
      <Button type="submit" size="large" wide variant={quiet ? "quiet" : "primary"} busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </Form>
  );
}
