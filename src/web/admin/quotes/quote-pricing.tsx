import { quotes } from "#content/promises.ts";
import type { AdminQuoteView } from "#domain/quotes/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Field, Select } from "../../ui/Field.tsx";

/** The positions that wait, each with its price and days; together they make the quote's total firm. */
export function QuotePricing({ quote, actions }: { quote: AdminQuoteView; actions: Actions }) {
  const waiting = quote.positions.filter(({ unitCents }) => unitCents === null);
  const mayLeaveOut = waiting.length < quote.positions.length;
  return (
    <section className="person-part" aria-labelledby="pricing">
      <h2 className="person-part__title" id="pricing">
        Waiting for your price
      </h2>
      <ActionForm
        {...actions.form}
        intent="price"
        className="pricing"
        submit="Set the price"
        busy="Setting the price..."
      >
        {(field) => (
          <>
            {waiting.map(({ id, title, description, quantity }) => (
              <fieldset className="pricing__one" key={id}>
                <legend className="pricing__title">
                  {quantity > 1 ? `${quantity} × ` : null}
                  {title}
                </legend>
                {description ? <p className="pricing__text">{description}</p> : null}
                {mayLeaveOut ? (
                  <Select label="Pricing" {...field(`settle-${id}`)}>
                    <option value="price">Costs extra, at the price below</option>
                    <option value="included">Included, at no extra charge</option>
                    <option value="left-out">Not part of this offer</option>
                  </Select>
                ) : null}
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
                : "We won’t email anything; the total is on the quote’s page"}
              , and it can be accepted for {quotes.validDays} days. Once set, the price can’t be
              changed; the quote can only be withdrawn.
            </p>
          </>
        )}
      </ActionForm>
    </section>
  );
}
