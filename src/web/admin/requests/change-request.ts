import type { Person } from "#domain/identity/contract.ts";
import { decideRequest, undoDecision, type RequestDeps } from "#domain/requests/index.ts";
import { formText } from "../../kit/form-text.ts";
import { deskFailures } from "../desk-outcome.ts";
import { doAtDesk } from "../do-at-desk.ts";

/**
 * What the forms of the service requests do (spec site.md §4): `intent` is approve, reject or undo; `requestId`
 * and, to undo, `decidedAt` say of what.
 */
export const changeRequest = (
  form: FormData,
  context: { actor: Person; deps: RequestDeps & { requestId: string } },
  report: (error: unknown) => void,
) =>
  doAtDesk(
    async () => {
      const { actor, deps } = context;
      const requestId = formText(form, "requestId");
      switch (form.get("intent")) {
        case "approve":
          await decideRequest(actor, { requestId, decision: "approved" }, deps);
          return "The request is approved.";
        case "reject":
          await decideRequest(actor, { requestId, decision: "rejected" }, deps);
          return "The request is rejected.";
        default:
          await undoDecision(actor, { requestId, decidedAt: formText(form, "decidedAt") }, deps);
          return "Decision undone. The request is pending again.";
      }
    },
    { title: deskFailures.request, key: context.deps.requestId, report },
  );
