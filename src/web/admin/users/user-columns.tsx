import { Link } from "react-router";
import type { UserListItem } from "#domain/accounts/contract.ts";
import { paths } from "../../paths.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { DeedButton } from "../deed-button.tsx";
import type { Asked } from "../question.tsx";
import type { UserChange } from "./use-user-change.ts";
import { RoleMark, StateMarks } from "./user-marks.tsx";
import { When } from "../when.tsx";

type Row = {
  /** Who looks at the list: nobody changes or deletes themselves here. */
  self: string;
  change: UserChange;
  onAsk: (asked: Asked) => void;
};

/** What the list says of everybody, and what can be done. */
export const userColumns = ({ self, ...deeds }: Row): Column<UserListItem>[] => [
  {
    title: "Name",
    isName: true,
    cell: (user) => (
      <>
        <Link className="person" to={paths.adminUser(user.id)}>
          {user.name}
        </Link>
        {user.id === self ? <span className="person__self"> (you)</span> : null}
        {user.company ? <span className="person__company">{user.company}</span> : null}
      </>
    ),
  },
  { title: "Email", cell: ({ email }) => <span className="email">{email}</span> },
  {
    title: "Role and state",
    cell: (user) => (
      <span className="marks">
        <RoleMark role={user.role} />
        <StateMarks user={user} />
      </span>
    ),
  },
  { title: "Joined", cell: ({ createdAt }) => <When iso={createdAt} day /> },
  {
    title: "Actions",
    isActions: true,
    cell: (user) => (user.id === self ? null : <RowDeeds user={user} {...deeds} />),
  },
];

function RowDeeds({ user, change, onAsk }: Omit<Row, "self"> & { user: UserListItem }) {
  const about = { change, userId: user.id, about: user.name };
  return (
    <div className="deeds">
      {user.role === "admin" ? (
        <DeedButton {...about} intent="demote" busy="Removing...">
          Remove Admin
        </DeedButton>
      ) : (
        <DeedButton {...about} intent="promote" busy="Making admin...">
          Make Admin
        </DeedButton>
      )}
      <DeedButton
        {...about}
        intent="delete"
        busy="Deleting..."
        onAsk={() => onAsk({ intent: "delete", userId: user.id, name: user.name })}
      >
        Delete
      </DeedButton>
    </div>
  );
}
