import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { FormProblem } from "../../kit/answer-problem.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../kit/class-names.ts";
import { Notice } from "../../ui/Notice.tsx";
import { savedIn, withoutSaved } from "./saved-notice.tsx";

type Props = {
  /** Which of the page's forms this is: sent along, so that the action can tell them apart. */
  intent: string;
  /** From `problemOf`. */
  problem?: FormProblem | undefined;
  /** Words of the button, and those while it works. */
  submit: ReactNode;
  busy: string;
  variant?: "primary" | "solid" | "quiet";
  /** The button of a row. */
  inline?: boolean;
  /** Asks the person first; `send` goes on. False: there is nothing to ask. Without scripts nobody is asked. */
  ask?: (form: HTMLFormElement, send: () => void) => boolean;
  children?: ReactNode;
};

/** The refusal, if it is about this form of the page. */
export const problemOf = (problem: FormProblem | undefined, intent: string) =>
  problem?.values["intent"] === intent ? problem : undefined;

/**
 * A form of the settings: posts to its own page, with scripts and without. It is sent once, says that it
 * is busy, leads to the first wrong field after a refusal (a wrong secret is emptied), and begins anew after
 * a success.
 */
export function SettingsForm(props: Props) {
  const { key, search } = useLocation();
  const [begun, setBegun] = useState("");
  if (savedIn(search) !== null && begun !== key) setBegun(key);
  return <OneForm key={begun} {...props} />;
}

function OneForm(props: Props) {
  const { intent, problem, submit, busy, variant = "solid", inline, ask, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { pathname, search } = useLocation();
  const { isBusy, beginOnce } = useSentOnce();
  const isAsked = useRef(false);

  useEffect(() => {
    if (!problem || !form.current) return;
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"], [data-alert]');
    if (wrong instanceof HTMLInputElement && "secret" in wrong.dataset) {
      wrong.value = "";
      wrong.dispatchEvent(new Event("input", { bubbles: true }));
    }
    wrong?.focus();
  }, [problem]);

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const sent = event.currentTarget;
    const send = () => {
      isAsked.current = true;
      sent.requestSubmit();
    };
    // What is asked goes on later: a form can't be sent anew while it is just being sent.
    if (ask && !isAsked.current && ask(sent, send)) return event.preventDefault();
    isAsked.current = false;
    beginOnce(event);
  };

  return (
    <Form
      ref={form}
      className={classNames("settings__form", inline && "settings__form--inline")}
      method="post"
      action={pathname + withoutSaved(search)}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value={intent} />
      {problem && !problem.first ? (
        <div data-alert tabIndex={-1}>
          <Notice tone="brick" live title={problem.title} />
        </div>
      ) : null}
      {children}
      <Button
        type="submit"
        variant={variant}
        size={inline ? "small" : "medium"}
        className="settings__go"
        busy={isBusy}
      >
        {isBusy ? busy : submit}
      </Button>
    </Form>
  );
}

/** Lets a form go once; a second click or Enter does nothing until the answer is there. */
function useSentOnce() {
  const { state } = useNavigation();
  const { key } = useLocation();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  // The state comes a moment after the first click.
  const isSent = useRef(false);
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state]);
  const beginOnce = (event: SyntheticEvent) => {
    if (isSent.current) return event.preventDefault();
    isSent.current = true;
    setSentFrom(key);
  };
  return { isBusy: state !== "idle" && sentFrom === key, beginOnce };
}
