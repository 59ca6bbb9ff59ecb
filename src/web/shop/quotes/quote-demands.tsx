import type { QuoteView } from "#domain/quotes/contract.ts";
import { coverageWords } from "../../kit/words/quote-words.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Ban, CircleCheck, Clock } from "../../ui/icons.tsx";

const icons = { covered: CircleCheck, "not-included": Ban, person: Clock };

/** Everything that the wish names, in its own words, each with what covers it or why nothing does. */
export function QuoteDemands({ demands }: Pick<QuoteView, "demands">) {
  return (
    <ul className="named">
      {demands.map(({ text, is, by, note }, index) => {
        const { state, tone } = coverageWords[is];
        const Icon = icons[is];
        return (
          <li key={`${index} ${text}`} className="named__one">
            <span className="named__text" dir="auto">
              {text}
            </span>
            <Badge tone={tone} icon={<Icon size={15} />}>
              {state}
            </Badge>
            <span className="named__note">
              {[by && `By ${by}.`, note].filter(Boolean).join(" ")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
