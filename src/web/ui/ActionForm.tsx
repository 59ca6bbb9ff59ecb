import type { ComponentProps, ReactNode } from "react";
import { Form, type FetcherWithComponents } from "react-router";
import type { FormOutcome } from "../kit/forms/outcome.ts";
import { useActionForm, type FieldOf, type LoadSchema } from "../kit/forms/use-action-form.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** A page that comes back with a message begins at it, without scripts, too. */
const focused = { tabIndex: -1, autoFocus: true };

/**
 * A form of an app (account, portal, admin) that runs its page's action, with scripts and without: fields, what is
 * wrong with them, and the button that sends it once. `kit/forms/use-action-form.ts` says how it behaves.
 */
export function ActionForm({
  outcome,
  intent,
  schema,
  fetcher,
  onAsk,
  isEmptiedWhenDone,
  submit,
  busy,
  button,
  hasAlert = true,
  more,
  children,
  ...rest
}: {
  /** What the page's action answered. */
  outcome: FormOutcome<unknown> | undefined;
  /** Which of the page's forms this is. */
  intent?: string;
  /** Fetches what it is checked by before it is sent: the contract's schema, by which the server checks it, too. */
  schema?: LoadSchema;
  /** Sends it while the page stays as it is. */
  fetcher?: FetcherWithComponents<unknown>;
  /** Asks the person before it is sent. */
  onAsk?: (send: () => void) => void;
  /** Where the next thing is written into the same form. */
  isEmptiedWhenDone?: boolean;
  /** Words of the button, and those while it works. */
  submit: ReactNode;
  busy: ReactNode;
  button?: Pick<ComponentProps<typeof Button>, "variant" | "size" | "wide" | "className">;
  /** False where the page itself says why the form as a whole was refused. */
  hasAlert?: boolean;
  /** Goes on after the message: what to do about it. */
  more?: ReactNode;
  className?: string;
  /** Where it is sent; left out, to the page it is on. */
  action?: string;
  children?: ReactNode | ((field: FieldOf) => ReactNode);
}) {
  const { formProps, field, refused, isBusy } = useActionForm({
    outcome,
    intent,
    schema,
    fetcher,
    onAsk,
    isEmptiedWhenDone,
  });
  const Sending = fetcher?.Form ?? Form;
  return (
    <Sending {...rest} {...formProps}>
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      {hasAlert && refused && !refused.firstWrong ? (
        <div className="form-alert" data-alert {...focused}>
          <Notice tone="brick" live title={refused.message}>
            {more}
          </Notice>
        </div>
      ) : null}
      {typeof children === "function" ? children(field) : children}
      <Button type="submit" {...button} busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </Sending>
  );
}
