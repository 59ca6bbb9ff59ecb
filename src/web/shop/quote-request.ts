import { config } from "zod";
import { QuoteRequest, quoteFormMessage } from "#domain/enquiries/contract.ts";
import { ApiError, postJson } from "./api-call.ts";

// In the browser zod must not try `new Function`: the content security policy would report it.
if (typeof document !== "undefined") config({ jitless: true });

export type QuoteValues = {
  freeText: string;
  name: string;
  email: string;
  projectDescription: string;
};
export const quoteFields = ["freeText", "name", "email", "projectDescription"] as const;

export type QuoteProblem = {
  /** For the whole form. */
  message?: string;
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, string>>;
};

/** Spec site.md §8, quote. */
const unexpected = "An unexpected error occurred.";

/**
 * The form by the same rules as on the server; null when it may be sent. Which of the three fields are
 * missing is not told one by one: the specification has one message for it.
 */
export function checkQuote(values: QuoteValues): QuoteProblem | null {
  const parsed = QuoteRequest.safeParse(values);
  if (parsed.success) return null;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0])] ??= message;
  return quoteProblem(fields);
}

/** Field errors as the server names them → what the form shows. */
export function quoteProblem(
  fields: Readonly<Record<string, string>>,
  message?: string,
): QuoteProblem {
  const { freeText, ...others } = fields;
  if (freeText === quoteFormMessage) return { message: quoteFormMessage, fields: others };
  const isShown = Object.keys(fields).some((name) => (quoteFields as readonly string[]).includes(name));
  return { fields, ...(message && !isShown && { message }) };
}

/** Sends the form; null once it is stored. Never throws: what went wrong is the answer. */
export async function sendQuote(
  request: QuoteValues & { serviceId: string; botField: string },
  key: string,
): Promise<QuoteProblem | null> {
  try {
    await postJson("/functions/request-quote", request, { key });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { message: unexpected };
    return quoteProblem(thrown.fields, thrown.message);
  }
}
