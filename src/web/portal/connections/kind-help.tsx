import { connectionWords } from "#content/connection-kinds.ts";
import type { ConnectionKind } from "#domain/connections/contract.ts";

/** What a service is connected for; of a new one also how its key is made. */
export function KindHelp({ kind, isNew = false }: { kind: ConnectionKind; isNew?: boolean }) {
  const { about, steps, code, link } = connectionWords[kind];
  return (
    <div className="kind-help">
      <p>{about}</p>
      {isNew ? (
        <ol className="kind-help__steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {isNew && code ? (
        <pre className="kind-help__code">
          <code>{code}</code>
        </pre>
      ) : null}
      <p>
        <a className="kind-help__link" href={link.href} rel="noreferrer" target="_blank">
          {link.label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}
