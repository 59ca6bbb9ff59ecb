import { Link } from "react-router";
import type { ConnectionUse, ConnectionView } from "#domain/connections/contract.ts";
import { paths } from "../../paths.ts";
import { Moment } from "../../ui/Moment.tsx";
import { ConnectionMark } from "./connection-state.tsx";

/** How a connection works now, since when, and what uses it. */
export function ConnectionNow({
  connection: { state, message, testedAt, lastUsedAt, lastFailedAt },
  uses,
}: {
  connection: ConnectionView;
  uses: ConnectionUse[];
}) {
  const times = [
    { word: "Tested", at: testedAt },
    { word: "Last used", at: lastUsedAt },
    { word: "Last failed", at: lastFailedAt },
  ].filter((one): one is { word: string; at: string } => one.at !== null);
  return (
    <section className="connection-now" aria-label="Status">
      <ConnectionMark state={state} />
      {state === "locked" ? (
        <p>
          The keys of this installation have changed, so this connection can no longer be read.
          Enter its secrets again below.
        </p>
      ) : state === "failing" ? (
        <p>{message}</p>
      ) : null}
      <p className="connection-now__times">
        {times.map(({ word, at }, index) => (
          <span key={word}>
            {index > 0 ? " · " : null}
            {word} <Moment at={at} />
          </span>
        ))}
      </p>
      <p>
        {uses.length === 0 ? "No project uses it yet." : "Used by "}
        {uses.map(({ projectId, name }, index) => (
          <span key={projectId}>
            {index > 0 ? ", " : null}
            <Link to={paths.workspace(projectId)}>{name}</Link>
          </span>
        ))}
      </p>
    </section>
  );
}
