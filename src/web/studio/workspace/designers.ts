import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { ServiceType } from "#domain/projects/contract.ts";
import type { DesignerProps } from "../designer-props.ts";

// Each type's folder is named like the type; what stands there is fetched with the first project of it.
const designerFiles = import.meta.glob("../*/designer.tsx") as Record<
  string,
  () => Promise<{ default: ComponentType<DesignerProps<ServiceType>> }>
>;
/** The designer of each type that has one. */
export const designers = Object.fromEntries(
  Object.entries(designerFiles).map(([path, load]) => [path.split("/")[1] ?? "", lazy(load)]),
) as Partial<Record<ServiceType, LazyExoticComponent<ComponentType<DesignerProps<ServiceType>>>>>;
