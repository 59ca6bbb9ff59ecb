import { useState } from "react";
import type { VersionView } from "#domain/projects/contract.ts";
import { Button } from "../../../ui/Button.tsx";
import { Panel } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ThreadLoading } from "../../../ui/Thread.tsx";
import { callProject } from "../call-project.ts";
import type { DialogProps } from "../room.ts";
import { CompareVersions } from "./compare-versions.tsx";
import { useCall, useRead } from "./use-call.ts";
import { useOpened } from "./use-opened.ts";
import { VersionRow } from "./version-row.tsx";

type Page = { items: VersionView[]; next: number | null };

/** The history of a project along the thread: names, comparisons, and the way back to any version. */
export function VersionsPanel({ project, store, state, isReadOnly, refresh, close }: DialogProps) {
  const dialog = useOpened();
  const { answer, read } = useRead<Page>(project.id, "versions");
  const [older, setOlder] = useState<Page | null>(null);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const { call, isBusy, failure } = useCall(project.id);
  const versions = [...(answer?.items ?? []), ...(older?.items ?? [])];
  const next = (older ?? answer)?.next ?? null;

  const readOlder = async () => {
    const page = await callProject<Page>(project.id, `versions?before=${next}`).catch(() => null);
    if (page) setOlder({ items: [...(older?.items ?? []), ...page.items], next: page.next });
  };
  const name = async (revision: number, label: string) => {
    if (await call(`versions/${revision}/name`, { label })) await read();
  };
  const restore = async (revision: number) => {
    await store.save();
    if (!(await call(`versions/${revision}/restore`, {}))) return;
    await refresh();
    setOlder(null);
    await read();
  };
  const mark = (revision: number) =>
    setMarked((now) =>
      now.includes(revision) ? now.filter((one) => one !== revision) : [...now.slice(-1), revision],
    );

  return (
    <Panel ref={dialog} title="Versions" onClose={close}>
      {answer === undefined ? <ThreadLoading label="Loading versions" /> : null}
      {answer === null ? (
        <Notice tone="brick">Versions couldn’t be loaded. Close this and try again.</Notice>
      ) : null}
      {failure ? (
        <Notice tone="brick" live>
          {failure}
        </Notice>
      ) : null}
      {versions.length > 1 ? (
        <CompareVersions
          project={project}
          revisions={marked}
          newest={state.editing.revision}
          clear={() => setMarked([])}
        />
      ) : null}
      <ol className="versions">
        {versions.map((version) => (
          <VersionRow
            key={version.revision}
            type={project.serviceType}
            version={version}
            isNewest={version.revision === state.editing.revision}
            isReadOnly={isReadOnly}
            isBusy={isBusy}
            isAlone={versions.length === 1}
            isMarked={marked.includes(version.revision)}
            mark={() => mark(version.revision)}
            name={(label) => void name(version.revision, label)}
            restore={() => void restore(version.revision)}
          />
        ))}
      </ol>
      {next === null ? null : (
        <Button variant="quiet" onClick={() => void readOlder()}>
          Show older versions
        </Button>
      )}
    </Panel>
  );
}
