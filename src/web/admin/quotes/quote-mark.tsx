import type { QuoteListItem } from "#domain/quotes/contract.ts";
import { quoteStates } from "../../kit/words/quote-words.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, CircleCheck, Clock, Receipt, TriangleAlert } from "../../ui/icons.tsx";

const icons = { accent: Receipt, moss: CircleCheck, amber: Clock, brick: CircleAlert };

/** Where a quote stands, and whether its promised time has passed. */
export function QuoteMark({ quote }: { quote: Pick<QuoteListItem, "status" | "isLate"> }) {
  const { state, tone } = quoteStates[quote.status];
  const Icon = icons[tone];
  return (
    <span className="marks">
      <Badge tone={tone} icon={<Icon size={15} />}>
        {state}
      </Badge>
      {quote.isLate ? (
        <Badge tone="brick" icon={<TriangleAlert size={15} />}>
          Late
        </Badge>
      ) : null}
    </span>
  );
}
