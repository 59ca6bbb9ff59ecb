import type { Person } from "#domain/identity/contract.ts";
import { data } from "react-router";
import type { AccountDeps } from "#domain/accounts/index.ts";
import { resolveAlert } from "#domain/operations/index.ts";
import { errorTable, toAppError } from "#errors";
import { formText } from "../../kit/form-text.ts";
import { alertFailed } from "./alert-failed.ts";
import type { Outcome } from "../outcome.ts";

/**
 * What the Resolve buttons of Network Operations do (spec site.md §4), and what the page tells then.
 * @param form `alertId`
 * @param report writes down failures of our own
 * @returns for a page's action: the answer's status goes with it
 */
export async function resolveByForm(
  form: FormData,
  context: { actor: Person; deps: AccountDeps & { requestId: string } },
  report: (error: unknown) => void,
) {
  const { actor, deps } = context;
  const key = deps.requestId;
  try {
    await resolveAlert(actor, formText(form, "alertId"), deps);
    return data<Outcome>({ kind: "done", key, text: "The alert is resolved." });
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "internal") report(thrown);
    const { status, title } = errorTable[code];
    const detail =
      code === "not_found"
        ? "This alert was deleted: old alerts are removed automatically."
        : title;
    return data<Outcome>(alertFailed(detail, key), { status });
  }
}
