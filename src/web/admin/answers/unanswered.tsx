import { Link } from "react-router";
import { MissedListQuery, type MissedItem } from "#domain/answers/contract.ts";
import { listMissedQuestions } from "#domain/answers/index.ts";
import { ListFinder } from "../../account/list-finder.tsx";
import { depsContext } from "../../kit/context.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { useActions, type Actions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { adminMeta } from "../admin-meta.ts";
import { FoundList } from "../found-list.tsx";
import { readFound } from "../read-found.ts";
import { wasDeleted } from "../was-deleted.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/unanswered.ts";
import { languageWords, missedWords } from "./answer-words.ts";
import type { AnswerChanged } from "./change-answer.ts";
import { changeMissed } from "./change-missed.ts";
import { MissedActions, NearestAnswer } from "./missed-actions.tsx";
import { TryQuestion } from "./try-question.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?state=`, `?search=`, `?after=`. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const query = MissedListQuery.parse(Object.fromEntries(url.searchParams));
  return readFound(context, query, () => listMissedQuestions(actor, query, deps));
};

export const action = (args: Route.ActionArgs) =>
  runForm<AnswerChanged | null>(
    args,
    (form) =>
      changeMissed(form, {
        actor: args.context.get(actorContext),
        deps: args.context.get(depsContext),
      }),
    wasDeleted,
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Unanswered");

const filters: { state: MissedListQuery["state"]; label: string; none: string }[] = [
  {
    state: "open",
    label: "Open",
    none: "No unanswered questions. They appear here when Aria doesn’t know an answer or a visitor finds one unhelpful.",
  },
  { state: "answered", label: "Answered", none: "No answered questions yet." },
  { state: "dismissed", label: "Dismissed", none: "No dismissed questions." },
];

const columnsFor = (actions: Actions): Column<MissedItem>[] => [
  {
    title: "Question",
    isName: true,
    cell: ({ id, question, state, language, certainty }) => (
      <>
        {state === "open" ? (
          <Link className="person missed__question" to={paths.adminNewAnswer(id)}>
            {question}
          </Link>
        ) : (
          <span className="person missed__question">{question}</span>
        )}
        <span className="person__company">
          {missedWords[certainty]} · {languageWords[language]}
        </span>
      </>
    ),
  },
  { title: "Times asked", isFigure: true, cell: ({ times }) => times },
  {
    title: "Last asked",
    cell: ({ lastAskedAt, conversationId }) => (
      <>
        <When iso={lastAskedAt} day />
        {conversationId ? (
          <span className="cell-note">
            <Link className="underline" to={paths.adminConversation(conversationId)}>
              Conversation
            </Link>
          </span>
        ) : null}
      </>
    ),
  },
  {
    title: "Nearest answer",
    cell: (missed) => <NearestAnswer missed={missed} actions={actions} />,
  },
  {
    title: "Actions",
    isActions: true,
    cell: (missed) => <MissedActions missed={missed} actions={actions} />,
  },
];

/** What visitors asked in vain, the most frequent first, each to be turned into an answer. */
export default function Unanswered({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData;
  const { state, search } = query;
  const here = paths.adminUnanswered(query);
  const actions = useActions(here, actionData?.intent === "try" ? undefined : actionData);
  const shown = filters.find((one) => one.state === state) ?? filters[0];
  return (
    <>
      <PageHead
        title="Unanswered"
        lede="Questions that Aria couldn’t answer, the most frequent first. Names, addresses and long numbers are removed."
      />
      <OutcomeBanner outcome={actions.outcome} failure="Failed to update the question" />
      <ListFinder
        label="Search unanswered questions"
        placeholder="Words in the question"
        search={search}
        kept={{ state: state === "open" ? "" : state }}
        to={(words) => paths.adminUnanswered({ search: words, state })}
        filters={{
          name: "Filter by status",
          choices: filters.map((one) => ({
            label: one.label,
            to: paths.adminUnanswered({ search, state: one.state }),
            isCurrent: one.state === state,
          })),
        }}
      />
      <FoundList
        found={loaderData}
        to={(wanted) => paths.adminUnanswered({ state, ...wanted })}
        failure={{ title: "Failed to load unanswered questions" }}
        caption="Unanswered questions, the most frequent first"
        columns={columnsFor(actions)}
        none={shown?.none ?? ""}
        noMatch="No matching questions"
        pagerWords={{ first: "Most frequent", next: "Less frequent" }}
      />
      <TryQuestion here={here} answered={actionData as never} />
    </>
  );
}
