import type { UserListItem } from "#domain/accounts/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { asksFirst, type UserIntent } from "./change-words.ts";

/** Everything that can be done to a person, on their own page. */
export function UserActions({ user, actions }: { user: UserListItem; actions: Actions }) {
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
      {user.isBlocked ? (
        <ActionButton {...buttonFor("unblock")} busy="Unblocking...">
          Unblock
        </ActionButton>
      ) : (
        <ActionButton {...buttonFor("block")} busy="Blocking...">
          Block
        </ActionButton>
      )}
      {user.twoFactorEnabled ? (
        <ActionButton {...buttonFor("remove-two-factor")} busy="Removing...">
          Remove second factor
        </ActionButton>
      ) : null}
      <ActionButton {...buttonFor("delete")} busy="Deleting...">
        Delete
      </ActionButton>
    </div>
  );
}
