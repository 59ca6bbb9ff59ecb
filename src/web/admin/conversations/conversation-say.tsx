import type { MessageView } from "#domain/conversations/contract.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { sendByKeys, useSaid } from "../../kit/forms/use-said.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";

/** What the banner says where something fails. */
export const conversationFailed = "Failed to update the conversation";

/** Answers the visitor in Aria's place. What was typed stays until it is sent; sent twice, it is said once. */
export function ConversationSay({
  say,
  here,
  answered,
  onSaid,
}: {
  /** Names what is said first (each further thing gets a name of its own), and how long it may get. */
  say: { key: string; longest: number };
  /** The page that this stands on. */
  here: string;
  /** What the page's action said to a form that was sent without scripts. */
  answered: FormOutcome<MessageView | null> | undefined;
  onSaid: (message: MessageView) => void;
}) {
  const { actions, key } = useSaid({ here, answered, firstKey: say.key, onSaid });
  return (
    <section className="person-part">
      <h2 className="person-part__title">Answer</h2>
      <OutcomeBanner outcome={actions.outcome} failure={conversationFailed} />
      <ActionForm
        {...actions.form}
        intent="say"
        schema={() =>
          import("#domain/conversations/contract.ts").then((contract) => contract.PersonMessage)
        }
        isEmptiedWhenDone
        className="reply-form"
        submit="Send answer"
        busy="Sending..."
      >
        {(field) => (
          <>
            <input type="hidden" name="key" value={key} />
            <TextArea
              {...field("text")}
              label="Your answer"
              rows={3}
              maxLength={say.longest}
              onKeyDown={sendByKeys}
              required
            />
          </>
        )}
      </ActionForm>
    </section>
  );
}
