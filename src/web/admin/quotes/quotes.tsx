import { Link } from "react-router";
import { QuoteFilter, type AdminQuoteItem } from "#domain/quotes/contract.ts";
import { listQuotes } from "#domain/quotes/index.ts";
import { formatUsd } from "#kit/money.ts";
import { ListFilters } from "../../account/list-filters.tsx";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { adminMeta } from "../admin-meta.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/quotes.ts";
import { QuoteMark } from "./quote-mark.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** `?show=` is waiting (the default), late or all; `?after=` is a place in the list. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const show = QuoteFilter.parse(url.searchParams.get("show") ?? "waiting");
    const after = url.searchParams.get("after") ?? "";
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    return { ...(await listQuotes(actor, { show, after }, deps)), show, after };
  });

export const meta = () => adminMeta("Quotes");

const filters: readonly { show: QuoteFilter; label: string; none: string }[] = [
  { show: "waiting", label: "Waiting", none: "No quotes are waiting for your price." },
  { show: "late", label: "Late", none: "No late quotes." },
  {
    show: "all",
    label: "All",
    none: "No quotes yet. Quotes appear here when customers ask for them.",
  },
];

const columns: Column<AdminQuoteItem>[] = [
  {
    title: "Quote",
    isName: true,
    cell: ({ id, number, wish }) => (
      <>
        <Link className="person figures" to={paths.adminQuote(id)}>
          {number}
        </Link>
        <span className="quote-wish">{wish}</span>
      </>
    ),
  },
  {
    title: "For",
    cell: ({ email }) => <span className="email">{email ?? "No address"}</span>,
  },
  { title: "Status", cell: (quote) => <QuoteMark quote={quote} /> },
  { title: "Requested", cell: ({ createdAt }) => <When iso={createdAt} day /> },
  { title: "Promised by", cell: ({ dueAt }) => <When iso={dueAt} /> },
  {
    title: "Total",
    isFigure: true,
    cell: ({ totalCents }) => (totalCents === null ? "Not set" : formatUsd(totalCents)),
  },
];

/** Every quote that was asked for; those that wait for a person come first. */
export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { items, next, show, after } = loaderData;
  const none = filters.find((one) => one.show === show)?.none;
  return (
    <>
      <PageHead
        title="Quotes"
        lede="Quotes that customers asked for. Aria writes them; anything beyond the listed scopes needs your price."
      />
      <ListFilters
        name="Which quotes are shown"
        choices={filters.map((one) => ({
          label: one.label,
          to: paths.adminQuotes({ show: one.show }),
          isCurrent: one.show === show,
        }))}
      />
      {items.length > 0 ? (
        <DataTable
          caption="Quotes, newest first"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState>
          <p>{after ? "There are no older quotes." : none}</p>
        </EmptyState>
      )}
      <Pager
        first={after ? paths.adminQuotes({ show }) : null}
        next={next ? paths.adminQuotes({ show, after: next }) : null}
      />
    </>
  );
}
