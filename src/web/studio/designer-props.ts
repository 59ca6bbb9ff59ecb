import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { ConfigurationOf, ServiceType } from "#domain/projects/configuration/types.ts";

/**
 * What a designer of one type gets: `src/web/studio/<type>/designer.tsx`, its default export. It holds no copy of the
 * configuration: saving, undo and merging are the workspace's.
 */
export type DesignerProps<Type extends ServiceType> = {
  projectId: string;
  /** What the project is called. */
  name: string;
  configuration: ConfigurationOf<Type>;
  /** Replaces the configuration. What is typed into one field within a second becomes one step of undo. */
  change: (next: ConfigurationOf<Type>) => void;
  /** Saves what isn't saved yet. @returns whether the server has all of it now */
  save: () => Promise<boolean>;
  /** Opens the question whether it goes live. */
  publish: () => void;
  /** Viewers see the same designer with its controls switched off. */
  isReadOnly: boolean;
  /** What keeps it from being published; shown at the field that `path` names. */
  problems: readonly Problem[];
  /** Tells the workspace what else is wrong: what only the designer can find out. The same list stays the same. */
  report: (problems: readonly Problem[]) => void;
  /** The path of what is selected (a field, a step), kept by the workspace so that panel and preview share it. */
  selected: string | null;
  select: (id: string | null) => void;
};

/** What a preview gets: `src/web/studio/<type>/preview.tsx`, its default export; also drawn on share pages. */
export type PreviewProps<Type extends ServiceType> = {
  name: string;
  configuration: ConfigurationOf<Type>;
  /** Seen by someone who doesn’t edit the project: advice for its author is left out. */
  isShared?: boolean;
};
