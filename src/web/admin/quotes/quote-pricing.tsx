import { Form } from "react-router";
import { quotes } from "#content/promises.ts";
import type { AdminQuoteView } from "#domain/quotes/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import type { QuoteOutcome } from "./quote-outcome.ts";

/** The positions that wait, each with its price and days; together they make the quote's total firm. */
export function QuotePricing({
  quote,
  outcome,
  isBusy,
}: {
  quote: AdminQuoteView;
  outcome: QuoteOutcome | undefined;
  isBusy: boolean;
}) {
  const waiting = quote.positions.filter(({ unitCents }) => unitCents === null);
  const refused = outcome?.kind === "failed" ? outcome : null;
  const field = (name: string) => ({
    name,
    defaultValue: refused?.typed[name],
    error: refused?.fields[name],
  });
  return (
    <section className="person-part" aria-labelledby="pricing">
      <h2 className="person-part__title" id="pricing">
        Needs your price
      </h2>
      <Form method="post" className="pricing" noValidate>
        <input type="hidden" name="intent" value="price" />
        {waiting.map(({ id, title, description, quantity }) => (
          <fieldset className="pricing__one" key={id}>
            <legend className="pricing__title">
              {quantity > 1 ? `${quantity} × ` : null}
              {title}
            </legend>
            {description ? <p className="pricing__text">{description}</p> : null}
            <div className="pricing__fields">
              <Field
                label={quantity > 1 ? "Price each, in US dollars" : "Price, in US dollars"}
                inputMode="decimal"
                autoComplete="off"
                {...field(`price-${id}`)}
              />
              <Field
                label="Working days"
                inputMode="numeric"
                autoComplete="off"
                {...field(`days-${id}`)}
              />
            </div>
          </fieldset>
        ))}
        <p className="pricing__note">
          {quote.hasEmail
            ? "The customer gets the total by email"
            : "We won't email anything; the total is on the quote's page"}
          , and it can be accepted for {quotes.validDays} days. It can&apos;t be changed then, only
          withdrawn.
        </p>
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Setting the price..." : "Set the price"}
        </Button>
      </Form>
    </section>
  );
}
