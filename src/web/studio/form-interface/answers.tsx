import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { deleteAnswer, listAnswers, summarizeAnswers } from "#domain/forms/index.ts";
import { requireProject } from "#domain/projects/index.ts";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { confirmFirst, runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { Pager } from "../../ui/Pager.tsx";
import type { Route } from "./+types/answers.ts";
import { AnswerCharts } from "./answer-charts.tsx";
import { AnswerTable } from "./answer-table.tsx";
import { ShareForm } from "./share-form.tsx";

/** `?after=` is a place in the list. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const after = url.searchParams.get("after") ?? "";
    const list = await listAnswers(actor, { projectId: params.id, after }, deps);
    const charts = after === "" ? await summarizeAnswers(actor, params.id, deps) : [];
    return { list, charts, after, publicUrl: deps.publicUrl };
  });

/** Deletes one answer: `answerId`. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      await requireProject(deps.db, actor, args.params.id);
      if (formText(form, "confirmed") !== "yes") return confirmFirst();
      const answerId = formText(form, "answerId");
      await deleteAnswer(actor, { projectId: args.params.id, answerId }, deps);
      return done("The answer was deleted.");
    },
    ({ code }) => (code === "not_found" ? { message: "This answer was deleted." } : undefined),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Answers${loaderData ? `: ${loaderData.list.name}` : ""} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** What people answered to a published form: figures for each question, then every answer. */
export default function FormAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const { list, charts, after, publicUrl } = loaderData;
  const here = paths.formAnswers(list.projectId, after);
  const actions = useActions(here, actionData);
  return (
    <div className="form-answers">
      <Link className="desk__back" to={paths.workspace(list.projectId)}>
        <ArrowLeft size={16} />
        <span>Designer</span>
      </Link>
      <PageHead
        title={`Answers: ${list.name}`}
        actions={
          list.total > 0 ? (
            <ButtonLink
              href={paths.formAnswersFile(list.projectId)}
              variant="quiet"
              size="small"
              download
            >
              Download CSV
            </ButtonLink>
          ) : null
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="The answer was not deleted" />
      {list.isLive && list.isPlanUsedUp ? (
        <Notice tone="amber" title="No form answers left this month">
          The owner’s plan has no form answers left, so visitors find this form closed until next
          month.
        </Notice>
      ) : null}
      {list.isLive && list.address !== null ? (
        <ShareForm
          name={list.name}
          address={list.address}
          publicUrl={publicUrl}
          isOpen={list.total === 0}
        />
      ) : null}
      {list.total === 0 ? (
        <NoAnswers address={list.isLive ? list.address : null} publicUrl={publicUrl} />
      ) : (
        <>
          <p className="form-answers__total">
            <strong className="figures">{list.total}</strong>{" "}
            {list.total === 1 ? "answer" : "answers"}
          </p>
          <AnswerCharts charts={charts} fields={list.fields} />
          <AnswerTable list={list} actions={actions} />
          <Pager
            first={after ? paths.formAnswers(list.projectId) : null}
            next={list.next ? paths.formAnswers(list.projectId, list.next) : null}
          />
        </>
      )}
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={() => ({
          title: "Delete this answer?",
          text: "It is deleted for good, for everyone who works on this form.",
          confirm: "Delete",
        })}
      />
    </div>
  );
}

function NoAnswers({ address, publicUrl }: { address: string | null; publicUrl: string }) {
  if (address === null)
    return (
      <EmptyState>
        <p>No answers yet. Publish the form, and people’s answers appear here.</p>
      </EmptyState>
    );
  const link = publicUrl + paths.publicForm(address);
  return (
    <EmptyState
      action={
        <ButtonLink href={link} variant="quiet">
          Open the form
        </ButtonLink>
      }
    >
      <p>No answers yet. Share the address above, and people’s answers appear here.</p>
    </EmptyState>
  );
}
