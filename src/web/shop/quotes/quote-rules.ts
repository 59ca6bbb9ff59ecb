import { fieldsOf, QuoteRequest, quoteFormMessage } from "#domain/enquiries/contract.ts";
import { quoteProblem, type QuoteProblem, type QuoteValues } from "./quote-request.ts";

/**
 * The form by the same rules as on the server; null when it may be sent. Which of the three fields are
 * missing is not told one by one: the specification has one message for it.
 */
export function checkQuote(values: QuoteValues): QuoteProblem | null {
  const parsed = QuoteRequest.safeParse({ kind: "quote", ...values });
  if (parsed.success) return null;
  const fields = fieldsOf(parsed.error);
  return quoteProblem(
    fields,
    fields["freeText"] === quoteFormMessage ? quoteFormMessage : undefined,
  );
}
