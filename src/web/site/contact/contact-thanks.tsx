import { useEffect, useRef } from "react";
import { replies } from "#content/promises.ts";
import { paths } from "../../paths.ts";
import { Moment } from "../../portal/moment.tsx";
import { Steps, type Step } from "../../shop/next-steps.tsx";

/**
 * The answer to a message: stored, and until when a person replies (`dueAt` is an ISO time). The AI's answer
 * of spec site.md §4 has its place here.
 */
export function ContactThanks({
  email,
  dueAt,
  onAgain,
}: {
  email: string;
  dueAt: string;
  /** Takes the link's place where the form can come back by itself. */
  onAgain?: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const steps: Step[] = [
    {
      title: "Stored",
      text: `A confirmation goes to ${email} ${replies.confirmationMail}.`,
      isDone: true,
    },
    { title: "A person reads it", text: "No AI answers messages yet." },
    {
      title: "Reply",
      text: (
        <>
          By email within {replies.quoteHours} hours: until <Moment at={dueAt} />.
        </>
      ),
    },
  ];
  return (
    <div className="thanks">
      <h2 className="thanks__title" ref={heading} tabIndex={-1}>
        Your message is stored.
      </h2>
      <Steps steps={steps} />
      <p>
        <a
          href={paths.contact()}
          onClick={(event) => {
            if (!onAgain || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onAgain();
          }}
        >
          Send another message
        </a>
      </p>
    </div>
  );
}
