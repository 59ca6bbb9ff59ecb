import { Suspense } from "react";
import type { ProjectDocument, ServiceType } from "#domain/projects/contract.ts";
import { ThreadLoading } from "../ui/Thread.tsx";
import { previews } from "./previews.ts";

/** What a project looks like: the same in the workspace, on a share page and before a template is chosen. */
export function Preview({
  serviceType,
  name,
  configuration,
  isShared = false,
}: Pick<ProjectDocument, "name" | "configuration"> & {
  serviceType: ServiceType;
  isShared?: boolean;
}) {
  const Shown = previews[serviceType];
  return Shown ? (
    <Suspense fallback={<ThreadLoading label="Loading the preview…" />}>
      <Shown name={name} configuration={configuration} isShared={isShared} />
    </Suspense>
  ) : null;
}
