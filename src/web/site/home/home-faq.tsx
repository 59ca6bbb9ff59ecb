import type { FaqEntry } from "#content/faq.ts";
import { replies } from "#content/promises.ts";
import { paths } from "../../paths.ts";
import { ChevronDown } from "../../ui/icons.tsx";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";

/** The questions, one open at a time; the browser's own accordion, so it works without scripts (spec site.md §2). */
export function HomeFaq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <section className="band section section--tight faq" aria-labelledby="faq">
      <ThreadEdge className="faq__side" />
      <div className="faq__head">
        <h2 id="faq">Before you ask</h2>
        <p className="text-ink-soft">
          Don’t see your question? <a href={paths.contact()}>Ask us</a>: a person answers within{" "}
          {replies.quoteHours} hours.
        </p>
      </div>
      <div className="faq__list">
        {entries.map(({ id, question, answer }) => (
          <details key={id} name="faq" className="faq__entry">
            <summary>
              <h3>{question}</h3>
              <span className="faq__toggle">
                <ChevronDown />
              </span>
            </summary>
            <div id={id} className="faq__answer">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The same words as structured data (https://schema.org/FAQPage). */
export const faqJsonLd = (entries: readonly FaqEntry[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
  })),
});
