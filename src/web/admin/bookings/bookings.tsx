import { Link } from "react-router";
import { openingWords } from "#content/opening-hours.ts";
import type { BookingListItem } from "#domain/bookings/contract.ts";
import { listBookings, readClosures, setClosed } from "#domain/bookings/index.ts";
import { AppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { FoundList } from "../found-list.tsx";
import { wasDeleted } from "../was-deleted.ts";
import type { Route } from "./+types/bookings.ts";
import { BookingMark } from "./booking-marks.tsx";
import { CalendarClosures } from "./calendar-closures.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?show=` is past or cancelled, or left out for what is to come; `?after=` is a place in the list. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const wanted = url.searchParams.get("show") ?? "";
    const query = {
      show: filters.some(({ show }) => show === wanted) ? wanted : "",
      after: url.searchParams.get("after") ?? "",
    };
    const list = await listBookings(actor, query, deps);
    return {
      found: { query, ...list, problem: null, key: deps.requestId },
      closures: await readClosures(actor, deps),
    };
  });

/** Closes or opens a day (`day`) or the whole calendar, by `intent`. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const [intent, day] = [formText(form, "intent"), formText(form, "day")];
      if (intent !== "close" && intent !== "open") throw new AppError("invalid_input");
      await setClosed(actor, { day, isClosed: intent === "close" }, deps);
      return done(
        intent === "close"
          ? "Closed. Demos that are already booked stay until you cancel them."
          : "Open again.",
      );
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Demos");

const filters = [
  { show: "", label: "Upcoming", caption: "Upcoming demos, next first" },
  { show: "past", label: "Past", caption: "Past demos, newest first" },
  { show: "cancelled", label: "Cancelled", caption: "Cancelled demos, newest first" },
] as const;

const columns: Column<BookingListItem>[] = [
  {
    title: "When",
    isName: true,
    cell: ({ id, when, zoneWords, startsAt }) => (
      <>
        <Link className="person figures" to={paths.adminBooking(id)}>
          <time dateTime={startsAt}>{when}</time>
        </Link>
        <span className="cell-note">{zoneWords}</span>
      </>
    ),
  },
  {
    title: "Who",
    cell: ({ name, email }) => (
      <>
        <span className="clipped">{name ?? "Guest deleted"}</span>
        {email ? <span className="cell-note">{email}</span> : null}
      </>
    ),
  },
  { title: "Status", cell: (booking) => <BookingMark booking={booking} /> },
];

/** The demos that people booked, and the calendar that they book from. */
export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { found, closures } = loaderData;
  const actions = useActions(paths.adminBookings(found.query), actionData);
  const shown = filters.find(({ show }) => show === found.query.show) ?? filters[0];
  return (
    <>
      <PageHead
        title="Demos"
        lede={`Demos booked by visitors, held ${openingWords}. We promise to email each guest the call link before their demo starts.`}
      />
      <OutcomeBanner outcome={actions.outcome} failure="Failed to update the calendar" />
      <nav aria-label="Which demos are shown">
        <ul className="finder__roles">
          {filters.map(({ show, label }) => (
            <li key={label}>
              <Link
                to={paths.adminBookings({ show })}
                aria-current={show === shown.show ? "true" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FoundList
        found={found}
        to={paths.adminBookings}
        failure={{ title: "Failed to load demos" }}
        caption={shown.caption}
        columns={columns}
        none="No demos yet. When visitors book one, it appears here and you get an email."
        noMatch="No matching demos"
        showAll="Show upcoming demos"
        pagerWords={shown.show === "" ? { first: "Soonest", next: "Later" } : undefined}
      />
      <CalendarClosures closures={closures} actions={actions} />
    </>
  );
}
