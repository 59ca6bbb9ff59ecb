import { brand } from "#content/brand.ts";
import { forgetRow, listRows } from "#domain/automations/index.ts";
import { requireProject } from "#domain/projects/index.ts";
import { depsContext } from "../../../kit/context.ts";
import { formText } from "../../../kit/form-text.ts";
import { orUnreachable } from "../../../kit/forms/or-unreachable.ts";
import { done } from "../../../kit/forms/outcome.ts";
import { confirmFirst, runForm } from "../../../kit/forms/run-form.ts";
import { type Actions, useActions } from "../../../kit/forms/use-actions.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ActionButton } from "../../../ui/ActionButton.tsx";
import { ConfirmAction } from "../../../ui/ConfirmAction.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { OutcomeBanner } from "../../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/tables.ts";
import { RunsHead } from "./runs-head.tsx";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  translateErrors(async () => ({
    ...(await listRows(context.get(actorContext), params.id, context.get(depsContext))),
    projectId: params.id,
  }));

/** Deletes a row: `table` and `key`. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
    await requireProject(deps.db, actor, args.params.id);
    if (formText(form, "confirmed") !== "yes") return confirmFirst();
    const [table, key] = [formText(form, "table"), formText(form, "key")];
    await forgetRow(actor, { projectId: args.params.id, table, key }, deps);
    return done("Row deleted.");
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => [
  { title: `Tables · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columnsFor = (canChange: boolean, actions: Actions): Column<Row>[] => [
  { title: "Key", isName: true, cell: ({ key }) => <span className="person">{key}</span> },
  { title: "Table", cell: ({ table }) => table },
  {
    title: "Value",
    cell: ({ value }) => <code className="run-value">{JSON.stringify(value)}</code>,
  },
  { title: "Stored", cell: ({ changedAt }) => <Moment at={changedAt} /> },
  ...(canChange
    ? [
        {
          title: "Actions",
          isActions: true,
          cell: ({ table, key }: Row) => (
            <ActionButton
              actions={actions}
              fields={{ intent: "delete", table, key }}
              about={key}
              asks
              busy="Deleting…"
            >
              Delete
            </ActionButton>
          ),
        },
      ]
    : []),
];

/** What an automation keeps for its later runs. */
export default function AutomationTables({ loaderData, actionData }: Route.ComponentProps) {
  const { projectId, rows, isCut, canChange } = loaderData;
  const here = paths.automationTables(projectId);
  const actions = useActions(here, actionData);
  return (
    <div className="desk">
      <RunsHead projectId={projectId} title={`Tables of “${loaderData.name}”`} />
      <OutcomeBanner outcome={actions.outcome} failure="The row was not deleted" />
      {rows.length === 0 ? (
        <EmptyState>
          <p>No rows yet. The step “Store a row” keeps data for later runs.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="Rows by table and key"
          columns={columnsFor(canChange, actions)}
          rows={rows}
          keyOf={({ table, key }) => `${table}/${key}`}
        />
      )}
      {isCut ? <p className="field__hint">Showing the first {rows.length} rows.</p> : null}
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={() => ({
          title: "Delete this row?",
          text: "Later runs won’t find it.",
          confirm: "Delete",
        })}
      />
    </div>
  );
}
