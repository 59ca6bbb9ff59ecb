import { data } from "react-router";
import { errorTable, toAppError, type ErrorCode } from "#errors";

/** What a form's page shows when the answer was no. */
export type FormProblem = {
  code: ErrorCode;
  title: string;
  /** Field name → what is wrong with it. */
  fields: Readonly<Record<string, string>>;
  /** The first wrong field in the form's order; null where the form as a whole was refused. */
  first: string | null;
  /** What was typed, passwords and codes left out. */
  values: Readonly<Record<string, string>>;
};

/** Never sent back to a page. */
const secrets = new Set(["password", "confirmPassword", "currentPassword", "code", "token"]);

/**
 * A form's action that was refused: its status, the public text, and what was typed. What is unknown is
 * thrown on, logged there, and answered by the error page.
 * @param report where a refusal that is our own failure is written down
 */
export function answerProblem(thrown: unknown, form: FormData, report: (error: unknown) => void) {
  if (!(thrown instanceof Error)) throw thrown; // redirects and responses are thrown, too
  const error = toAppError(thrown);
  if (error.code === "internal") throw thrown;
  const { status, title } = errorTable[error.code];
  if (status === 500) report(thrown);
  const fields = error.fields ?? {};
  const wrong = Object.keys(fields);
  const first = [...form.keys()].find((name) => wrong.includes(name)) ?? wrong[0] ?? null;
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === "string" && !secrets.has(name)) values[name] = value;
  return data({ problem: { code: error.code, title, fields, first, values } }, { status });
}
