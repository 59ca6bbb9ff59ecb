import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { DialogProps, OpenDialog } from "../room.ts";
import { DeploymentsDialog } from "./deployments-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { RunningDialog } from "./running-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { VersionsPanel } from "./versions-panel.tsx";

/** The window that is open over the workspace, if any. */
export function WorkspaceDialogs({
  dialog,
  problems,
  ...props
}: DialogProps & { dialog: OpenDialog; problems: readonly Problem[] }) {
  switch (dialog) {
    case "share":
      return <ShareDialog {...props} />;
    case "export":
      return <ExportDialog {...props} />;
    case "publish":
      return <PublishDialog {...props} problems={problems} />;
    case "deployments":
      return <DeploymentsDialog {...props} />;
    case "versions":
      return <VersionsPanel {...props} />;
    case null:
      return null;
    default:
      return <RunningDialog {...props} does={dialog} />;
  }
}
