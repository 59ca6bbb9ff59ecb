import type { ReactNode } from "react";
import type { Actions } from "../kit/forms/use-actions.ts";
import { Button } from "./Button.tsx";

/** A form of one button; it works without scripts. With `asks`, a `ConfirmAction` of the page asks first. */
export function ActionButton({
  actions,
  fields,
  about,
  asks = false,
  variant = "quiet",
  busy,
  children,
}: {
  actions: Actions;
  /** What is sent: the `intent`, and to what it is done. */
  fields: Readonly<Record<string, string>>;
  /** To what it is done, for those who hear the button without its row, and for the question. */
  about?: string;
  asks?: boolean;
  variant?: "quiet" | "solid";
  /** What the button says while it is done. */
  busy: ReactNode;
  children: ReactNode;
}) {
  const isBusy = actions.isDoing(fields);
  const { Form } = actions.fetcher;
  return (
    <Form
      method="post"
      action={actions.action}
      onSubmit={(event) => {
        if (actions.isSent.current || asks) event.preventDefault();
        // A question can be asked while the page is still read again; only what is done waits its turn.
        if (asks) actions.ask(fields, about ?? "");
        else if (!actions.isSent.current) actions.begin();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} size="small" busy={isBusy}>
        {isBusy ? busy : children}
        {about ? <span className="sr-only">: {about}</span> : null}
      </Button>
    </Form>
  );
}
