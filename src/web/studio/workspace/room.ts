import type { ProjectView } from "#domain/projects/contract.ts";
import type { useProjectEvents } from "./use-project-events.ts";
import type { useWorkspace } from "./use-workspace.ts";

/** The open project, as every part of its workspace gets it. */
export type Room = Pick<ReturnType<typeof useWorkspace>, "store" | "state"> &
  ReturnType<typeof useProjectEvents> & {
    project: ProjectView;
    /** Viewers, and whoever lost access, change nothing. */
    isReadOnly: boolean;
  };

/** Spec studio.md §4: catalog is the first. */
export type PanelTab = "catalog" | "designer" | "preview";

/** The window that is open over the workspace. */
export type OpenDialog =
  | "share"
  | "export"
  | "publish"
  | "pause"
  | "resume"
  | "take-offline"
  | "deployments"
  | "versions"
  | null;
export type DialogProps = Room & { close: () => void };
