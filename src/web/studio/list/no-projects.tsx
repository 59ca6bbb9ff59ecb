import { Link } from "react-router";
import type { ProjectListQuery } from "#domain/projects/contract.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

type Props = {
  query: ProjectListQuery;
  /** Whether deleted projects can still be restored. */
  hasBin: boolean;
};

/** An empty list (spec studio.md §8): nothing made yet, nothing found, or an empty bin. */
export function NoProjects({ query: { search, type, state }, hasBin }: Props) {
  const isFiltered = search !== "" || type !== "" || state !== "";
  const isEmptyBin = state === "bin" && search === "" && type === "";
  return (
    <EmptyState
      action={
        isFiltered ? (
          <ButtonLink href={paths.studio()} variant="quiet">
            Show all projects
          </ButtonLink>
        ) : (
          <div className="no-projects__starts">
            <ButtonLink href={paths.studioStart()}>Start with a sentence</ButtonLink>
            <ButtonLink href={`${paths.studioStart()}#templates`} variant="quiet">
              Browse templates
            </ButtonLink>
            {hasBin ? <Link to={paths.studio({ state: "bin" })}>Deleted projects</Link> : null}
          </div>
        )
      }
    >
      <p className="text-5 font-medium">No AI projects found</p>
      <p className="text-ink-soft">
        {isEmptyBin
          ? "The bin is empty. Deleted projects stay here for 30 days."
          : isFiltered
            ? "No project has these words, this type and this status."
            : "Say in one sentence what you need, and you get a first version to change."}
      </p>
    </EmptyState>
  );
}
