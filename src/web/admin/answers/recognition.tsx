import { Link } from "react-router";
import { listRecognition, type RecognitionItem } from "#domain/answers/index.ts";
import { AppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { adminMeta } from "../admin-meta.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/recognition.ts";
import { AnswerMarks } from "./answer-marks.tsx";
import { tried, type AnswerChanged } from "./change-answer.ts";
import { TryQuestion } from "./try-question.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";
export { revalidateUnlessOffline as shouldRevalidate } from "../revalidation.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  translateErrors(() => listRecognition(context.get(actorContext), context.get(depsContext)));

/** Tries a message; nothing else is done here. */
export const action = (args: Route.ActionArgs) =>
  runForm<AnswerChanged>(args, async (form) => {
    if (formText(form, "intent") !== "try") throw new AppError("invalid_input");
    const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
    return tried(form, { actor, deps });
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Needs and emergencies");

const columnsFor = (name: string): Column<RecognitionItem>[] => [
  {
    title: name,
    isName: true,
    cell: ({ id, title }) => (
      <Link className="person" to={paths.adminRecognized(id)}>
        {title}
      </Link>
    ),
  },
  { title: "Status", cell: (item) => <AnswerMarks answer={item} /> },
  {
    title: "Changed",
    cell: ({ changedAt }) => (changedAt ? <When iso={changedAt} day /> : "Never"),
  },
];

/** The kinds of message that Aria recognises by what people tell, and not by a question like one of hers. */
export default function Recognition({ loaderData, actionData }: Route.ComponentProps) {
  const of = (kind: RecognitionItem["kind"]) => loaderData.filter((one) => one.kind === kind);
  return (
    <>
      <Link className="back-link" to={paths.adminAnswers()}>
        <ArrowLeft size={16} />
        <span>All answers</span>
      </Link>
      <PageHead
        title="Needs and emergencies"
        lede="What Aria recognises in people’s own words. An emergency comes first, then a need for a service."
      />
      <h2 className="text-5">Emergencies</h2>
      <DataTable
        caption="Emergencies, in the order in which they are looked for"
        columns={columnsFor("Emergency")}
        rows={of("emergency")}
        keyOf={({ id }) => id}
      />
      <h2 className="text-5">Needs</h2>
      <DataTable
        caption="Needs, by service"
        columns={columnsFor("Service")}
        rows={of("need")}
        keyOf={({ id }) => id}
      />
      <TryQuestion here={paths.adminRecognition()} answered={actionData} />
    </>
  );
}
