import { Link } from "react-router";
import type { UserListItem } from "#domain/accounts/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { When } from "../when.tsx";
import { asksFirst, type UserIntent } from "./change-words.ts";
import { RoleMark, StateMarks } from "./user-marks.tsx";

type Row = {
  /** Who looks at the list: nobody changes or deletes themselves here. */
  self: string;
  actions: Actions;
};

/** What the list says of everybody, and what can be done. */
export const userColumns = ({ self, actions }: Row): Column<UserListItem>[] => [
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
    title: "Role and status",
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
    cell: (user) => (user.id === self ? null : <RowActions user={user} actions={actions} />),
  },
];

function RowActions({ user, actions }: Omit<Row, "self"> & { user: UserListItem }) {
  const buttonFor = (intent: UserIntent) => ({
    actions,
    fields: { intent, userId: user.id },
    about: user.name,
    asks: asksFirst(intent),
  });
  return (
    <div className="actions">
      {user.role === "admin" ? (
        <ActionButton {...buttonFor("demote")} busy="Removing...">
          Remove Admin
        </ActionButton>
      ) : (
        <ActionButton {...buttonFor("promote")} busy="Making admin...">
          Make Admin
        </ActionButton>
      )}
      <ActionButton {...buttonFor("delete")} busy="Deleting...">
        Delete
      </ActionButton>
    </div>
  );
}
