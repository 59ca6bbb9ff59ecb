import { Dialog } from "../../../ui/Dialog.tsx";
import type { DialogProps } from "../room.ts";
import { ShareLinks } from "./share-links.tsx";
import { ShareMembers } from "./share-members.tsx";
import { useOpened } from "./use-opened.ts";

/** Who may see a project and who may change it; private until its owner says otherwise. */
export function ShareDialog({ project, close }: DialogProps) {
  const dialog = useOpened();
  return (
    <Dialog ref={dialog} title="Share Project" className="workspace-dialog" onClose={close}>
      <ShareMembers projectId={project.id} />
      <ShareLinks projectId={project.id} />
    </Dialog>
  );
}
