import type { FetcherWithComponents } from "react-router";
import type { RequestView } from "#domain/requests/contract.ts";
import { Button } from "../../ui/Button.tsx";
import type { DeskOutcome } from "../desk-outcome.ts";

type Deed = { intent: "approve" | "reject" | "undo"; label: string; busy: string };
const decide: Deed[] = [
  { intent: "approve", label: "Approve", busy: "Approving..." },
  { intent: "reject", label: "Reject", busy: "Rejecting..." },
];
const undo: Deed[] = [{ intent: "undo", label: "Undo", busy: "Undoing..." }];

/**
 * What can be done with a request (spec site.md §4): decided from pending only, and taken back where somebody
 * decided. Forms of one button each, which work without scripts.
 */
export function RequestDeeds({
  request,
  fetcher,
  action,
}: {
  request: Pick<RequestView, "id" | "client_name" | "status" | "decided_at">;
  fetcher: FetcherWithComponents<DeskOutcome>;
  /** Where the forms go: this page with its query. */
  action: string;
}) {
  const deeds = request.decided_at ? undo : request.status === "pending" ? decide : [];
  const sent = fetcher.state === "idle" ? undefined : fetcher.formData;
  return (
    <div className="deeds">
      {deeds.map(({ intent, label, busy }) => {
        const isBusy = sent?.get("intent") === intent && sent.get("requestId") === request.id;
        return (
          <fetcher.Form
            key={intent}
            method="post"
            action={action}
            className="deed"
            onSubmit={(event) => {
              if (fetcher.state !== "idle") event.preventDefault();
            }}
          >
            <input type="hidden" name="intent" value={intent} />
            <input type="hidden" name="requestId" value={request.id} />
            <input type="hidden" name="decidedAt" value={request.decided_at ?? ""} />
            <Button type="submit" variant="quiet" size="small" busy={isBusy}>
              {isBusy ? busy : label}
              <span className="sr-only">: {request.client_name}</span>
            </Button>
          </fetcher.Form>
        );
      })}
    </div>
  );
}
