import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import type { Question } from "./outcome.ts";
import type { UserChange } from "./users/use-user-change.ts";

type Words = { title: string; question: string; confirm: string };

/** The first question is spec site.md §5, word for word. */
const words: Record<Question, Words> = {
  delete: {
    title: "Delete user",
    question: "Are you sure you want to delete this user? This action cannot be undone.",
    confirm: "Delete user",
  },
  "remove-two-factor": {
    title: "Remove second factor",
    question:
      "Do this only for someone who lost both the app and the recovery codes, and whose identity you have verified. They'll then sign in with their password only.",
    confirm: "Remove second factor",
  },
};

export type Asked = { intent: Question; userId: string; name: string };

/** The question as a dialog; it opens with each new `asked`. */
export function QuestionDialog({
  asked,
  change,
}: {
  asked: Asked | undefined;
  change: UserChange;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked) ref.current?.showModal();
  }, [asked]);
  if (!asked) return null;
  const { title, question, confirm } = words[asked.intent];
  return (
    <ConfirmDialog
      ref={ref}
      title={title}
      confirm={confirm}
      onConfirm={() => {
        ref.current?.close();
        change.send({ intent: asked.intent, userId: asked.userId, confirmed: "yes" });
      }}
    >
      <p>{question}</p>
      <p className="question__name">{asked.name}</p>
    </ConfirmDialog>
  );
}

/** The same as a step of the page, for browsers without scripts. `back` is the page without the question. */
export function QuestionStep({
  asked,
  change,
  back,
}: {
  asked: Asked;
  change: UserChange;
  back: string;
}) {
  const { question, confirm } = words[asked.intent];
  return (
    <Notice tone="amber" title={question}>
      <p className="question__name">{asked.name}</p>
      <form method="post" action={change.action} className="question__deeds">
        <input type="hidden" name="intent" value={asked.intent} />
        <input type="hidden" name="userId" value={asked.userId} />
        <input type="hidden" name="confirmed" value="yes" />
        <Link className="button button--quiet button--small" to={back}>
          <span>Cancel</span>
        </Link>
        <Button type="submit" size="small">
          {confirm}
        </Button>
      </form>
    </Notice>
  );
}
