import type { AlertView } from "#domain/operations/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { CircleAlert, TriangleAlert } from "../../ui/icons.tsx";
import { AdminName, type Admins } from "../admin-name.tsx";
import { When } from "../when.tsx";

/** The whole story of an alert: what happened, and what to do. */
const told: Column<AlertView> = {
  title: "Alert",
  isName: true,
  cell: ({ title, detail }) => (
    <>
      {title}
      <span className="alert__detail">{detail}</span>
    </>
  ),
};

function Severity({ severity }: Pick<AlertView, "severity">) {
  return severity === "critical" ? (
    <Badge tone="brick" icon={<CircleAlert size={15} />}>
      Critical
    </Badge>
  ) : (
    <Badge tone="amber" icon={<TriangleAlert size={15} />}>
      Warning
    </Badge>
  );
}

const seen: Column<AlertView>[] = [
  { title: "Times seen", isFigure: true, cell: ({ times }) => times.toLocaleString("en-US") },
  {
    title: "Last seen",
    cell: ({ createdAt, lastAt }) => (
      <span className="alert__lines">
        <When iso={lastAt} />
        <span className="alert__note">
          First seen <When iso={createdAt} day />
        </span>
      </span>
    ),
  },
];

const openColumns = (actions: Actions): Column<AlertView>[] => [
  told,
  { title: "Severity", cell: (alert) => <Severity {...alert} /> },
  ...seen,
  {
    title: "Actions",
    isActions: true,
    cell: (alert) => (
      <div className="actions">
        <ActionButton
          actions={actions}
          fields={{ alertId: alert.id }}
          about={alert.title}
          busy="Resolving..."
        >
          Resolve
        </ActionButton>
      </div>
    ),
  },
];

/** What waits for somebody; each row can be resolved, also without scripts. */
export const OpenAlerts = ({
  alerts,
  actions,
}: {
  alerts: readonly AlertView[];
  actions: Actions;
}) => (
  <DataTable
    caption="Open alerts, newest first"
    columns={openColumns(actions)}
    rows={alerts}
    keyOf={({ id }) => id}
  />
);

const resolvedColumns = (people: Admins): Column<AlertView>[] => [
  told,
  ...seen,
  {
    title: "Resolved",
    cell: ({ resolvedAt, resolvedBy }) => (
      <span className="alert__lines">
        {resolvedAt ? <When iso={resolvedAt} /> : null}
        <span className="alert__note">
          {resolvedBy === "system" ? (
            "Automatically"
          ) : (
            <>
              By <AdminName id={resolvedBy} {...people} />
            </>
          )}
        </span>
      </span>
    ),
  },
];

/** What was dealt with, and by whom. */
export const ResolvedAlerts = ({
  alerts,
  ...people
}: Admins & { alerts: readonly AlertView[] }) => (
  <DataTable
    caption="Resolved alerts, newest first"
    columns={resolvedColumns(people)}
    rows={alerts}
    keyOf={({ id }) => id}
  />
);
