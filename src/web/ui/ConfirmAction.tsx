import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import type { Actions } from "../kit/forms/use-actions.ts";
import { Button } from "./Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Notice } from "./Notice.tsx";

export type Question = {
  title: string;
  /** What happens then. */
  text: ReactNode;
  /** Words of the button that does it. */
  confirm: string;
};

/**
 * Asks before something is done: in a dialog, and without scripts as a step of the page. One for all buttons of a page;
 * the answer yes sends the same form again with `confirmed`.
 */
export function ConfirmAction({
  actions,
  questionOf,
  back,
}: {
  actions: Actions;
  /** @param intent the form's field of that name */
  questionOf: (intent: string) => Question;
  /** The page without the question. */
  back: string;
}) {
  const { asked, outcome } = actions;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  const question = asked && questionOf(asked.fields["intent"] ?? "");
  return (
    <>
      {outcome?.kind === "confirm" ? (
        <ConfirmStep
          question={questionOf(outcome.intent)}
          about={outcome.about}
          fields={outcome.values}
          action={actions.action}
          back={back}
        />
      ) : null}
      {asked && question ? (
        <ConfirmDialog
          ref={dialog}
          title={question.title}
          confirm={question.confirm}
          onConfirm={() => {
            dialog.current?.close();
            actions.send({ ...asked.fields, confirmed: "yes" });
          }}
        >
          <p>{question.text}</p>
          {asked.about ? <p className="confirm-about">{asked.about}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const ConfirmStep = ({
  question: { title, text, confirm },
  about,
  fields,
  action,
  back,
}: {
  question: Question;
  about: string;
  fields: Readonly<Record<string, string>>;
  action: string;
  back: string;
}) => (
  <Notice tone="amber" live title={title}>
    <p>{text}</p>
    {about ? <p className="confirm-about">{about}</p> : null}
    <form method="post" action={action} className="confirm-actions">
      {Object.entries({ ...fields, confirmed: "yes" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Link className="button button--quiet button--small" to={back}>
        <span>Cancel</span>
      </Link>
      <Button type="submit" size="small">
        {confirm}
      </Button>
    </form>
  </Notice>
);
