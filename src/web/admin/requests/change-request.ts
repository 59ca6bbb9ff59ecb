import type { Person } from "#domain/identity/contract.ts";
import { decideRequest, undoDecision, type RequestDeps } from "#domain/requests/index.ts";
import { formText } from "../../kit/form-text.ts";
import { done, type Done } from "../../kit/forms/outcome.ts";

/**
 * Does what the forms of the service requests ask for (spec site.md §4): `intent` is approve, reject or undo; to undo,
 * `decidedAt` says which decision.
 */
export async function changeRequest(
  requestId: string,
  form: FormData,
  { actor, deps }: { actor: Person; deps: RequestDeps },
): Promise<Done> {
  switch (formText(form, "intent")) {
    case "approve":
      await decideRequest(actor, { requestId, decision: "approved" }, deps);
      return done("Request approved.");
    case "reject":
      await decideRequest(actor, { requestId, decision: "rejected" }, deps);
      return done("Request rejected.");
    default:
      await undoDecision(actor, { requestId, decidedAt: formText(form, "decidedAt") }, deps);
      return done("Decision undone. The request is pending again.");
  }
}
