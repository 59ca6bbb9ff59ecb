import { describeChanges } from "#domain/projects/configuration/describe-changes.ts";
import type { ProjectDocument, ProjectView } from "#domain/projects/contract.ts";
import { diffJson } from "#kit/json-changes.ts";
import { Button } from "../../../ui/Button.tsx";
import { ThreadLoading } from "../../../ui/Thread.tsx";
import { useRead } from "./use-call.ts";

/** Two versions in words: what became of the older one. With one chosen, the newest is the other. */
export function CompareVersions({
  project,
  revisions,
  newest,
  clear,
}: {
  project: ProjectView;
  revisions: readonly number[];
  newest: number;
  clear: () => void;
}) {
  const [first] = revisions;
  if (first === undefined)
    return (
      <p className="text-ink-soft">
        Choose a version to compare it with the newest, or two to compare them with each other.
      </p>
    );
  const second = revisions[1] ?? newest;
  const [older, newer] = first < second ? [first, second] : [second, first];
  return (
    <section className="versions__compare" aria-label="Comparison">
      {older === newer ? (
        <p>This is the newest version. Choose another one to compare.</p>
      ) : (
        <Comparison key={`${older} ${newer}`} project={project} older={older} newer={newer} />
      )}
      <Button variant="quiet" size="small" onClick={clear}>
        End comparison
      </Button>
    </section>
  );
}

function Comparison({
  project,
  older,
  newer,
}: {
  project: ProjectView;
  older: number;
  newer: number;
}) {
  const { answer: from } = useRead<ProjectDocument>(project.id, `versions/${older}`);
  const { answer: to } = useRead<ProjectDocument>(project.id, `versions/${newer}`);
  if (from === null || to === null)
    return <p>One of these versions is no longer kept. Choose another one.</p>;
  if (!from || !to) return <ThreadLoading label="Comparing" />;
  const lines = describeChanges(project.serviceType, diffJson(from, to), to);
  return (
    <>
      <h3 className="workspace-panel__title">
        From version {older} to version {newer}
      </h3>
      {lines.length === 0 ? <p>No differences.</p> : null}
      <ul className="versions__changes">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
