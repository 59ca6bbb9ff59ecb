import { data, type RouterContextProvider } from "react-router";
import { errorTable, toAppError, type AppError } from "#errors";
import { depsContext, renderErrorContext } from "../context.ts";
import { formText } from "../form-text.ts";
import { typedValues, type Confirm, type Done, type FormOutcome, type Refused } from "./outcome.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** Says in an action that the page has to ask first; `about` names what it is about. */
export const confirmFirst = (about = ""): Pick<Confirm, "kind" | "about"> => ({
  kind: "confirm",
  about,
});

/**
 * Runs a form's action. Where a use case says no, the outcome is a refusal with its status and all that was typed;
 * a refusal that is our own failure is logged. What is unknown is thrown on, and answered by the error page.
 *
 * @param work does what the form asks for: says what was done (`done`), leads elsewhere (a redirect), or asks first
 *   (`confirmFirst`)
 * @param wording where the error table says too little about this form: another message, or the field it belongs to
 */
export async function runForm<Result = undefined>(
  { request, context }: Sent,
  work: (form: FormData) => Promise<Done<Result> | Pick<Confirm, "kind" | "about"> | Response>,
  wording: (
    error: AppError,
    form: FormData,
  ) => { message?: string; field?: string } | undefined = () => undefined,
) {
  const form = await request.formData();
  const sent = { key: context.get(depsContext).requestId, intent: formText(form, "intent") };
  const answer = (outcome: FormOutcome<Result>, status = 200) => data(outcome, { status });
  try {
    const result = await work(form);
    if (result instanceof Response) return result;
    if (result.kind === "confirm") return answer({ ...sent, ...result, values: typedValues(form) });
    return answer({ ...sent, ...result });
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown; // redirects and responses are thrown, too
    const error = toAppError(thrown);
    if (error.code === "internal") throw thrown;
    const { status } = errorTable[error.code];
    if (status === 500) context.get(renderErrorContext)(thrown);
    return answer({ ...sent, ...refusal(error, form, wording(error, form)) }, status);
  }
}

function refusal(
  error: AppError,
  form: FormData,
  { message = error.message, field }: { message?: string; field?: string } = {},
): Refused {
  const fields = field === undefined ? (error.fields ?? {}) : { [field]: message };
  const wrong = Object.keys(fields);
  return {
    kind: "refused",
    code: error.code,
    status: errorTable[error.code].status,
    message,
    fields,
    firstWrong: [...form.keys()].find((name) => wrong.includes(name)) ?? wrong[0] ?? null,
    values: typedValues(form),
  };
}
