import { Link } from "react-router";
import { capital } from "#content/words.ts";
import { AnswerListQuery, type AnswerListItem } from "#domain/answers/contract.ts";
import { listAnswers } from "#domain/answers/index.ts";
import { AppError } from "#errors";
import { ListFinder } from "../../account/list-finder.tsx";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { adminMeta } from "../admin-meta.ts";
import { FoundList } from "../found-list.tsx";
import { readFound } from "../read-found.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/answers.ts";
import { AnswerMarks } from "./answer-marks.tsx";
import { kindWords, languageWords } from "./answer-words.ts";
import { tried, type AnswerChanged } from "./change-answer.ts";
import { TryQuestion } from "./try-question.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

/** `?show=`, `?search=`, `?after=`. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const query = AnswerListQuery.parse(Object.fromEntries(url.searchParams));
  return readFound(context, query, () => listAnswers(actor, query, deps));
};

/** Tries a question; nothing else is done here. */
export const action = (args: Route.ActionArgs) =>
  runForm<AnswerChanged>(args, async (form) => {
    if (formText(form, "intent") !== "try") throw new AppError("invalid_input");
    const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
    return tried(form, { actor, deps });
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Answers");

const filters: { show: AnswerListQuery["show"]; label: string }[] = [
  { show: "", label: "All" },
  { show: "own", label: "Yours" },
  { show: "changed", label: "Changed" },
  { show: "off", label: "Off" },
];

const columns: Column<AnswerListItem>[] = [
  {
    title: "Question",
    isName: true,
    cell: ({ id, question, kind }) => (
      <>
        <Link className="person" to={paths.adminAnswer(id)}>
          {capital(question)}
        </Link>
        <span className="person__company">
          {kindWords[kind]} · {id}
        </span>
      </>
    ),
  },
  {
    title: "Languages",
    cell: ({ languages }) => languages.map((one) => languageWords[one]).join(", ") || "None",
  },
  { title: "Questions", isFigure: true, cell: ({ askCount }) => askCount },
  { title: "Page", cell: ({ page }) => <span className="clipped">{page ?? "None"}</span> },
  { title: "Status", cell: (answer) => <AnswerMarks answer={answer} /> },
  {
    title: "Changed",
    cell: ({ changedAt }) => (changedAt ? <When iso={changedAt} day /> : "Never"),
  },
];

/** Everything that Aria answers from by heart, to be searched, tried and edited. */
export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const { query } = loaderData;
  const { show, search } = query;
  return (
    <>
      <PageHead
        title="Answers"
        lede="How Aria answers the questions people ask most. Your changes take effect as soon as you save them."
        actions={
          <div className="actions">
            <Link className="button button--quiet button--small" to={paths.adminRecognition()}>
              <span>Needs and emergencies</span>
            </Link>
            <Link className="button button--solid button--small" to={paths.adminNewAnswer()}>
              <span>New answer</span>
            </Link>
          </div>
        }
      />
      <ListFinder
        label="Search answers"
        placeholder="Question, answer or page"
        search={search}
        kept={{ show }}
        to={(words) => paths.adminAnswers({ search: words, show })}
        filters={{
          name: "Filter by origin",
          choices: filters.map((one) => ({
            label: one.label,
            to: paths.adminAnswers({ search, show: one.show }),
            isCurrent: one.show === show,
          })),
        }}
      />
      <FoundList
        found={loaderData}
        to={paths.adminAnswers}
        failure={{ title: "Failed to load answers" }}
        caption="Answers, last changed first"
        columns={columns}
        none="No answers yet. Write the first one, or start with the unanswered questions."
        noMatch="No matching answers"
        pagerWords={{ first: "First page", next: "Next page" }}
      />
      <TryQuestion here={paths.adminAnswers(query)} answered={actionData} />
    </>
  );
}
