import type { ComponentProps } from "react";
import { Link, useNavigation } from "react-router";
import { Banner } from "../ui/Banner.tsx";
import { DataTable, type Column } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pager } from "../ui/Pager.tsx";
import type { Found } from "./read-found.ts";

/** What a list that couldn't be read is called (spec site.md §8), and what stands before the reason. */
export type FailureWords = { title: string; reason?: string };

/**
 * A list below its search: why it couldn't be read, its rows or what stands in their place, how many there are
 * for those who hear it, and the ways through its pages.
 */
export function FoundList<Query extends { after: string }, Row extends { id: string }>({
  found: { query, items, next, problem, key },
  to,
  failure,
  caption,
  columns,
  none,
  noMatch,
  showAll = "Show all",
  pagerWords,
}: {
  found: Found<Query, Row>;
  /** Address of the list with this query; without one, of all of it. */
  to: (query?: Partial<Query>) => string;
  failure: FailureWords;
  caption: string;
  columns: readonly Column<Row>[];
  /** What stands there while there is nothing at all, and where nothing matches. */
  none: string;
  noMatch: string;
  /** What the way to the whole list is called. */
  showAll?: string;
  pagerWords?: ComponentProps<typeof Pager>["words"];
}) {
  const navigation = useNavigation();
  const isSearched = to(query) !== to();
  return (
    <>
      {problem ? (
        <ListFailure key={key} failure={failure} detail={problem} here={to(query)} />
      ) : null}
      {items.length > 0 ? (
        <DataTable
          caption={caption}
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
          busy={navigation.location?.pathname === to()}
        />
      ) : problem ? null : (
        <EmptyState
          action={
            isSearched ? (
              <Link className="button button--quiet button--small" to={to()}>
                <span>{showAll}</span>
              </Link>
            ) : null
          }
        >
          <p>{isSearched ? noMatch : none}</p>
        </EmptyState>
      )}
      <p className="sr-only" role="status">
        {problem ? "" : `${items.length} shown`}
      </p>
      <Pager
        first={query.after ? to({ ...query, after: "" }) : null}
        next={next ? to({ ...query, after: next }) : null}
        words={pagerWords}
      />
    </>
  );
}

/** The list couldn't be read: what is around it stays. `here` asks again. */
export const ListFailure = ({
  failure: { title, reason = "" },
  detail,
  here,
}: {
  failure: FailureWords;
  detail: string;
  here: string;
}) => (
  <Banner title={title}>
    <p>
      {reason}
      {detail}
    </p>
    <p>
      <a href={here}>Try again</a>
    </p>
  </Banner>
);
