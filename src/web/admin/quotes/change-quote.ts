import { priceQuote, takeQuote, withdrawQuote, type QuoteDeps } from "#domain/quotes/index.ts";
import { AppError } from "#errors";
import { formText } from "../../kit/form-text.ts";
import { done } from "../../kit/forms/outcome.ts";
import { confirmFirst } from "../../kit/forms/run-form.ts";

/**
 * Does what a form of the quote's page asks for: `intent` is price, take or withdraw; withdrawing asks first,
 * unless the form carries `confirmed`.
 */
export async function changeQuote(
  quoteId: string,
  form: FormData,
  { actor, deps }: { actor: { userId: string }; deps: QuoteDeps },
) {
  switch (formText(form, "intent")) {
    case "price":
      await priceQuote(actor, { quoteId, prices: pricesIn(form) }, deps);
      return done("Price set. The Email line shows whether the quote was sent.");
    case "take":
      await takeQuote(actor, quoteId, deps);
      return done("You’re now pricing this quote.");
    case "withdraw":
      if (!form.has("confirmed")) return confirmFirst();
      await withdrawQuote(actor, quoteId, deps);
      return done("Quote withdrawn.");
    default:
      throw new AppError("invalid_input");
  }
}

/** `price-{id}`, `days-{id}` and `settle-{id}` → what belongs to each position. */
function pricesIn(form: FormData): Record<string, { price: string; days: string; settle: string }> {
  const ids = [...form.keys()].flatMap((name) => /^price-(.+)$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        price: formText(form, `price-${id}`),
        days: formText(form, `days-${id}`),
        settle: formText(form, `settle-${id}`),
      },
    ]),
  );
}
