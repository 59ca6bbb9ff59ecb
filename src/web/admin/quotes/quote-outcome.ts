import { formText } from "../../kit/form-text.ts";
import { unreachable } from "../outcome.ts";

/** What a quote's page tells after its form was sent. A new `key` is a new message. */
export type QuoteOutcome =
  | { kind: "done"; key: string; text: string }
  /** The question comes before the deed. */
  | { kind: "ask"; key: string }
  | {
      kind: "failed";
      key: string;
      text: string;
      /** Field name → what is wrong with it. */
      fields: Readonly<Record<string, string>>;
      /** What was typed into the fields for prices and days, by their names. */
      typed: Readonly<Record<string, string>>;
      isUnreachable?: true;
    };

/** It wasn't done, and why; what was typed comes back with it. */
export function failedQuote(
  form: FormData,
  told: { key: string; text: string; fields?: Readonly<Record<string, string>> | undefined },
) {
  const typed = [...form.keys()].filter((name) => /^(price|days)-/.test(name));
  return {
    kind: "failed",
    fields: {},
    ...told,
    typed: Object.fromEntries(typed.map((name) => [name, formText(form, name).slice(0, 40)])),
  } as const;
}

/** In the browser: runs the page's action; where the server isn't reached, the page is told and stays. */
export async function orQuoteUnreachable<T>(
  request: Request,
  work: () => Promise<T>,
): Promise<T | QuoteOutcome> {
  const form = await request.clone().formData();
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown; // fetch throws it for a lost connection
    const told = { key: String(Date.now()), text: unreachable };
    return { ...failedQuote(form, told), isUnreachable: true };
  }
}
