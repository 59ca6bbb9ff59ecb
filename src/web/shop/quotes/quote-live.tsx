import type { QuoteView as Quote } from "#domain/quotes/contract.ts";
import { useAskedAgain } from "../../kit/use-asked-again.ts";
import { QuoteView } from "./quote-view.tsx";

const isWritten = ({ status }: Quote) => status !== "pending";

/** A quote that is being written, which shows itself once it is there. Without scripts the page has a link to look again. */
export function QuoteLive({
  quote: first,
  testMode,
  isMailKept,
  hasFailed,
}: {
  quote: Quote;
  testMode: boolean;
  isMailKept: boolean;
  hasFailed?: boolean;
}) {
  const path = `/functions/quote-status?token=${encodeURIComponent(first.token)}`;
  const { seen, isOffline } = useAskedAgain(first, path, isWritten);
  return <QuoteView {...{ quote: seen, testMode, isMailKept, hasFailed, isOffline }} />;
}
