import { ApiError, postJson } from "../../shop/api-call.ts";

/** What is sent: its kind, and the form's fields by name, the spam trap's `bot-field` included. */
export type EnquiryForm = { kind: "interest" | "contact" } & Readonly<Record<string, string>>;

export type EnquiryProblem = {
  /** The server's own words about the whole form; absent when nobody answered, or it said nothing. */
  message?: string;
  /** Nobody answered: it may have been stored all the same. */
  isUnsure?: boolean;
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, string>>;
};

/**
 * Checks the form, and sends it; null once it is stored. The same `key` and content sent twice is one
 * enquiry. Never throws: what went wrong is the answer.
 */
export async function sendEnquiryForm(
  form: EnquiryForm,
  key: string,
): Promise<EnquiryProblem | null> {
  // The rules come with the first sending: most people only look. Without a line the server would say it.
  const wrong = await import("./enquiry-rules.ts").then(
    ({ checkEnquiry }) => checkEnquiry(form),
    () => null,
  );
  // A filled trap is the server's to judge, whatever else is in the form.
  if (wrong && !form["bot-field"]) return { fields: wrong };
  try {
    await postJson("/functions/send-enquiry", form, { key });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { isUnsure: true };
    return Object.keys(thrown.fields).length > 0
      ? { fields: thrown.fields, message: thrown.message }
      : { message: thrown.message };
  }
}
