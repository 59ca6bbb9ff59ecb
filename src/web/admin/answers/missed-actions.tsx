import { Link } from "react-router";
import { capital } from "#content/words.ts";
import type { MissedItem } from "#domain/answers/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";

type Props = { missed: MissedItem; actions: Actions };

/** The answer that took a question, or the nearest one, to which it can be added at once. */
export function NearestAnswer({ missed: { id, question, answer, near, state }, actions }: Props) {
  const [nearest] = near;
  const one = answer ?? nearest;
  if (!one) return <span className="text-ink-soft">No similar answer</span>;
  return (
    <div className="near">
      <Link className="clipped underline" to={paths.adminAnswer(one.id)}>
        {capital(one.question)}
      </Link>
      {state === "open" ? (
        <ActionButton
          actions={actions}
          fields={{ intent: "add", id, answerId: one.id }}
          about={question}
          busy="Adding..."
        >
          Add to this answer
        </ActionButton>
      ) : null}
    </div>
  );
}

/** Write an answer, dismiss, or reopen. */
export const MissedActions = ({ missed: { id, question, state }, actions }: Props) => (
  <div className="actions">
    {state === "open" ? (
      <>
        <Link className="button button--solid button--small" to={paths.adminNewAnswer(id)}>
          <span>
            Answer<span className="sr-only">: {question}</span>
          </span>
        </Link>
        <ActionButton
          actions={actions}
          fields={{ intent: "dismiss", id }}
          about={question}
          busy="Dismissing..."
        >
          Dismiss
        </ActionButton>
      </>
    ) : (
      <ActionButton
        actions={actions}
        fields={{ intent: "reopen", id }}
        about={question}
        busy="Reopening..."
      >
        Reopen
      </ActionButton>
    )}
  </div>
);
