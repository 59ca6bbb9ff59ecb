import { useEffect, useEffectEvent, useRef, useState } from "react";
import { attemptKey } from "../../kit/attempt-key.ts";
import { checkoutWords, requestCheckout } from "./checkout-request.ts";

/** Starting a purchase from the panel: one request at a time, and the way to the payment page. */
export function useCheckout() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const reset = () => {
    running.current?.abort();
    running.current = undefined;
    setBusy(false);
    setFailure(undefined);
  };

  // Back from the payment page the browser may show this one as it was left: still processing.
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) reset();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => comeBack(event);
    addEventListener("pageshow", listen);
    return () => removeEventListener("pageshow", listen);
  }, []);

  const proceed = async (serviceId: string | undefined, priceId: string | undefined) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setBusy(true);
    setFailure(undefined);
    try {
      const url = await requestCheckout(
        { serviceId, priceId },
        { key: attemptKey(), signal: control.signal },
      );
      if (!control.signal.aborted) location.assign(url); // busy until the page is left
    } catch (thrown) {
      if (control.signal.aborted) return;
      setFailure(thrown instanceof Error ? thrown.message : checkoutWords.notCreated);
      setBusy(false);
      running.current = undefined;
    }
  };

  return { isBusy, failure, proceed, reset };
}
