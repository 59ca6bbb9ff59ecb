import type { EnquiryListQuery } from "#domain/enquiries/contract.ts";
import { ListFinder } from "../../account/list-finder.tsx";
import { paths } from "../../paths.ts";

type Filter = Pick<EnquiryListQuery, "search" | "state">;

const choices: { state: Filter["state"]; label: string }[] = [
  { state: "", label: "All" },
  { state: "open", label: "Open" },
  { state: "late", label: "Late" },
  { state: "answered", label: "Answered" },
  { state: "waiting", label: "Waiting list" },
];

export const EnquiriesSearch = ({ filter: { search, state } }: { filter: Filter }) => (
  <ListFinder
    label="Search enquiries"
    placeholder="Name, email or words"
    search={search}
    kept={{ state }}
    to={(words) => paths.adminEnquiries({ search: words, state })}
    filters={{
      name: "Filter by status",
      choices: choices.map((one) => ({
        label: one.label,
        to: paths.adminEnquiries({ search, state: one.state }),
        isCurrent: one.state === state,
      })),
    }}
  />
);
