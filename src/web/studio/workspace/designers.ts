import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { ServiceType } from "#domain/projects/contract.ts";
import type { DesignerProps, PreviewProps } from "../designer-props.ts";

type Module<Props> = () => Promise<{ default: ComponentType<Props> }>;

// Each type's folder is named like the type; what stands there is fetched with the first project of it.
const designerFiles = import.meta.glob("../*/designer.tsx") as Record<
  string,
  Module<DesignerProps<ServiceType>>
>;
const previewFiles = import.meta.glob("../*/preview.tsx") as Record<
  string,
  Module<PreviewProps<ServiceType>>
>;

const lazily = <Props>(files: Record<string, Module<Props>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.split("/")[1] ?? "", lazy(load)]),
  ) as Partial<Record<ServiceType, LazyExoticComponent<ComponentType<Props>>>>;

/** The designer of each type that has one. */
export const designers = lazily(designerFiles);
/** What a project of a type looks like when it runs, where something draws that. */
export const previews = lazily(previewFiles);
