import { type ComponentType, lazy, Suspense } from "react";
import type { ProjectDocument, ServiceType } from "#domain/projects/contract.ts";
import { ThreadLoading } from "../ui/Thread.tsx";
import type { PreviewProps } from "./designer-props.ts";

/** The preview of each type, fetched when it is first shown. */
const previews: {
  readonly [Type in ServiceType]?: ComponentType<PreviewProps<Type>>;
} = {
  "form-interface": lazy(() => import("./form-interface/preview.tsx")),
};

/** What a project looks like: the same in the workspace, on a share page and before a template is chosen. */
export function Preview({
  serviceType,
  name,
  configuration,
}: Pick<ProjectDocument, "name" | "configuration"> & { serviceType: ServiceType }) {
  // A configuration belongs to its project's type, which TypeScript can't follow through two variables.
  const Shown = previews[serviceType] as
    | ComponentType<{ name: string; configuration: ProjectDocument["configuration"] }>
    | undefined;
  return Shown ? (
    <Suspense fallback={<ThreadLoading label="Loading the preview…" />}>
      <Shown name={name} configuration={configuration} />
    </Suspense>
  ) : null;
}
