import { typeOffers } from "#content/studio-start/types.ts";
import { counted } from "#content/words.ts";
import type { ImportedFlow } from "#domain/projects/index.ts";
import { Create, Shown } from "./proposal.tsx";

/** The form stands below the catalogue: what came of it is brought into view. */
function intoView(place: HTMLDivElement | null): void {
  place?.scrollIntoView({ block: "start" });
  place?.focus({ preventScroll: true });
}

/** What a workflow of n8n becomes here, and what is left to do; nothing is created yet. */
export function ImportedProposal({ flow: { proposal, report } }: { flow: ImportedFlow }) {
  const { name, configuration, serviceType } = proposal;
  return (
    <div ref={intoView} tabIndex={-1}>
      <Shown
        title={name}
        type={typeOffers[serviceType].name}
        configured={{ name, configuration, serviceType }}
      >
        <p className="proposal__type">
          {counted(report.matched, "node")} of n8n {report.matched === 1 ? "does" : "do"} the same
          here. n8n runs each step once for every item; here, use a loop for that.
        </p>
        <List
          title="To connect or choose"
          rows={report.connect.map(({ name: step, what }) => [step, what])}
        />
        <List
          title="Not matched"
          rows={report.unmatched.map(({ name: step, kind, why }) => [`${step} (${kind})`, why])}
        />
        <List title="To check" rows={report.notes.map(({ name: step, text }) => [step, text])} />
        <Create label="Create project">
          <input type="hidden" name="intent" value="proposal" />
          <input type="hidden" name="proposal" value={JSON.stringify(proposal)} />
          <input type="hidden" name="template" value="" />
        </Create>
        <p className="proposal__type">This list is kept as a note in the builder.</p>
      </Shown>
    </div>
  );
}

function List({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="proposal__heading">{title}</h3>
      <ul className="proposal__reasons">
        {rows.map(([step, what], at) => (
          <li key={at}>
            <strong>{step}</strong>: {what}
          </li>
        ))}
      </ul>
    </>
  );
}
