import type { QuoteView } from "#domain/quotes/contract.ts";
import { detailWords } from "../../kit/words/payment-words.ts";

/** What was asked for, in the customer's words, with what was said beside it. */
export function QuoteWish({ quote: { wish, details } }: { quote: QuoteView }) {
  return (
    <section>
      <h2 className="offer__subtitle">What you asked for</h2>
      <p className="offer__wish" dir="auto">
        {wish}
      </p>
      <dl className="offer__details">
        {detailWords(details).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
