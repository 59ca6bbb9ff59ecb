import { type KeyboardEvent, useEffect, useEffectEvent } from "react";
import type { MessageView } from "#domain/conversations/contract.ts";
import type { FormOutcome } from "./outcome.ts";
import { useActions } from "./use-actions.ts";

/**
 * A form in which a person answers a visitor. What was typed stays until it is sent; sent twice, it is said once.
 *
 * @param here the page that this stands on
 * @param answered what the page's action said to a form that was sent without scripts
 * @param firstKey names what is said first; each further thing gets a name of its own
 * @returns the form's actions, and the `key` that it sends along
 */
export function useSaid({
  here,
  answered,
  firstKey,
  onSaid,
}: {
  here: string;
  answered: FormOutcome<MessageView | null> | undefined;
  firstKey: string;
  onSaid: (message: MessageView) => void;
}) {
  const actions = useActions(here, answered);
  const { outcome } = actions;
  const took = useEffectEvent(onSaid);
  const message = outcome?.kind === "done" && outcome !== answered ? outcome.result : null;
  useEffect(() => {
    if (message) took(message);
  }, [message]);
  // What was said is the name of what comes after it.
  return { actions, key: message ? `after-${message.id}` : firstKey };
}

/** Ctrl + Enter (or Cmd) sends what is typed. */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
