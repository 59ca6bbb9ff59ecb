import { replies } from "#content/promises.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { QuoteProblem } from "./quote-request.ts";

/** What went wrong with the whole form (spec site.md §8, quote): what was kept, and what happens next. */
export function QuoteFailure({ problem }: { problem: QuoteProblem }) {
  return (
    <Notice tone={problem.keptAt ? "amber" : "brick"} live title={problem.message}>
      {problem.keptAt ? (
        <>
          <p>
            Your request is saved, and you get the quote within {replies.quoteHours} hours. Its page
            says whether it is mailed, too.
          </p>
          <p>
            <a href={problem.keptAt}>Open its page</a>, or send it again: it won’t create a
            duplicate.
          </p>
        </>
      ) : (
        <p>
          {problem.isUnsure
            ? "It may not have reached us. What you typed is still here, and sending it again won’t create a duplicate."
            : "Nothing was sent. What you typed is still here."}
        </p>
      )}
    </Notice>
  );
}
