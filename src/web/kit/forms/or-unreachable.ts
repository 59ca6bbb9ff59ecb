import { formText } from "../form-text.ts";
import { typedValues, type FormOutcome } from "./outcome.ts";

export const unreachable = "The server can’t be reached. Try again in a moment.";

/**
 * In the browser, for a page's clientAction: runs its action; where the server isn't reached, the page is told and
 * stays, with what was typed. The form may have arrived all the same.
 */
export async function orUnreachable<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | FormOutcome<never>> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown; // fetch throws it for a lost connection
    return {
      kind: "refused",
      key: String(Date.now()),
      intent: formText(form, "intent"),
      code: "unreachable",
      status: 0,
      message: unreachable,
      fields: {},
      firstWrong: null,
      values: typedValues(form),
    };
  }
}

/** Whether an action's result says that the server wasn't reached. */
export const isUnreachable = (result: unknown): boolean =>
  typeof result === "object" &&
  result !== null &&
  "code" in result &&
  result.code === "unreachable";
