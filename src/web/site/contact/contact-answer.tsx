import { lazy } from "react";
import { brand } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import type { EnquiryAnswer } from "#domain/enquiries/contract.ts";
import { Notice } from "../../ui/Notice.tsx";

/** An answer as it was written, where what draws its Markdown isn't there. */
export const PlainAnswer = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line">{text}</p>
);

/** Comes with the first answer. */
const AnswerText = lazy(() =>
  import("../../ui/AnswerText.tsx").then(
    (drawn) => ({ default: drawn.AnswerText }),
    () => ({ default: PlainAnswer }),
  ),
);

/**
 * What Aria says to a message, with the pages that it rests on, or why she says nothing (spec site.md §4 and
 * §8, contact form). Shows nothing where she wasn't asked. It suspends until what draws Markdown is there.
 */
export function ContactAnswer({
  answered: { answer, problem },
  isDemo,
}: {
  answered: EnquiryAnswer;
  /** She is the built-in one. */
  isDemo: boolean;
}) {
  if (problem !== null)
    return (
      <Notice tone="brick" live title={problem}>
        <p>
          {brand.consultant} couldn&apos;t answer, but your message is saved: a person replies by
          email within {replies.quoteHours} hours.
        </p>
      </Notice>
    );
  if (!answer) return null;
  return (
    <section className="answer" aria-labelledby="answer-title">
      <h3 className="answer__title" id="answer-title">
        {brand.consultant}&apos;s answer
      </h3>
      <p className="answer__about">
        {isDemo
          ? `${brand.consultant} is an AI in demo mode: her answers are put together from our own pages.`
          : `${brand.consultant} is an AI and can be wrong. Her answers are based on our own pages.`}
      </p>
      <AnswerText text={answer.text} />
      {answer.sources.length > 0 ? (
        <div className="answer__sources">
          <h4 className="answer__from">Based on</h4>
          <ul>
            {answer.sources.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
