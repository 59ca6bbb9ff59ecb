import type { SessionView } from "#domain/accounts/contract.ts";
import { browserName } from "#kit/browser-name.ts";
import { addressWords } from "../../kit/address-words.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { When } from "../when.tsx";

const columnsFor = (userId: string, actions: Actions): Column<SessionView>[] => [
  {
    title: "Browser",
    isName: true,
    cell: ({ userAgent, isCurrent }) => (
      <>
        <span title={userAgent ?? undefined}>{browserName(userAgent)}</span>
        {isCurrent ? <span className="person__self"> (this one)</span> : null}
      </>
    ),
  },
  { title: "Address", cell: ({ address }) => addressWords(address) },
  { title: "Started", cell: ({ createdAt }) => <When iso={createdAt} /> },
  { title: "Last used", cell: ({ lastUsedAt }) => <When iso={lastUsedAt} day /> },
  { title: "Expires", cell: ({ expiresAt }) => <When iso={expiresAt} day /> },
  {
    title: "Actions",
    isActions: true,
    cell: ({ id, isCurrent, userAgent }) =>
      isCurrent ? null : (
        <div className="actions">
          <ActionButton
            actions={actions}
            fields={{ intent: "end-session", userId, sessionId: id }}
            about={browserName(userAgent)}
            busy="Ending..."
          >
            End session
          </ActionButton>
        </div>
      ),
  },
];

/** Where somebody is signed in. The session that looks at this is ended by signing out. */
export function UserSessions({
  sessions,
  userId,
  actions,
}: {
  sessions: readonly SessionView[];
  userId: string;
  actions: Actions;
}) {
  if (sessions.length === 0) return <p className="text-ink-soft">No active sessions.</p>;
  return (
    <DataTable
      caption="Sessions, last used first"
      columns={columnsFor(userId, actions)}
      rows={sessions}
      keyOf={({ id }) => id}
    />
  );
}
