import { memo, useDeferredValue } from "react";
import { newConfiguration } from "#domain/projects/configuration/types.ts";
import type { ProjectDocument, ServiceType } from "#domain/projects/contract.ts";
import { isSameJson } from "#kit/json-changes.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Preview } from "../../preview.tsx";

type Props = { type: ServiceType; document: ProjectDocument };

/** The Preview tab (spec studio.md §2.4): what runs, drawn a moment after it changes, so that typing never waits. */
export const PreviewPane = ({ type, document }: Props) => (
  <Drawn type={type} document={useDeferredValue(document)} />
);

const Drawn = memo(function Drawn({ type, document: { name, configuration } }: Props) {
  if (isSameJson(configuration, newConfiguration(type)))
    return (
      <EmptyState>
        <p className="text-5 font-medium">No preview yet</p>
        <p className="text-ink-soft">A preview appears here once your service is configured.</p>
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">Preview</h2>
      <Preview serviceType={type} name={name} configuration={configuration} />
    </>
  );
});
