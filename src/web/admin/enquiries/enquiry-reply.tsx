import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { DeskOutcome } from "../desk-outcome.ts";
import { OutcomeBanner } from "../outcome-banner.tsx";

/**
 * A reply by mail. The same `replyKey` and text sent twice is one mail; what was typed stays until it is sent.
 * @param answered what the page's action said to a form that was sent without scripts
 */
export function EnquiryReply({
  email,
  replyKey,
  isMailKept,
  answered,
}: {
  /** Null: nobody left an address. */
  email: string | null;
  replyKey: string;
  /** No mail server is set: mails stay in the outbox. */
  isMailKept: boolean;
  answered: DeskOutcome | undefined;
}) {
  const fetcher = useFetcher<DeskOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? answered;
  const isBusy = fetcher.state !== "idle";
  useEffect(() => {
    if (fetcher.data?.kind === "done") form.current?.reset();
  }, [fetcher.data]);
  if (!email)
    return (
      <Notice title="There's no address to reply to">
        <p>This enquiry has no email address.</p>
      </Notice>
    );
  const fields = outcome?.kind === "failed" ? outcome.fields : undefined;
  return (
    <section className="person-part">
      <h2 className="person-part__title">Reply by email</h2>
      {outcome && !fields?.["text"] ? <OutcomeBanner outcome={outcome} /> : null}
      {isMailKept ? (
        <p className="text-ink-soft">
          No mail server is connected. The email waits in the outbox for you to pass on.
        </p>
      ) : null}
      <fetcher.Form
        ref={form}
        method="post"
        className="reply-form"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <input type="hidden" name="key" value={replyKey} />
        <TextArea
          className="min-h-40"
          label={`To ${email}`}
          name="text"
          rows={8}
          maxLength={10_000}
          error={fields?.["text"]}
          defaultValue={outcome?.kind === "failed" ? outcome.typed : undefined}
          required
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Sending..." : "Send reply"}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
