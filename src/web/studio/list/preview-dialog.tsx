import { useEffect, useRef } from "react";
import type { ProjectCard } from "#domain/projects/contract.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PictureContext } from "../pictures.ts";
import { Preview } from "../preview.tsx";

/** A project as people will see it, over the list. */
export function PreviewDialog({ project, close }: { project: ProjectCard; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { id, name, serviceType, configuration } = project;
  return (
    <Dialog
      ref={dialog}
      className="preview-dialog"
      title={name}
      onClose={close}
      footer={<ButtonLink href={paths.workspace(id)}>Open</ButtonLink>}
    >
      <PictureContext value={(fileId) => fileId && paths.projectPicture(id, fileId)}>
        <Preview serviceType={serviceType} name={name} configuration={configuration} />
      </PictureContext>
    </Dialog>
  );
}
