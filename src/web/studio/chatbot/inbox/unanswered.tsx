import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { answerUnanswered, decideUnanswered, listUnanswered } from "#domain/chatbots/index.ts";
import { sourceLimits } from "#domain/knowledge/contract.ts";
import { requireProject } from "#domain/projects/index.ts";
import { refuseInvalid } from "#errors";
import { depsContext } from "../../../kit/context.ts";
import { formText } from "../../../kit/form-text.ts";
import { orUnreachable } from "../../../kit/forms/or-unreachable.ts";
import { done } from "../../../kit/forms/outcome.ts";
import { runForm } from "../../../kit/forms/run-form.ts";
import { type Actions, useActions } from "../../../kit/forms/use-actions.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { ActionForm } from "../../../ui/ActionForm.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { TextArea } from "../../../ui/Field.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import type { Route } from "./+types/unanswered.ts";
import { InboxHead } from "./inbox-head.tsx";

/** `?state=`, `?after=`. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const query = Object.fromEntries(url.searchParams);
    const projectId = params.id;
    const { role } = await requireProject(deps.db, actor, projectId);
    const list = await listUnanswered(actor, { projectId, query }, deps);
    return { ...list, projectId, after: query["after"] ?? "", mayAnswer: role !== "viewer" };
  });

/** `intent`: answer (`id`, `answer`) or dismiss (`id`). */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const at = { projectId: args.params.id, id: formText(form, "id") };
      if (formText(form, "intent") === "dismiss") {
        await decideUnanswered(actor, { ...at, state: "dismissed" }, deps);
        return done("The question was put aside.");
      }
      const input = { answer: formText(form, "answer") };
      await refuseInvalid(() => answerUnanswered(actor, { ...at, input }, deps));
      return done("The bot knows the answer now.");
    },
    ({ code }) => (code === "not_found" ? { message: "This question is gone." } : undefined),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => [
  { title: `Unanswered questions · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** What a bot could not answer, most asked first; an answer makes it know. */
export default function BotUnansweredPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, projectId, after, mayAnswer } = loaderData;
  const here = paths.botUnanswered(projectId, { after });
  const actions = useActions(here, actionData);
  return (
    <div className="bot-desk">
      <InboxHead projectId={projectId} title="Unanswered questions" />
      <OutcomeBanner outcome={actions.outcome} failure="The answer was not saved" />
      {items.length === 0 ? (
        <EmptyState>
          <p>Nothing is unanswered. Questions that the bot can&rsquo;t answer appear here.</p>
        </EmptyState>
      ) : (
        <ul className="bot-desk__questions">
          {items.map((one) => (
            <Unanswered
              key={one.id}
              one={one}
              projectId={projectId}
              actions={actions}
              mayAnswer={mayAnswer}
            />
          ))}
        </ul>
      )}
      <Pager
        first={after ? paths.botUnanswered(projectId) : null}
        next={next ? paths.botUnanswered(projectId, { after: next }) : null}
      />
    </div>
  );
}

function Unanswered({
  one: { id, question, times, lastAskedAt, conversationId, certainty },
  projectId,
  actions,
  mayAnswer,
}: {
  one: Route.ComponentProps["loaderData"]["items"][number];
  projectId: string;
  actions: Actions;
  mayAnswer: boolean;
}) {
  return (
    <li>
      <p dir="auto">
        <strong>{question}</strong>
      </p>
      <p className="bot-desk__by">
        {times === 1 ? "Asked once" : `Asked ${times} times`}, last <Moment at={lastAskedAt} />
        {certainty === "unhelpful" ? ", its answer didn’t help" : null}
        {conversationId ? (
          <>
            ,{" "}
            <Link to={paths.botConversation(projectId, conversationId)}>read the conversation</Link>
          </>
        ) : null}
      </p>
      {mayAnswer ? (
        <details>
          <summary>Answer it</summary>
          <ActionForm
            {...actions.form}
            intent="answer"
            submit="Save the answer"
            busy="Saving…"
            className="bot-desk__talk"
            button={{ variant: "solid", size: "small" }}
          >
            {(field) => (
              <>
                <input type="hidden" name="id" value={id} />
                <TextArea
                  {...field("answer")}
                  label="Answer"
                  rows={3}
                  maxLength={sourceLimits.answerLength}
                  required
                />
              </>
            )}
          </ActionForm>
          <ActionButton actions={actions} fields={{ intent: "dismiss", id }} busy="Putting aside…">
            Put aside
          </ActionButton>
        </details>
      ) : null}
    </li>
  );
}
