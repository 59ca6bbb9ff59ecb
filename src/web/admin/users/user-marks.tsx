import type { UserListItem } from "#domain/accounts/contract.ts";
import type { Role } from "#domain/identity/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Ban, CircleCheck } from "../../ui/icons.tsx";
import { MailUnread, ShieldCheck } from "../icons.tsx";

/** Spec site.md §2, Subscribers: what the roles are called here. */
export const roleLabels: Record<Role, string> = { client: "Client", admin: "Business" };

export const RoleMark = ({ role }: { role: Role }) =>
  role === "admin" ? (
    <Badge tone="accent" icon={<ShieldCheck size={15} />}>
      {roleLabels.admin}
    </Badge>
  ) : (
    <Badge>{roleLabels.client}</Badge>
  );

/** Whether the person may sign in, and showed that the address is theirs. */
export function StateMarks({ user }: { user: Pick<UserListItem, "isBlocked" | "emailVerified"> }) {
  if (!user.isBlocked && user.emailVerified)
    return (
      <Badge tone="moss" icon={<CircleCheck size={15} />}>
        Confirmed
      </Badge>
    );
  return (
    <span className="marks">
      {user.isBlocked ? (
        <Badge tone="brick" icon={<Ban size={15} />}>
          Blocked
        </Badge>
      ) : null}
      {user.emailVerified ? null : (
        <Badge tone="amber" icon={<MailUnread size={15} />}>
          Not confirmed
        </Badge>
      )}
    </span>
  );
}
