import { data } from "react-router";
import {
  ConsultationListQuery,
  type ConsultationListItem,
} from "#domain/consultations/contract.ts";
import {
  listConsultations,
  readConsultationFigures,
  stopConsultation,
} from "#domain/consultations/index.ts";
import { ListFilters } from "../../account/list-filters.tsx";
import { depsContext, renderErrorContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { confirmFirst, runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { FoundList } from "../found-list.tsx";
import { readFound } from "../read-found.ts";
import { namesOf } from "../users/read-person.ts";
import { wasDeleted } from "../was-deleted.ts";
import type { Route } from "./+types/consultations.ts";
import { callColumns } from "./call-columns.tsx";
import { CallFigures } from "./call-figures.tsx";
import { callStatusWords } from "./call-words.ts";
import { endCallFailed, endCallQuestion } from "./end-call.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?show=` is a status, `?after=` a place in the list. One of list and figures shows without the other. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const query = ConsultationListQuery.parse(Object.fromEntries(url.searchParams));
  const [{ data: found, init }, figures] = await Promise.all([
    readFound(context, query, () => listConsultations(actor, query, deps)),
    readConsultationFigures(actor, deps).catch((error: unknown) => {
      context.get(renderErrorContext)(error);
      return null;
    }),
  ]);
  const people = found.items.flatMap(({ userId }) => userId ?? []);
  const names = await namesOf(actor, people, deps).catch((): Record<string, null> => ({}));
  return data({ ...found, figures, names }, init ?? {});
}

/** Ends a call: `callId`; without `confirmed` it asks first. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      if (!form.has("confirmed")) return confirmFirst();
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      await stopConsultation(actor, formText(form, "callId"), deps);
      return done("The call has ended.");
    },
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Consultations");

const shown: { show: ConsultationListQuery["show"]; label: string }[] = [
  { show: "", label: "All" },
  ...(["running", "starting", "ended", "failed"] as const).map((show) => ({
    show,
    label: callStatusWords[show],
  })),
];

/** Every video call, with what it took, why it ended, and where it can be read. */
export default function Consultations({ loaderData, actionData }: Route.ComponentProps) {
  const { query, figures, names } = loaderData;
  const actions = useActions(paths.adminConsultations(query), actionData);
  return (
    <>
      <PageHead
        title="Consultations"
        lede="Video calls with Aria, newest first. Viewing a transcript is logged with your name and the time."
      />
      <OutcomeBanner outcome={actions.outcome} failure={endCallFailed} />
      <ConfirmAction
        actions={actions}
        questionOf={endCallQuestion}
        back={paths.adminConsultations()}
      />
      <CallFigures figures={figures} />
      <ListFilters
        name="Filter by status"
        choices={shown.map(({ show, label }) => ({
          label,
          to: paths.adminConsultations({ show }),
          isCurrent: show === query.show,
        }))}
      />
      <FoundList<ConsultationListQuery, ConsultationListItem>
        found={loaderData}
        to={paths.adminConsultations}
        failure={{ title: "Failed to load consultations" }}
        caption="Video consultations, newest first"
        columns={callColumns({ names, actions })}
        none="No video consultations yet. Calls appear here when they start."
        noMatch="No matching consultations"
      />
    </>
  );
}
