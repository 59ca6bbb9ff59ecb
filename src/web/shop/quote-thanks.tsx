import { useEffect, useRef } from "react";
import { contact } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { Button } from "../ui/Button.tsx";
import { Steps } from "./next-steps.tsx";
import { storedSteps } from "./quote-steps.ts";

/** After a quote request was stored: what happens next. Without `onClose` it has no Close button. */
export function QuoteThanks({
  email,
  onClose,
}: {
  email: string;
  onClose?: (() => void) | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const support = <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>;
  return (
    <div className="thanks">
      <h2 className="thanks__title" ref={heading} tabIndex={-1}>
        Your request is stored.
      </h2>
      {email ? (
        <Steps steps={storedSteps(email)} />
      ) : (
        <p>
          A person reads it within {replies.quoteHours} hours. You left no address, so we can't
          reply to you: write to {support} if you want an answer.
        </p>
      )}
      {onClose ? (
        <div className="quote__actions">
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : null}
    </div>
  );
}
