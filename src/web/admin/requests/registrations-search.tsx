import type { RequestListQuery } from "#domain/requests/contract.ts";
import { ListFinder } from "../../account/list-finder.tsx";
import { paths } from "../../paths.ts";
import { statusWords } from "./request-marks.tsx";

type Filter = Pick<RequestListQuery, "search" | "status" | "view">;
type Shown = Pick<Filter, "status" | "view">;

const choices: (Shown & { label: string })[] = [
  { status: "", view: "", label: "All" },
  { status: "pending", view: "", label: statusWords.pending },
  { status: "approved", view: "", label: statusWords.approved },
  { status: "rejected", view: "", label: statusWords.rejected },
  { status: "", view: "summaries", label: "With transcript" },
];

/** Search and filter of the service requests (spec site.md §2). */
export const RegistrationsSearch = ({ filter: { search, status, view } }: { filter: Filter }) => (
  <ListFinder
    label="Search requests"
    placeholder="Name, email or topic"
    search={search}
    kept={{ status, view }}
    to={(words) => paths.adminRegistrations({ search: words, status, view })}
    filters={{
      name: "Filter by status",
      choices: choices.map((one) => ({
        label: one.label,
        to: paths.adminRegistrations({ search, status: one.status, view: one.view }),
        isCurrent: one.status === status && one.view === view,
      })),
    }}
  />
);
