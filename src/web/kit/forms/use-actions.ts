import { useState } from "react";
import { useFetcher } from "react-router";
import type { FormOutcome } from "./outcome.ts";
import { useSending } from "./use-sending.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * What a page lets people do by buttons, all through one fetcher: one thing after the other, and the page's address
 * stays, with search, filter and place.
 * @param action where the forms go: this page with its query, so that it comes back as it is
 * @param answered what the page's action said to a form that was sent without scripts
 */
export function useActions<Result>(action: string, answered?: FormOutcome<Result>) {
  const fetcher = useFetcher<FormOutcome<Result>>();
  const { isSent, begin } = useSending(fetcher);
  const [asked, setAsked] = useState<{ fields: Fields; about: string }>();
  const sent = fetcher.state === "idle" ? undefined : fetcher.formData;
  const outcome = fetcher.data ?? answered;
  return {
    fetcher,
    action,
    outcome,
    /** Whether one of the buttons was pressed, and its answer isn't there yet. */
    isSent,
    begin,
    isDoing: (fields: Fields) =>
      sent !== undefined &&
      Object.entries(fields).every(([name, value]) => sent.get(name) === value),
    /** Props of an `ActionForm` that is one of them; the page says the outcome. */
    form: { fetcher, action, outcome, hasAlert: false } as const,
    /** What a dialog asks about before it is done; a new one each time. */
    asked,
    ask: (fields: Fields, about: string) => setAsked({ fields, about }),
    send: (fields: Fields) => {
      begin();
      void fetcher.submit(fields, { method: "post", action });
    },
  };
}
export type Actions = ReturnType<typeof useActions<unknown>>;
