import type { UserListItem } from "#domain/accounts/contract.ts";
import { When } from "../when.tsx";
import { RoleMark, StateMarks } from "./user-marks.tsx";

export function UserFacts({ user }: { user: UserListItem }) {
  return (
    <dl className="record">
      <dt>Email</dt>
      <dd>{user.email}</dd>
      <dt>Company</dt>
      <dd>{user.company ?? "None given"}</dd>
      <dt>Role</dt>
      <dd>
        <RoleMark role={user.role} />
      </dd>
      <dt>Status</dt>
      <dd>
        <StateMarks user={user} />
      </dd>
      <dt>Second factor</dt>
      <dd>{user.twoFactorEnabled ? "On" : "Off"}</dd>
      <dt>Joined</dt>
      <dd>
        <When iso={user.createdAt} />
      </dd>
      <dt>Account</dt>
      <dd>
        <code>{user.id}</code>
      </dd>
    </dl>
  );
}
