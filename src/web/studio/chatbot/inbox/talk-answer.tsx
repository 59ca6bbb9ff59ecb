import { longestMessage, type MessageView } from "#domain/conversations/contract.ts";
import type { FormOutcome } from "../../../kit/forms/outcome.ts";
import { sendByKeys, useSaid } from "../../../kit/forms/use-said.ts";
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
  const { actions, key } = useSaid({ here, answered, firstKey, onSaid });
  return (
    <>
      <OutcomeBanner outcome={actions.outcome} failure="The answer was not sent" />
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
              onKeyDown={sendByKeys}
              required
            />
          </>
        )}
      </ActionForm>
    </>
  );
}
