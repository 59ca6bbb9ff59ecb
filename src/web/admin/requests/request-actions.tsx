import type { RequestView } from "#domain/requests/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";

/** What the banner says where one of them fails. */
export const requestFailed = "Failed to update the request";

const decide = [
  { intent: "approve", label: "Approve", busy: "Approving..." },
  { intent: "reject", label: "Reject", busy: "Rejecting..." },
];
const undo = [{ intent: "undo", label: "Undo", busy: "Undoing..." }];

/** What can be done with a request (spec site.md §4): decided from pending only, and taken back where somebody decided. */
export function RequestActions({
  request,
  actions,
}: {
  request: Pick<RequestView, "id" | "client_name" | "status" | "decided_at">;
  actions: Actions;
}) {
  const possible = request.decided_at ? undo : request.status === "pending" ? decide : [];
  return (
    <div className="actions">
      {possible.map(({ intent, label, busy }) => (
        <ActionButton
          key={intent}
          actions={actions}
          fields={{ intent, requestId: request.id, decidedAt: request.decided_at ?? "" }}
          about={request.client_name}
          busy={busy}
        >
          {label}
        </ActionButton>
      ))}
    </div>
  );
}
