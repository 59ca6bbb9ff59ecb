import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { MessageView } from "#domain/conversations/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/Field.tsx";
import type { DeskAnswer } from "./conversation-desk.tsx";
import { OutcomeBanner } from "../outcome-banner.tsx";

/** Answers the visitor in Aria's place. What was typed stays until it is sent; sent twice, it is said once. */
export function ConversationSay({
  say,
  answered,
  onSaid,
}: {
  /** Names what is said first (each further thing gets a name of its own), and how long it may get. */
  say: { key: string; longest: number };
  /** What the page's action said to a form that was sent without scripts. */
  answered: DeskAnswer | undefined;
  onSaid: (message: MessageView) => void;
}) {
  const fetcher = useFetcher<DeskAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? answered;
  const isBusy = fetcher.state !== "idle";
  const took = useEffectEvent((message: MessageView) => {
    form.current?.reset();
    onSaid(message);
  });
  const message = fetcher.data?.said;
  // What was said is the name of what comes after it.
  const key = message ? `after-${message.id}` : say.key;
  useEffect(() => {
    if (message) took(message);
  }, [message]);
  const fields = outcome?.kind === "failed" ? outcome.fields : undefined;
  return (
    <section className="person-part">
      <h2 className="person-part__title">Answer</h2>
      {outcome?.kind === "failed" && !fields?.["text"] ? <OutcomeBanner outcome={outcome} /> : null}
      <fetcher.Form
        ref={form}
        method="post"
        className="reply-form"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <input type="hidden" name="intent" value="say" />
        <input type="hidden" name="key" value={key} />
        <TextArea
          label="Your answer"
          name="text"
          rows={3}
          maxLength={say.longest}
          error={fields?.["text"]}
          defaultValue={outcome?.kind === "failed" ? outcome.typed : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
          required
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Sending..." : "Send answer"}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
