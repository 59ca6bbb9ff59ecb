import { useEffect, useEffectEvent } from "react";
import { longestMessage, type MessageView } from "#domain/conversations/contract.ts";
import type { FormOutcome } from "../../../kit/forms/outcome.ts";
import { useActions } from "../../../kit/forms/use-actions.ts";
import { ActionForm } from "../../../ui/ActionForm.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";

/** What a member who took over answers. What was typed stays until it is sent; sent twice, it is said once. */
export function TalkAnswer({
  firstKey,
  here,
  answered,
  onSaid,
}: {
  /** Names what is said first; each further thing gets a name of its own. */
  firstKey: string;
  /** The page that this stands on. */
  here: string;
  /** What the page's action said to a form that was sent without scripts. */
  answered: FormOutcome<MessageView | null> | undefined;
  onSaid: (message: MessageView) => void;
}) {
  const actions = useActions(here, answered);
  const { outcome } = actions;
  const took = useEffectEvent(onSaid);
  const message = outcome?.kind === "done" && outcome !== answered ? outcome.result : null;
  // What was said is the name of what comes after it.
  const key = message ? `after-${message.id}` : firstKey;
  useEffect(() => {
    if (message) took(message);
  }, [message]);
  return (
    <>
      <OutcomeBanner outcome={outcome} failure="The answer was not sent" />
      <ActionForm
        {...actions.form}
        intent="say"
        isEmptiedWhenDone
        submit="Send"
        busy="Sending…"
        className="bot-desk__talk"
      >
        {(field) => (
          <>
            <input type="hidden" name="key" value={key} />
            <TextArea
              {...field("text")}
              label="Your answer"
              hint="Ctrl + Enter sends it."
              rows={3}
              maxLength={longestMessage}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
              required
            />
          </>
        )}
      </ActionForm>
    </>
  );
}
