import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from "react";
import type { ProjectDocument, ServiceType } from "#domain/projects/contract.ts";
import { ThreadLoading } from "../ui/Thread.tsx";
import type { PreviewProps } from "./designer-props.ts";

type AnyPreview = ComponentType<PreviewProps<ServiceType>>;

/** Each type's folder is named like the type; its preview is fetched when the first one is shown. */
const files = import.meta.glob("./*/preview.tsx") as Record<
  string,
  () => Promise<{ default: AnyPreview }>
>;
const previews: Readonly<Record<string, LazyExoticComponent<AnyPreview>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file, lazy(load)]),
);

/** What a project looks like: the same in the workspace, on a share page and before a template is chosen. */
export function Preview({
  serviceType,
  name,
  configuration,
}: Pick<ProjectDocument, "name" | "configuration"> & { serviceType: ServiceType }) {
  const Shown = previews[`./${serviceType}/preview.tsx`];
  return Shown ? (
    <Suspense fallback={<ThreadLoading label="Loading the preview…" />}>
      <Shown name={name} configuration={configuration} />
    </Suspense>
  ) : null;
}
