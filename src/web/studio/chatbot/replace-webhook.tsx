import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Puts the focus on what has just been drawn, so that it isn't lost with what was there before. */
const focus = (one: HTMLButtonElement | null) => one?.focus();

/** Replaces the webhook once it is confirmed: what uses the old one has to be told. */
export function ReplaceWebhook({ replace }: { replace: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const wasAsking = useRef(false);
  const close = () => {
    wasAsking.current = true;
    setAsking(false);
  };
  if (!isAsking)
    return (
      <Button
        variant="quiet"
        size="small"
        className="channel__test"
        ref={(one) => {
          if (wasAsking.current) focus(one);
          wasAsking.current = false;
        }}
        onClick={() => setAsking(true)}
      >
        Replace the webhook
      </Button>
    );
  return (
    <Notice tone="amber" live title="Replace the webhook?">
      <p>The old one stops working immediately. Enter the new one in your email service.</p>
      <p className="channel__choice">
        <Button
          size="small"
          onClick={() => {
            replace();
            close();
          }}
        >
          Replace it
        </Button>
        <Button variant="quiet" size="small" ref={focus} onClick={close}>
          Cancel
        </Button>
      </p>
    </Notice>
  );
}
