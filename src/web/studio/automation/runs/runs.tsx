import { Form, Link } from "react-router";
import { brand } from "#content/brand.ts";
import { counted } from "#content/words.ts";
import { endedStates, type RunListItem } from "#domain/automations/contract.ts";
import { listRuns, retryFailedRuns } from "#domain/automations/index.ts";
import { triggerTitle } from "#steps/triggers.ts";
import { depsContext } from "../../../kit/context.ts";
import { orUnreachable } from "../../../kit/forms/or-unreachable.ts";
import { done } from "../../../kit/forms/outcome.ts";
import { runForm } from "../../../kit/forms/run-form.ts";
import { useActions } from "../../../kit/forms/use-actions.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Field, Select } from "../../../ui/Field.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import type { Route } from "./+types/runs.ts";
import { RunNow } from "./run-now.tsx";
import { runWords, tookWords } from "./run-words.ts";
import { RunsHead } from "./runs-head.tsx";
import { useAgainWhile } from "./use-again-while.ts";

/** `?show=` is a state, `?search=` words in what was given or went wrong, `?after=` a place in the list. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const asked = (name: string) => url.searchParams.get(name) ?? "";
    const [show, search, after] = [asked("show"), asked("search"), asked("after")];
    const list = await listRuns(actor, { projectId: params.id, state: show, search, after }, deps);
    return { ...list, show, search, after };
  });

/** Tries all failed runs again. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async () => {
    const [actor, deps] = [args.context.get(actorContext), args.context.get(depsContext)];
    const count = await retryFailedRuns(actor, args.params.id, deps);
    return done(
      count === 0
        ? "There are no failed runs to retry."
        : `${counted(count, "failed run")} ${count === 1 ? "is" : "are"} being retried.`,
    );
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => [
  { title: `Runs · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const columnsFor = (projectId: string): Column<RunListItem>[] => [
  {
    title: "Started",
    isName: true,
    cell: ({ id, startedAt }) => (
      <Link className="person" to={paths.automationRun(projectId, id)}>
        <Moment at={startedAt} />
      </Link>
    ),
  },
  {
    title: "Status",
    cell: ({ state, problem }) => (
      <>
        <Badge tone={runWords[state].tone}>{runWords[state].text}</Badge>
        {problem ? <p className="run-problem">{problem}</p> : null}
      </>
    ),
  },
  {
    title: "Started by",
    cell: ({ trigger, isTest, testedStep, hasEffects }) => {
      if (!isTest) return triggerTitle(trigger);
      const what = testedStep === null ? "Test of the draft" : `Test of “${testedStep}”`;
      return hasEffects ? `${what}, with effects` : what;
    },
  },
  { title: "Steps", isFigure: true, cell: ({ steps }) => steps },
  {
    title: "Duration",
    isFigure: true,
    cell: ({ startedAt, endedAt }) => (endedAt ? tookWords(startedAt, endedAt) : "Not finished"),
  },
];

/** What an automation did, newest first. */
export default function AutomationRuns({ loaderData, actionData }: Route.ComponentProps) {
  const { projectId, items, next, show, search, after, isLive, left } = loaderData;
  const actions = useActions(paths.automationRuns(projectId), actionData);
  const hasFailed = items.some(({ state, isTest }) => state === "failed" && !isTest);
  useAgainWhile(items.some(({ state }) => !endedStates.includes(state) && state !== "waiting"));
  return (
    <div className="desk">
      <RunsHead
        projectId={projectId}
        title={`Runs of “${loaderData.name}”`}
        actions={
          loaderData.canChange ? (
            <>
              {hasFailed ? (
                <ActionButton actions={actions} fields={{ intent: "retry" }} busy="Retrying…">
                  Retry failed runs
                </ActionButton>
              ) : null}
              {loaderData.manualFields ? (
                <RunNow projectId={projectId} fields={loaderData.manualFields} />
              ) : null}
            </>
          ) : null
        }
      />
      <OutcomeBanner outcome={actions.outcome} failure="That didn’t work" />
      {left > 0 ? (
        <p className="text-ink-soft">
          {counted(left, "run")} left this month in your plan, for all of your automations.
        </p>
      ) : (
        <Notice tone="amber" title="No runs left this month">
          The owner’s plan has no runs left, so triggers won’t start any until next month.
        </Notice>
      )}
      <Form className="desk__search">
        <Field
          label="Search"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={200}
          placeholder="Trigger data or error"
        />
        <Select label="Show" name="show" defaultValue={show}>
          <option value="">All</option>
          {Object.entries(runWords).map(([state, { text }]) => (
            <option key={state} value={state}>
              {text}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </Form>
      {items.length === 0 ? (
        <EmptyState>
          <p>
            {show !== "" || search !== ""
              ? "No matching runs"
              : isLive
                ? "No runs yet. They appear here when a trigger fires."
                : "No runs yet. Test the automation in its designer, or publish it."}
          </p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Runs, newest first"
            columns={columnsFor(projectId)}
            rows={items}
            keyOf={({ id }) => id}
          />
          <Pager
            first={after ? paths.automationRuns(projectId, { show, search }) : null}
            next={next ? paths.automationRuns(projectId, { show, search, after: next }) : null}
          />
        </>
      )}
    </div>
  );
}
