import { memo, Suspense, useCallback } from "react";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { Configuration, ServiceType } from "#domain/projects/contract.ts";
import { useHasScripts } from "../../kit/use-has-scripts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { SaveContext } from "../price/save-context.ts";
import { designers } from "./designers.ts";
import type { WorkspaceStore } from "./session/workspace-store.ts";

type Props = {
  type: ServiceType;
  projectId: string;
  name: string;
  configuration: Configuration;
  store: WorkspaceStore;
  isReadOnly: boolean;
  problems: readonly Problem[];
  report: (problems: readonly Problem[]) => void;
  selected: string | null;
  select: (id: string | null) => void;
  publish: () => void;
};

/** The designer of the project's type (spec studio.md §2.4), drawn again only when something of it changed. */
const Design = memo(function Design({ type, store, ...rest }: Props) {
  const change = useCallback(
    (configuration: Configuration) => {
      const { document } = store.state().editing;
      store.change({ ...document, configuration });
    },
    [store],
  );
  const save = useCallback(async () => {
    await store.save();
    return store.state().saving.state === "saved";
  }, [store]);
  const Designer = designers[type];
  return Designer ? (
    <SaveContext value={save}>
      <Designer {...rest} change={change} save={save} />
    </SaveContext>
  ) : null;
});

export function MainArea({ openCatalog, ...props }: Props & { openCatalog: () => void }) {
  const isInBrowser = useHasScripts(); // designers are fetched and drawn there only
  if (!designers[props.type])
    return (
      <EmptyState
        action={
          <Button variant="quiet" onClick={openCatalog}>
            Open the catalog
          </Button>
        }
      >
        <p className="text-5 font-medium">Select a service from the catalog</p>
        <p className="text-ink-soft">
          The designer for this type isn’t open yet. Your project is kept as it is.
        </p>
      </EmptyState>
    );
  const loading = <ThreadLoading label="Loading the project" />;
  return isInBrowser ? (
    <Suspense fallback={loading}>
      <Design {...props} />
    </Suspense>
  ) : (
    loading
  );
}
