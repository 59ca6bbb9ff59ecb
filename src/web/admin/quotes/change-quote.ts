import { data } from "react-router";
import { priceQuote, takeQuote, withdrawQuote, type QuoteDeps } from "#domain/quotes/index.ts";
import { errorTable, toAppError } from "#errors";
import { formText } from "../../kit/form-text.ts";
import { failedQuote, type QuoteOutcome } from "./quote-outcome.ts";

/**
 * Does what a form of the quote's page asks for: `intent` is price, take or withdraw; withdrawing asks first,
 * unless the form carries `confirmed`.
 * @param report writes down failures of our own
 */
export async function changeQuote(
  form: FormData,
  {
    actor,
    quoteId,
    deps,
  }: { actor: { userId: string }; quoteId: string; deps: QuoteDeps & { requestId: string } },
  report: (error: unknown) => void,
) {
  const key = deps.requestId;
  const intent = formText(form, "intent");
  const answer = (outcome: QuoteOutcome, status = 200) => data(outcome, { status });
  try {
    if (intent === "price") {
      await priceQuote(actor, { quoteId, prices: pricesIn(form) }, deps);
      return answer({
        kind: "done",
        key,
        text: "The quote has its total. The Email line shows whether it was sent.",
      });
    }
    if (intent === "take") {
      await takeQuote(actor, quoteId, deps);
      return answer({ kind: "done", key, text: "You're now pricing this quote." });
    }
    if (intent === "withdraw" && !form.has("confirmed")) return answer({ kind: "ask", key });
    if (intent === "withdraw") {
      await withdrawQuote(actor, quoteId, deps);
      return answer({ kind: "done", key, text: "The quote is withdrawn." });
    }
    return answer(failedQuote(form, { key, text: errorTable.invalid_input.title }), 422);
  } catch (thrown) {
    const { code, fields } = toAppError(thrown);
    if (code === "internal") report(thrown);
    const { status, title } = errorTable[code];
    return answer(failedQuote(form, { key, text: title, fields }), status);
  }
}

/** `price-{id}` and `days-{id}` → what belongs to each position. */
function pricesIn(form: FormData): Record<string, { price: string; days: string }> {
  const ids = [...form.keys()].flatMap((name) => /^price-(.+)$/.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { price: formText(form, `price-${id}`), days: formText(form, `days-${id}`) },
    ]),
  );
}
