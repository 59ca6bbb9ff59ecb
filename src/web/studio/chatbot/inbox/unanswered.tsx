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
import { Checkbox, TextArea } from "../../../ui/Field.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import type { Route } from "./+types/unanswered.ts";
import { InboxHead } from "./inbox-head.tsx";

const states = [
  {
    id: "open",
    label: "Open",
    none: "No unanswered questions. Questions your bot can’t answer appear here.",
  },
  { id: "answered", label: "Answered", none: "No answered questions yet." },
  { id: "dismissed", label: "Dismissed", none: "No dismissed questions." },
] as const;
/** Of one group; far more than people find ways to ask. */
const maxAtOnce = 600;

/** `?state=`, `?after=`. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const query = Object.fromEntries(url.searchParams);
    const projectId = params.id;
    const { role } = await requireProject(deps.db, actor, projectId);
    const list = await listUnanswered(actor, { projectId, query }, deps);
    const state = states.find(({ id }) => id === query["state"])?.id ?? "open";
    return { ...list, projectId, state, after: query["after"] ?? "", mayAnswer: role !== "viewer" };
  });

/** `intent`: answer (`id` once or several times, `answer`), dismiss or reopen (`id`). */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const ids = form.getAll("id").flatMap((id) => (typeof id === "string" ? id.split(",") : []));
      const at = { projectId: args.params.id, ids: ids.slice(0, maxAtOnce) };
      const intent = formText(form, "intent");
      if (intent === "dismiss") {
        await decideUnanswered(actor, { ...at, state: "dismissed" }, deps);
        return done(ids.length > 1 ? "Questions dismissed." : "Question dismissed.");
      }
      if (intent === "reopen") {
        await decideUnanswered(actor, { ...at, state: "open" }, deps);
        return done("Question reopened.");
      }
      const input = { answer: formText(form, "answer") };
      await refuseInvalid(() => answerUnanswered(actor, { ...at, input }, deps));
      return done("The bot knows the answer now.");
    },
    ({ code }) => (code === "not_found" ? { message: "This question was deleted." } : undefined),
  );

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => [
  { title: `Unanswered questions · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** What a bot could not answer, most asked first; an answer makes it know. */
export default function BotUnansweredPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, projectId, state, after, mayAnswer } = loaderData;
  const shown = state === "open" ? {} : { state };
  const here = paths.botUnanswered(projectId, { ...shown, after });
  const actions = useActions(here, actionData);
  return (
    <div className="desk">
      <InboxHead projectId={projectId} title="Unanswered questions" />
      <OutcomeBanner outcome={actions.outcome} failure="The answer was not saved" />
      <nav className="bot-desk__periods" aria-label="Questions">
        {states.map(({ id, label }) => (
          <Link
            key={id}
            to={paths.botUnanswered(projectId, id === "open" ? {} : { state: id })}
            aria-current={id === state ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState>
          <p>{states.find(({ id }) => id === state)?.none}</p>
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
        first={after ? paths.botUnanswered(projectId, shown) : null}
        next={next ? paths.botUnanswered(projectId, { ...shown, after: next }) : null}
      />
    </div>
  );
}

function Unanswered({
  one,
  projectId,
  actions,
  mayAnswer,
}: {
  one: Item;
  projectId: string;
  actions: Actions;
  mayAnswer: boolean;
}) {
  const { question, times, lastAskedAt, conversationId, certainty, others } = one;
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
      {others.length > 0 ? (
        <details>
          <summary>
            Also asked in {others.length === 1 ? "another way" : `${others.length} other ways`}
          </summary>
          <ul className="bot-desk__ways">
            {others.map((other) => (
              <li key={other.id} dir="auto">
                {other.question} <span className="bot-desk__by figures">{other.times}×</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {mayAnswer ? <Answering one={one} actions={actions} /> : null}
    </li>
  );
}

type Item = Route.ComponentProps["loaderData"]["items"][number];

/** One answer for all ways in which it was asked; a way that means something else is left out by its box. */
function Answering({ one: { id, state, others }, actions }: { one: Item; actions: Actions }) {
  const ids = [id, ...others.map((other) => other.id)];
  if (state !== "open")
    return (
      <ActionButton actions={actions} fields={{ intent: "reopen", id }} busy="Reopening…">
        Reopen
      </ActionButton>
    );
  return (
    <details>
      <summary>Answer {others.length > 0 ? "them" : "it"}</summary>
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
            {others.length > 0 ? (
              <fieldset className="bot-desk__ways">
                <legend>It also answers</legend>
                {others.map((other) => (
                  <Checkbox
                    key={other.id}
                    label={other.question}
                    name="id"
                    value={other.id}
                    defaultChecked
                  />
                ))}
              </fieldset>
            ) : null}
          </>
        )}
      </ActionForm>
      <ActionButton
        actions={actions}
        fields={{ intent: "dismiss", id: ids.join(",") }}
        busy="Dismissing…"
      >
        Dismiss{others.length > 0 ? " all" : null}
      </ActionButton>
    </details>
  );
}
