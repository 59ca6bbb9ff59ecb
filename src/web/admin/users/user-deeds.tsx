import type { UserListItem } from "#domain/accounts/contract.ts";
import { DeedButton } from "../deed-button.tsx";
import type { Asked } from "../question.tsx";
import type { UserChange } from "./use-user-change.ts";

/** Everything that can be done to a person, on their own page. */
export function UserDeeds({
  user,
  change,
  onAsk,
}: {
  user: UserListItem;
  change: UserChange;
  onAsk: (asked: Asked) => void;
}) {
  const about = { change, userId: user.id, about: user.name };
  const ask = (intent: Asked["intent"]) => () =>
    onAsk({ intent, userId: user.id, name: user.name });
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
      {user.isBlocked ? (
        <DeedButton {...about} intent="unblock" busy="Unblocking...">
          Unblock
        </DeedButton>
      ) : (
        <DeedButton {...about} intent="block" busy="Blocking...">
          Block
        </DeedButton>
      )}
      {user.twoFactorEnabled ? (
        <DeedButton
          {...about}
          intent="remove-two-factor"
          busy="Removing..."
          onAsk={ask("remove-two-factor")}
        >
          Remove second factor
        </DeedButton>
      ) : null}
      <DeedButton {...about} intent="delete" busy="Deleting..." onAsk={ask("delete")}>
        Delete
      </DeedButton>
    </div>
  );
}
