import { data } from "react-router";
import {
  ConsultationListQuery,
  type ConsultationListItem,
} from "#domain/consultations/contract.ts";
import { listConsultations, readConsultationFigures } from "#domain/consultations/index.ts";
import { depsContext, renderErrorContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Route } from "./+types/consultations.ts";
import { adminMeta } from "../admin-meta.ts";
import { callColumns } from "./call-columns.tsx";
import { CallFigures } from "./call-figures.tsx";
import { callStatusWords } from "./call-words.ts";
import { deskFailures, orUnreachable } from "../desk-outcome.ts";
import { EndCallQuestion } from "./end-call.tsx";
import { FoundList } from "../found-list.tsx";
import { ListFilters } from "../list-filters.tsx";
import { OutcomeBanner } from "../outcome-banner.tsx";
import { readFound } from "../read-found.ts";
import { namesOf } from "../users/read-person.ts";
import { stopCall } from "./stop-call.ts";
import { useCallEnding } from "./use-call-ending.ts";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { rereadWhereReached as shouldRevalidate } from "../revalidation.ts";

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

/** Ends a call: `callId`, `confirmed`. */
export const action = async ({ context, request }: Route.ActionArgs) =>
  stopCall(
    await request.formData(),
    { actor: context.get(actorContext), deps: context.get(depsContext) },
    context.get(renderErrorContext),
  );

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnreachable(serverAction, deskFailures.call);

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
  const ending = useCallEnding(paths.adminConsultations(query), actionData);
  return (
    <>
      <PageHead
        title="Consultations"
        lede="Video calls with Aria, newest first. Viewing a transcript is logged with your name and the time."
      />
      <OutcomeBanner outcome={ending.outcome} />
      <EndCallQuestion ending={ending} />
      <CallFigures figures={figures} />
      <ListFilters
        name="Filter by state"
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
        columns={callColumns({ names, ending })}
        none="No video consultations yet. Calls appear here when they start."
        noMatch="No consultations match."
      />
    </>
  );
}
