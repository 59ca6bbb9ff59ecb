import type { QuoteAnswer } from "#domain/quotes/contract.ts";
import { ApiError, postJson } from "../../kit/api-call.ts";

/** What the quote is about, by its id; nothing where somebody just asks. */
export type QuoteAbout = { serviceId?: string; categoryId?: string; templateId?: string };

export type QuoteValues = {
  freeText: string;
  name: string;
  email: string;
  projectDescription: string;
  phone: string;
  company: string;
  budget: string;
  timeline: string;
  additionalRequirements: string;
  preferredPaymentModel: string;
};
/** The fields behind "More details". */
export const detailFields = [
  "phone",
  "company",
  "budget",
  "timeline",
  "additionalRequirements",
  "preferredPaymentModel",
] as const satisfies readonly (keyof QuoteValues)[];
export const quoteFields = [
  "freeText",
  "name",
  "email",
  "projectDescription",
  ...detailFields,
] as const satisfies readonly (keyof QuoteValues)[];

export type QuoteProblem = {
  /** For the whole form. */
  message?: string;
  /** Nobody answered: it may have been stored all the same. */
  isUnsure?: boolean;
  /** The request is stored, and the quote will stand on this page: only writing it at once has failed. */
  keptAt?: string;
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
  const { freeText, quote: keptAt, ...others } = fields;
  if (keptAt !== undefined) return { keptAt, ...(message && { message }) };
  if (freeText && freeText === message) return { message, fields: others };
  const isShown = Object.keys(fields).some((name) =>
    (quoteFields as readonly string[]).includes(name),
  );
  return { fields, ...(message && !isShown && { message }) };
}

/** Sends the form and waits for the quote. Never throws: what went wrong is the answer. */
export async function sendQuote(
  request: QuoteValues & QuoteAbout & { botField: string },
  key: string,
): Promise<{ answer: QuoteAnswer } | { problem: QuoteProblem }> {
  try {
    return { answer: await postJson<QuoteAnswer>("/functions/request-quote", request, { key }) };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { problem: { message: unexpected, isUnsure: true } };
    return { problem: quoteProblem(thrown.fields, thrown.message) };
  }
}
