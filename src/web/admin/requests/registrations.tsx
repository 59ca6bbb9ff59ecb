import { data, Link, useRouteError } from "react-router";
import { capital } from "#content/words.ts";
import { notGiven, RequestListQuery, type RequestView } from "#domain/requests/contract.ts";
import { listRequests, readVisitSummaries } from "#domain/requests/index.ts";
import { failureWords } from "../../account/area-failure.tsx";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions, type Actions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { ChannelMark } from "../conversations/conversation-marks.tsx";
import { FoundList, ListFailure } from "../found-list.tsx";
import { readFound } from "../read-found.ts";
import { namesOf } from "../users/read-person.ts";
import { wasDeleted } from "../was-deleted.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/registrations.ts";
import { changeRequest } from "./change-request.ts";
import { RegistrationsSearch } from "./registrations-search.tsx";
import { RequestActions, requestFailed } from "./request-actions.tsx";
import { PriorityMark, RequestStatusMark } from "./request-marks.tsx";

export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?status=`, `?view=summaries`, `?search=`, `?after=`. `names`: by their account's id, of those who gave none. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const query = RequestListQuery.parse(Object.fromEntries(url.searchParams));
  const read = query.view === "summaries" ? readVisitSummaries : listRequests;
  const { data: found, init } = await readFound(context, query, () => read(actor, query, deps));
  const people = found.items.flatMap(({ contact_person: said, user_id: id }) =>
    said === notGiven && id ? id : [],
  );
  const names = await namesOf(actor, people, deps).catch((): Names => ({}));
  return data({ ...found, names }, init ?? {});
};

export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    (form) =>
      changeRequest(formText(form, "requestId"), form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Service Requests");

type Names = Readonly<Record<string, string | null>>;

const failure = {
  title: "Failed to load registrations",
  reason: "Failed to fetch visit summaries: ",
};

/** Spec site.md §2, §4 and §8, Service Requests. */
export default function Registrations({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData;
  const actions = useActions(paths.adminRegistrations(query), actionData);
  return (
    <>
      <Head />
      <OutcomeBanner outcome={actions.outcome} failure={requestFailed} />
      <RegistrationsSearch filter={query} />
      <FoundList
        found={loaderData}
        to={paths.adminRegistrations}
        failure={failure}
        caption="Service requests, newest first"
        columns={columnsFor(loaderData.names, actions)}
        none="No service requests yet. Each conversation with Aria becomes one when it ends, with what the customer needs."
        noMatch="No matching service requests"
      />
    </>
  );
}

const contactOf = ({ contact_person: said, user_id: id }: RequestView, names: Names): string =>
  (id ? names[id] : null) ?? said;

const columnsFor = (names: Names, actions: Actions): Column<RequestView>[] => [
  {
    title: "Client",
    isName: true,
    cell: (request) => (
      <>
        <Link className="person" to={paths.adminRegistration(request.id)}>
          {request.client_name}
        </Link>
        {request.contact_person !== request.client_name ? (
          <span className="person__company">{contactOf(request, names)}</span>
        ) : null}
      </>
    ),
  },
  {
    title: "Plan",
    cell: ({ plan, topics_discussed: topics }) =>
      plan ? (
        <span className="clipped">{capital(plan)}</span>
      ) : (
        <>
          None
          <span className="clipped text-ink-soft">{capital(topics)}</span>
        </>
      ),
  },
  {
    title: "Status",
    cell: (request) => (
      <span className="marks">
        <RequestStatusMark status={request.status} />
        {request.has_transcript ? null : <span className="text-ink-soft">No transcript</span>}
      </span>
    ),
  },
  { title: "Channel", cell: ({ source }) => <ChannelMark channel={source} /> },
  { title: "Priority", cell: (request) => <PriorityMark priority={request.priority} /> },
  { title: "Received", cell: (request) => <When iso={request.created_at} day /> },
  {
    title: "Actions",
    isActions: true,
    cell: (request) => <RequestActions request={request} actions={actions} />,
  },
];

const Head = () => (
  <PageHead
    title="Service Requests"
    lede="What people told Aria they need, newest first. A request that needs a follow-up stays pending until someone decides."
  />
);

/** The list couldn't be asked for at all: the frame and the search stay. */
export function ErrorBoundary() {
  const message = failureWords(useRouteError());
  return (
    <>
      <Head />
      <RegistrationsSearch filter={{ search: "", status: "", view: "" }} />
      <ListFailure failure={failure} detail={message} here={paths.adminRegistrations()} />
    </>
  );
}
