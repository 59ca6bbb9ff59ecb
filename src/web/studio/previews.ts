import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { ServiceType } from "#domain/projects/contract.ts";
import type { PreviewProps } from "./designer-props.ts";

type Preview = ComponentType<PreviewProps<ServiceType>>;

// Each type's folder is named like the type; what stands there is fetched when the first one is looked at.
const files = import.meta.glob("./*/preview.tsx") as Record<
  string,
  () => Promise<{ default: Preview }>
>;

/** What a project of a type looks like when it runs, where something draws that. */
export const previews: Partial<Record<ServiceType, LazyExoticComponent<Preview>>> =
  Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.split("/")[1] ?? "", lazy(load)]),
  );
