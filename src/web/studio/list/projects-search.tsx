import type { ProjectListQuery } from "#domain/projects/contract.ts";
import { ListFilters } from "../../account/list-filters.tsx";
import { ListFinder } from "../../account/list-finder.tsx";
import { paths } from "../../paths.ts";
import { stateChoices, typeChoices } from "./state-words.tsx";

export const ProjectsSearch = ({
  query: { search, type, state },
}: {
  query: Pick<ProjectListQuery, "search" | "type" | "state">;
}) => (
  <div className="projects-search">
    <ListFinder
      label="Search projects"
      placeholder="Name or description"
      search={search}
      kept={{ type, state }}
      to={(words) => paths.studio({ search: words, type, state })}
      filters={{
        name: "Filter by status",
        choices: stateChoices.map((one) => ({
          label: one.label,
          to: paths.studio({ search, type, state: one.state }),
          isCurrent: one.state === state,
        })),
      }}
    />
    <ListFilters
      name="Filter by type"
      choices={typeChoices.map((one) => ({
        label: one.label,
        to: paths.studio({ search, type: one.type, state }),
        isCurrent: one.type === type,
      }))}
    />
  </div>
);
