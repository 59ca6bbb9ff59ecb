import type { ReactNode } from "react";
import { guarantees, replies } from "#content/promises.ts";
import { classNames } from "../ui/class-names.ts";
import { daysText } from "./days.ts";

type Step = { title: string; text: ReactNode; isDone?: boolean };

/** Steps along the thread: the line is drawn as far as things are done, and waits after that. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text, isDone }) => (
        <li key={title} className={classNames("step", isDone && "step--done")}>
          <h3 className="step__title">{title}</h3>
          <p className="step__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/**
 * What follows a payment (spec site.md §2, success page), from the figures that we promise elsewhere, too.
 * Without `deliveryDays` (nothing chosen yet) the delivery step names no figure.
 */
export const afterPayment = (deliveryDays?: number): Step[] => [
  {
    title: "Confirmation email",
    text: `${capital(replies.confirmationMail)}, to the email address given with the payment.`,
  },
  {
    title: "Kickoff contact",
    text: `Within ${replies.kickoffContactHours} hours a person of our team writes to you and agrees the start.`,
  },
  {
    title: "Delivery",
    text: `Per timeline: within ${deliveryDays ? daysText(deliveryDays) : "the days of what you buy, counted"} ${deliveryDays ? "of" : "from"} the kickoff, with ${guarantees.supportDays} days of support after it.`,
  },
];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
