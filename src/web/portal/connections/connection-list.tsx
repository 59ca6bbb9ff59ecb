import { Link } from "react-router";
import { type ConnectionView, kindTitle } from "#domain/connections/contract.ts";
import { paths } from "../../paths.ts";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { ConnectionMark } from "./connection-state.tsx";

const failedWords = (many: number) =>
  many === 0 ? null : many === 1 ? "1 delivery failed" : `${many} deliveries failed`;

const columns: Column<ConnectionView>[] = [
  {
    title: "Name",
    isName: true,
    cell: ({ id, name }) => <Link to={paths.portalConnection(id)}>{name}</Link>,
  },
  { title: "Service", cell: ({ kind }) => kindTitle(kind) },
  {
    title: "Status",
    cell: ({ state, failedDeliveries }) => (
      <>
        <ConnectionMark state={state} />
        <span className="cell-note">{failedWords(failedDeliveries)}</span>
      </>
    ),
  },
  {
    title: "Last used",
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : "Not yet"),
  },
];

/** A person's connections, newest first. */
export const ConnectionList = ({ connections }: { connections: ConnectionView[] }) => (
  <section className="portal-part" aria-label="Your connections">
    <DataTable
      caption="Your connections"
      columns={columns}
      rows={connections}
      keyOf={({ id }) => id}
    />
  </section>
);
