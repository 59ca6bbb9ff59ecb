import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { paths } from "../../paths.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";

/**
 * A reply by mail. The same `replyKey` and text sent twice is one mail; what was typed stays until it is sent.
 * @param answered what the page's action said to a form that was sent without scripts
 */
export function EnquiryReply({
  enquiryId,
  email,
  replyKey,
  isMailKept,
  answered,
}: {
  enquiryId: string;
  /** Null: nobody left an address. */
  email: string | null;
  replyKey: string;
  /** No mail server is set: mails stay in the outbox. */
  isMailKept: boolean;
  answered: FormOutcome | undefined;
}) {
  const actions = useActions(paths.adminEnquiry(enquiryId), answered);
  if (!email)
    return (
      <Notice title="No address to reply to">
        <p>The sender left no email address.</p>
      </Notice>
    );
  return (
    <section className="person-part">
      <h2 className="person-part__title">Reply by email</h2>
      <OutcomeBanner outcome={actions.outcome} failure="Failed to send the reply" />
      {isMailKept ? (
        <p className="text-ink-soft">
          No mail server is connected. The email waits in the outbox for you to pass on.
        </p>
      ) : null}
      <ActionForm
        {...actions.form}
        schema={() =>
          import("#domain/enquiries/contract.ts").then((contract) => contract.EnquiryReplyForm)
        }
        isEmptiedWhenDone
        className="reply-form"
        submit="Send reply"
        busy="Sending..."
      >
        {(field) => (
          <>
            <input type="hidden" name="key" value={replyKey} />
            <TextArea
              className="min-h-40"
              {...field("text")}
              label={`To ${email}`}
              rows={8}
              maxLength={10_000}
              required
            />
          </>
        )}
      </ActionForm>
    </section>
  );
}
