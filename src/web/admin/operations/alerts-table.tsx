import type { AlertView } from "#domain/operations/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { CircleAlert, TriangleAlert } from "../../ui/icons.tsx";
import { AdminName, type Admins } from "../admin-name.tsx";
import type { AlertChange } from "./use-alert-change.ts";
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
  { title: "Times", isFigure: true, cell: ({ times }) => times.toLocaleString("en-US") },
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

const openColumns = (change: AlertChange): Column<AlertView>[] => [
  told,
  { title: "Severity", cell: (alert) => <Severity {...alert} /> },
  ...seen,
  {
    title: "Actions",
    isActions: true,
    cell: (alert) => (
      <div className="deeds">
        <Resolve alert={alert} change={change} />
      </div>
    ),
  },
];

/** What waits for somebody; each row can be resolved, also without scripts. */
export const OpenAlerts = ({
  alerts,
  change,
}: {
  alerts: readonly AlertView[];
  change: AlertChange;
}) => (
  <DataTable
    caption="Open alerts, newest first"
    columns={openColumns(change)}
    rows={alerts}
    keyOf={({ id }) => id}
  />
);

function Resolve({ alert, change }: { alert: AlertView; change: AlertChange }) {
  const isBusy = change.isResolving(alert.id);
  return (
    <change.Form
      method="post"
      action={change.action}
      className="deed"
      onSubmit={(event) => {
        if (change.isWorking) event.preventDefault();
      }}
    >
      <input type="hidden" name="alertId" value={alert.id} />
      <Button type="submit" variant="quiet" size="small" busy={isBusy}>
        {isBusy ? "Resolving..." : "Resolve"}
        <span className="sr-only">: {alert.title}</span>
      </Button>
    </change.Form>
  );
}

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
