import { ApiError, postJson } from "./api-call.ts";

/** What the quote is about, by its id; nothing where somebody just asks. */
export type QuoteAbout = { serviceId?: string; categoryId?: string; templateId?: string };

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
  /** Nobody answered: it may have been stored all the same. */
  isUnsure?: boolean;
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, string>>;
};

/** Spec site.md §8, quote. */
const unexpected = "An unexpected error occurred.";

/**
 * Field errors as the server names them, and its title → what the form shows. The one message for missing
 * fields comes as the title and at the free text: it is shown once, for the form.
 */
export function quoteProblem(
  fields: Readonly<Record<string, string>>,
  message?: string,
): QuoteProblem {
  const { freeText, ...others } = fields;
  if (freeText && freeText === message) return { message, fields: others };
  const isShown = Object.keys(fields).some((name) =>
    (quoteFields as readonly string[]).includes(name),
  );
  return { fields, ...(message && !isShown && { message }) };
}

/** Sends the form; null once it is stored. Never throws: what went wrong is the answer. */
export async function sendQuote(
  request: QuoteValues & QuoteAbout & { botField: string },
  key: string,
): Promise<QuoteProblem | null> {
  try {
    await postJson("/functions/send-enquiry", { kind: "quote", ...request }, { key });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { message: unexpected, isUnsure: true };
    return quoteProblem(thrown.fields, thrown.message);
  }
}
