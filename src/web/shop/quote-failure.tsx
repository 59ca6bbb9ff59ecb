import { replies } from "#content/promises.ts";
import { Notice } from "../ui/Notice.tsx";
import type { QuoteProblem } from "./quote-request.ts";

/** What went wrong with the whole form (spec site.md §8, quote): what was kept, and what happens next. */
export function QuoteFailure({ problem }: { problem: QuoteProblem }) {
  return (
    <Notice tone={problem.keptAt ? "amber" : "brick"} live title={problem.message}>
      {problem.keptAt ? (
        <>
          <p>
            Your request is kept, and you have the quote within {replies.quoteHours} hours. Its page
            says whether it is mailed, too.
          </p>
          <p>
            <a href={problem.keptAt}>Open its page</a>, or send it again: it counts once.
          </p>
        </>
      ) : (
        <p>
          {problem.isUnsure
            ? "It may not have reached us. What you typed is still here; sending it again counts once."
            : "Nothing was sent, and what you typed is still here."}
        </p>
      )}
    </Notice>
  );
}
