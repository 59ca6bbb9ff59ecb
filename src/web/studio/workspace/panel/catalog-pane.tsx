import { lazy, memo, Suspense } from "react";
import type { ServiceType } from "#domain/projects/contract.ts";
import { ThreadLoading } from "../../../ui/Thread.tsx";
import type { WorkspaceStore } from "../session/workspace-store.ts";

// The templates are as large as the rest of the panel.
const TemplateList = lazy(async () => ({
  default: (await import("./template-list.tsx")).TemplateList,
}));

/** The Catalog tab: templates for this project, and for new ones. */
export const CatalogPane = memo(function CatalogPane(props: {
  type: ServiceType;
  store: WorkspaceStore;
  isReadOnly: boolean;
}) {
  return (
    <Suspense fallback={<ThreadLoading label="Loading the catalog" />}>
      <TemplateList {...props} />
    </Suspense>
  );
});
