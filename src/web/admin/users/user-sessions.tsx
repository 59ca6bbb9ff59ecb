import type { SessionView } from "#domain/accounts/contract.ts";
import { addressWords } from "../../kit/address-words.ts";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { DeedButton } from "../deed-button.tsx";
import { browserName } from "#kit/browser-name.ts";
import type { UserChange } from "./use-user-change.ts";
import { When } from "../when.tsx";

const columnsFor = (userId: string, change: UserChange): Column<SessionView>[] => [
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
  { title: "Begun", cell: ({ createdAt }) => <When iso={createdAt} /> },
  { title: "Last used", cell: ({ lastUsedAt }) => <When iso={lastUsedAt} /> },
  { title: "Ends", cell: ({ expiresAt }) => <When iso={expiresAt} day /> },
  {
    title: "Actions",
    isActions: true,
    cell: ({ id, isCurrent, userAgent }) =>
      isCurrent ? null : (
        <div className="deeds">
          <DeedButton
            change={change}
            intent="end-session"
            userId={userId}
            sessionId={id}
            about={browserName(userAgent)}
            busy="Ending..."
          >
            End session
          </DeedButton>
        </div>
      ),
  },
];

/** Where somebody is signed in. The session that looks at this is ended by signing out. */
export function UserSessions({
  sessions,
  userId,
  change,
}: {
  sessions: readonly SessionView[];
  userId: string;
  change: UserChange;
}) {
  if (sessions.length === 0) return <p className="text-ink-soft">No active sessions.</p>;
  return (
    <DataTable
      caption="Sessions, last used first"
      columns={columnsFor(userId, change)}
      rows={sessions}
      keyOf={({ id }) => id}
    />
  );
}
