import type { EnquiryAnswer } from "#domain/enquiries/contract.ts";
import { ApiError, postJson } from "../../kit/api-call.ts";

/** What is sent: its kind, and the form's fields by name, the spam trap's `bot-field` included. */
export type EnquiryForm = { kind: "interest" | "contact" } & Readonly<Record<string, string>>;

export type EnquiryProblem = {
  /** The server's own words about the whole form; absent when nobody answered. */
  message?: string;
  /** Nobody answered: it may have been stored all the same. */
  isUnsure?: boolean;
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, string>>;
};

/** Until when a reply is promised (an ISO time) and what Aria answered, or what went wrong. */
export type EnquiryOutcome =
  | { dueAt: string; answered: EnquiryAnswer }
  | { problem: EnquiryProblem };

/** Messages of the contact form are answered; other forms' answers hold `dueAt` alone. */
type StoredAnswer = { dueAt: string } & Partial<EnquiryAnswer>;

/**
 * Checks the form, and sends it. The same `key` and content sent twice is one enquiry. Never throws: what
 * went wrong is the answer.
 */
export async function sendEnquiryForm(form: EnquiryForm, key: string): Promise<EnquiryOutcome> {
  // The rules come with the first sending: most people only look. Without a line the server would say it.
  const wrong = await import("./enquiry-rules.ts").then(
    ({ checkEnquiry }) => checkEnquiry(form),
    () => null,
  );
  // A filled trap is the server's to judge, whatever else is in the form.
  if (wrong && !form["bot-field"]) return { problem: { fields: wrong } };
  try {
    const stored = await postJson<StoredAnswer>("/functions/send-enquiry", form, { key });
    const { dueAt, answer = null, problem = null } = stored;
    return { dueAt, answered: { answer, problem } };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) return { problem: { isUnsure: true } };
    return { problem: { fields: thrown.fields, message: thrown.message } };
  }
}
