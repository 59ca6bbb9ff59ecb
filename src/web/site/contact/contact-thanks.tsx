import { useEffect, useRef, type ReactNode } from "react";
import { replies } from "#content/promises.ts";
import { paths } from "../../paths.ts";
import { Moment } from "../../ui/Moment.tsx";
import { Steps, type Step } from "../../ui/Steps.tsx";

/**
 * The answer to a message: stored, what Aria says to it (spec site.md §4), and until when a person replies
 * (`dueAt` is an ISO time).
 */
export function ContactThanks({
  email,
  dueAt,
  isMailKept,
  answer,
  onAgain,
}: {
  email: string;
  dueAt: string;
  /** No mail leaves this site. */
  isMailKept: boolean;
  /** Aria's answer, or why there is none; null where she wasn't asked. */
  answer: ReactNode;
  /** Takes the link's place where the form can come back by itself. */
  onAgain?: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const steps: Step[] = [
    {
      title: "Saved",
      text: isMailKept
        ? "No mail service is connected here yet, so no confirmation is sent."
        : `A confirmation goes to ${email} ${replies.confirmationMail}.`,
      isDone: true,
    },
    { title: "A person reads it", text: "Together with Aria’s answer, if there is one." },
    {
      title: "Reply",
      text: (
        <>
          By email within {replies.quoteHours} hours: by <Moment at={dueAt} long />.
        </>
      ),
    },
  ];
  return (
    <div className="thanks">
      <h2 className="thanks__title" ref={heading} tabIndex={-1}>
        We have your message.
      </h2>
      {answer}
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
