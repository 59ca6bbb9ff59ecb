import { useEffect, useRef, useState } from "react";
import { useNavigation, type FetcherWithComponents } from "react-router";

/**
 * Lets a form go once: a second click or Enter does nothing until the answer is there.
 * @param fetcher through which it is sent; without one it is a navigation
 */
export function useSending(fetcher?: Pick<FetcherWithComponents<unknown>, "state">) {
  const navigation = useNavigation();
  const { state } = fetcher ?? navigation;
  // The state comes a moment after the first click.
  const isSent = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (state === "idle") setBusy(false);
  }
  useEffect(() => {
    if (state === "idle") isSent.current = false;
  }, [state]);

  useEffect(() => {
    // The browser kept the page as it was left: busy, on the way to another.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSent.current = false;
      setBusy(false);
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  return {
    isBusy,
    /** A ref, as it has to be known before the next drawing. */
    isSent,
    begin: () => {
      isSent.current = true;
      setBusy(true);
    },
  };
}
