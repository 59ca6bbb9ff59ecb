import type { UserListQuery } from "#domain/accounts/contract.ts";
import { ListFinder } from "../../account/list-finder.tsx";
import { paths } from "../../paths.ts";
import { roleLabels } from "./user-marks.tsx";

type Filter = Pick<UserListQuery, "search" | "role">;

const roles: { role: Filter["role"]; label: string }[] = [
  { role: "", label: "All" },
  { role: "client", label: roleLabels.client },
  { role: "admin", label: roleLabels.admin },
];

/** Search and filter of the subscribers (spec site.md §2). */
export const UsersSearch = ({ filter: { search, role } }: { filter: Filter }) => (
  <ListFinder
    label="Search users"
    placeholder="Name, email or company"
    search={search}
    kept={{ role }}
    to={(words) => paths.adminUsers({ search: words, role })}
    filters={{
      name: "Filter by role",
      choices: roles.map((one) => ({
        label: one.label,
        to: paths.adminUsers({ search, role: one.role }),
        isCurrent: one.role === role,
      })),
    }}
  />
);
